//! How far games' places were looked at, written down now and then: what was not written down is
//! looked at again, which changes nothing.

use crate::bot::Bot;
use crate::names;
use std::sync::Arc;
use std::time::Duration;

/// How often it is written down.
const EVERY: Duration = Duration::from_secs(5);
/// How often it is noted until when we have listened, in such rounds.
const HEARD_EVERY: u32 = 12;

/// Writes it down until it is dropped.
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

/// Writes down how far every place was looked at.
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

/// Notes until when we have listened.
pub async fn hear(bot: &Bot) {
    bot.listen();
    let store = &bot.services.store;
    let noted = store.set_shard_heard_at(names::NETWORK, bot.part.shard, bot.heard_at()).await;
    if let Err(error) = noted {
        tracing::debug!(%error, "that we listen is noted later");
    }
}
