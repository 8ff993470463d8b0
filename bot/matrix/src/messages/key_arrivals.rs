//! Keys that come late. The messages that waited for them are read, and members are told only if a key lets them
//! wait.

use crate::bot::Bot;
use crate::encryption::NewKey;
use crate::homeserver::fault::Fault;
use crate::messages::acting;
use crate::messages::late_keys::{Late, waiting};
use crate::names;
use crate::names::Spot;
use crate::posting::letter::Letter;
use menagerie_chat::desk::DeskError;
use menagerie_core::{Timestamp, message};
use ruma::EventId;
use std::collections::HashSet;

/// After how many seconds it is said that a key is missing. Most come with the message or right after it.
const SAID_AFTER: i64 = 15;
/// For how many seconds a room is not told again of the same sender.
const ONCE_IN: i64 = 3_600;
/// After how many seconds nobody waits for a key any more: a day.
const HOPELESS: i64 = 24 * 60 * 60;

/// These keys have come: the messages that waited for them are read.
///
/// # Errors
/// When that cannot be stored. The keys stay, and the look after the next start finds the messages.
pub async fn came(bot: &Bot, keys: &[NewKey], mark: &str) -> Result<(), DeskError> {
    let is_meant =
        |late: &Late| keys.iter().any(|key| key.room == late.room && key.session == late.session);
    if !bot.late_keys.are_open() {
        return Ok(());
    }
    let came = read(bot, mark, is_meant).await;
    if came.is_err() {
        bot.late_keys.were_tried(false);
    }
    came
}

/// Looks at all messages that wait: at a start, where keys may have come without being used, and later for those
/// whose key lets them wait.
///
/// # Errors
/// When the database cannot be read or written.
pub async fn look(bot: &Bot, mark: &str) -> Result<(), DeskError> {
    if !bot.late_keys.are_open() {
        return Ok(());
    }
    if bot.late_keys.are_due() {
        read(bot, mark, |_| true).await?;
        bot.late_keys.were_tried(true);
    }
    let now = bot.services.clock.now().0;
    let all = waiting(bot).await?;
    let mut told: HashSet<_> = all
        .iter()
        .filter(|it| it.late.is_said && now - it.late.heard < ONCE_IN)
        .map(|it| (it.late.room.clone(), it.late.sender.clone()))
        .collect();
    let mut rest = 0;
    for it in all {
        let Late { room, sender, event, before, heard, is_said, .. } = &it.late;
        if now - heard > HOPELESS {
            it.forget(bot).await?;
            continue;
        }
        if *is_said || now - heard < SAID_AFTER {
            rest += 1;
            continue;
        }
        // The backup may not have answered before.
        if acting::read(bot, room, event, Timestamp(*before), mark).await? {
            it.forget(bot).await?;
            continue;
        }
        rest += 1;
        let is_told = !told.insert((room.clone(), sender.clone()));
        if is_told || say(bot, &it.late).await {
            it.was_said(bot).await?;
        }
    }
    bot.late_keys.are_missed(rest > 0);
    Ok(())
}

async fn read(bot: &Bot, mark: &str, is_meant: impl Fn(&Late) -> bool) -> Result<(), DeskError> {
    for it in waiting(bot).await? {
        let Late { room, event, before, .. } = &it.late;
        if is_meant(&it.late) && acting::read(bot, room, event, Timestamp(*before), mark).await? {
            it.forget(bot).await?;
        }
    }
    Ok(())
}

/// Tells the room that a message could not be read, and what helps. Returns whether that is done with.
async fn say(bot: &Bot, late: &Late) -> bool {
    let front = &bot.front;
    // Where nothing is sealed, anybody could write what looks like it.
    let is_on = match front.encryption() {
        Some(encryption) => encryption.is_on(&late.room).await,
        None => Ok(false),
    };
    if !is_on.unwrap_or(false) {
        return true;
    }
    let language = front.language(Some(&bot.community(&late.room))).await;
    let player = &names::player(&late.sender);
    let text = if late.is_withheld {
        message!("matrix-key-withheld", player)
    } else {
        message!("matrix-no-key", player)
    };
    let words = front.words(&text, language).await;
    let reply_to = EventId::parse(late.event_id()).ok();
    let letter = Letter { words, quiet: true, reply_to, ..Letter::default() };
    let key = format!("{}-nokey-{}-{}", front.store.instance, late.room, late.event_id());
    match front.send(&Spot::room(&late.room), &key, &letter).await {
        Err(Fault::Later(_) | Fault::Limited(_)) => false,
        Err(fault) => {
            tracing::debug!(%fault, "that a key is missing could not be said");
            true
        }
        Ok(_) => true,
    }
}
