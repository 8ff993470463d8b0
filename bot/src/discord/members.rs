//! Whether those against whom somebody plays are still members of the server. Discord tells only bots
//! with a right of its own who leaves; so it is asked when the other one calls, or when a board has called
//! somebody whom Discord does not name as a member. Nobody waits for that but who asks for the way out.

use super::bot::Bot;
use super::fault::Fault;
use super::names;
use crate::desk::DeskError;
use crate::game::{CauseId, Happening, Incident, PlayerId, Server};
use crate::pace::Pace;
use serenity::model::channel::Message;
use serenity::model::id::{GuildId, UserId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
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
/// How long somebody waits who asks for the way out of a game.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is to be found out.
enum Doubt {
    /// Whether these are there against whom somebody plays.
    Of(PlayerId, Server),
    /// Whether somebody is there.
    Whether(UserId, GuildId),
}

/// Who is known to be a member, and what is to be found out.
pub struct Members {
    known: Mutex<HashMap<(GuildId, UserId), Instant>>,
    pace: Pace,
    doubts: mpsc::Sender<Doubt>,
    waiting: Mutex<Option<mpsc::Receiver<Doubt>>>,
}

impl Default for Members {
    fn default() -> Self {
        let (doubts, waiting) = mpsc::channel(QUEUE);
        let pace = Pace::per_second(A_SECOND);
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

    fn is_known(&self, guild: GuildId, user: UserId) -> bool {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(guild, user)).is_some_and(|at| at.elapsed() < LASTS)
    }

    fn note(&self, guild: GuildId, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((guild, user), Instant::now());
    }
}

/// Finds out what is in doubt, until it is dropped.
pub async fn look(bot: Arc<Bot>) {
    let waiting = bot.members.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(mut waiting) = waiting else { return std::future::pending().await };
    while let Some(doubt) = waiting.recv().await {
        let settled = match doubt {
            Doubt::Of(player, server) => called(&bot, &player, &server).await,
            Doubt::Whether(user, guild) => {
                let (player, server) = (names::player(user), names::server(guild));
                let is_known = bot.members.is_known(guild, user);
                match bot.services.store.plays_in(&player, &server).await {
                    Ok(true) if !is_known => whether(&bot, user, guild).await,
                    Ok(_) => Ok(()),
                    Err(error) => Err(error.into()),
                }
            }
        };
        if let Err(error) = settled {
            tracing::debug!(%error, "whether somebody has left was not noted");
        }
    }
    // Whoever asks is gone with the bot.
    std::future::pending().await
}

/// Finds out at once whether those are there against whom somebody plays who asks for the way out.
pub async fn look_now(bot: &Bot, player: &PlayerId, server: &Server) {
    match tokio::time::timeout(PATIENCE, opponents(bot, player, server, true)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "whether somebody has left was not noted"),
        Err(_) => tracing::debug!("whether somebody has left was not found out in time"),
    }
}

/// Whoever calls is there, and those are looked for against whom they play.
async fn called(bot: &Bot, player: &PlayerId, server: &Server) -> Result<(), DeskError> {
    if bot.services.store.is_gone_from(player, server).await? {
        report(bot, player.clone(), server.clone(), true).await?;
    }
    opponents(bot, player, server, false).await
}

async fn opponents(
    bot: &Bot,
    player: &PlayerId,
    server: &Server,
    anew: bool,
) -> Result<(), DeskError> {
    let Some(guild) = names::guild(server) else { return Ok(()) };
    for opponent in bot.services.store.opponents_in(player, server).await? {
        let Some(user) = names::user(&opponent.account) else { continue };
        if anew || opponent.is_gone || !bot.members.is_known(guild, user) {
            whether(bot, user, guild).await?;
        }
    }
    Ok(())
}

/// Asks whether somebody is a member, and reports that. The desk knows whether it is news.
async fn whether(bot: &Bot, user: UserId, guild: GuildId) -> Result<(), DeskError> {
    bot.members.pace.turn().await;
    let is_there = match bot.http.get_member(guild, user).await.map_err(|it| Fault::of(&it)) {
        Ok(_) => true,
        Err(Fault::NoMember) => false,
        Err(fault) => {
            tracing::debug!(why = fault.words(), "whether somebody is a member is not known");
            return Ok(());
        }
    };
    if is_there {
        bot.members.note(guild, user);
    }
    report(bot, names::player(user), names::server(guild), is_there).await
}

async fn report(
    bot: &Bot,
    player: PlayerId,
    server: Server,
    is_there: bool,
) -> Result<(), DeskError> {
    let at = bot.services.clock.now();
    let (who, whence) = (player.as_str(), server.as_str());
    let cause = CauseId::our_own(format_args!("presence-{who}-{whence}-{is_there}-{}", at.0));
    let what = Happening::Presence { player, server, is_there };
    bot.services.desk.tell(Incident { cause, at, hears_talk: bot.hears_talk, what }).await
}
