//! Presses of buttons: acknowledged at once, and judged anew, for every presser and however old the
//! message is.

use crate::api::fault::{Fault, with_retries};
use crate::bot::Bot;
use crate::commands::answers::{edit, is_private, private_text};
use crate::commands::{as_command, interactions, views};
use crate::messages::asking::ask;
use crate::messages::origin::Origin;
use crate::names;
use crate::places::rights;
use crate::places::visibility::VisibilityLookup;
use crate::posting::{markup, post};
use menagerie_chat::account_limits::Turn;
use menagerie_chat::conversation::{Answer, Instead, pressed, visibility_of};
use menagerie_core::model::request::{Command, Via, ViewRequest, Which};
use menagerie_core::model::{ActionKind, Answered, Reply, Text};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{GameId, message};
use menagerie_rules::notation::coordinates;
use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

/// Does what a button says, if its presser may.
pub async fn press(bot: &Bot, interaction: &ComponentInteraction) {
    let turn = bot.askers.turn(interaction.user.id);
    if turn == Turn::Never {
        return;
    }
    let picked = picked(interaction);
    let action = ActionKind::decode(picked.unwrap_or(&interaction.data.custom_id));
    // The answer to a command or a look is for its caller: the message of the button stays for all others.
    let is_own = matches!(&action, Some(ActionKind::Do(_) | ActionKind::Look(_)));
    let response = if is_own && !is_private(&interaction.message) {
        let alone = CreateInteractionResponseMessage::new().ephemeral(true);
        CreateInteractionResponse::Defer(alone)
    } else {
        CreateInteractionResponse::Acknowledge
    };
    let acknowledged = interaction.create_response(bot.http.uncounted(), response).await;
    if let Err(error) = acknowledged {
        tracing::warn!(why = Fault::from(error).words(), "a press was not acknowledged");
    }
    let language = bot.front.languages.of_press(interaction).await;
    match turn {
        Turn::After(wait) => tokio::time::sleep(wait).await,
        Turn::Told => {
            let told = private_text(bot, &message!("discord-too-fast"), language).await;
            return follow_up(bot, interaction, told).await;
        }
        Turn::Now | Turn::Never => {}
    }
    let Some(action) = action else {
        // The button is not ours, or is of a very old version.
        let text = private_text(bot, &message!("discord-unknown-button"), language).await;
        return follow_up(bot, interaction, text).await;
    };
    // Offers and boards are posted for all and are changed there. A message that only the caller
    // sees, or a question to them, is answered in its place.
    let answered = action.answered();
    let settled_elsewhere = answered == Answered::AtTheOffer && !is_private(&interaction.message);
    let is_beside = answered == Answered::Beside;
    let command = match pressed(action) {
        Ok(command) => command,
        Err(Instead::Say(text)) => return replace(bot, interaction, &text).await,
        Err(Instead::Look(view)) => return views::look(bot, interaction, None, view).await,
        Err(Instead::Do(step)) => match as_command::of_press(bot, interaction, &step).await {
            Some(given) => {
                // Many people press a button that everybody sees, and each of them means it.
                let asked = Some(interaction.message.id);
                let asked = asked.filter(|_| is_private(&interaction.message));
                return interactions::done(bot, &given, asked).await;
            }
            None => return replace(bot, interaction, &message!("discord-unknown-button")).await,
        },
    };
    bot.services.network_presence.compare(names::made_at(interaction.id.get()));
    if !matches!(command, Command::Forget { .. }) {
        bot.meets(&interaction.user).await;
    }
    let lookup = VisibilityLookup::of_press(bot, interaction);
    let from = names::player(interaction.user.id);
    let server = interaction.guild_id.map(names::server);
    let asking = (&from, server.as_ref());
    let visibility = visibility_of(&bot.services.store, &lookup, asking, &command).await;
    let origin = Origin {
        user: interaction.user.id,
        name: interaction.user.name.clone(),
        channel: interaction.channel_id,
        guild: interaction.guild_id,
        visibility,
        authority: rights::authority(interaction.member.as_ref()),
        event: interaction.id.get(),
    };
    let chosen = picked.and_then(|_| Chosen::of(&command));
    let call = bot.call(&origin, Via::Private, command);
    let (reply, shown) = ask(bot, interaction.channel_id, call).await;
    // A menu that is refused is of no more use, so the present board takes its place.
    let instead = match chosen.filter(|_| matches!(reply, Ok(Reply::Refused(_)))) {
        Some(chosen) if !chosen.is_played(bot).await => Some(ViewRequest::Now(chosen.game)),
        _ => None,
    };
    match (reply, instead) {
        (Ok(Reply::Nothing), _) => {}
        (Ok(Reply::Refused(text)), Some(now)) => {
            views::look(bot, interaction, Some(text), now).await;
        }
        (Ok(Reply::Refused(text)), _) => {
            let answer = lookup.doubting(Answer::text(text));
            let text = answer.texts.into_iter().next().unwrap_or_default();
            follow_up(bot, interaction, private_text(bot, &text, language).await).await;
        }
        (Ok(Reply::Done(_)), _) if settled_elsewhere => {}
        // A message for all stays. This question is for the presser alone.
        (Ok(Reply::Ask(text, actions)), _) if !is_private(&interaction.message) => {
            let asked = private_text(bot, &text, language)
                .await
                .components(post::buttons(&actions, language));
            follow_up(bot, interaction, asked).await;
        }
        (reply, _) => {
            let answer = Answer::to_call(reply);
            let text = answer.texts.into_iter().next().unwrap_or_default();
            if settled_elsewhere || is_beside && !is_private(&interaction.message) {
                follow_up(bot, interaction, private_text(bot, &text, language).await).await;
            } else {
                replace(bot, interaction, &text).await;
            }
        }
    }
    if let Some(more) = shown.await {
        follow_up(bot, interaction, private_text(bot, &more, language).await).await;
    }
}

