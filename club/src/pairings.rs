//! The pairings of a round robin: FIDE's Berger tables (handbook C.05, annex 1).

use thiserror::Error;

/// The fewest and the most players of a table.
const PLAYERS: std::ops::RangeInclusive<usize> = 3..=16;

/// A number of players for which there is a table: 3 to 16.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Players(usize);

/// There is no table for so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there are Berger tables for 3 to 16 players, not for {0}")]
pub struct NoTable(pub usize);

/// A game to be played. Players have numbers from 1, which are drawn before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pairing {
    /// The number of the player who moves first.
    pub first: usize,
    /// The number of the other player.
    pub second: usize,
}

/// The games of a round, in the order of the table.
pub type Round = Vec<Pairing>;

impl Players {
    /// All numbers of players for which there is a table.
    pub fn all() -> impl Iterator<Item = Players> {
        PLAYERS.map(Players)
    }

    /// How many they are.
    pub const fn number(self) -> usize {
        self.0
    }
}

impl TryFrom<usize> for Players {
    type Error = NoTable;

    fn try_from(number: usize) -> Result<Players, NoTable> {
        if PLAYERS.contains(&number) { Ok(Players(number)) } else { Err(NoTable(number)) }
    }
}

/// The rounds in which each player meets each other one once. With an odd number of players, one of them
/// is free in each round. How often a player has each side differs by one at most.
pub fn single(players: Players) -> Vec<Round> {
    // With an odd number, the last place of the table is nobody's.
    let places = players.0 + players.0 % 2;
    let rounds = places - 1;
    let round = |number: usize| -> Round {
        // From round to round each player but the last goes on by half of the places.
        let at = |place: usize| (place - 1 + number * (places / 2)) % rounds + 1;
        let against_last = if number.is_multiple_of(2) {
            Pairing { first: at(1), second: places }
        } else {
            Pairing { first: places, second: at(1) }
        };
        let others = (2..=places / 2)
            .map(|place| Pairing { first: at(place), second: at(places + 1 - place) });
        let has_all = |pairing: &Pairing| pairing.first.max(pairing.second) <= players.0;
        std::iter::once(against_last).chain(others).filter(has_all).collect()
    };
    (0..rounds).map(round).collect()
}

/// The rounds in which each player meets each other one twice, once with each side. As FIDE recommends,
/// the last two rounds of the first half change places, so that nobody has one side three times in a
/// row.
pub fn double(players: Players) -> Vec<Round> {
    let mut rounds = single(players);
    let turned = |pairing: &Pairing| Pairing { first: pairing.second, second: pairing.first };
    let again: Vec<Round> = rounds.iter().map(|round| round.iter().map(turned).collect()).collect();
    let half = rounds.len();
    rounds.swap(half - 2, half - 1);
    rounds.extend(again);
    rounds
}
