//! Typed messages: which of them are meant for us, and in which order they were written.

use super::bot::Bot;
use super::fault::Fault;
use super::news::News;
use super::origin::Origin;
use super::{names, rights};
use crate::conversation::may_be_meant;
use crate::desk::DeskError;
use crate::game::{Authority, Call, Command, Sight, Via, Which};
use crate::store::StoreError;
use futures_util::FutureExt;
use serenity::builder::{CreateAllowedMentions, CreateMessage, GetMessages};
use serenity::model::channel::{Message, MessageType};
use serenity::model::id::{ChannelId, UserId};
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long to wait for messages that were written earlier but arrive later: serenity starts a
/// task for every event and keeps no order.
const REORDER_WINDOW: Duration = Duration::from_millis(25);

/// What is said to a message that cannot be acted on because nothing can be stored. It is read again
/// when that works, after a restart too.
const LATER: &str = "I cannot save anything just now. I have seen your message and will act on it as soon as I can; there is no need to send it again.";

/// Hands messages to the desk in the order in which they were written, until `messages` closes.
pub async fn pump(bot: Arc<Bot>, mut messages: mpsc::Receiver<Message>) {
    // Where it was said, in this outage of the store, that nothing can be saved.
    let mut said: HashSet<ChannelId> = HashSet::new();
    loop {
        let mut batch = Vec::new();
        tokio::select! {
            first = messages.recv() => match first {
                Some(first) => batch.push(first),
                None => return,
            },
            () = bot.reading.released() => {}
        }
        tokio::time::sleep(REORDER_WINDOW).await;
        while let Ok(next) = messages.try_recv() {
            batch.push(next);
        }
        batch.sort_by_key(|message| message.id);
        if bot.services.store.is_healthy() {
            said.clear();
        }
        for message in batch {
            bot.reading.hand_in(message);
        }
        while let Some(message) = bot.reading.next_message() {
            match handle(&bot, &message).await {
                // While the bot stops, what is typed is left to its next start.
                Ok(()) | Err(DeskError::Closed) => {}
                Err(DeskError::Store(error)) => {
                    tracing::debug!(%error, "a message waits until it can be stored");
                    if wait_for_store(&bot, &message).await && said.insert(message.channel_id) {
                        say_later(&bot, &message).await;
                    }
                }
            }
        }
    }
}

/// Has the message's place read again, from this message on. False if that is no place of a game:
/// then the message is lost, and nothing is promised. Nothing is promised either where nobody can
/// tell, but it is read.
async fn wait_for_store(bot: &Bot, message: &Message) -> bool {
    let cursor = bot.services.store.cursor(&names::place(message.channel_id)).await;
    let is_elsewhere = matches!(cursor, Ok(None));
    if !is_elsewhere {
        bot.reading.unread(News::of(message));
    }
    matches!(cursor, Ok(Some(_)))
}

/// Acts on a message, if it is meant for us. Nothing happens if that was done before.
///
/// # Errors
/// When nothing was stored; it can be handled again.
pub async fn handle(bot: &Bot, message: &Message) -> Result<(), DeskError> {
    // A defect in reading one message must not make us deaf to all others.
    match AssertUnwindSafe(act(bot, message)).catch_unwind().await {
        Ok(Err(DeskError::Store(StoreError::Unreadable(why)))) => {
            tracing::error!(message = %message.id, why, "a message is left alone");
            bot.reading.looked(message.channel_id, message.id);
            Ok(())
        }
        Ok(acted) => acted,
        Err(_) => {
            tracing::error!(message = %message.id, "a message broke down and is left alone");
            Ok(())
        }
    }
}

async fn act(bot: &Bot, message: &Message) -> Result<(), DeskError> {
    let place = names::place(message.channel_id);
    let author = names::player(message.author.id);
    let seats = bot.services.store.seats_at(&place, &author).await?;
    let call = call(bot, message).filter(|call| may_be_meant(call, &seats));
    if let Some(mut call) = call {
        // What is read back does not say on which server it was written; the game there does.
        if call.server.is_none() {
            call.server = seats.first().map(|seat| seat.server.clone());
        }
        if call.via != Via::Overheard(names::message(message.channel_id, message.id)) {
            let place = rights::place_for_games(&bot.http, bot.user, message.channel_id);
            bot.called(&call.from, call.server.as_ref(), place, message.id.get()).await;
        }
        bot.services.attendance.tell_standstill(bot.services.clock.now()).await?;
        bot.services.desk.ask(call).await?;
    }
    if !seats.is_empty() {
        bot.reading.looked(message.channel_id, message.id);
    }
    Ok(())
}

async fn say_later(bot: &Bot, message: &Message) {
    if is_said(bot, message).await {
        return;
    }
    let words = CreateMessage::new()
        .content(LATER)
        .allowed_mentions(CreateAllowedMentions::new())
        .reference_message(message);
    if let Err(error) = message.channel_id.send_message(&bot.http, words).await {
        tracing::warn!(why = Fault::of(&error).words(), "nor could that be said");
    }
}

/// Whether another process has said it, or this one before a restart: nobody could note it.
async fn is_said(bot: &Bot, message: &Message) -> bool {
    let behind = GetMessages::new().after(message.id).limit(100);
    let said = |it: &Message| {
        let to = it.message_reference.as_ref().and_then(|reference| reference.message_id);
        it.author.id == bot.user && it.content == LATER && to == Some(message.id)
    };
    let them = message.channel_id.messages(&bot.http, behind).await;
    them.is_ok_and(|them| them.iter().any(said))
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
        name: message.author.name.clone(),
        channel: message.channel_id,
        guild: message.guild_id,
        // What is typed is about what is played there.
        sight: Sight::Only(vec![names::place(message.channel_id)]),
        // A message does not tell, and nothing that is typed needs more.
        authority: Authority::Player,
        event: message.id.get(),
    };
    Some(bot.call(&origin, via, Command::Move { which: Which::Here, text, shown: None }))
}

/// What is left of a text when our name is taken out.
fn without_mention(content: &str, me: UserId) -> String {
    content.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}
