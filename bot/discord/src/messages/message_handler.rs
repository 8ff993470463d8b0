//! Typed messages: which of them are meant for us, and in which order they were written.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::catching_up::news::News;
use crate::messages::asides::Asides;
use crate::messages::edits;
use crate::messages::origin::Origin;
use crate::names;
use futures_util::FutureExt;
use menagerie_chat::conversation::{may_be_meant, names_square, why_not_meant};
use menagerie_chat::desk::DeskError;
use menagerie_chat::traces;
use menagerie_core::model::request::{Authority, Before, Call, Command, Via, Which};
use menagerie_core::model::state::Visibility;
use menagerie_store::StoreError;
use serenity::builder::{CreateAllowedMentions, CreateMessage, GetMessages};
use serenity::model::channel::{Message, MessageType};
use serenity::model::id::{ChannelId, GuildId, UserId};
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How long to wait for messages that were written earlier but arrive later: serenity starts a
/// task for every event and keeps no order.
const REORDER_WINDOW: Duration = Duration::from_millis(25);

/// What is said to a message that cannot be acted on because nothing can be stored. It is read again
/// when that works, after a restart too.
const LATER: &str = "I cannot save anything just now. I have seen your message and will act on it as soon as I can; there is no need to send it again.";

/// Hands messages to the desk in the order in which they were written, until `messages` closes. Discord is
/// asked nothing here: what has to be looked up or said there is waited for apart from the others.
pub async fn pump(bot: Arc<Bot>, mut messages: mpsc::Receiver<Message>) {
    // Where it was said, in this outage of the store, that nothing can be saved.
    let mut said: HashSet<ChannelId> = HashSet::new();
    let (mut asides, mut saying) = (Asides::default(), JoinSet::new());
    loop {
        let mut batch = Vec::new();
        let is_over = tokio::select! {
            first = messages.recv() => {
                let is_over = first.is_none();
                batch.extend(first);
                is_over
            }
            () = bot.reading.released() => false,
            waited = asides.looked_up() => {
                batch.extend(waited);
                false
            }
        };
        if is_over {
            batch.extend(asides.take_all());
        } else {
            tokio::time::sleep(REORDER_WINDOW).await;
        }
        while let Ok(next) = messages.try_recv() {
            batch.push(next);
        }
        batch.sort_by_key(edits::at);
        if bot.services.store.is_healthy() {
            said.clear();
        }
        for message in batch {
            bot.reading.hand_in(message);
        }
        while let Some(message) = bot.reading.next_message() {
            let Some(message) = asides.behind(message) else { continue };
            let may_wait = !asides.was_looked_up(message.id) && !is_over;
            match handle(&bot, &message, Before::Read, may_wait).await {
                Ok(Handled::Waits(guild)) => {
                    let (bot, channel) = (Arc::clone(&bot), message.channel_id);
                    asides.set_aside(message, async move {
                        drop(bot.servers.place_for_games(guild, channel).await);
                    });
                }
                // While the bot stops, what is typed is left to its next start.
                Ok(Handled::Done) | Err(DeskError::Closed) => {}
                Err(DeskError::Store(error)) => {
                    tracing::debug!(%error, "a message waits until it can be stored");
                    if message.edited_timestamp.is_some() {
                        edits::later(&bot, message);
                        continue;
                    }
                    if wait_for_store(&bot, &message).await && said.insert(message.channel_id) {
                        let bot = Arc::clone(&bot);
                        saying.spawn(async move { say_later(&bot, &message).await });
                    }
                }
            }
        }
        while saying.try_join_next().is_some() {}
        if is_over {
            return;
        }
    }
}

/// What has become of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// It was acted on, if it was meant for us.
    Done,
    /// It was not yet: first something of its channel is to be looked up, on this server.
    Waits(GuildId),
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

/// Acts on a message, if it is meant for us. Nothing happens if that was done before. What has to be
/// looked up for it is not waited for: either the message is handled again when it is known, if it
/// `may_wait`, or that follows later. If it was edited, `before` says what we know of it from before.
///
/// # Errors
/// When nothing was stored; it can be handled again.
pub async fn handle(
    bot: &Arc<Bot>,
    message: &Message,
    before: Before,
    may_wait: bool,
) -> Result<Handled, DeskError> {
    // A defect in reading one message must not make us deaf to all others.
    match AssertUnwindSafe(act(bot, message, before, may_wait)).catch_unwind().await {
        Ok(Err(DeskError::Store(StoreError::Unreadable(why)))) => {
            tracing::error!(message = %message.id, why, "a message is left alone");
            bot.reading.looked(message.channel_id, message.id);
            Ok(Handled::Done)
        }
        Ok(acted) => acted,
        Err(_) => {
            tracing::error!(message = %message.id, "a message broke down and is left alone");
            Ok(Handled::Done)
        }
    }
}

