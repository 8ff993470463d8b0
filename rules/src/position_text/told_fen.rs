//! The words on a text that is not a position. An author of a variant file is told the same in
//! English, by the error itself.

use crate::squares::zone::told_zone;
use crate::{About, FenError, Square, Told, told};

impl FenError {
    /// The fault, as a part of a sentence.
    pub fn told(&self) -> Told {
        match self {
            FenError::Parts(found) => told!("position-refused-parts", found = *found),
            FenError::PartsWithChecks(found) => {
                told!("position-refused-parts-with-checks", found = *found)
            }
            FenError::Passes => told!("position-refused-passes"),
            FenError::LionTaken => told!("position-refused-lion-taken"),
            FenError::Checks(most) => told!("position-refused-checks", most = *most),
            FenError::Count => told!("position-refused-count"),
            FenError::Ranks { expected, found } => {
                told!("position-refused-ranks", expected = *expected, found = *found)
            }
            FenError::Files { rank, expected } => {
                told!("position-refused-files", rank = *rank, expected = *expected)
            }
            FenError::Hole(square) => told!("position-refused-hole", square = *square),
            FenError::NoHole(square) => told!("position-refused-no-hole", square = *square),
            FenError::Letter(letter) => {
                told!("position-refused-letter", letter = visible(*letter))
            }
            FenError::Label(label) => {
                told!("position-refused-label", label = label.to_string())
            }
            FenError::Wall { piece, square } => {
                told!("position-refused-wall", piece = self::piece(piece), square = *square)
            }
            FenError::NeverInHand { piece } => {
                told!("position-refused-never-in-hand", piece = self::piece(piece))
            }
            FenError::HandIsFull { most } => {
                told!("position-refused-hand-is-full", most = *most)
            }
            FenError::Kings { side, found } => {
                told!("position-refused-kings", side = self::side(side), found = *found)
            }
            FenError::NoRoyal { side } => {
                told!("position-refused-no-royal", side = self::side(side))
            }
            FenError::LeftInCheck { side, mover, letter } => told!(
                "position-refused-left-in-check",
                side = self::side(side),
                mover = self::side(mover),
                letter = *letter
            ),
            FenError::BothInCheck => told!("position-refused-both-in-check"),
            FenError::KingsFace { piece } => {
                told!("position-refused-kings-face", piece = self::piece(piece))
            }
            FenError::WhoMoves([white, black]) => {
                told!("position-refused-who-moves", white = white, black = black)
            }
            FenError::Side => told!("position-refused-side"),
            FenError::Rights => told!("position-refused-rights"),
            FenError::NoRight(square) => told!("position-refused-no-right", square = *square),
            FenError::Passed => told!("position-refused-passed"),
            FenError::Counter => told!("position-refused-counter"),
            FenError::OutsideZone { .. }
            | FenError::Promoted { .. }
            | FenError::NeverThere { .. }
            | FenError::Moved { .. }
            | FenError::NotAtHome { .. } => self.told_of_a_piece(),
        }
    }

    /// The fault of a piece where it stands.
    fn told_of_a_piece(&self) -> Told {
        match self {
            FenError::OutsideZone { side, piece, square, zone, parts } => {
                let [side, piece, square] = there(side, piece, *square);
                told!(
                    "position-refused-outside-zone",
                    side = side,
                    piece = piece,
                    square = square,
                    zone = told_zone(zone, parts)
                )
            }
            FenError::Promoted { side, piece, square } => {
                let [side, piece, square] = there(side, piece, *square);
                told!("position-refused-promoted", side = side, piece = piece, square = square)
            }
            FenError::NeverThere { side, piece, square } => {
                let [side, piece, square] = there(side, piece, *square);
                told!("position-refused-never-there", side = side, piece = piece, square = square)
            }
            FenError::Moved { side, piece, square } => {
                let [side, piece, square] = there(side, piece, *square);
                told!("position-refused-moved", side = side, piece = piece, square = square)
            }
            FenError::NotAtHome { letter, side, piece, square } => {
                let [side, piece, square] = there(side, piece, *square);
                told!(
                    "position-refused-not-at-home",
                    letter = *letter,
                    side = side,
                    piece = piece,
                    square = square
                )
            }
            _ => told!("position-refused-side"),
        }
    }
}

fn side(name: &str) -> About {
    About::Side(name.to_owned())
}

fn piece(name: &str) -> About {
    About::Piece(name.to_owned())
}

fn there(side: &str, piece: &str, square: Square) -> [About; 3] {
    [self::side(side), self::piece(piece), square.into()]
}

/// A letter that somebody typed, with an escape in place of a character that cannot be seen.
pub(crate) fn visible(letter: char) -> String {
    let quoted = format!("{letter:?}");
    let inner = quoted.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    inner.unwrap_or(&quoted).to_owned()
}
