//! Reads the messages that were written during an absence, place by place.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::catching_up::reading::End;
use crate::messages::message_handler;
use crate::names;
use crate::posting::markup::{GamePlaces, content};
use menagerie_chat::desk::DeskError;
use menagerie_core::message;
use menagerie_core::play::types::Before;
use menagerie_metrics::metrics;
use serenity::builder::{CreateAllowedMentions, CreateMessage, GetMessages};
use serenity::model::channel::{Message, Nonce};
use serenity::model::id::{ChannelId, MessageId};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;

/// The most messages that Discord gives at a time.
const PAGE: u8 = 100;
/// How many pages are read of one place before others have their turn.
const MOST_PAGES: usize = 20;
/// How many places are read side by side.
const SIDE_BY_SIDE: usize = 4;
/// After how long a place without an answer from Discord holds up no others.
const SLOW: Duration = Duration::from_secs(1);
/// How many times a place is tried that cannot be read. The wait doubles each time, up to 64
/// seconds.
const TRIES: u32 = 10;
/// How long a place rests when its messages cannot be stored.
const NOT_STORED: Duration = Duration::from_secs(3);

/// Reads places with news, several side by side, until it is dropped.
pub async fn read(bot: Arc<Bot>) {
    let seats = Arc::new(Semaphore::new(SIDE_BY_SIDE));
    let mut tasks = JoinSet::new();
    loop {
        // It is never closed.
        let Ok(seat) = Arc::clone(&seats).acquire_owned().await else { return };
        let (channel, from) = bot.reading.next().await;
        while tasks.try_join_next().is_some() {}
        let (bot, seats) = (Arc::clone(&bot), Arc::clone(&seats));
        tasks.spawn(async move { read_place(&bot, channel, from, &seats, seat).await });
    }
}

/// Reads a place to its end, or as far as it can be read now.
async fn read_place(
    bot: &Arc<Bot>,
    channel: ChannelId,
    mut seen: MessageId,
    seats: &Arc<Semaphore>,
    mut seat: OwnedSemaphorePermit,
) {
    let mut tries = 0;
    let mut pages = 0;
    while pages < MOST_PAGES {
        let told = bot.reading.told(channel);
        let mut asked = std::pin::pin!(page(bot, channel, seen));
        let answered = match tokio::time::timeout(SLOW, &mut asked).await {
            Ok(answered) => answered,
            Err(_) => {
                // Other places are read meanwhile.
                drop(seat);
                let answered = asked.await;
                let Ok(again) = Arc::clone(seats).acquire_owned().await else { return };
                seat = again;
                answered
            }
        };
        match answered {
            Ok(missed) => {
                pages += 1;
                for message in &missed {
                    match message_handler::handle(bot, message, Before::Unread, false).await {
                        Ok(_) => seen = message.id,
                        Err(DeskError::Closed) => return,
                        Err(error) => {
                            tracing::debug!(%channel, %error, "reading rests");
                            drop(seat);
                            tokio::time::sleep(NOT_STORED).await;
                            return bot.reading.again(channel, seen);
                        }
                    }
                }
                if missed.len() < usize::from(PAGE)
                    && bot.reading.finish(channel, seen, told) == End::Reached
                {
                    return;
                }
            }
            Err(Fault::PlaceGone) => {
                bot.lost(channel).await;
                return bot.reading.give_up(channel);
            }
            Err(Fault::Later(why)) if tries < TRIES => {
                tracing::warn!(%channel, why, "missed messages were not read yet");
                // Other places are read meanwhile.
                drop(seat);
                tokio::time::sleep(Duration::from_secs(1 << tries.min(6))).await;
                let Ok(again) = Arc::clone(seats).acquire_owned().await else { return };
                seat = again;
                tries += 1;
            }
            Err(fault) => {
                let why = fault.words();
                tracing::error!(%channel, why, "missed messages can not be read: they are given up");
                metrics().readings_given_up.inc();
                bot.reading.give_up(channel);
                drop(seat);
                return say_so(bot, channel, seen).await;
            }
        }
    }
    bot.reading.again(channel, seen);
}

/// Tells a place that its messages after `seen` are not known, and what to do.
async fn say_so(bot: &Bot, channel: ChannelId, seen: MessageId) {
    let nobody = CreateAllowedMentions::new();
    let guild = channel.to_channel(bot.http.turn().await).await.ok().and_then(|it| it.guild());
    let server = guild.map(|channel| names::server(channel.guild_id));
    let language = bot.front.languages.of_server(server.as_ref()).await;
    let content = content(&message!("discord-missed"), &GamePlaces::new(), language);
    let message = CreateMessage::new().content(content).allowed_mentions(nobody);
    // It appears once, however often it is tried.
    let message = message.nonce(Nonce::String(format!("miss{seen}"))).enforce_nonce(true);
    for pause in 0..TRIES {
        match channel.send_message(bot.http.turn().await, message.clone()).await {
            Ok(_) => return,
            Err(error) => match Fault::from(error) {
                Fault::Later(_) => tokio::time::sleep(Duration::from_secs(1 << pause.min(6))).await,
                fault => {
                    let why = fault.words();
                    return tracing::warn!(%channel, why, "that could not be said there");
                }
            },
        }
    }
    tracing::warn!(%channel, "that could not be said there");
}

/// The oldest messages after `seen`, in the order in which they were written.
async fn page(bot: &Bot, channel: ChannelId, seen: MessageId) -> Result<Vec<Message>, Fault> {
    // After Discord got too many requests, live moves go first.
    bot.front.optional.calm().await;
    bot.reading_pace.turn().await;
    let page = GetMessages::new().after(seen).limit(PAGE);
    let mut missed = channel.messages(bot.http.turn().await, page).await?;
    missed.sort_by_key(|message| message.id);
    Ok(missed)
}
