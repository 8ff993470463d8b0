//! Serenity's events, each handed on at once to what deals with it.

use super::backfill::{self, Newest};
use super::{interactions, limits, names, presses};
use crate::desk::Desk;
use crate::game::{Call, Command, Via};
use crate::store::Store;
use serenity::all::{Context, EventHandler, Guild, RawEventHandler, Ready};
use serenity::async_trait;
use serenity::http::Http;
use serenity::model::application::Interaction;
use serenity::model::channel::{GuildChannel, Message, PartialGuildChannel};
use serenity::model::event::Event;
use serenity::model::id::{ChannelId, GuildId, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, mpsc};

/// How long after connecting Discord has told about the threads of every server.
const SERVERS_TOLD: Duration = Duration::from_millis(1_500);

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
    /// Whether the texts of all messages reach us.
    pub hears_talk: bool,
    /// The newest messages of the threads that Discord has told about.
    pub told: Mutex<Newest>,
    /// Needed events that could not be read.
    pub unreadable: AtomicU64,
}

/// Who has asked where, as every event tells it.
pub struct Origin {
    /// Who.
    pub user: UserId,
    /// Where.
    pub channel: ChannelId,
    /// On which server.
    pub guild: Option<GuildId>,
    /// The id of the event.
    pub event: u64,
}

impl Bot {
    /// A call with all that is known of its origin.
    pub fn call(&self, origin: &Origin, via: Via, command: Command) -> Call {
        Call {
            from: names::player(origin.user),
            place: names::place(origin.channel),
            server: origin.guild.map(names::server),
            hears_talk: self.hears_talk,
            cause: names::cause(origin.event),
            at: names::made_at(origin.event),
            via,
            command,
        }
    }
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
        // How far we had read, before what is written from now on moves that.
        let seen = backfill::cursors(&self.bot).await;
        self.bot.told.lock().await.clear();
        tokio::time::sleep(SERVERS_TOLD).await;
        let told = self.bot.told.lock().await.clone();
        backfill::catch_up(&self.bot, &seen, &told).await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let newest = guild.threads.iter().map(|thread| (thread.id, thread.last_message_id));
        self.bot.told.lock().await.extend(newest);
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        backfill::lost(&self.bot, channel.id).await;
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

/// Sees every event: watches for those that serenity cannot read, and tidies up.
pub struct Watch {
    /// Where they are counted.
    pub bot: Arc<Bot>,
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        limits::forget_past(&self.bot.http).await;
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
