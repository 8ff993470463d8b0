//! Channels in which the bot may not make threads of some kind, and channels that are closed to it,
//! with the users who were told so.

use menagerie_core::Server;
use serenity::model::id::{ChannelId, UserId};
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long the bot makes no threads in such a channel. Asking again and again gets bots banned.
const THREADLESS: Duration = Duration::from_hours(1);

/// The channels without the right to make threads, and since when that is known.
#[derive(Default)]
pub struct Threadless(Mutex<HashMap<ChannelId, (Server, Instant)>>);

impl Threadless {
    /// Whether a channel is one of them.
    pub async fn contains(&self, channel: ChannelId) -> bool {
        let mut known = self.0.lock().await;
        known.retain(|_, (_, since)| since.elapsed() < THREADLESS);
        known.contains_key(&channel)
    }

    /// Discord has just refused a thread in this channel of a server.
    pub async fn add(&self, channel: ChannelId, server: Server) {
        self.0.lock().await.insert(channel, (server, Instant::now()));
    }

    /// The rights on a server have changed, so this knowledge is out of date.
    pub async fn forget(&self, server: &Server) {
        self.0.lock().await.retain(|_, (of, _)| of != server);
    }
}

/// The users who were told directly that a channel is closed to the bot.
#[derive(Default)]
pub struct Closed(Mutex<HashMap<Server, HashSet<(ChannelId, UserId)>>>);

impl Closed {
    /// Whether a user has to be told. From now on they count as told.
    pub async fn tell(&self, channel: ChannelId, server: Server, user: UserId) -> bool {
        self.0.lock().await.entry(server).or_default().insert((channel, user))
    }

    /// The rights on a server have changed. Users who wait then are told anew.
    pub async fn forget(&self, server: &Server) {
        self.0.lock().await.remove(server);
    }
}
