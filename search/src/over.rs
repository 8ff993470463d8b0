//! The worth of a position by itself: as the end of a game, or by the evaluation.

use menagerie_rules::{Color, Outcome, Past};

use crate::score::{DECIDED, Score, WIN};
use crate::tree::Tree;

impl Tree<'_> {
    pub fn evaluate(&self, ply: usize) -> i32 {
        let node = &self.path.nodes[ply];
        self.weights.evaluate(&node.position, &node.sum)
    }

    /// The score of an outcome for the side to move.
    fn score_of(end: Outcome, turn: Color, ply: usize) -> i32 {
        match end.winner {
            None => Score::DRAW.0,
            Some(winner) if winner == turn => WIN - ply as i32,
            Some(_) => ply as i32 - WIN,
        }
    }

    /// The score of a game that is over here, when the side to move has a legal move or none.
    pub fn over(&self, ply: usize, is_stuck: bool) -> Option<i32> {
        let position = &self.path.nodes[ply].position;
        let end = position.outcome_after(is_stuck, &self.path.past(ply))?;
        Some(Tree::score_of(end, position.turn(), ply))
    }

    /// The score of a game that is over or may be ended here. Whether the side to move has a move is
    /// found out only where it matters.
    pub fn ended(&self, ply: usize) -> Option<i32> {
        let position = &self.path.nodes[ply].position;
        if self.over(ply, false).is_some() {
            return self.over(ply, !position.has_legal_move());
        }
        let endings = &position.variant().endings;
        let is_judged =
            [endings.repetition_loss, endings.repetition_win, endings.repetition_second_wins];
        if is_judged.iter().all(Option::is_none) {
            let is_drawn = endings.repetition_draw.is_some() || endings.repetition_claim.is_some();
            // A position that has come back once will come back again.
            if is_drawn && self.path.past(ply).repetitions() > 1 {
                let checker = endings
                    .perpetual_check_loses
                    .then(|| self.path.past(ply).perpetual_checker())
                    .flatten();
                return Some(match checker {
                    None => Tree::score_of(position.outcome_of_draw(), position.turn(), ply),
                    Some(checker) if checker == position.turn() => ply as i32 - DECIDED,
                    Some(_) => DECIDED - ply as i32,
                });
            }
        }
        let claims = |moves: u32| position.half_move_clock() >= moves.saturating_mul(2);
        if !endings.move_rule.is_some_and(claims) {
            return None;
        }
        // Nothing can be claimed where the game is over: the last move may have been mate.
        let end = self.over(ply, !position.has_legal_move());
        Some(end.unwrap_or(Score::DRAW.0))
    }
}
