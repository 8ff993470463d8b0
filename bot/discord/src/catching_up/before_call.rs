//! The wait before a call: every earlier message is looked at first.

use crate::bot::Bot;
use crate::names;
use menagerie_core::model::request::Call;
use serenity::model::id::ChannelId;
use std::time::Duration;

/// How long a call waits for the comparison of its server. The answer is due within three seconds.
const UNTIL_COMPARED: Duration = Duration::from_secs(2);

/// Waits until missed messages are looked at: those in the caller's place, and those in the places
/// of the games that the call can mean.
pub async fn with_call(bot: &Bot, channel: ChannelId, call: &Call) {
    if let Some(server) = call.server.as_ref().and_then(names::guild) {
        // The comparison takes some milliseconds.
        let compared = bot.reading.until_compared(server);
        let _ = tokio::time::timeout(UNTIL_COMPARED, compared).await;
    }
    if !bot.reading.is_behind() {
        return;
    }
    bot.reading.until_read(channel).await;
    let Some(which) = call.command.which() else { return };
    let store = &bot.services.store;
    let from = store.member_of(&call.from).await.unwrap_or_else(|_| call.from.clone());
    match store.candidates(&from, &call.place, which).await {
        Ok(meant) => {
            for game in meant.named.iter().chain(&meant.here).chain(&meant.mine) {
                if let Some(place) = names::channel(game.home()) {
                    bot.reading.until_read(place).await;
                }
            }
        }
        // The decision about the call fails then, too, and says so.
        Err(error) => tracing::debug!(%error, "the games that are meant could not be read"),
    }
}
