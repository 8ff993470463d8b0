//! Known members of servers, and the queue of users whose membership has to be found out.

use crate::api::request_rates;
use menagerie_chat::rate_limiter::RateLimiter;
use menagerie_core::{PlayerId, Server};
use serenity::model::channel::Message;
use serenity::model::id::{GuildId, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How long a known member counts as one.
const LASTS: Duration = Duration::from_mins(1);
/// The most known members.
const MOST_KNOWN: usize = 10_000;
/// The most waiting questions. Further ones are asked with the next call.
const QUEUE: usize = 256;

/// A question to find out.
pub enum Doubt {
    /// Whether this player's opponents are there.
    Of(PlayerId, Server),
    /// Whether this user is there.
    Whether(UserId, GuildId),
}

/// Known members, and the open questions.
pub struct Members {
    known: Mutex<HashMap<(GuildId, UserId), Instant>>,
    pace: RateLimiter,
    doubts: mpsc::Sender<Doubt>,
    waiting: Mutex<Option<mpsc::Receiver<Doubt>>>,
}

impl Default for Members {
    fn default() -> Self {
        let (doubts, waiting) = mpsc::channel(QUEUE);
        let pace = RateLimiter::per_second(request_rates::MEMBERS);
        Self { known: Mutex::default(), pace, doubts, waiting: Mutex::new(Some(waiting)) }
    }
}

impl Members {
    /// A player has called. Their opponents are looked for later.
    pub fn called(&self, player: &PlayerId, server: Option<&Server>) {
        if let Some(server) = server {
            // A question without room is asked with the next call.
            let _ = self.doubts.try_send(Doubt::Of(player.clone(), server.clone()));
        }
    }

    /// A message of ours was posted. A user whom it calls and whom Discord does not name as a
    /// member is looked for.
    pub fn posted(&self, message: &Message) {
        let Some(guild) = message.guild_id else { return };
        for user in message.mentions.iter().filter(|user| user.member.is_none() && !user.bot) {
            let _ = self.doubts.try_send(Doubt::Whether(user.id, guild));
        }
    }

    /// Whether a user was a member a moment ago.
    pub fn is_known(&self, guild: GuildId, user: UserId) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(guild, user)).is_some_and(|at| at.elapsed() < LASTS)
    }

    /// A user is a member.
    pub fn note(&self, guild: GuildId, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((guild, user), Instant::now());
    }

    /// The open questions, for the one task that answers them.
    pub fn doubts(&self) -> Option<mpsc::Receiver<Doubt>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Waits until a further request may be made.
    pub async fn turn(&self) {
        self.pace.turn().await;
    }
}
