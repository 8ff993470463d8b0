//! Notices and their times: turns, reminders, the daily digest, the opponent's vacation.

pub(crate) mod away;
pub(crate) mod computers;
pub(crate) mod count_words;
pub(crate) mod digest;
pub(crate) mod next;
pub(crate) mod notification_policy;
pub(crate) mod turn_words;
pub mod types;

pub use digest::{MemberAndGames, OfMember};
pub use next::{next_game, to_next, waits_for};
pub use turn_words::direct_answer;
