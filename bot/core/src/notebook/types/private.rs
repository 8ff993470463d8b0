//! Private notes and lines: what a person keeps about a game for themselves. Nobody else is ever
//! shown it.

use crate::notebook::types::{Branch, Note};

/// A change of a person's private notes or line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Private {
    /// They have added a note.
    NoteMade(Note),
    /// They have removed the note with this number.
    NoteRemoved(usize),
    /// They have tried a line of moves, in place of the last one.
    LineTried(Branch),
}
