//! Passing as a lower bound: where passing is good enough, some move is, too.

use crate::path::Node;
use crate::score::DECIDED;
use crate::tree::Tree;

impl Tree<'_> {
    /// Whether passing is never better than the best move here, as far as that can be said: not in check,
    /// not with few pieces, and not while moves are counted towards a draw.
    fn may_pass(&self, ply: usize) -> bool {
        let Node { position, sum, .. } = &self.path.nodes[ply];
        self.weights.aims.may_pass
            && !self.path.is_check(ply)
            && !self.weights.is_thin(sum, position.turn())
            && position.count().is_none()
    }

    /// The score when passing is good enough: then a move is, too.
    pub fn passed(
        &mut self,
        ply: usize,
        depth: i32,
        beta: i32,
        value: i32,
        may: bool,
    ) -> Option<i32> {
        if !may || depth < 3 || value < beta || !self.may_pass(ply) {
            return None;
        }
        self.path.pass(ply);
        let less = 3 + depth / 4 + ((value - beta) / 200).min(2);
        let score = -self.look(ply + 1, depth - less, -beta, 1 - beta, false);
        (!self.is_stopped && score >= beta).then_some(if score < DECIDED { score } else { beta })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use menagerie_rules::{Color, Line, Past, Position, bundled};

    use super::*;
    use crate::dice::Dice;
    use crate::path::Path;
    use crate::table::Table;
    use crate::weights::Weights;

    /// Nothing has been before.
    struct Nothing;

    impl Past for Nothing {
        fn repetitions(&self) -> usize {
            1
        }
        fn perpetual_checker(&self) -> Option<Color> {
            None
        }
        fn is_last_capture(&self) -> bool {
            false
        }
    }

    /// Where a pass is tried, the side to move could move, is not in check, and passing ends no game.
    #[test]
    fn passing_is_tried_only_where_it_changes_nothing_that_is_judged() {
        let stop = AtomicBool::new(false);
        let mut tried = 0;
        for (number, variant) in bundled().iter().enumerate() {
            let weights = Weights::new(variant, &|| false).expect("nobody says stop");
            let mut dice = Dice(number as u64);
            let mut line = Line::new(Position::start(variant));
            while line.ply() < 120 && line.outcome().is_none() {
                let mut table = Table::new(0);
                let tree = Tree::new(&weights, &mut table, Path::new(&line, &weights), 0, &stop);
                let position = line.position();
                if tree.may_pass(0) {
                    assert!(!position.is_check() && position.has_legal_move(), "{}", variant.id);
                    let passed = position.turned();
                    let end = passed.outcome_after(!passed.has_legal_move(), &Nothing);
                    assert!(end.is_none(), "{} {}: {end:?}", variant.id, position.fen());
                    tried += 1;
                }
                let moves = position.legal_moves();
                line.play(&moves[dice.below(moves.len())]).expect("it is legal");
            }
        }
        assert!(tried > 1_000, "{tried}");
    }
}
