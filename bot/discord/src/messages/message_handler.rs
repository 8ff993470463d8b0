//! The message handler: it puts typed messages in order, and finds those that are meant for the
//! bot.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::catching_up::news::News;
use crate::messages::deferred_messages::DeferredMessages;
use crate::messages::edits;
use crate::messages::hidden_words;
use crate::messages::origin::Origin;
use crate::names;
use crate::posting::markup;
use futures_util::FutureExt;
use menagerie_chat::conversation::{may_be_meant, names_square, why_not_meant};
use menagerie_chat::desk::DeskError;
use menagerie_chat::languages::letters;
use menagerie_chat::traces;
use menagerie_core::message;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::play::types::{Before, PlayRequest};
use menagerie_store::StoreError;
use menagerie_words::Language;
use serenity::builder::{CreateAllowedMentions, CreateMessage, GetMessages};
use serenity::model::channel::{Message, MessageType};
use serenity::model::id::{ChannelId, GuildId, UserId};
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How long to wait for earlier messages that arrive later. Serenity starts a task for every event
/// and keeps no order.
const REORDER_WINDOW: Duration = Duration::from_millis(25);

/// The reply to a message that cannot be acted on because nothing can be stored. The message is
/// read again when that works, even after a restart.
fn later(language: Language) -> String {
    markup::content(&message!("discord-later"), &markup::GamePlaces::new(), language)
}

