//! The computer as a player: one player for each level, on a network of its own.
//!
//! So a game against it is an ordinary game. Its challenges, moves and answers go the way of a
//! member's, and the level is kept with the game.

use crate::{CauseId, PlayerId};
use std::fmt;

/// The network name of the computer players. No chat network has it.
const NETWORK: &str = "computer";
/// The name of the computer, before its level.
const NAME: &str = "Menagerie";

/// How well the computer plays: from 1, the weakest, to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ComputerLevel(u8);

impl ComputerLevel {
    /// The strongest level.
    pub const STRONGEST: Self = Self(6);
    /// The level of a challenge that names none.
    pub const USUAL: Self = Self(2);

    /// The level with this number, from 1 to 6.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::STRONGEST.0).contains(&number).then_some(Self(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::STRONGEST.0).map(Self)
    }

    /// Its number, from 1 to 6.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for ComputerLevel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl PlayerId {
    /// The computer at a level.
    pub fn computer(level: ComputerLevel) -> Self {
        Self::new(NETWORK, level)
    }

    /// The level of a computer player; none for a person.
    pub fn computer_level(&self) -> Option<ComputerLevel> {
        self.address_on(NETWORK)?.parse().ok().and_then(ComputerLevel::new)
    }

    /// Whether it is the computer.
    pub fn is_computer(&self) -> bool {
        self.computer_level().is_some()
    }

    /// The name of a computer player, in every language and on every network: `Menagerie 3 (BOT)`.
    pub fn computer_name(&self) -> Option<String> {
        self.computer_level().map(|level| format!("{NAME} {level} (BOT)"))
    }
}

impl CauseId {
    /// The cause of an act of the computer, with `what` as its name.
    pub fn of_computer(what: impl fmt::Display) -> Self {
        Self::new(NETWORK, what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_a_player_of_its_own_who_is_called_a_bot() {
        let players: Vec<_> = ComputerLevel::all().map(PlayerId::computer).collect();
        assert_eq!(players.len(), 6);
        for (player, level) in players.iter().zip(ComputerLevel::all()) {
            assert_eq!(player.computer_level(), Some(level));
            let name = player.computer_name().expect("it has a name");
            assert!(name.contains("BOT") && name.contains(&level.to_string()), "{name}");
        }
    }

    #[test]
    fn nobody_else_is_the_computer() {
        for other in ["chat:3", "computer:0", "computer:7", "computer:x", "computers:3", "3"] {
            let player = PlayerId::from_stored(other.to_owned());
            assert_eq!(player.computer_level(), None, "{other}");
            assert_eq!(player.computer_name(), None, "{other}");
        }
        assert_eq!(ComputerLevel::new(0), None);
        assert_eq!(ComputerLevel::new(7), None);
    }
}
