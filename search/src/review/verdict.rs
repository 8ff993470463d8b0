//! The review of a whole game.

use menagerie_rules::Color;

use super::mistake::{LARGE, Largest, Mistake};
use crate::score::Score;

/// The worth of each position of a game, the largest mistakes, and where it turned. It tells of the
/// positions alone. Resignation, a claim and the clock are no moves, and so they are no mistakes.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub(super) scores: Vec<Score>,
    pub(super) mistakes: [Largest; 2],
    pub(super) nodes: u64,
}

impl Review {
    /// The worth of each position for White, the first mover: the start in front, then the position
    /// after each ply. The last one is the result where the rules ended the game.
    pub fn scores(&self) -> &[Score] {
        &self.scores
    }

    /// The largest mistakes of a side, at most three, the largest in front.
    pub fn mistakes(&self, side: Color) -> &[Mistake] {
        self.mistakes[side.index()].all()
    }

    /// The number of plies played before the move that turned the game: before it the side that is ahead
    /// at the end was not ahead, and after it that side is ahead all the time. Where nobody is ahead at
    /// the end, it is the move that gave away the last lead. It is none where the game never turned.
    ///
    /// A side is ahead if its winning chance is at least 0.6, which is about a Pawn. The move with the
    /// largest loss would be easier to tell. But it often stands among several mistakes of both sides,
    /// and the game has gone back and forth after it.
    pub fn turned(&self) -> Option<usize> {
        let ahead = |score: &Score| match score.chance() - 0.5 {
            lead if lead >= LARGE => Some(Color::White),
            lead if lead <= -LARGE => Some(Color::Black),
            _ => None,
        };
        let end = ahead(self.scores.last()?);
        self.scores.iter().rposition(|score| ahead(score) != end)
    }

    /// The number of positions that were looked at for it.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn a_game_turns_where_the_side_ahead_changes_for_good() {
        for (what, scores, turned) in [
            ("White takes the lead with the second move", &[20, 30, 10, 300, 400][..], Some(2)),
            ("it went back and forth", &[20, 500, -500, -20, 600, WIN], Some(3)),
            ("a lead is lost", &[20, 300, 500, 0, -20, 0], Some(2)),
            ("Black was ahead, White wins", &[0, -500, 500, 600], Some(1)),
            ("nobody was ever ahead", &[20, 30, -40, 0], None),
            ("Black was ahead from the start", &[-500, -600, -WIN], None),
            ("no move was played", &[20], None),
        ] {
            let scores = scores.iter().map(|score| Score(*score)).collect();
            let review = Review { scores, mistakes: Default::default(), nodes: 0 };
            assert_eq!(review.turned(), turned, "{what}");
        }
    }
}
