//! The servers that the bot is on. A removal is noticed at once, or else on connecting, because
//! Discord does not name the server any more.

use crate::bot::Bot;
use crate::names;
use menagerie_chat::desk::DeskError;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, Server};
use serenity::model::gateway::Ready;
use serenity::model::id::GuildId;
use std::collections::HashSet;

/// The bot is on a server. If it had been removed there, the server's games are told that they go
/// on.
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

/// A server has removed the bot. An outage of the server is no removal.
pub async fn departed(bot: &Bot, guild: GuildId) {
    let now = bot.services.clock.now();
    if let Err(error) = bot.services.store.departed(&names::server(guild), now).await {
        tracing::error!(%error, "that a server has removed the bot was not noted");
    }
}

/// Finds servers that removed the bot during an absence. Discord names all its servers to a new
/// session, even those with an outage.
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
