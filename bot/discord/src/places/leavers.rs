//! Finds out whether opponents are still members of the server. Discord reports leavers only to
//! bots with a special right. So it is asked when a player calls, or when a board has called a
//! person whom Discord does not name as a member. Only a player who asks for the way out of a game
//! waits for the answer.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::names;
use crate::places::members::Doubt;
use menagerie_chat::desk::DeskError;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, PlayerId, Server};
use serenity::model::id::{GuildId, UserId};
use std::sync::Arc;
use std::time::Duration;

/// How long a player waits who asks for the way out of a game.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Works through the open questions until it is dropped.
pub async fn look(bot: Arc<Bot>) {
    let Some(mut waiting) = bot.members.doubts() else { return std::future::pending().await };
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
    // The callers are gone together with the bot.
    std::future::pending::<()>().await;
}

/// Finds out at once whether the opponents of a player are there who asks for the way out.
pub async fn look_now(bot: &Bot, player: &PlayerId, server: &Server) {
    match tokio::time::timeout(TIMEOUT, opponents(bot, player, server, true)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "whether somebody has left was not noted"),
        Err(_) => tracing::debug!("whether somebody has left was not found out in time"),
    }
}

/// The caller is there. Their opponents are looked for.
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

/// Asks whether a user is a member, and reports that. The desk knows whether it is news.
async fn whether(bot: &Bot, user: UserId, guild: GuildId) -> Result<(), DeskError> {
    bot.members.turn().await;
    bot.front.optional.turn().await;
    let is_there = match bot.http.turn().await.get_member(guild, user).await.map_err(Fault::from) {
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
    let what = EventKind::Presence { player, server, is_there };
    bot.services.desk.tell(SystemEvent { cause, at, hears_talk: bot.hears_talk, what }).await
}
