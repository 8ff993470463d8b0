//! The person whom a challenger names, and what the network knows of them.

use crate::PlayerId;

/// A person who is invited to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who it is.
    pub player: PlayerId,
    /// What the network knows of them.
    pub presence: Presence,
}

/// Whether somebody can be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A person who is a member here.
    Member,
    /// A program.
    Bot,
    /// Somebody who is not, or no longer, a member here.
    Absent,
    /// A member who does not see what is posted there.
    OutOfSight,
}
