//! Private notes and lines: what a person keeps about a game for themselves. Nobody else is ever
//! shown it.

use super::{Branch, Note};

/// Something that a person keeps, or keeps no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Private {
    /// They have noted something.
    NoteMade(Note),
    /// They have removed the note of this number.
    NoteRemoved(usize),
    /// They have tried a line of moves, in place of the last one.
    LineTried(Branch),
}
