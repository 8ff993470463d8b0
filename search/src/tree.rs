//! The search below a position: alpha-beta with a narrow window around the best line, and at its ends
//! captures and promotions alone.

use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::{Color, Move, Outcome, Past};

use crate::order::Order;
use crate::path::{LONGEST, Node, Ordered, Path};
use crate::score::{DECIDED, Score, WIN};
use crate::table::{Bound, Table};
use crate::weights::Weights;

/// How often the flag is asked: once in so many positions.
const LISTEN: u64 = 512;
/// How many plies of captures are looked at where they must be made.
const FORCED: i32 = 10;
/// How many plies of answers to a check are looked at among captures.
const ANSWERS: i32 = 3;

/// How many quiet moves are searched for, before the others are sorted.
const SEARCHED: usize = 4;

/// Which moves are listed: the known best one, also captures and promotions, or all, with the number of
/// those that were looked at before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    First,
    Forcing,
    Quiet(usize),
}

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

    fn evaluate(&self, ply: usize) -> i32 {
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
    fn over(&self, ply: usize, is_stuck: bool) -> Option<i32> {
        let position = &self.path.nodes[ply].position;
        let end = position.outcome_after(is_stuck, &self.path.past(ply))?;
        Some(Tree::score_of(end, position.turn(), ply))
    }

    /// The score of a game that is over or may be ended here. Whether the side to move has a move is
    /// found out only where it matters.
    fn ended(&self, ply: usize) -> Option<i32> {
        let position = &self.path.nodes[ply].position;
        if self.over(ply, false).is_some() {
            return self.over(ply, !position.has_legal_move());
        }
        let endings = &position.variant().endings;
        if endings.repetition_loss.is_none() && endings.repetition_win.is_none() {
            let is_drawn = endings.repetition_draw.is_some() || endings.repetition_claim.is_some();
            // What has come back once will come back again.
            if is_drawn && self.path.past(ply).repetitions() > 1 {
                let checker = endings
                    .perpetual_check_loses
                    .then(|| self.path.past(ply).perpetual_checker())
                    .flatten();
                return Some(match checker {
                    None => Score::DRAW.0,
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
        let first = known.and_then(|entry| entry.best);
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
    fn passed(&mut self, ply: usize, depth: i32, beta: i32, value: i32, may: bool) -> Option<i32> {
        if !may || depth < 3 || value < beta || !self.may_pass(ply) {
            return None;
        }
        self.path.pass(ply);
        let less = 3 + depth / 4 + ((value - beta) / 200).min(2);
        let score = -self.look(ply + 1, depth - less, -beta, 1 - beta, false);
        (!self.is_stopped && score >= beta).then_some(if score < DECIDED { score } else { beta })
    }

    /// The best score of the moves, the known best one first. With a value, quiet moves that can hardly
    /// mend it are left out.
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
            let next = self.next(ply, (first, number, is_hopeless), &mut stage, moves);
            let Some(Ordered { order, mv }) = next else { break };
            number += 1;
            let is_quiet =
                Order::is_quiet(order) || first == Some(mv) && !self.is_forcing(ply, &mv);
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

    /// The move that is looked at as this one. Moves are listed only when they are needed: often the
    /// known best one is enough, or a capture, and where it is hopeless no quiet ones are.
    fn next(
        &mut self,
        ply: usize,
        (first, number, is_hopeless): (Option<Move>, usize, bool),
        stage: &mut Stage,
        moves: &mut Vec<Ordered>,
    ) -> Option<Ordered> {
        loop {
            let node = &self.path.nodes[ply];
            let rest = &mut moves[number..];
            match *stage {
                Stage::Quiet(from) if number == from + SEARCHED => Order::sort(rest),
                Stage::Quiet(from) if number > from + SEARCHED => {}
                _ if rest.len() > 1 => Order::best_first(rest),
                _ => {}
            }
            let next = rest
                .first_mut()
                .filter(|it| *stage != Stage::Forcing || !Order::is_losing(it.order));
            match next {
                Some(next) => {
                    if Order::is_unproven(next.order) && Order::loses(node, self.weights, &next.mv)
                    {
                        next.order = Order::losing(next.order);
                        continue;
                    }
                    return Some(*next);
                }
                None => match *stage {
                    Stage::First => {
                        self.order.list_forcing(node, self.weights, first, moves);
                        *stage = Stage::Forcing;
                    }
                    Stage::Forcing => {
                        if !is_hopeless {
                            self.order.list(node, self.weights, first, true, moves);
                        }
                        *stage = Stage::Quiet(number);
                    }
                    Stage::Quiet(_) => return None,
                },
            }
        }
    }

    fn is_forcing(&self, ply: usize, mv: &Move) -> bool {
        mv.promotion().is_some() || self.path.nodes[ply].position.captured(mv).is_some()
    }

    /// Keeps the best line: a move and what comes after it.
    pub fn keep(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.path.nodes.split_at_mut(ply + 1);
        let best = &mut before[ply].best;
        best.clear();
        best.push(mv);
        best.extend_from_slice(&after[0].best);
    }

    /// The score of a position when all captures and promotions that pay are made.
    fn settle(&mut self, ply: usize, alpha: i32, beta: i32, looked: i32) -> i32 {
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
        // Who has to capture may not leave things as they are, but does so where there is nothing to
        // capture.
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
                // What gains too little, or loses in the exchange, is left out.
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

/// A decided score in the table counts from the position, and not from where the search began.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > DECIDED => score + ply as i32,
        _ if score < -DECIDED => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i16, ply: usize) -> i32 {
    match i32::from(score) {
        score if score > DECIDED => score - ply as i32,
        score if score < -DECIDED => score + ply as i32,
        score => score,
    }
}

#[cfg(test)]
mod tests {
    use menagerie_rules::{Line, Position, bundled};

    use super::*;
    use crate::dice::Dice;

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
