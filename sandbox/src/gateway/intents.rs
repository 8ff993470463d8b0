//! Gateway intents: which exist, and which one an event needs.

const GUILDS: u64 = 1;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
const GUILD_MESSAGES: u64 = 1 << 9;
const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
const GUILD_SCHEDULED_EVENTS: u64 = 1 << 16;
const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
const DIRECT_MESSAGES: u64 = 1 << 12;
const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// All intents Discord knows: 0 to 16, 20, 21, 24 and 25.
const KNOWN: u64 = 0x1_FFFF | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

pub(crate) fn are_valid(intents: u64) -> bool {
    intents & !KNOWN == 0
}

/// The intents of which a session needs one to get an event. `None` if every session gets it.
pub(crate) fn required(kind: &str, in_guild: bool) -> Option<u64> {
    let by_place = |guild, direct| Some(if in_guild { guild } else { direct });
    match kind {
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE" | "MESSAGE_DELETE_BULK" => {
            by_place(GUILD_MESSAGES, DIRECT_MESSAGES)
        }
        "CHANNEL_PINS_UPDATE" => by_place(GUILDS, DIRECT_MESSAGES),
        "TYPING_START" => by_place(GUILD_MESSAGE_TYPING, DIRECT_MESSAGE_TYPING),
        _ if kind.starts_with("MESSAGE_REACTION_") => {
            by_place(GUILD_MESSAGE_REACTIONS, DIRECT_MESSAGE_REACTIONS)
        }
        _ if kind.starts_with("GUILD_SCHEDULED_EVENT_") => Some(GUILD_SCHEDULED_EVENTS),
        _ if kind.starts_with("GUILD_MEMBER_") => Some(GUILD_MEMBERS),
        _ if ["GUILD_", "CHANNEL_", "THREAD_"].iter().any(|start| kind.starts_with(start)) => {
            Some(GUILDS)
        }
        _ => None,
    }
}
