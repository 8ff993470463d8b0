//! The origin of a request (who and where), and the call made of it.

use crate::bot::Bot;
use crate::names;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::Visibility;
use menagerie_rules::notation::Letters;
use serenity::model::id::{ChannelId, GuildId, UserId};

/// The origin of a request, as every event tells it.
pub struct Origin {
    /// The account.
    pub user: UserId,
    /// Its display name on all of Discord.
    pub name: String,
    /// The channel.
    pub channel: ChannelId,
    /// The server, if there is one.
    pub guild: Option<GuildId>,
    /// The places on it that the caller sees.
    pub visibility: Visibility,
    /// The caller's rights there.
    pub authority: Authority,
    /// The id of the event.
    pub event: u64,
}

impl Bot {
    /// A call with everything that is known of its origin.
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
            letters: Letters::default(),
            command,
        }
    }
}
