//! The search below a position: alpha-beta with a narrow window around the best line. What a position is
//! worth by itself stands in `over`, passing in `pass`, the order of moves in `stage`, and the ends of the
//! search, with captures alone, in `settle`.

use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::Move;

use crate::bound::Bound;
use crate::order::{Order, is_forcing};
use crate::path::{LONGEST, Ordered, Path};
use crate::score::{DECIDED, Score, WIN};
use crate::stage::Stage;
use crate::table::{Table, from_table, to_table};
use crate::weights::Weights;

/// How often the flag is asked: once in so many positions.
const LISTEN: u64 = 512;

/// A search that is going on.
pub(crate) struct Tree<'a> {
    pub weights: &'a Weights,
    pub table: &'a mut Table,
    pub path: Path,
    pub order: Order,
    /// Positions looked at so far, and how many may be.
    pub nodes: u64,
    pub limit: u64,
    stop: &'a AtomicBool,
    pub is_stopped: bool,
}

impl<'a> Tree<'a> {
    pub fn new(
        weights: &'a Weights,
        table: &'a mut Table,
        path: Path,
        limit: u64,
        stop: &'a AtomicBool,
    ) -> Tree<'a> {
        let order = Order::new(weights.variant.pieces.len());
        let is_stopped = stop.load(Ordering::Relaxed);
        Tree { weights, table, path, order, nodes: 0, limit, stop, is_stopped }
    }

    /// Plays a move, unless there is nothing left of the budget.
    pub fn play(&mut self, ply: usize, mv: &Move) -> bool {
        if self.nodes >= self.limit
            || self.nodes.is_multiple_of(LISTEN) && self.stop.load(Ordering::Relaxed)
        {
            self.is_stopped = true;
        }
        if self.is_stopped {
            return false;
        }
        self.nodes += 1;
        self.path.play(ply, mv, self.weights);
        true
    }

    /// The score of the position after this many plies, looked at so much further.
    pub fn look(
        &mut self,
        ply: usize,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        may_pass: bool,
    ) -> i32 {
        self.path.nodes[ply].best.clear();
        if let Some(score) = self.ended(ply) {
            return score;
        }
        let is_check = self.path.is_check(ply);
        let depth = if is_check { depth + 1 } else { depth };
        if depth <= 0 || ply >= LONGEST {
            return self.settle(ply, alpha, beta, 0);
        }
        // No line from here is better than winning with the next move, or worse than having lost.
        alpha = alpha.max(ply as i32 - WIN);
        beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let is_narrow = beta - alpha == 1;
        let key = self.path.key(ply);
        let known = self.table.get(key);
        if let Some(entry) = known
            && is_narrow
            && i32::from(entry.depth) >= depth
        {
            let score = from_table(entry.score, ply);
            let is_enough = match entry.bound() {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if is_enough {
                return score;
            }
        }
        let first = known.and_then(|entry| entry.best());
        let depth = if first.is_none() && depth >= 5 { depth - 1 } else { depth };
        let value = self.evaluate(ply);
        let is_plain = self.weights.aims.is_plain && !is_check && is_narrow && beta.abs() < DECIDED;
        if is_plain {
            if depth <= 4 && value - 110 * depth >= beta {
                return value;
            }
            if let Some(score) = self.passed(ply, depth, beta, value, may_pass) {
                return score;
            }
        }
        let mut moves = std::mem::take(&mut self.path.nodes[ply].moves);
        moves.clear();
        let first = first.filter(|mv| self.path.nodes[ply].position.is_legal(mv));
        let value = is_plain.then_some(value);
        let score = self.moves(ply, depth, (alpha, beta), value, first, &mut moves);
        self.path.nodes[ply].moves = moves;
        score
    }

    /// The best score of the moves, the known best one first. With a value, quiet moves that can hardly
    /// help are left out.
    fn moves(
        &mut self,
        ply: usize,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        value: Option<i32>,
        first: Option<Move>,
        moves: &mut Vec<Ordered>,
    ) -> i32 {
        let (low, is_narrow) = (alpha, beta - alpha == 1);
        let (mut best, mut best_move) = (-WIN, None);
        let mut stage = Stage::First;
        moves.extend(first.map(Order::first));
        let mut number = 0;
        loop {
            // Where no quiet move can help, none is listed.
            let is_hopeless = value.is_some_and(|value| value + 120 * depth + 80 <= alpha)
                && best > -DECIDED
                && depth <= 3;
            let (node, weights) = (&self.path.nodes[ply], self.weights);
            let known = (first, number, is_hopeless);
            let next = stage.next(node, weights, &mut self.order, known, moves);
            let Some(Ordered { order, mv }) = next else { break };
            number += 1;
            let is_quiet = Order::is_quiet(order)
                || first == Some(mv) && !is_forcing(&self.path.nodes[ply].position, &mv);
            let is_late = value.is_some()
                && best > -DECIDED
                && depth <= 3
                && number as i32 > 6 + 5 * depth * depth;
            if is_quiet && (is_hopeless || is_late) {
                continue;
            }
            if !self.play(ply, &mv) {
                return best.max(alpha);
            }
            let answers_check = self.path.is_check(ply);
            let less = match is_quiet && depth >= 3 && number > 3 && !answers_check {
                true if self.path.is_check(ply + 1) => 0,
                true => Order::later(depth, number, order) - i32::from(!is_narrow),
                false => 0,
            };
            let less = less.clamp(0, (depth - 2).max(0));
            let mut score = -WIN;
            if number > 1 {
                score = -self.look(ply + 1, depth - 1 - less, -alpha - 1, -alpha, true);
                if score > alpha && less > 0 && !self.is_stopped {
                    score = -self.look(ply + 1, depth - 1, -alpha - 1, -alpha, true);
                }
            }
            if number == 1 || score > alpha && !is_narrow && !self.is_stopped {
                score = -self.look(ply + 1, depth - 1, -beta, -alpha, true);
            }
            if self.is_stopped {
                return best.max(alpha);
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    alpha = score;
                    self.keep(ply, mv);
                }
            }
            if alpha >= beta {
                if is_quiet {
                    let node = &mut self.path.nodes[ply];
                    self.order.reward(node, &moves[..number], depth);
                }
                break;
            }
        }
        if number == 0 {
            return self.over(ply, true).unwrap_or(Score::DRAW.0);
        }
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best > low => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.table.put(self.path.key(ply), depth, to_table(best, ply), bound, best_move);
        best
    }

    /// Keeps the best line: a move and what comes after it.
    pub fn keep(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.path.nodes.split_at_mut(ply + 1);
        let best = &mut before[ply].best;
        best.clear();
        best.push(mv);
        best.extend_from_slice(&after[0].best);
    }
}
