//! The channels in which the bot may not make threads of some kind, and those that are closed to it, with
//! who was told so.

use menagerie_core::Server;
use serenity::model::id::{ChannelId, UserId};
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long a channel is left alone in which we may not make threads: asking again and again gets
/// bots banned.
const THREADLESS: Duration = Duration::from_hours(1);

/// The channels in which we may not make threads, and since when we know.
#[derive(Default)]
pub struct Threadless(Mutex<HashMap<ChannelId, (Server, Instant)>>);

impl Threadless {
    /// Whether a channel is one of them.
    pub async fn contains(&self, channel: ChannelId) -> bool {
        let mut known = self.0.lock().await;
        known.retain(|_, (_, since)| since.elapsed() < THREADLESS);
        known.contains_key(&channel)
    }

    /// In this channel of a server we may not make threads, as Discord has just said.
    pub async fn add(&self, channel: ChannelId, server: Server) {
        self.0.lock().await.insert(channel, (server, Instant::now()));
    }

    /// Rights have changed on a server: what we know is out of date.
    pub async fn forget(&self, server: &Server) {
        self.0.lock().await.retain(|_, (of, _)| of != server);
    }
}

/// Who was told directly that a channel is closed to us.
#[derive(Default)]
pub struct Closed(Mutex<HashMap<Server, HashSet<(ChannelId, UserId)>>>);

impl Closed {
    /// Whether somebody is to be told; from now on they were.
    pub async fn tell(&self, channel: ChannelId, server: Server, user: UserId) -> bool {
        self.0.lock().await.entry(server).or_default().insert((channel, user))
    }

    /// Rights have changed on a server: who waits then is told anew.
    pub async fn forget(&self, server: &Server) {
        self.0.lock().await.remove(server);
    }
}