/// Hands messages to the desk in the order of writing, until `messages` closes. This task makes no
/// request to Discord. The look-ups and replies that a message needs are awaited apart from other
/// messages.
pub async fn pump(bot: Arc<Bot>, mut messages: mpsc::Receiver<Message>) {
    // The channels that were told, in this outage of the store, that nothing can be saved.
    let mut said: HashSet<ChannelId> = HashSet::new();
    let (mut deferred, mut saying) = (DeferredMessages::default(), JoinSet::new());
    loop {
        let mut batch = Vec::new();
        let is_over = tokio::select! {
            first = messages.recv() => {
                let is_over = first.is_none();
                batch.extend(first);
                is_over
            }
            () = bot.reading.released() => false,
            waited = deferred.looked_up() => {
                batch.extend(waited);
                false
            }
        };
        if is_over {
            batch.extend(deferred.take_all());
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
            let Some(message) = deferred.behind(message) else { continue };
            let may_wait = !deferred.was_looked_up(message.id) && !is_over;
            match handle(&bot, &message, Before::Read, may_wait).await {
                Ok(Handled::Waits(guild)) => {
                    let (bot, channel) = (Arc::clone(&bot), message.channel_id);
                    deferred.set_aside(message, async move {
                        drop(bot.servers.place_for_games(guild, channel).await);
                    });
                }
                // While the bot stops, typed messages are left to its next start.
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

/// The outcome of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// It was acted on, if it was meant for the bot.
    Done,
    /// It was not yet acted on. A look-up for its channel on this server comes first.
    Waits(GuildId),
}

/// Has the message's place read again, from this message on. False if the place has no game. Then
/// the message is lost, and no promise is made. If the place is unknown, it is read again, but no
/// promise is made either.
async fn wait_for_store(bot: &Bot, message: &Message) -> bool {
    let cursor = bot.services.store.cursor(&names::place(message.channel_id)).await;
    let is_elsewhere = matches!(cursor, Ok(None));
    if !is_elsewhere {
        bot.reading.unread(News::of(message));
    }
    matches!(cursor, Ok(Some(_)))
}

/// Acts on a message, if it is meant for the bot. A message that was acted on before changes
/// nothing. A look-up that it needs is not awaited here: if it `may_wait`, the message is handled
/// again afterwards, otherwise the result follows later. `before` says what is known of an edited
/// message from before.
///
/// # Errors
/// When nothing was stored. The message can be handled again.
pub async fn handle(
    bot: &Arc<Bot>,
    message: &Message,
    before: Before,
    may_wait: bool,
) -> Result<Handled, DeskError> {
    // A defect in reading one message must not stop all others.
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
    let games = bot.services.store.games_played_at(&place, &author).await?;
    if hidden_words::are_hidden(bot, message) {
        if games.iter().any(|game| game.is_player) {
            hidden_words::tell(bot, message);
        }
        if !games.is_empty() {
            bot.reading.looked(message.channel_id, message.id);
        }
        return Ok(Handled::Done);
    }
    let mut call = call(bot, message).map(|call| edits::heeding(call, message, before));
    let mut beside = Vec::new();
    // A move may be typed where its game began, and not where it is played.
    if let Ok(Call { via: via @ (Via::Overheard(_) | Via::Aside(_)), command, .. }) = &mut call
        && matches!(command, Command::Play(PlayRequest::Move { .. }))
        && games.is_empty()
        && names_square(&message.content)
    {
        beside = bot.services.store.games_begun_at(&place, &author).await?;
        *via = Via::Aside(names::message(message.channel_id, message.id));
    }
    let known = if games.is_empty() { &beside } else { &games };
    if let Ok(call) = &mut call {
        // A message that is read back does not name its server. The game there does.
        if call.server.is_none() {
            call.server = known.first().map(|game| game.server.clone());
        }
        let is_heard = !known.is_empty() || matches!(call.via, Via::Addressed(_));
        if is_heard && message.content.contains(|sign: char| sign.is_ascii_digit()) {
            let (author, server) = (message.author.id, call.server.as_ref());
            call.letters = letters(bot.front.languages.of_member(author, server).await);
        }
    }
    let call = call.and_then(|call| {
        if may_be_meant(&call, known) { Ok(call) } else { Err(why_not_meant(known)) }
    });
    if let Err(why) = &call {
        traces::left_alone(message.id, why);
    }
    if let Ok(call) = call {
        if matches!(call.via, Via::Addressed(_))
            && let Some(guild) = called(bot, &call, message).await
        {
            // In a place where the author plays, none of their messages wait.
            if may_wait && games.is_empty() {
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
    if !games.is_empty() {
        bot.reading.looked(message.channel_id, message.id);
    }
    Ok(Handled::Done)
}

/// A member has called by a message. Returns a server if a look-up there has to come first: whether
/// games that have lost their place can go on in this channel.
async fn called(bot: &Bot, call: &Call, message: &Message) -> Option<GuildId> {
    let (channel, server) = (message.channel_id, call.server.as_ref());
    let (guild, mut unknown) = (server.and_then(names::guild), None);
    let place = async {
        // This begins the look-up, if the answer is not known.
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
    // A setting cannot be read now, either.
    let language = bot.front.languages.told_of_server(message.guild_id);
    let words = CreateMessage::new()
        .content(later(language))
        .allowed_mentions(CreateAllowedMentions::new())
        .reference_message(message);
    if let Err(error) = message.channel_id.send_message(bot.http.turn().await, words).await {
        tracing::warn!(why = Fault::from(error).words(), "nor could that be said");
    }
}

/// Whether another process has replied so, or this one before a restart. Nothing could be stored
/// about it.
async fn is_said(bot: &Bot, message: &Message) -> bool {
    let behind = GetMessages::new().after(message.id).limit(100);
    let words: Vec<String> = Language::all().map(later).collect();
    let said = |it: &Message| {
        let to = it.message_reference.as_ref().and_then(|reference| reference.message_id);
        it.author.id == bot.user && words.contains(&it.content) && to == Some(message.id)
    };
    let them = message.channel_id.messages(bot.http.turn().await, behind).await;
    them.is_ok_and(|them| them.iter().any(said))
}

/// The call of a message, or the reason why it is none.
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
        // Without the message-content intent, other texts arrive empty.
        return Err("it arrived without words, as all do without the message content intent");
    } else if answers_another(message) {
        Via::Aside(id)
    } else {
        Via::Overheard(id)
    };
    Ok(typed(bot, message, via, text))
}

/// The call of a text, which may be a move.
pub fn typed(bot: &Bot, message: &Message, via: Via, text: String) -> Call {
    let origin = Origin {
        user: message.author.id,
        name: message.author.name.clone(),
        channel: message.channel_id,
        guild: message.guild_id,
        // A typed message is about the game of its place.
        visibility: Visibility::Only(vec![names::place(message.channel_id)]),
        // A message does not tell the author's rights, and no typed command needs more.
        authority: Authority::Player,
        event: message.id.get(),
    };
    let request = PlayRequest::Move { which: Which::Here, text, shown: None };
    bot.call(&origin, via, Command::Play(request))
}

/// Whether a message replies to a message of another author, or to one that is gone.
fn answers_another(message: &Message) -> bool {
    match &message.referenced_message {
        Some(to) => to.author.id != message.author.id,
        None => message.kind == MessageType::InlineReply,
    }
}

/// The text without the bot's name.
pub fn without_mention(content: &str, me: UserId) -> String {
    content.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}
