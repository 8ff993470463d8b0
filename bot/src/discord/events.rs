//! Serenity's events, each handed on at once to what deals with it.

use super::backfill::{self, Newest};
use super::{interactions, presses};
use crate::desk::Desk;
use crate::store::Store;
use serenity::all::{Context, EventHandler, Guild, RawEventHandler, Ready};
use serenity::async_trait;
use serenity::http::Http;
use serenity::model::application::Interaction;
use serenity::model::channel::{GuildChannel, Message, PartialGuildChannel};
use serenity::model::event::Event;
use serenity::model::id::UserId;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, mpsc};

/// How long after connecting Discord has told about every server's threads.
const SERVERS_TOLD: Duration = Duration::from_secs(5);

/// The events without which a game stands still. Serenity drops one that it cannot read without a
/// word, so they are counted.
const NEEDED: [&str; 4] = ["READY", "GUILD_CREATE", "MESSAGE_CREATE", "INTERACTION_CREATE"];

/// Everything that dealing with an event needs.
pub struct Bot {
    /// Discord's REST API.
    pub http: Arc<Http>,
    /// The facts.
    pub store: Arc<Store>,
    /// Where calls are decided.
    pub desk: Desk,
    /// Who we are.
    pub user: UserId,
    /// The newest messages of the threads that Discord has told about.
    pub told: Mutex<Newest>,
    /// Needed events that could not be read.
    pub unreadable: AtomicU64,
}

/// Receives serenity's events.
pub struct Events {
    /// What deals with them.
    pub bot: Arc<Bot>,
    /// Where typed messages go, to be put in order.
    pub typed: mpsc::Sender<Message>,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(
            name = ready.user.name,
            servers = ready.guilds.len(),
            "connected to Discord"
        );
        self.bot.told.lock().await.clear();
        let bot = Arc::clone(&self.bot);
        // Threads that sleep are not told about; messages may have been written before they did.
        tokio::time::sleep(SERVERS_TOLD).await;
        let told = bot.told.lock().await.clone();
        backfill::catch_up(&bot, &told, false).await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let newest: Newest =
            guild.threads.iter().map(|thread| (thread.id, thread.last_message_id)).collect();
        self.bot.told.lock().await.extend(newest.iter().map(|(id, last)| (*id, *last)));
        backfill::catch_up(&self.bot, &newest, true).await;
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        backfill::lost(&self.bot, thread.id).await;
    }

    async fn message(&self, _: Context, message: Message) {
        // The queue is read until the program stops.
        let _ = self.typed.send(message).await;
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => interactions::command(&self.bot, &command).await,
            Interaction::Autocomplete(typing) => {
                interactions::autocomplete(&self.bot, &typing).await;
            }
            Interaction::Component(press) => presses::press(&self.bot, &press).await,
            _ => {}
        }
    }
}

/// Watches for events that serenity cannot read.
pub struct Watch {
    /// Where they are counted.
    pub bot: Arc<Bot>,
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else { return };
        if NEEDED.contains(&unknown.kind.as_str()) {
            let count = self.bot.unreadable.fetch_add(1, Ordering::Relaxed) + 1;
            tracing::error!(
                kind = unknown.kind,
                count,
                "Discord has sent an event that this version cannot read: a newer one is needed"
            );
        }
    }
}
