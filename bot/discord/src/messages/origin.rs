//! Who has asked where, and the call that follows from it.

use crate::bot::Bot;
use crate::names;
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::{Speaker, Visibility};
use serenity::model::id::{ChannelId, GuildId, UserId};

/// Who has asked where, as every event tells it.
pub struct Origin {
    /// Who.
    pub user: UserId,
    /// What they are called on all of Discord.
    pub name: String,
    /// Where.
    pub channel: ChannelId,
    /// On which server.
    pub guild: Option<GuildId>,
    /// What they see of it.
    pub visibility: Visibility,
    /// What they may do there.
    pub authority: Authority,
    /// The id of the event.
    pub event: u64,
}

impl Bot {
    /// A call with all that is known of its origin.
    pub fn call(&self, origin: &Origin, via: Via, command: Command) -> Call {
        Call {
            from: names::player(origin.user),
            speaker: Speaker { handle: origin.name.clone(), ..Speaker::default() },
            place: names::place(origin.channel),
            server: origin.guild.map(names::server),
            visibility: origin.visibility.clone(),
            authority: origin.authority,
            hears_talk: self.hears_talk,
            cause: names::cause(origin.event),
            at: names::made_at(origin.event),
            seen: self.services.clock.now(),
            via,
            command,
        }
    }
}
