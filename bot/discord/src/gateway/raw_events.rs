//! Every event as it arrives, before serenity handles it: unreadable ones are counted, and outdated
//! knowledge is dropped.

use crate::api::rate_limits;
use crate::bot::Bot;
use crate::gateway::joined_servers;
use menagerie_metrics::metrics;
use serenity::all::{Context, RawEventHandler};
use serenity::async_trait;
use serenity::model::event::Event;
use std::sync::Arc;

/// The events that games depend on. Serenity silently drops an event that it cannot read, so these
/// are counted.
const NEEDED: [&str; 4] = ["READY", "GUILD_CREATE", "MESSAGE_CREATE", "INTERACTION_CREATE"];

/// Receives every event.
pub struct Watch {
    bot: Arc<Bot>,
}

impl Watch {
    /// A watch over a bot's events.
    pub fn new(bot: Arc<Bot>) -> Self {
        metrics().needs_events(NEEDED);
        Self { bot }
    }
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        // This comes before any wait, so that the next question is answered by the new state.
        self.bot.servers.heed(&event);
        if let Event::GuildDelete(gone) = &event {
            // When it comes back, it has missed messages.
            self.bot.reading.forget(gone.guild.id, gone.guild.unavailable);
            if !gone.guild.unavailable {
                joined_servers::departed(&self.bot, gone.guild.id).await;
            }
        }
        rate_limits::forget_past(self.bot.http.uncounted()).await;
        let Event::Unknown(unknown) = event else { return };
        if let Some(kind) = NEEDED.into_iter().find(|needed| unknown.kind == *needed) {
            metrics().event_dropped(kind);
            let count = metrics().events_dropped();
            tracing::error!(
                kind,
                count,
                "Discord has sent an event that this version cannot read: a newer one is needed"
            );
        }
    }
}
