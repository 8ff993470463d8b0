//! The version of a game in which something was shown. An action that is pressed months later is
//! about that position.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A version of a game's moves. After a take-back the same ply comes again, so the ply alone does
/// not tell the versions apart. No game is ever in the same moment twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Moment {
    /// The number of plies played.
    pub ply: usize,
    /// The number of moves taken back before.
    pub taken_back: usize,
}

/// The stored forms of a moment: the ply alone dates from before moves could be taken back.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Ply(usize),
    Moment { ply: usize, taken_back: usize },
}

impl From<Stored> for Moment {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Ply(ply) => Moment { ply, taken_back: 0 },
            Stored::Moment { ply, taken_back } => Moment { ply, taken_back },
        }
    }
}

/// `12`, or `12-3` after three moves were taken back.
impl fmt::Display for Moment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.taken_back {
            0 => write!(formatter, "{}", self.ply),
            taken_back => write!(formatter, "{}-{taken_back}", self.ply),
        }
    }
}

impl FromStr for Moment {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (ply, taken_back) = text.split_once('-').unwrap_or((text, "0"));
        Ok(Moment { ply: ply.parse()?, taken_back: taken_back.parse()? })
    }
}

/// "1 ply", "7 plies".
pub fn plies(count: usize) -> String {
    if count == 1 { "1 ply".to_owned() } else { format!("{count} plies") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_survives_its_text_and_the_store() {
        for (moment, text) in [
            (Moment { ply: 12, taken_back: 0 }, "12"),
            (Moment { ply: 0, taken_back: 3 }, "0-3"),
            (Moment { ply: usize::MAX, taken_back: usize::MAX }, &format!("{0}-{0}", usize::MAX)),
        ] {
            assert_eq!(moment.to_string(), text);
            assert_eq!(text.parse(), Ok(moment));
            let stored = serde_json::to_string(&moment).expect("it is JSON");
            assert_eq!(serde_json::from_str::<Moment>(&stored).expect("it is a moment"), moment);
        }
        for text in ["", "-", "-1", "1-", "1-2-3", "x"] {
            assert!(text.parse::<Moment>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_was_stored_before_moves_could_be_taken_back_is_read() {
        let read: Moment = serde_json::from_str("12").expect("it is a moment");
        assert_eq!(read, Moment { ply: 12, taken_back: 0 });
    }
}
