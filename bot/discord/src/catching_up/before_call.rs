//! What a call waits for: that everything is looked at that was written before it.

use crate::bot::Bot;
use crate::names;
use menagerie_core::model::request::Call;
use serenity::model::id::ChannelId;
use std::time::Duration;

/// How long a call waits for its server to be compared: so that it is answered within three seconds.
const UNTIL_COMPARED: Duration = Duration::from_secs(2);

/// Waits until everything is looked at that was missed where somebody calls, and where the games
/// are played that they can mean.
pub async fn with_call(bot: &Bot, channel: ChannelId, call: &Call) {
    if let Some(server) = call.server.as_ref().and_then(names::guild) {
        // There are some milliseconds for it.
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
        // Deciding about the call fails then, too, and says so.
        Err(error) => tracing::debug!(%error, "the games that are meant could not be read"),
    }
}
