//! Stores now and then the last message looked at in each game's place. Messages after a stored
//! cursor are looked at again, which changes nothing.

use crate::bot::Bot;
use crate::names;
use std::sync::Arc;
use std::time::Duration;

/// How often cursors are stored.
const EVERY: Duration = Duration::from_secs(5);
/// How many of these rounds pass until the time of listening is stored.
const HEARD_EVERY: u32 = 12;

/// Stores cursors until it is dropped.
pub async fn keep(bot: Arc<Bot>) {
    for round in 0_u32.. {
        tokio::time::sleep(EVERY).await;
        store(&bot).await;
        bot.listen();
        for guild in bot.reading.release_overdue() {
            tracing::warn!(%guild, "messages are acted on before their server was compared");
        }
        if round.is_multiple_of(HEARD_EVERY) {
            hear(&bot).await;
        }
    }
}

/// Stores the cursor of every place.
pub async fn store(bot: &Bot) {
    let looked = bot.reading.to_store();
    if looked.is_empty() {
        return;
    }
    let rows: Vec<_> = looked
        .iter()
        .map(|(channel, at)| {
            let position = i64::try_from(at.get()).unwrap_or(i64::MAX);
            (names::place(*channel), names::message(*channel, *at), position)
        })
        .collect();
    match bot.services.store.advance_cursors(&rows).await {
        Ok(()) => bot.reading.stored(&looked),
        Err(error) => tracing::debug!(%error, "how far places were read is written down later"),
    }
}

/// Stores until when we have listened.
pub async fn hear(bot: &Bot) {
    bot.listen();
    let store = &bot.services.store;
    let noted = store.set_shard_heard_at(names::NETWORK, bot.part.shard, bot.heard_at()).await;
    if let Err(error) = noted {
        tracing::debug!(%error, "that we listen is noted later");
    }
}
