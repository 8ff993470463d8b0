//! The person whom a challenger names, and what the network knows of them.

use crate::PlayerId;

/// A person who is challenged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who it is.
    pub player: PlayerId,
    /// What the network knows of them.
    pub presence: Presence,
}

/// Whether a person can be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A person who is a member here.
    Member,
    /// A program.
    Bot,
    /// A person who is not a member here, or no longer.
    Absent,
    /// A member who cannot see the place.
    OutOfSight,
}
