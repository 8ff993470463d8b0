//! Time controls: the kinds of clocks, their numbers, and the limits of those numbers.

use super::duration::{DAY, HOUR, in_words};

/// The largest value of any number.
const MOST: i64 = 365 * DAY;
/// The shortest time for the first move.
pub(crate) const LEAST: i64 = HOUR;
/// The most moves that a pace may ask for.
pub(crate) const MOST_MOVES: u32 = 100;

/// The numbers of the formula that all kinds share, in seconds. See [`charge`](super::charge()).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// The bank at the start.
    pub spare: i64,
    /// Free time for each move, which is not saved up.
    pub grace: i64,
    /// Added after each move.
    pub extra: i64,
    /// Added after a move within `window`.
    pub bonus: i64,
    /// How quick a move must be to earn `bonus`.
    pub window: i64,
    /// The least that the bank holds after a move.
    pub min: i64,
    /// The most that the bank holds after a move; `None` for no limit.
    pub max: Option<i64>,
    /// How quick a side must be for its bank to be raised to `spare`.
    pub pace: Option<Pace>,
}

/// A number of moves in a number of seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// 1 to 100.
    pub moves: u32,
    /// 1 to 365 days, in seconds.
    pub period: i64,
}

/// The kinds of clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// This many seconds for each move; nothing is saved up.
    Days(i64),
    /// A bank, and an increment after each move up to a cap.
    Fischer {
        /// The bank at the start.
        bank: i64,
        /// The time that each move adds.
        increment: i64,
        /// The most that the bank holds after a move.
        cap: i64,
    },
    /// Game Courier's parameters.
    GameCourier(Numbers),
    /// No deadline. A game without a move for 90 days is closed.
    None,
}

/// The consequence when time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Timeout {
    /// The game is lost.
    #[default]
    Hard,
    /// The opponent may claim the game or give time. Until then a late move is accepted.
    Soft,
}

/// A game's time control. It is agreed before the game and copied into it at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// The kind with its numbers.
    pub kind: Kind,
    /// The consequence when time is up.
    pub timeout: Timeout,
    /// Whether vacations pause it.
    pub vacation: bool,
    /// Whether days off pause it.
    pub days_off: bool,
    /// Whether it belongs to an event: no gifts, no take-backs, and a flag always counts.
    pub event: bool,
}

/// Why a control is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadControl {
    /// A length is negative.
    #[error("a length of time is negative")]
    Negative,
    /// A length is over a year.
    #[error("a length of time is over 365 days")]
    TooLong,
    /// The first move has less than an hour.
    #[error("a side has less than {} for its first move", in_words(LEAST))]
    TooShort,
    /// The bank may hold less than at the start, or less than its minimum.
    #[error("the most a bank can hold is less than its start or its minimum")]
    MaxTooLow,
    /// A pace out of bounds.
    #[error("a pace is 1 to {MOST_MOVES} moves in 1 to 365 days")]
    Pace,
}

impl Kind {
    /// Game Courier's clock of 2004.
    pub const GC_2004: Numbers = Numbers {
        spare: 7 * DAY,
        grace: 24 * HOUR,
        extra: 24 * HOUR,
        bonus: 24 * HOUR,
        window: 24 * HOUR,
        min: 0,
        max: None,
        pace: None,
    };
    /// Game Courier's clock of 2009.
    pub const GC_2009: Numbers = Numbers {
        spare: 14 * DAY,
        grace: 12 * HOUR,
        extra: 0,
        bonus: 6 * HOUR,
        window: 12 * HOUR,
        min: 12 * HOUR,
        max: Some(28 * DAY),
        pace: None,
    };
    /// Game Courier's clock of 2019.
    pub const GC_2019: Numbers = Numbers {
        spare: 14 * DAY,
        grace: 24 * HOUR,
        extra: 8 * HOUR,
        bonus: 6 * HOUR,
        window: 24 * HOUR,
        min: 0,
        max: Some(28 * DAY),
        pace: None,
    };
    /// The presets with their words.
    pub const PRESETS: [(&str, Numbers); 3] =
        [("gc-2004", Self::GC_2004), ("gc-2009", Self::GC_2009), ("gc-2019", Self::GC_2019)];

    /// The kind as numbers of the common formula; `None` without a deadline.
    pub fn numbers(self) -> Option<Numbers> {
        let zero = Numbers { max: Some(0), ..Numbers::default() };
        match self {
            Self::Days(grace) => Some(Numbers { grace, ..zero }),
            Self::Fischer { bank, increment, cap } => {
                Some(Numbers { spare: bank, extra: increment, max: Some(cap), ..zero })
            }
            Self::GameCourier(numbers) => Some(numbers),
            Self::None => None,
        }
    }
}

impl Control {
    /// No deadline, with the usual terms.
    pub const NONE: Control = Control {
        kind: Kind::None,
        timeout: Timeout::Hard,
        vacation: true,
        days_off: true,
        event: false,
    };

    /// A clock of this kind with the usual terms: hard timeout, vacations and days off, no event.
    ///
    /// # Errors
    ///
    /// If its numbers are not allowed.
    pub fn new(kind: Kind) -> Result<Self, BadControl> {
        let control = Self { kind, ..Self::NONE };
        control.check().map(|()| control)
    }

    /// Checks its numbers. A control that was made otherwise than by [`Control::new`] or from its
    /// words must be checked before it is used.
    ///
    /// # Errors
    ///
    /// If they are not allowed, the reason.
    pub fn check(&self) -> Result<(), BadControl> {
        let Some(numbers) = self.kind.numbers() else { return Ok(()) };
        let Numbers { spare, grace, extra, bonus, window, min, max, pace } = numbers;
        let all = [spare, grace, extra, bonus, window, min, max.unwrap_or(0)];
        if all.iter().any(|seconds| *seconds < 0) {
            return Err(BadControl::Negative);
        }
        if all.iter().any(|seconds| *seconds > MOST) {
            return Err(BadControl::TooLong);
        }
        if grace + spare < LEAST {
            return Err(BadControl::TooShort);
        }
        if max.is_some_and(|max| max < spare || max < min) {
            return Err(BadControl::MaxTooLow);
        }
        match pace {
            Some(pace) if !(1..=MOST_MOVES).contains(&pace.moves) => Err(BadControl::Pace),
            Some(pace) if !(DAY..=MOST).contains(&pace.period) => Err(BadControl::Pace),
            _ => Ok(()),
        }
    }

    /// Whether a game with this many moves has a result when a side runs out of time: once both
    /// sides have moved, and in an event from the beginning.
    pub fn counts(&self, plies: u32) -> bool {
        plies >= 2 || self.event
    }

    /// Each side's bank at the start.
    pub fn spare(&self) -> i64 {
        self.kind.numbers().map_or(0, |numbers| numbers.spare)
    }

    /// How long a side with this bank may think about a move; `None` without a limit.
    pub fn allowance(&self, bank: i64) -> Option<i64> {
        Some(self.kind.numbers()?.grace.saturating_add(bank))
    }

    /// Whether a gift may raise a bank to this.
    pub fn can_hold(bank: i64) -> bool {
        (0..=MOST).contains(&bank)
    }
}
