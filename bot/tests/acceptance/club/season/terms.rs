//! The clocks that the club plays with, by their words and by what these must mean.

use super::{DAY, HOUR};

/// The agreed terms of a game's time.
#[derive(Debug)]
pub struct Terms {
    /// As it is typed.
    pub words: &'static str,
    /// Free for each move; nothing where there is no deadline.
    pub grace: Option<i64>,
    /// In the bank at the start, and the most that it holds after a move.
    pub bank: i64,
    pub most: i64,
    /// Added after a move, and besides after one within `window`.
    pub extra: i64,
    pub bonus: i64,
    pub window: i64,
    /// Whether a late move is taken until the game is claimed.
    pub soft: bool,
    /// Whether vacations and days off stop it.
    pub vacation: bool,
    pub days_off: bool,
}

const DAYS: Terms = Terms {
    words: "",
    grace: Some(3 * DAY),
    bank: 0,
    most: 0,
    extra: 0,
    bonus: 0,
    window: 0,
    soft: false,
    vacation: true,
    days_off: true,
};

/// All of them.
pub static TERMS: [Terms; 7] = [
    Terms { words: "days 3d", ..DAYS },
    Terms { words: "days 3d soft", soft: true, ..DAYS },
    Terms { words: "days 1d no-days-off", grace: Some(DAY), days_off: false, ..DAYS },
    Terms { words: "days 2d no-vacation", grace: Some(2 * DAY), vacation: false, ..DAYS },
    Terms {
        words: "fischer 10d 1d 20d",
        grace: Some(0),
        bank: 10 * DAY,
        most: 20 * DAY,
        extra: DAY,
        ..DAYS
    },
    Terms {
        words: "gc-2019",
        grace: Some(DAY),
        bank: 14 * DAY,
        most: 28 * DAY,
        extra: 8 * HOUR,
        bonus: 6 * HOUR,
        window: DAY,
        ..DAYS
    },
    Terms { words: "none", grace: None, ..DAYS },
];

impl Terms {
    /// The bank after a move about which its owner has thought for so long.
    pub fn after(&self, bank: i64, thought: i64) -> i64 {
        let charge = (thought - self.grace.unwrap_or(i64::MAX)).max(0);
        let bonus = if thought <= self.window { self.bonus } else { 0 };
        ((bank - charge).max(0) + self.extra + bonus).min(self.most)
    }
}
