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

/// After how many seconds it is said that a key is missing. Most come with the message or right after it.
const SAID_AFTER: i64 = 15;
/// After how many seconds nobody waits for a key any more: a day.
const HOPELESS: i64 = 24 * 60 * 60;

/// These keys have come: the messages that waited for them are read.
///
/// # Errors
/// When that cannot be stored. The keys stay, and the look after the next start finds the messages.
pub async fn came(bot: &Bot, keys: &[NewKey], mark: &str) -> Result<(), DeskError> {
    let is_meant =
        |late: &Late| keys.iter().any(|key| key.room == late.room && key.session == late.session);
    if bot.late_keys.are_open() { read(bot, mark, is_meant).await } else { Ok(()) }
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
    if bot.late_keys.is_first_look() {
        read(bot, mark, |_| true).await?;
    }
    let now = bot.services.clock.now().0;
    let mut rest = 0;
    for it in waiting(bot).await? {
        let waits = now - it.late.heard;
        if waits > HOPELESS {
            it.forget(bot).await?;
            continue;
        }
        if it.late.is_said || waits < SAID_AFTER {
            rest += 1;
            continue;
        }
        // The backup may not have answered before.
        if acting::read(bot, &it.late.room, &it.late.event, Timestamp(it.late.before), mark).await?
        {
            it.forget(bot).await?;
            continue;
        }
        rest += 1;
        if say(bot, &it.late).await {
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

/// Tells the room that a message could not be read, and what helps. Once for each session, which has the next
/// messages of its sender, too. Returns whether that is done with.
async fn say(bot: &Bot, late: &Late) -> bool {
    let front = &bot.front;
    let language = front.language(Some(&bot.community(&late.room))).await;
    let player = &names::player(&late.sender);
    let text = if late.is_withheld {
        message!("matrix-key-withheld", player)
    } else {
        message!("matrix-no-key", player)
    };
    let words = front.words(&text, language).await;
    let letter = Letter { words, quiet: true, ..Letter::default() };
    let key = format!("{}-nokey-{}-{}", front.store.instance, late.room, late.session);
    match front.send(&Spot::room(&late.room), &key, &letter).await {
        Err(Fault::Later(_) | Fault::Limited(_)) => false,
        Err(fault) => {
            tracing::debug!(%fault, "that a key is missing could not be said");
            true
        }
        Ok(_) => true,
    }
}
