//! The terms of a challenge: for how many games it is, and for how long it stands.

use crate::clock::{DAY, HOUR};

/// The most games of one challenge, if they are counted.
const MOST_USES: usize = 20;
/// The word for any number of games.
const STANDING: &str = "standing";

/// The terms of a challenge: for how many games it is, and for how long it stands. A challenge to a
/// member is for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    uses: Option<usize>,
    time: Time,
}

/// For how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    word: &'static str,
    seconds: i64,
}

const fn time(word: &'static str, seconds: i64) -> Time {
    Time { word, seconds }
}

/// The usual time is a week.
const WEEK: Time = time("7d", 7 * DAY);
const TIMES: [Time; 8] = [
    time("1h", HOUR),
    time("6h", 6 * HOUR),
    time("12h", 12 * HOUR),
    time("1d", DAY),
    time("3d", 3 * DAY),
    WEEK,
    time("14d", 14 * DAY),
    time("30d", 30 * DAY),
];

/// One game, within a week.
impl Default for Terms {
    fn default() -> Self {
        Self { uses: Some(1), time: WEEK }
    }
}

impl Terms {
    /// Reads typed terms. An empty text stands for the usual number or time. Nothing if a text is
    /// not a possible number or time.
    pub fn read(uses: &str, time: &str) -> Option<Self> {
        let uses = match uses {
            "" => Some(1),
            STANDING => None,
            number => Some(number.parse().ok().filter(|uses| (1..=MOST_USES).contains(uses))?),
        };
        let time = match time {
            "" => WEEK,
            word => TIMES.into_iter().find(|time| time.word == word)?,
        };
        Some(Self { uses, time })
    }

    /// The possible words for the number of games.
    pub fn uses_words() -> Vec<String> {
        (1..=MOST_USES).map(|uses| uses.to_string()).chain([STANDING.to_owned()]).collect()
    }

    /// The possible words for the time.
    pub fn time_words() -> [&'static str; 8] {
        TIMES.map(|time| time.word)
    }

    /// How many games can come of the challenge; nothing for any number.
    pub fn uses(self) -> Option<usize> {
        self.uses
    }

    /// How long the challenge stands, in seconds: from an hour to thirty days.
    pub fn seconds(self) -> i64 {
        self.time.seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_within_their_bounds() {
        for (uses, time, expected) in [
            ("", "", Some((Some(1), 7 * DAY))),
            ("1", "1h", Some((Some(1), HOUR))),
            ("20", "30d", Some((Some(20), 30 * DAY))),
            ("standing", "1d", Some((None, DAY))),
            ("0", "", None),
            ("21", "", None),
            ("-1", "", None),
            ("many", "", None),
            ("", "31d", None),
            ("", "0", None),
        ] {
            let terms = Terms::read(uses, time);
            let found = terms.map(|terms| (terms.uses(), terms.seconds()));
            assert_eq!(found, expected, "{uses} {time}");
        }
        assert_eq!(Terms::uses_words().len(), 21);
        for uses in Terms::uses_words() {
            for time in Terms::time_words() {
                assert_eq!(Terms::read(&uses, time).map(|terms| terms.time.word), Some(time));
            }
        }
    }
}
