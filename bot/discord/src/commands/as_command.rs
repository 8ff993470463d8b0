//! Buttons that stand for a slash command. A press does the same as that command, given where the
//! button is.

use crate::bot::Bot;
use menagerie_chat::conversation::{Kind, usage};
use menagerie_core::model::CommandReference;
use serde_json::{Value, json};
use serenity::model::application::{CommandInteraction, ComponentInteraction};
use serenity::model::guild::Member;
use serenity::model::id::UserId;
use serenity::model::permissions::Permissions;

/// The command of a press, in the form in which Discord hands over commands. `None` if this version
/// does not know it.
pub async fn of_press(
    bot: &Bot,
    press: &ComponentInteraction,
    step: &CommandReference,
) -> Option<CommandInteraction> {
    let (mut options, mut resolved) = (Vec::new(), json!({}));
    let known = usage(step.verb).options;
    for (name, value) in &step.with {
        let given = known.iter().find(|given| given.name == name)?;
        let (kind, value) = match given.kind {
            Kind::Number(_) => (4, json!(value.parse::<i64>().ok()?)),
            Kind::Flag => (5, json!(value == "true")),
            Kind::Member => {
                resolved = person(bot, press, value.parse().ok()?).await;
                (6, json!(value))
            }
            _ => (3, json!(value)),
        };
        options.push(json!({ "name": name, "type": kind, "value": value }));
    }
    let mut command = serde_json::to_value(press).ok()?;
    command["data"] = json!({
        "id": press.id.to_string(),
        "name": step.verb.name(),
        "type": 1,
        "options": options,
        "resolved": resolved,
    });
    // In a direct message, serenity cannot read what it writes here, and what it says has been looked at.
    command["authorizing_integration_owners"] = json!({});
    let command = serde_json::from_value(command);
    command.inspect_err(|error| tracing::warn!(%error, "a press was no command")).ok()
}

/// A named person, with what Discord knows of them now, as a command of that place would say it.
async fn person(bot: &Bot, press: &ComponentInteraction, user: UserId) -> Value {
    let mut member = match press.guild_id {
        Some(guild) => bot.http.turn().await.get_member(guild, user).await.ok(),
        None => None,
    };
    if let Some(member) = &mut member {
        member.permissions = permissions(bot, press, member).await;
    }
    let as_user = match &member {
        Some(member) => Some(member.user.clone()),
        None => bot.http.turn().await.get_user(user).await.ok(),
    };
    let mut resolved = json!({});
    if let Some(member) = member {
        resolved["members"] = json!({ user.to_string(): member });
    }
    if let Some(known) = as_user {
        resolved["users"] = json!({ user.to_string(): known });
    }
    resolved
}

/// A member's permissions in the place of a press, as far as they can be found out.
async fn permissions(
    bot: &Bot,
    press: &ComponentInteraction,
    member: &Member,
) -> Option<Permissions> {
    let known = bot.servers.known(press.guild_id?).await.ok()?;
    let above = press.channel.as_ref().and_then(|channel| channel.parent_id);
    let places = [Some(press.channel_id), above].into_iter().flatten();
    let place = places.into_iter().find(|place| known.has(*place))?;
    Some(known.rights(member, place))
}
