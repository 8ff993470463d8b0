//! Sees every event as it comes: counts those that serenity cannot read, and tidies up.

use crate::api::rate_limits;
use crate::bot::Bot;
use crate::gateway::joined_servers;
use menagerie_metrics::measures;
use serenity::all::{Context, RawEventHandler};
use serenity::async_trait;
use serenity::model::event::Event;
use std::sync::Arc;

/// The events without which a game stands still. Serenity drops one that it cannot read without a
/// word, so they are counted.
const NEEDED: [&str; 4] = ["READY", "GUILD_CREATE", "MESSAGE_CREATE", "INTERACTION_CREATE"];

/// Receives every event of serenity's.
pub struct Watch {
    bot: Arc<Bot>,
}

impl Watch {
    /// A watch over a bot's events.
    pub fn new(bot: Arc<Bot>) -> Self {
        measures().needs_events(NEEDED);
        Self { bot }
    }
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        // Before anything is waited for: whoever asks next is told by what is so now.
        self.bot.servers.heed(&event);
        if let Event::GuildDelete(gone) = &event {
            // It comes back with messages that were missed.
            self.bot.reading.forget(gone.guild.id, gone.guild.unavailable);
            if !gone.guild.unavailable {
                joined_servers::departed(&self.bot, gone.guild.id).await;
            }
        }
        rate_limits::forget_past(&self.bot.http).await;
        let Event::Unknown(unknown) = event else { return };
        if let Some(kind) = NEEDED.into_iter().find(|needed| unknown.kind == *needed) {
            measures().event_dropped(kind);
            let count = measures().events_dropped();
            tracing::error!(
                kind,
                count,
                "Discord has sent an event that this version cannot read: a newer one is needed"
            );
        }
    }
}
