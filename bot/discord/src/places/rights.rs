//! The bot's and the members' rights in servers and channels, and the names of missing ones.

use crate::api::fault::Fault;
use crate::api::request_budget::BudgetedHttp;
use crate::names;
use crate::places::channel_kinds::{Ground, ground};
use menagerie_core::message;
use menagerie_core::model::request::Authority;
use menagerie_core::model::{Text, listed};
use serenity::model::channel::{Channel, ChannelType, GuildChannel};
use serenity::model::guild::Member;
use serenity::model::id::{ChannelId, UserId};
use serenity::model::permissions::Permissions;

/// The permissions that a game needs in the channel where it begins.
const NEEDED: [(Permissions, &str); 6] = [
    (Permissions::VIEW_CHANNEL, "view-channel"),
    (Permissions::SEND_MESSAGES, "send-messages"),
    (Permissions::CREATE_PUBLIC_THREADS, "create-public-threads"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "send-messages-in-threads"),
    (Permissions::ATTACH_FILES, "attach-files"),
    // Without it, Discord refuses replies.
    (Permissions::READ_MESSAGE_HISTORY, "read-message-history"),
];

/// The rights of a member, as their command tells them.
pub fn authority(member: Option<&Member>) -> Authority {
    authority_of(member.and_then(|member| member.permissions).unwrap_or_default())
}

fn authority_of(granted: Permissions) -> Authority {
    if granted.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR) {
        Authority::Manager
    } else if granted.contains(Permissions::MODERATE_MEMBERS) {
        Authority::Moderator
    // This permission can be given for one channel alone, and the command does not tell whether it
    // was.
    } else if granted.contains(Permissions::MANAGE_MESSAGES) {
        Authority::LocalModerator
    } else {
        Authority::Player
    }
}

/// Permissions by the names that Discord shows.
pub fn permissions(names: &[&str]) -> Text {
    let names = names.iter().map(|name| message!("discord-permission", name));
    listed(&names.collect::<Vec<_>>())
}

/// The permissions that a game needs and `granted` lacks. `None` if it has all.
pub fn missing(granted: Permissions) -> Option<Vec<&'static str>> {
    missing_of(Permissions::all(), granted)
}

/// The same for the permissions in `needed`.
pub(crate) fn missing_of(needed: Permissions, granted: Permissions) -> Option<Vec<&'static str>> {
    let lacking = NEEDED
        .iter()
        .filter(|(permission, _)| needed.contains(*permission) && !granted.contains(*permission));
    let names: Vec<&str> = lacking.map(|(_, name)| *name).collect();
    (!names.is_empty()).then_some(names)
}

/// The reason why Discord refuses a channel or thread: the missing permissions, or else Discord's
/// own words.
pub async fn obstacle(http: &BudgetedHttp, me: UserId, channel: ChannelId, fault: &Fault) -> Text {
    let there = names::place(channel);
    match lacking(http, me, channel).await {
        Ok(Some(names)) => {
            message!("discord-lacking", permissions = permissions(&names), place = &there)
        }
        // A bot that does not see a channel learns no more.
        Err(Fault::Refused(_)) => {
            message!(
                "discord-lacking",
                permissions = permissions(&["view-channel"]),
                place = &there
            )
        }
        Ok(None) | Err(_) => message!("discord-refused", place = &there, why = fault.told()),
    }
}

/// The permissions that the bot lacks in a channel or thread. `None` if it lacks none.
///
/// # Errors
/// When Discord does not show the channel.
pub(crate) async fn lacking(
    http: &BudgetedHttp,
    me: UserId,
    channel: ChannelId,
) -> Result<Option<Vec<&'static str>>, Fault> {
    let found = guild_channel(http, channel).await?;
    let Some(mut found) = found else { return Ok(None) };
    // Making threads is tried, and done without if it is refused.
    let needed = match ground(found.kind) {
        Ground::Channel => Ground::Flat.needed(),
        other => other.needed(),
    };
    // A thread has the permissions of its channel.
    if let (Some(_), Some(parent)) = (found.thread_metadata, found.parent_id)
        && let Some(parent) = channel_of_thread(http, &found, parent).await
    {
        found = parent;
    }
    let guild = http.turn().await.get_guild(found.guild_id).await?;
    let member = http.turn().await.get_member(found.guild_id, me).await?;
    Ok(missing_of(needed, guild.user_permissions_in(&found, &member)))
}

/// The channel of a thread. It is looked for in the whole list, because serenity cannot read each
/// kind alone.
async fn channel_of_thread(
    http: &BudgetedHttp,
    thread: &GuildChannel,
    parent: ChannelId,
) -> Option<GuildChannel> {
    let channels = http.turn().await.get_channels(thread.guild_id).await.ok()?;
    channels.into_iter().find(|channel| channel.id == parent)
}

/// Whether a channel of this kind is a thread.
pub fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

/// A channel or thread of a server; `None` if it belongs to none.
pub async fn guild_channel(
    http: &BudgetedHttp,
    channel: ChannelId,
) -> Result<Option<GuildChannel>, Fault> {
    let found = http.turn().await.get_channel(channel).await?;
    Ok(match found {
        Channel::Guild(channel) => Some(channel),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_words::{Reader, without_links};

    #[test]
    fn what_is_missing_is_named_as_discord_names_it() {
        assert_eq!(missing(Permissions::all()), None);
        let without = Permissions::all() - Permissions::ATTACH_FILES - Permissions::VIEW_CHANNEL;
        let lacking = missing(without).expect("two are missing");
        assert_eq!(lacking, ["view-channel", "attach-files"]);
        let named = without_links(&permissions(&lacking), Reader::LOG);
        assert_eq!(named, "View Channel, Attach Files");
    }

    #[test]
    fn who_may_do_what_follows_from_their_permissions() {
        let usual = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        for (more, authority) in [
            (Permissions::empty(), Authority::Player),
            (Permissions::MANAGE_CHANNELS | Permissions::MANAGE_THREADS, Authority::Player),
            (Permissions::MANAGE_MESSAGES, Authority::LocalModerator),
            (Permissions::MODERATE_MEMBERS, Authority::Moderator),
            (Permissions::MANAGE_GUILD, Authority::Manager),
            (Permissions::MODERATE_MEMBERS | Permissions::MANAGE_GUILD, Authority::Manager),
            (Permissions::ADMINISTRATOR, Authority::Manager),
        ] {
            assert_eq!(authority_of(usual | more), authority, "{more}");
        }
        assert_eq!(authority(None), Authority::Player, "in a direct message");
    }
}
