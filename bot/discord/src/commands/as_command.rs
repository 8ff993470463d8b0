//! Buttons and menus that stand for a slash command. A press does the same as that command, given where the
//! button is.

use crate::bot::Bot;
use menagerie_chat::conversation::{Kind, usage};
use menagerie_core::model::CommandReference;
use serde_json::{Value, json};
use serenity::model::application::{CommandInteraction, ComponentInteraction};
use serenity::model::id::{GuildId, UserId};

/// The command of a press, in the form in which Discord hands over commands. `None` if this version
/// does not know it.
pub async fn of_press(
    bot: &Bot,
    press: &ComponentInteraction,
    step: &CommandReference,
) -> Option<CommandInteraction> {
    given(bot, press.guild_id, serde_json::to_value(press).ok()?, step).await
}

/// The command that another one stands for, such as one of a menu.
pub async fn of_command(
    bot: &Bot,
    command: &CommandInteraction,
    step: &CommandReference,
) -> Option<CommandInteraction> {
    given(bot, command.guild_id, serde_json::to_value(command).ok()?, step).await
}

async fn given(
    bot: &Bot,
    guild: Option<GuildId>,
    mut command: Value,
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
                resolved = person(bot, guild, value.parse().ok()?).await;
                (6, json!(value))
            }
            _ => (3, json!(value)),
        };
        options.push(json!({ "name": name, "type": kind, "value": value }));
    }
    command["data"] = json!({
        "id": command["id"],
        "name": step.verb.name(),
        "type": 1,
        "options": options,
        "resolved": resolved,
    });
    let command = serde_json::from_value(command);
    command.inspect_err(|error| tracing::warn!(%error, "a press was no command")).ok()
}

/// A named person, with what Discord knows of them now.
async fn person(bot: &Bot, guild: Option<GuildId>, user: UserId) -> Value {
    let member = match guild {
        Some(guild) => bot.http.get_member(guild, user).await.ok(),
        None => None,
    };
    let as_user = match &member {
        Some(member) => Some(member.user.clone()),
        None => bot.http.get_user(user).await.ok(),
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
