//! A player's own notes, and lines of moves tried in private.

pub(in crate::game) mod branch;
pub(in crate::game) mod notes;

pub use branch::{Tried, tried};
pub use notes::{LONGEST_NOTE, MOST_NOTES, note_list};
