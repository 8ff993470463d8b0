//! Interactions where the bot is not: a person can add it to their account, and then has its commands in
//! other servers and among other people.
//!
//! # Design
//!
//! Such an interaction is treated like one alone with the bot. The other server is not ours: nothing begins
//! there, its members are not looked up, and the caller's rights there count for nothing. So the caller sees
//! their own games, and what no place hides. The answer is theirs alone there too, so it shows no game of a
//! private channel to the people around.

use serenity::model::application::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction,
    ComponentInteraction,
};
use serenity::model::id::GuildId;

/// A command without what belongs to a server that is not ours.
pub fn command(mut given: CommandInteraction) -> CommandInteraction {
    if is_outside(&given.authorizing_integration_owners, given.guild_id) {
        (given.guild_id, given.member, given.channel) = (None, None, None);
        given.data.guild_id = None;
        given.data.resolved.members.clear();
    }
    given
}

/// The same of a press.
pub fn press(mut press: ComponentInteraction) -> ComponentInteraction {
    if is_outside(&press.authorizing_integration_owners, press.guild_id) {
        (press.guild_id, press.member, press.channel) = (None, None, None);
    }
    press
}

/// Whether no server that has the bot is where it was given. The owners are who has brought it there: that server, or a
/// person's account.
fn is_outside(owners: &AuthorizingIntegrationOwners, guild: Option<GuildId>) -> bool {
    let is_here =
        |it: &_| matches!(it, AuthorizingIntegrationOwner::GuildInstall(ours) if *ours == guild);
    !owners.0.is_empty() && !owners.0.iter().any(is_here)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_server_that_has_the_bot_is_ours_whoever_has_added_it_too() {
        let guild = Some(GuildId::new(1_180_000_000_000_000_000));
        for (owners, guild, outside) in [
            (json!({ "0": "1180000000000000000" }), guild, false),
            (json!({ "0": "1180000000000000000", "1": "1180000000000000011" }), guild, false),
            (json!({ "0": "0" }), None, false),
            (json!({ "0": "0", "1": "1180000000000000011" }), None, false),
            (json!({ "1": "1180000000000000011" }), guild, true),
            (json!({ "1": "1180000000000000011" }), None, true),
            // A button from another server.
            (json!({ "0": "1180000000000000007" }), guild, true),
            (json!({}), guild, false),
        ] {
            let read: AuthorizingIntegrationOwners =
                serde_json::from_value(owners.clone()).expect("Discord sends it so");
            assert_eq!(is_outside(&read, guild), outside, "{owners}");
        }
    }
}
