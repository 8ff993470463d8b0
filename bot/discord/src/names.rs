//! Discord's ids as the core's opaque names, and back.

use menagerie_core::model::shows;
use menagerie_core::{CauseId, MessageId, Place, PlayerId, Server, Timestamp};
use serenity::model::id;
use serenity::model::user::User;

/// The network's prefix of every address.
pub const NETWORK: &str = "discord";

pub fn player(user: id::UserId) -> PlayerId {
    PlayerId::new(NETWORK, user)
}

pub fn user(player: &PlayerId) -> Option<id::UserId> {
    snowflake(player.address_on(NETWORK)?).map(id::UserId::new)
}

pub fn place(channel: id::ChannelId) -> Place {
    Place::new(NETWORK, channel)
}

pub fn server(guild: id::GuildId) -> Server {
    Server::new(NETWORK, guild)
}

pub fn guild(server: &Server) -> Option<id::GuildId> {
    snowflake(server.address_on(NETWORK)?).map(id::GuildId::new)
}

/// The shard of a server, by Discord's own formula.
pub fn shard_of(guild: id::GuildId, shards: u32) -> u32 {
    u32::try_from((guild.get() >> 22) % u64::from(shards.max(1))).unwrap_or_default()
}

pub fn channel(place: &Place) -> Option<id::ChannelId> {
    snowflake(place.address_on(NETWORK)?).map(id::ChannelId::new)
}

/// The display name, if it has visible letters, or else the user name, which has plain letters.
pub fn shown(user: &User) -> Option<&str> {
    [user.display_name(), user.name.as_str()].into_iter().find(|name| shows(name))
}

/// A message's address has both ids, because a message is found only through its channel.
pub fn message(channel: id::ChannelId, message: id::MessageId) -> MessageId {
    MessageId::new(NETWORK, format_args!("{channel}/{message}"))
}

pub fn channel_and_message(message: &MessageId) -> Option<(id::ChannelId, id::MessageId)> {
    let (channel, message) = message.address_on(NETWORK)?.split_once('/')?;
    Some((id::ChannelId::new(snowflake(channel)?), id::MessageId::new(snowflake(message)?)))
}

/// A date in the calendar of a server.
pub fn event(guild: id::GuildId, event: id::ScheduledEventId) -> MessageId {
    MessageId::new(NETWORK, format_args!("{guild}/{event}"))
}

pub fn guild_and_event(event: &MessageId) -> Option<(id::GuildId, id::ScheduledEventId)> {
    let (guild, event) = event.address_on(NETWORK)?.split_once('/')?;
    Some((id::GuildId::new(snowflake(guild)?), id::ScheduledEventId::new(snowflake(event)?)))
}

pub fn cause(snowflake: u64) -> CauseId {
    CauseId::new(NETWORK, snowflake)
}

/// The smallest id that Discord makes at a moment.
pub fn first_id_at(moment: Timestamp) -> u64 {
    let milliseconds = u64::try_from(moment.0).unwrap_or(0).saturating_mul(1_000);
    (milliseconds.saturating_sub(DISCORD_EPOCH_MS) << 22).max(1)
}

/// The moment at which Discord began to count, in milliseconds since 1970-01-01 UTC.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// When Discord made an id. This is the only clock on which the bot and Discord agree.
pub fn made_at(snowflake: u64) -> Timestamp {
    let milliseconds = (snowflake >> 22) + DISCORD_EPOCH_MS;
    Timestamp(i64::try_from(milliseconds / 1000).unwrap_or(i64::MAX))
}

fn snowflake(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number| *number != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_every_size_come_back() {
        for number in [1, 175_928_847_299_117_063, (1 << 63) - 1, 1 << 63, u64::MAX] {
            let id = id::UserId::new(number);
            assert_eq!(user(&player(id)), Some(id));
            let (c, m) = (id::ChannelId::new(number), id::MessageId::new(7));
            assert_eq!(channel(&place(c)), Some(c));
            assert_eq!(channel_and_message(&message(c, m)), Some((c, m)));
            let (g, e) = (id::GuildId::new(number), id::ScheduledEventId::new(7));
            assert_eq!(guild_and_event(&event(g, e)), Some((g, e)));
        }
    }

    #[test]
    fn what_is_not_ours_is_nothing() {
        for text in ["matrix:1", "discord:0", "discord:x", "discord:", "1"] {
            assert_eq!(user(&PlayerId::from_stored(text.to_owned())), None, "{text}");
        }
    }

    #[test]
    fn an_id_tells_its_time() {
        // The example in Discord's reference: 2016-04-30 11:18:25.796 UTC.
        assert_eq!(made_at(175_928_847_299_117_063), Timestamp(1_462_015_105));
        let first = first_id_at(Timestamp(1_462_015_105));
        assert!(first <= 175_928_847_299_117_063 && made_at(first) == Timestamp(1_462_015_105));
    }
}
