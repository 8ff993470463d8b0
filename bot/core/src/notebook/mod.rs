//! A player's own notes, and lines tried in private.

pub(crate) mod branch;
pub(crate) mod notes;
pub mod types;

pub use branch::{Tried, tried};
pub use notes::{LONGEST_NOTE, MOST_NOTES, note_list};
