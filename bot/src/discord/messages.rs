//! Typed messages: which of them are meant for us, and in which order they were written.

use super::events::Bot;
use super::names;
use crate::game::{Call, Command, Via, Which};
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
            handle(&bot, message).await;
        }
    }
}

/// Plays the move of a message, if it is one. Nothing happens if it was handled before.
pub async fn handle(bot: &Bot, message: &Message) {
    let Some(call) = call(message, bot.user) else { return };
    if let Via::Overheard(_) = call.via {
        match bot.store.is_place_of_game(&call.place).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::error!(%error, "a message could not be judged");
                return;
            }
        }
    }
    // What was refused is answered through the outbox; a failed store is logged at the desk, and
    // the message is looked at again when the connection is next made.
    let _ = bot.desk.ask(call).await;
}

/// The call that a message is, or `None` if it cannot be one.
fn call(message: &Message, me: UserId) -> Option<Call> {
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
    Some(Call {
        from: names::player(message.author.id),
        place: names::place(message.channel_id),
        cause: names::cause(message.id.get()),
        at: names::made_at(message.id.get()),
        via,
        command: Command::Move { which: Which::Here, text, expected_ply: None },
    })
}

/// What is left of a text when our name is taken out.
fn without_mention(content: &str, me: UserId) -> String {
    content.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}
