//! The sources of ratings: games that have ended, and times in which games ran.

/// A side of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side that moves first.
    First,
    /// The side that moves second.
    Second,
}

/// How a rated game has ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This side has won, but not on time.
    Won(Side),
    /// This side has won, because the other one has lost on time.
    WonOnTime(Side),
    /// Nobody has won, for any reason.
    Drawn,
}

/// A rated game that has ended and may count ([`super::eligible`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<P> {
    /// Its number, which no other game has. Of two games that end at one time, the lower number is
    /// taken first.
    pub id: i64,
    /// When it has ended, in the unit of the calendar.
    pub ended: i64,
    /// The player of the side that moves first.
    pub first: P,
    /// The player of the other side.
    pub second: P,
    /// How it has ended.
    pub outcome: Outcome,
}

impl<P> Game<P> {
    /// The player who has lost it on time, if it ended so.
    pub(super) fn late(&self) -> Option<&P> {
        match self.outcome {
            Outcome::WonOnTime(Side::First) => Some(&self.second),
            Outcome::WonOnTime(Side::Second) => Some(&self.first),
            Outcome::Won(_) | Outcome::Drawn => None,
        }
    }

    /// The score of the side that moves first: 1, a half or 0.
    pub(super) const fn score(&self) -> f64 {
        match self.outcome {
            Outcome::Won(Side::First) | Outcome::WonOnTime(Side::First) => 1.0,
            Outcome::Drawn => 0.5,
            Outcome::Won(Side::Second) | Outcome::WonOnTime(Side::Second) => 0.0,
        }
    }
}

/// A time in which a player had a rated game running. Such times may overlap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunningGame<P> {
    /// The player.
    pub player: P,
    /// When the game began, in the unit of the calendar.
    pub began: i64,
    /// When it ended, if it has ended.
    pub ended: Option<i64>,
}