async fn act(
    bot: &Arc<Bot>,
    message: &Message,
    before: Before,
    may_wait: bool,
) -> Result<Handled, DeskError> {
    let place = names::place(message.channel_id);
    let author = names::player(message.author.id);
    let seats = bot.services.store.seats_at(&place, &author).await?;
    let mut call = call(bot, message).map(|call| edits::heeding(call, message, before));
    let mut beside = Vec::new();
    // A move may be written where its game was begun, and not where it is played.
    if let Ok(Call { via: via @ (Via::Overheard(_) | Via::Aside(_)), command, .. }) = &mut call
        && matches!(command, Command::Move { .. })
        && seats.is_empty()
        && names_square(&message.content)
    {
        beside = bot.services.store.seats_beside(&place, &author).await?;
        *via = Via::Aside(names::message(message.channel_id, message.id));
    }
    let known = if seats.is_empty() { &beside } else { &seats };
    let call = call.and_then(|call| {
        if may_be_meant(&call, known) { Ok(call) } else { Err(why_not_meant(known)) }
    });
    if let Err(why) = &call {
        traces::left_alone(message.id, why);
    }
    if let Ok(mut call) = call {
        // What is read back does not say on which server it was written; the game there does.
        if call.server.is_none() {
            call.server = known.first().map(|seat| seat.server.clone());
        }
        if matches!(call.via, Via::Addressed(_))
            && let Some(guild) = called(bot, &call, message).await
        {
            // Where they play, nothing else that they write there waits.
            if may_wait && seats.is_empty() {
                return Ok(Handled::Waits(guild));
            }
            let (bot, player, server) = (Arc::clone(bot), call.from.clone(), call.server.clone());
            let (channel, event) = (message.channel_id, message.id.get());
            tokio::spawn(async move {
                let place = async { bot.servers.place_for_games(guild, channel).await.ok()? };
                bot.called(&player, server.as_ref(), place, event).await;
            });
        }
        bot.services.ask(call).await?;
    }
    if !seats.is_empty() {
        bot.reading.looked(message.channel_id, message.id);
    }
    Ok(Handled::Done)
}

/// Somebody has called by a message. Returns the server on which it has to be looked up first whether games
/// of theirs that have lost their place can go on there.
async fn called(bot: &Bot, call: &Call, message: &Message) -> Option<GuildId> {
    let (channel, server) = (message.channel_id, call.server.as_ref());
    let (guild, mut unknown) = (server.and_then(names::guild), None);
    let place = async {
        // This begins the look-up, if it is not known.
        let known = bot.servers.place_for_games(guild?, channel).now_or_never();
        if known.is_none() {
            unknown = guild;
        }
        known?.ok()?
    };
    bot.called(&call.from, server, place, message.id.get()).await;
    unknown
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

/// The call that a message is, or why it cannot be one.
fn call(bot: &Bot, message: &Message) -> Result<Call, &'static str> {
    let me = bot.user;
    let written = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if !written || message.author.bot || message.author.system || message.webhook_id.is_some() {
        return Err("no person has written it");
    }
    let mentioned = message.mentions.iter().any(|user| user.id == me);
    let replied = message.referenced_message.as_ref().is_some_and(|to| to.author.id == me);
    let id = names::message(message.channel_id, message.id);
    let text = without_mention(&message.content, me);
    let via = if mentioned || replied {
        Via::Addressed(id)
    } else if text.is_empty() {
        // Without the message-content intent all other texts arrive empty.
        return Err("it arrived without words, as all do without the message content intent");
    } else if answers_another(message) {
        Via::Aside(id)
    } else {
        Via::Overheard(id)
    };
    let origin = Origin {
        user: message.author.id,
        name: message.author.name.clone(),
        channel: message.channel_id,
        guild: message.guild_id,
        // What is typed is about what is played there.
        visibility: Visibility::Only(vec![names::place(message.channel_id)]),
        // A message does not tell, and nothing that is typed needs more.
        authority: Authority::Player,
        event: message.id.get(),
    };
    Ok(bot.call(&origin, via, Command::Move { which: Which::Here, text, shown: None }))
}

/// Whether a message is the answer to one of somebody else, or to one that is gone.
fn answers_another(message: &Message) -> bool {
    match &message.referenced_message {
        Some(to) => to.author.id != message.author.id,
        None => message.kind == MessageType::InlineReply,
    }
}

/// What is left of a text when our name is taken out.
fn without_mention(content: &str, me: UserId) -> String {
    content.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}
