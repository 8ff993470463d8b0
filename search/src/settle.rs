//! The ends of a search: captures and promotions alone, until nothing pays any more.

use crate::order::Order;
use crate::path::{LONGEST, Ordered};
use crate::score::{Score, WIN};
use crate::tree::Tree;

/// How many plies of captures are looked at where they must be made.
const FORCED: i32 = 10;
/// How many plies of answers to a check are looked at among captures.
const ANSWERS: i32 = 3;

impl Tree<'_> {
    /// The score of a position when all captures and promotions that pay are made.
    pub fn settle(&mut self, ply: usize, alpha: i32, beta: i32, looked: i32) -> i32 {
        self.path.nodes[ply].best.clear();
        if looked > 0
            && let Some(score) = self.ended(ply)
        {
            return score;
        }
        if ply >= LONGEST || self.weights.aims.must_capture && looked >= FORCED {
            return self.evaluate(ply);
        }
        let aims = &self.weights.aims;
        let is_check = self.path.is_check(ply) && looked < ANSWERS;
        let value = (!is_check && !aims.must_capture).then(|| self.evaluate(ply));
        if let Some(value) = value.filter(|value| *value >= beta) {
            return value;
        }
        let mut moves = std::mem::take(&mut self.path.nodes[ply].moves);
        moves.clear();
        let node = &self.path.nodes[ply];
        if is_check {
            self.order.list(node, self.weights, None, false, &mut moves);
        } else {
            self.order.list_forcing(node, self.weights, None, &mut moves);
        }
        let score = self.settled(ply, (alpha, beta), looked, value, &mut moves);
        self.path.nodes[ply].moves = moves;
        score
    }

    /// The best score of these moves, and of leaving things as they are where that has a value.
    fn settled(
        &mut self,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        looked: i32,
        value: Option<i32>,
        moves: &mut [Ordered],
    ) -> i32 {
        let aims = &self.weights.aims;
        let node = &self.path.nodes[ply];
        if moves.is_empty() {
            let is_few = aims.stuck_matters || node.position.count_pieces(node.position.turn()) < 7;
            if (is_few || self.path.is_check(ply)) && !node.position.has_legal_move() {
                return self.over(ply, true).unwrap_or(Score::DRAW.0);
            }
        }
        // A side that has to capture may not leave things as they are. It does so where there is nothing
        // to capture.
        let is_free =
            aims.must_capture && !moves.iter().any(|it| node.position.captured(&it.mv).is_some());
        let value = value.or_else(|| is_free.then(|| self.evaluate(ply)));
        let mut best = value.unwrap_or(ply as i32 - WIN);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let value = value.filter(|_| aims.is_plain);
        for number in 0..moves.len() {
            Order::best_first(&mut moves[number..]);
            let Ordered { mv, .. } = moves[number];
            if let Some(value) = value {
                // A move that gains too little, or loses in the exchange, is left out.
                let node = &self.path.nodes[ply];
                let gain = Order::gain(node, self.weights, &mv);
                if value + gain + 150 <= alpha || Order::loses(node, self.weights, &mv) {
                    continue;
                }
            }
            if !self.play(ply, &mv) {
                return best.max(alpha);
            }
            let score = -self.settle(ply + 1, -beta, -alpha, looked + 1);
            if self.is_stopped {
                return best.max(alpha);
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep(ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }
}
