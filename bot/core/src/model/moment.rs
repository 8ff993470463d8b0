//! The version of a game in which something was shown. A button that is pressed months later is
//! about that position.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A state that a game's moves were in. A move that is taken back gives its ply free again, so the
/// ply alone does not tell; no game is ever twice in the same moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Moment {
    /// How many plies were played.
    pub ply: usize,
    /// How many moves had been taken back before.
    pub taken_back: usize,
}

/// What is stored of a moment: the ply alone, before moves could be taken back.
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

/// `12`, or `12-3` if three moves had been taken back.
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
