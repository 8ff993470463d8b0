//! A move that lost winning chances, and the largest ones of a side.

use menagerie_rules::Move;

use crate::score::Score;

/// The winning chance that a move must lose to be a mistake, and that a side must have above one half
/// to be ahead. A smaller difference may as well be an error of the search.
pub(super) const LARGE: f64 = 0.1;
/// How many mistakes of a side are told.
const TOLD: usize = 3;

/// A move after which its side was clearly worse off than after another one. Both moves are judged alike,
/// by a search of the position that they lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The number of plies played before it.
    pub ply: usize,
    /// The move that was played.
    pub played: Move,
    /// The better move.
    pub better: Move,
    /// The best line for both sides, as far as it is known. It begins with the better move.
    pub better_line: Vec<Move>,
    /// The worth of the position for the side to move, by the better move.
    pub before: Score,
    /// Its worth for the same side by the move that was played. Both scores count the moves to an
    /// end from the position before the move.
    pub after: Score,
    /// The winning chance that was lost, from 0.1 to 1.
    pub cost: f64,
}

/// The winning chance that a side loses from one score to another. A score that is no worse loses none.
pub(super) fn cost(before: Score, after: Score) -> f64 {
    (before.chance() - after.chance()).max(0.0)
}

/// The largest mistakes of a side, the largest in front.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Largest(Vec<Mistake>);

impl Largest {
    pub fn all(&self) -> &[Mistake] {
        &self.0
    }

    /// Whether a move that costs so much is among them.
    pub fn takes(&self, cost: f64) -> bool {
        let is_larger = |it: &Mistake| cost >= it.cost;
        cost >= LARGE && self.0.get(TOLD - 1).is_none_or(is_larger)
    }

    /// Adds a mistake if it is among them. Of equal ones the last one added comes first.
    pub fn add(&mut self, mistake: Mistake) {
        if self.takes(mistake.cost) {
            let place = self.0.partition_point(|it| it.cost > mistake.cost);
            self.0.insert(place, mistake);
            self.0.truncate(TOLD);
        }
    }
}

#[cfg(test)]
mod tests {
    use menagerie_rules::{Position, bundled_by_id};

    use super::*;
    use crate::score::WIN;

    #[test]
    fn only_winning_chances_are_lost() {
        for (before, after, lost) in [
            // Mated in five, then in three: it was lost before.
            (Score(10 - WIN), Score(6 - WIN), false),
            // A win in two, then one in nine.
            (Score(WIN - 3), Score(WIN - 17), false),
            // A position that is better than it looked costs nothing.
            (Score(-50), Score(400), false),
            (Score(1_500), Score(1_200), false),
            (Score(WIN - 1), Score::DRAW, true),
            (Score(0), Score(-900), true),
            (Score(40), Score(-80), true),
            (Score(40), Score(-40), false),
        ] {
            let cost = cost(before, after);
            assert!((0.0..=1.0).contains(&cost));
            assert_eq!(cost >= LARGE, lost, "{before} to {after}: {cost}");
        }
    }

    #[test]
    fn the_three_largest_are_kept_and_of_equal_ones_the_first_of_the_game_comes_first() {
        let start = Position::start(bundled_by_id("chess").expect("it is bundled"));
        let mv = start.legal_moves()[0];
        let (mut largest, score) = (Largest::default(), Score::DRAW);
        // A game is looked at from its end.
        for (ply, cost) in [(9, 0.2), (8, 0.09), (7, 0.5), (5, 0.2), (4, 0.3), (3, 0.15), (2, 0.3)]
        {
            let (played, better, better_line) = (mv, mv, vec![mv]);
            let (before, after) = (score, score);
            largest.add(Mistake { ply, played, better, better_line, before, after, cost });
        }
        let plies: Vec<usize> = largest.all().iter().map(|it| it.ply).collect();
        assert_eq!(plies, [7, 2, 4]);
    }
}
