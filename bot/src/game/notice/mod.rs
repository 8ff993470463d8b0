//! Who is told, and when: whose turn it is, reminders, the daily digest, that the opponent is on
//! vacation.

pub(in crate::game) mod away;
pub(in crate::game) mod count_words;
pub(in crate::game) mod heed;
pub(in crate::game) mod next;
pub(in crate::game) mod told;
pub(in crate::game) mod turn_words;

pub use next::{next_game, to_next, waits_for};
pub use turn_words::direct_answer;
