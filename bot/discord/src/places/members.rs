//! Who is known to be a member of a server, and of whom that is to be found out.

use menagerie_chat::rate_limiter::RateLimiter;
use menagerie_core::{PlayerId, Server};
use serenity::model::channel::Message;
use serenity::model::id::{GuildId, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How long somebody is taken to be a member who was one.
const LASTS: Duration = Duration::from_mins(1);
/// How many are known at most.
const MOST_KNOWN: usize = 10_000;
/// How many questions wait at most; what is more is asked with the next call.
const QUEUE: usize = 256;
/// How many requests a second are made.
const A_SECOND: u32 = 2;

/// What is to be found out.
pub enum Doubt {
    /// Whether these are there against whom somebody plays.
    Of(PlayerId, Server),
    /// Whether somebody is there.
    Whether(UserId, GuildId),
}

/// Who is known to be a member, and what is to be found out.
pub struct Members {
    known: Mutex<HashMap<(GuildId, UserId), Instant>>,
    pace: RateLimiter,
    doubts: mpsc::Sender<Doubt>,
    waiting: Mutex<Option<mpsc::Receiver<Doubt>>>,
}

impl Default for Members {
    fn default() -> Self {
        let (doubts, waiting) = mpsc::channel(QUEUE);
        let pace = RateLimiter::per_second(A_SECOND);
        Self { known: Mutex::default(), pace, doubts, waiting: Mutex::new(Some(waiting)) }
    }
}

impl Members {
    /// Somebody has called: those against whom they play are looked for by and by.
    pub fn called(&self, player: &PlayerId, server: Option<&Server>) {
        if let Some(server) = server {
            // One that finds no room is asked for with the next call.
            let _ = self.doubts.try_send(Doubt::Of(player.clone(), server.clone()));
        }
    }

    /// A message of ours was posted: whoever is called by it and is named as no member is looked for.
    pub fn posted(&self, message: &Message) {
        let Some(guild) = message.guild_id else { return };
        for user in message.mentions.iter().filter(|user| user.member.is_none() && !user.bot) {
            let _ = self.doubts.try_send(Doubt::Whether(user.id, guild));
        }
    }

    /// Whether somebody was a member a moment ago.
    pub fn is_known(&self, guild: GuildId, user: UserId) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(guild, user)).is_some_and(|at| at.elapsed() < LASTS)
    }

    /// Somebody is a member.
    pub fn note(&self, guild: GuildId, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((guild, user), Instant::now());
    }

    /// What is to be found out, for the one who does.
    pub fn doubts(&self) -> Option<mpsc::Receiver<Doubt>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Waits until something more may be asked.
    pub async fn turn(&self) {
        self.pace.turn().await;
    }
}
