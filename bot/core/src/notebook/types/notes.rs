//! A player's private notes and lines of a game.

use crate::Timestamp;
use crate::model::Moment;

/// A private note about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number among the person's notes on the game, from 1 on.
    pub number: usize,
    /// The plies played then.
    pub ply: usize,
    /// When it was made.
    pub at: Timestamp,
    /// The words.
    pub words: String,
}

/// A private line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The plies of the game before it.
    pub from: usize,
    /// The moment of the game in which it was last tried.
    pub tried: Moment,
    /// Its moves in coordinates.
    pub moves: Vec<String>,
}
