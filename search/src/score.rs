//! The worth of a position for the side to move.

use std::fmt;
use std::ops::Neg;

/// The score of a game won at once. A win later is worth a hundredth less for each ply.
pub(crate) const WIN: i32 = 32_000;
/// Scores beyond this are wins by force, scores below its negative losses.
pub(crate) const DECIDED: i32 = 31_000;
/// The best score of a position in which no win is seen.
pub(crate) const MOST: i32 = 30_000;

/// How much a hundredth of a Pawn adds to the odds of winning, as a logarithm. It is the figure of
/// <https://lichess.org/page/accuracy>, which was fitted to games of chess between people.
const ODDS: f64 = 0.003_682_08;

/// The worth of a position for the side to move: hundredths of a Pawn where a Rook is five, or the
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

    /// After how many of its moves the side to move has lost, if it defends well: 0 where it has lost
    /// already. A side may lose by its own move, as where pieces are to be lost; that move counts.
    pub const fn loses_in(self) -> Option<u32> {
        if self.0 < -DECIDED { Some((WIN + self.0 + 1) as u32 / 2) } else { None }
    }

    /// Whether the game is decided, but nobody knows in how many moves: a perpetual check that loses
    /// has come round once.
    pub const fn is_unnumbered(self) -> bool {
        self.0.abs() > MOST && self.0.abs() <= DECIDED
    }

    /// The chance to win, from 0 to 1, where a draw counts one half. It is one half at a score
    /// of zero, 0.59 a Pawn ahead, and 0.86 a Rook ahead. A decided game is won or lost, however
    /// many moves that takes.
    pub fn chance(self) -> f64 {
        1.0 / (1.0 + (-ODDS * f64::from(self.0)).exp())
    }

    /// The same score as it is known a ply before: a win or a loss is a ply farther away.
    pub(crate) const fn a_ply_before(self) -> Score {
        match self.0 {
            won if won > DECIDED => Score(won - 1),
            lost if lost < -DECIDED => Score(lost + 1),
            _ => self,
        }
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
            _ if self.is_unnumbered() => f.write_str(if self.0 > 0 { "wins" } else { "loses" }),
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
            (Score(4 - WIN), "loses in 2"),
            // The side's own last move ends the game.
            (Score(1 - WIN), "loses in 1"),
            (-Score(WIN - 3), "loses in 2"),
            (-Score(WIN - 5), "loses in 3"),
            (Score(DECIDED), "wins"),
            (Score(5 - DECIDED), "loses"),
            (Score(MOST), "+300.00"),
        ] {
            assert_eq!(score.to_string(), told);
        }
    }

    #[test]
    fn a_chance_is_even_at_zero_and_bounded_by_the_end_of_the_game() {
        let chances = [(0, 0.5), (100, 0.591), (-100, 0.409), (500, 0.863), (1_000, 0.975)];
        for (score, chance) in chances {
            assert!((Score(score).chance() - chance).abs() < 0.001, "{score}");
        }
        let [soon, late] = [Score(2 - WIN), Score(10 - WIN)].map(Score::chance);
        assert!(soon < 1e-9 && late - soon < 1e-9, "{soon} {late}");
        assert!((Score(WIN - 9).chance() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_ply_before_a_decided_game_is_a_ply_longer() {
        for (score, told) in [
            (Score(WIN), "wins in 1"),
            (Score(WIN - 1), "wins in 1"),
            (Score(WIN - 2), "wins in 2"),
            (Score(1 - WIN), "loses in 1"),
            (Score(-73), "-0.73"),
        ] {
            assert_eq!(score.a_ply_before().to_string(), told);
        }
    }
}
