//! On which servers we are: one that has removed us is noticed when it does, or when we connect and
//! Discord does not name it any more.

use crate::bot::Bot;
use crate::names;
use menagerie_chat::desk::DeskError;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, Server};
use serenity::model::gateway::Ready;
use serenity::model::id::GuildId;
use std::collections::HashSet;

/// We are on a server. If it had removed us, its games are told that they go on.
pub async fn arrived(bot: &Bot, guild: GuildId) {
    let (store, server) = (&bot.services.store, names::server(guild));
    let returns = matches!(store.knows(&server).await, Ok(Some(false)));
    if let Err(error) = store.arrived(&server).await {
        tracing::error!(%error, "that a server has the bot was not noted");
        return;
    }
    if returns && let Err(error) = returned(bot, server).await {
        tracing::error!(%error, "the games of a server were not told that the bot is there again");
    }
}

async fn returned(bot: &Bot, server: Server) -> Result<(), DeskError> {
    let at = bot.services.clock.now();
    let cause = CauseId::our_own(format_args!("returned-{}-{}", server.as_str(), at.0));
    let what = EventKind::Returned { server, place: None };
    bot.services.desk.tell(SystemEvent { cause, at, hears_talk: bot.hears_talk, what }).await
}

/// A server has removed us. One that Discord cannot serve just now has not.
pub async fn departed(bot: &Bot, guild: GuildId) {
    let now = bot.services.clock.now();
    if let Err(error) = bot.services.store.departed(&names::server(guild), now).await {
        tracing::error!(%error, "that a server has removed the bot was not noted");
    }
}

/// Notices servers that have removed us while nobody listened: of those that Discord names to this
/// session, all that have us are there, also if they cannot be served just now.
pub async fn compare(bot: &Bot, ready: &Ready) {
    let named: HashSet<GuildId> = ready.guilds.iter().map(|guild| guild.id).collect();
    let known = match bot.services.store.communities_on(names::NETWORK).await {
        Ok(known) => known,
        Err(error) => {
            // The next session looks again.
            tracing::error!(%error, "the servers that have the bot could not be read");
            return;
        }
    };
    let shards = ready.shard.map_or(1, |shard| shard.total);
    let own = ready.shard.map_or(0, |shard| shard.id.get());
    for guild in known.iter().filter_map(names::guild) {
        let is_ours = names::shard_of(guild, shards) == own;
        if is_ours && !named.contains(&guild) {
            departed(bot, guild).await;
        }
    }
}
