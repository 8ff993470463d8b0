//! The bot's knowledge of a message that was edited later.

use crate::model::Moment;
use crate::{CauseId, GameId, Timestamp};

/// An edit of a typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The cause of the message before the edit.
    pub original: CauseId,
    /// The bot's knowledge from before the edit.
    pub before: Before,
}

/// The bot's knowledge of a message from before its edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// The bot could read it. If the bot did not act on it, it was talk.
    Read,
    /// It was edited before the bot came to read it, and its first text is gone.
    Unread,
    /// It was a command to move, given at this time.
    Asked(Timestamp),
}

/// The outcome of a message before its edit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corrected {
    /// Whether the bot has acted on it, in any way.
    pub is_known: bool,
    /// The move that was played by the message or an edit of it, and still stands: its game, and
    /// the plies before it.
    pub played: Option<(GameId, usize)>,
    /// The moments in which the message or an edit of it was refused.
    pub refused: Vec<(GameId, Moment)>,
    /// Whether the player was told already that the board stands.
    pub is_told: bool,
}