/// A move that was chosen from a menu.
struct Chosen {
    game: GameId,
    ply: usize,
    text: String,
}

impl Chosen {
    fn of(command: &Command) -> Option<Self> {
        let Command::Play(PlayRequest::Move {
            which: Which::Number(game),
            text,
            shown: Some(shown),
        }) = command
        else {
            return None;
        };
        Some(Self { game: *game, ply: shown.ply, text: text.clone() })
    }

    /// Whether the game went on with this move, so that the menu was pressed twice.
    async fn is_played(&self, bot: &Bot) -> bool {
        let Ok(Some(game)) = bot.services.store.game(self.game).await else { return false };
        let played = game.line.moves().get(self.ply);
        played.is_some_and(|mv| coordinates(game.variant(), mv) == self.text)
    }
}

/// The picked choice, if it was a menu.
fn picked(interaction: &ComponentInteraction) -> Option<&str> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            Some(values.first().map_or("", String::as_str))
        }
        _ => None,
    }
}

async fn follow_up(
    bot: &Bot,
    interaction: &ComponentInteraction,
    message: serenity::builder::CreateInteractionResponseFollowup,
) {
    let sent =
        with_retries(|| interaction.create_followup(bot.http.uncounted(), message.clone())).await;
    if let Err(fault) = sent {
        tracing::warn!(why = fault.words(), "a press was not answered");
    }
}

/// Replaces the message of the button by a text.
async fn replace(bot: &Bot, interaction: &ComponentInteraction, text: &Text) {
    // A message for all stays in their language.
    let language = if is_private(&interaction.message) {
        bot.front.languages.of_press(interaction).await
    } else {
        bot.front.languages.of_server(interaction.guild_id.map(names::server).as_ref()).await
    };
    let content = markup::linked_content(&bot.services.store, text, language).await;
    let mut edited = edit(content, Vec::new());
    // The board of a move that is not played would look like one that is.
    if is_private(&interaction.message) {
        edited = edited.clear_attachments();
    }
    let sent =
        with_retries(|| interaction.edit_response(bot.http.uncounted(), edited.clone())).await;
    if let Err(fault) = sent {
        tracing::warn!(why = fault.words(), "a press was not answered");
    }
}
