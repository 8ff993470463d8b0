//! How many requests a second each part of the bot makes at most. Discord takes fifty of them all:
//! <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>.

/// All requests of all processes, but for answers to interactions. With [`AT_ONCE`], and one more
/// for each process, no second has more than fifty while there are nine processes at most.
pub(crate) const ALL: u32 = 36;
/// How many more may come at once after a rest.
pub(crate) const AT_ONCE: u32 = 5;
/// Rows of the outbox: boards and messages.
pub(crate) const POSTS: u32 = 35;
/// Reading of missed messages. Live moves go first.
pub(crate) const MISSED_MESSAGES: u32 = 10;
/// Searches for archived threads. No member waits for them.
pub(crate) const THREAD_SEARCHES: u32 = 2;
/// Answers to direct messages.
pub(crate) const DIRECT_MESSAGES: u32 = 5;
/// Look-ups that others may cause. Each is two or three requests, and boards go first.
pub(crate) const LOOK_UPS: u32 = 5;
/// Questions whether somebody is still a member.
pub(crate) const MEMBERS: u32 = 2;
