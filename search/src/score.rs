//! What a position is worth for the side to move.

use std::fmt;
use std::ops::Neg;

/// The score of a game won at once. A win later is worth a hundredth less for each ply.
pub(crate) const WIN: i32 = 32_000;
/// Scores beyond this are wins by force, scores below its negative losses.
pub(crate) const DECIDED: i32 = 31_000;
/// The best score of a position in which no win is seen.
pub(crate) const MOST: i32 = 30_000;

/// What a position is worth for the side to move: hundredths of a Pawn where a Rook is five, or the
/// number of moves to the end of a game that is decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub(crate) i32);

impl Score {
    /// The score of a drawn game.
    pub const DRAW: Score = Score(0);

    /// The value in hundredths of a Pawn. It is very large where the game is decided.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// In how many of its moves the side to move wins by force, at the latest. The win is by any
    /// ending of the variant, checkmate or another one.
    pub const fn wins_in(self) -> Option<u32> {
        if self.0 > DECIDED { Some((WIN - self.0 + 1) as u32 / 2) } else { None }
    }

    /// After how many of its moves the side to move has lost, if it defends well. It is none where it
    /// has lost already.
    pub const fn loses_in(self) -> Option<u32> {
        if self.0 < -DECIDED { Some((WIN + self.0) as u32 / 2) } else { None }
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.wins_in(), self.loses_in()) {
            (Some(moves), _) => write!(f, "wins in {moves}"),
            (_, Some(moves)) => write!(f, "loses in {moves}"),
            _ => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decided_game_is_told_in_moves_and_another_one_in_pawns() {
        for (score, told) in [
            (Score(0), "+0.00"),
            (Score(-125), "-1.25"),
            (Score(WIN - 1), "wins in 1"),
            (Score(WIN - 3), "wins in 2"),
            (Score(-WIN), "loses in 0"),
            (Score(2 - WIN), "loses in 1"),
            (-Score(WIN - 5), "loses in 2"),
        ] {
            assert_eq!(score.to_string(), told);
        }
    }
}
