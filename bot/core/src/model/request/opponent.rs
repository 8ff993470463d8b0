//! The person whom a challenger names, and what the network knows of them.

use crate::PlayerId;
use crate::model::state::ComputerLevel;

/// A person who is challenged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The person.
    pub player: PlayerId,
    /// The network's knowledge of them.
    pub presence: Presence,
}

/// Whether a person can be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A person who is a member here.
    Member,
    /// A program.
    Bot,
    /// This bot.
    Ourselves,
    /// A person who is not a member here, or no longer.
    Absent,
    /// A member who cannot see the place.
    OutOfSight,
}

impl Opponent {
    /// The computer at a level.
    pub fn computer(level: ComputerLevel) -> Self {
        Self { player: PlayerId::computer(level), presence: Presence::Member }
    }

    /// The opponent of a challenge that names `named` and a level: the computer, where the bot is
    /// named or a level without a person.
    pub fn of(named: Option<Self>, level: Option<ComputerLevel>) -> Option<Self> {
        match (named, level) {
            (Some(Self { presence: Presence::Ourselves, .. }), level) => {
                Some(Self::computer(level.unwrap_or(ComputerLevel::USUAL)))
            }
            (None, Some(level)) => Some(Self::computer(level)),
            (named, _) => named,
        }
    }
}
