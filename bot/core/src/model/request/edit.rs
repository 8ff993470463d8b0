//! What is known of a message that was edited later.

use crate::model::Moment;
use crate::{CauseId, GameId, Timestamp};

/// An edit of something typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// What made us act on it before it was edited, if we did.
    pub original: CauseId,
    /// What we know of it.
    pub before: Before,
}

/// What is known of a message from before its edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// It was there for us to read. If we did not act on it, it was talk.
    Read,
    /// It was edited before we came to read it, and its first words are gone.
    Unread,
    /// It was a command to move, given at this moment.
    Asked(Timestamp),
}

/// What has become of a message before its edit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corrected {
    /// Whether we have acted on it, in whatever way.
    pub is_known: bool,
    /// The move that was played by it or by an edit of it, and still stands: the plies before it.
    pub played: Option<(GameId, usize)>,
    /// The moments in which it or an edit of it was refused.
    pub refused: Vec<(GameId, Moment)>,
    /// Whether it was said already that the board stands.
    pub is_told: bool,
}
