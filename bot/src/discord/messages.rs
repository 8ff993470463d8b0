//! Typed messages: which of them are meant for us, and in which order they were written.

use super::events::{Bot, Origin};
use super::fault::Fault;
use super::interactions::NOT_STORED;
use super::names;
use crate::desk::DeskError;
use crate::game::{Call, Command, Via, Which};
use serenity::builder::{CreateAllowedMentions, CreateMessage};
use serenity::model::channel::{Message, MessageType};
use serenity::model::id::UserId;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long to wait for messages that were written earlier but arrive later: serenity starts a
/// task for every event and keeps no order.
const REORDER_WINDOW: Duration = Duration::from_millis(25);

/// Hands messages to the desk in the order in which they were written, until `messages` closes.
pub async fn pump(bot: Arc<Bot>, mut messages: mpsc::Receiver<Message>) {
    while let Some(first) = messages.recv().await {
        tokio::time::sleep(REORDER_WINDOW).await;
        let mut batch = vec![first];
        while let Ok(next) = messages.try_recv() {
            batch.push(next);
        }
        batch.sort_by_key(|message| message.id);
        for message in &batch {
            if let Err(error) = handle(&bot, message).await {
                tracing::error!(%error, "a message was not acted on");
                apologize(&bot, message).await;
            }
        }
    }
}

/// Plays the move of a message, if it is one. Nothing happens if it was handled before.
///
/// # Errors
/// When nothing was stored; it can be handled again.
pub async fn handle(bot: &Bot, message: &Message) -> Result<(), DeskError> {
    let Some(call) = call(bot, message) else { return Ok(()) };
    let is_of_game = bot.store.is_place_of_game(&call.place).await?;
    if !is_of_game && matches!(call.via, Via::Overheard(_)) {
        return Ok(());
    }
    let place = call.place.clone();
    bot.desk.ask(call).await?;
    if is_of_game {
        let cursor = names::message(message.channel_id, message.id);
        bot.store.advance_cursor(&place, &cursor).await?;
    }
    Ok(())
}

/// Tells somebody that their message was not acted on; the outbox cannot, it is not stored.
async fn apologize(bot: &Bot, message: &Message) {
    let apology = CreateMessage::new()
        .content(NOT_STORED)
        .allowed_mentions(CreateAllowedMentions::new())
        .reference_message(message);
    if let Err(error) = message.channel_id.send_message(&bot.http, apology).await {
        tracing::warn!(why = Fault::of(&error).words(), "nor could that be said");
    }
}

/// The call that a message is, or `None` if it cannot be one.
fn call(bot: &Bot, message: &Message) -> Option<Call> {
    let me = bot.user;
    let written = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if !written || message.author.bot || message.author.system || message.webhook_id.is_some() {
        return None;
    }
    let mentioned = message.mentions.iter().any(|user| user.id == me);
    let replied = message.referenced_message.as_ref().is_some_and(|to| to.author.id == me);
    let id = names::message(message.channel_id, message.id);
    let text = without_mention(&message.content, me);
    let via = if mentioned || replied {
        Via::Addressed(id)
    } else if text.is_empty() {
        // Without the message-content intent all other texts arrive empty.
        return None;
    } else {
        Via::Overheard(id)
    };
    let origin = Origin {
        user: message.author.id,
        channel: message.channel_id,
        guild: message.guild_id,
        event: message.id.get(),
    };
    Some(bot.call(&origin, via, Command::Move { which: Which::Here, text, expected_ply: None }))
}

/// What is left of a text when our name is taken out.
fn without_mention(content: &str, me: UserId) -> String {
    content.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}
