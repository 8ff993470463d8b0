//! The first moves of a search: what each is worth, and which one is the best so far.

use menagerie_rules::Move;

use crate::bound::Bound;
use crate::order::Order;
use crate::score::{DECIDED, WIN};
use crate::tree::Tree;

/// A first move and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct First {
    pub mv: Move,
    pub score: i32,
    /// How the score is known. A move that is far behind may be worth less.
    pub bound: Bound,
    /// The move and what comes after it, as far as that was looked at for the score.
    pub line: Vec<Move>,
}

impl First {
    /// Takes the result for the move, and the line after it.
    fn learn(&mut self, score: i32, bound: Bound, after: &[Move]) {
        (self.score, self.bound) = (score, bound);
        self.line.clear();
        self.line.push(self.mv);
        self.line.extend_from_slice(after);
    }
}

/// The first moves.
#[derive(Debug)]
pub(crate) struct Root {
    /// All of them, the best one in front.
    pub firsts: Vec<First>,
    /// How far behind the best one a move may be to get a score of its own.
    spread: i32,
}

impl Root {
    /// The moves, each judged by what it takes, where it goes and what is taken back. No position is
    /// looked at for that.
    pub fn judged(tree: &Tree<'_>, moves: Vec<Move>, spread: i32) -> Root {
        let node = &tree.path.nodes[0];
        let judged = |mv: Move| First {
            score: Order::judged(node, tree.weights, &mv),
            bound: Bound::Exact,
            line: vec![mv],
            mv,
        };
        let mut firsts: Vec<First> = moves.into_iter().map(judged).collect();
        firsts.sort_by_key(|it| -it.score);
        Root { firsts, spread }
    }

    /// Looks at each first move, and brings the best one to the front. The score is none where the search
    /// was stopped before it knew of a best move at this depth.
    pub fn at_depth(&mut self, tree: &mut Tree<'_>, depth: i32, last: i32) -> Option<(i32, Bound)> {
        // Most often the score is near the last one; a narrow window finds that out sooner.
        let is_narrow = depth >= 4 && self.spread == 0 && last.abs() < DECIDED;
        let mut width = if is_narrow { 30 } else { WIN };
        let (mut low, mut high) = ((last - width).max(-WIN), (last + width).min(WIN));
        // The result of a window that was too low: the best move is worth at least this.
        let mut at_least = None;
        loop {
            let score = self.within(tree, depth, (low, high));
            if tree.is_stopped {
                let known = score.filter(|score| *score > low);
                let known = known.map(|score| (score, self.firsts[0].bound));
                return known.or(at_least.map(|score| (score, Bound::AtLeast)));
            }
            let score = score?;
            width *= 4;
            match score {
                _ if score <= low && low > -WIN => {
                    low = (last - width).max(-WIN);
                    at_least = None;
                }
                _ if score >= high && high < WIN => {
                    high = (last + width).min(WIN);
                    at_least = Some(score);
                }
                _ => return Some((score, self.firsts[0].bound)),
            }
            if width > 2_000 {
                (low, high) = (-WIN, WIN);
            }
        }
    }

    /// The best score within a window, and the best move in front. Where the search is stopped, it is
    /// that of the moves looked at so far, the one among them that is only known to be better, too.
    fn within(&mut self, tree: &mut Tree<'_>, depth: i32, (low, high): (i32, i32)) -> Option<i32> {
        let mut best: Option<i32> = None;
        let mut looked_at = 0;
        for number in 0..self.firsts.len() {
            let mv = self.firsts[number].mv;
            if !tree.play(0, &mv) {
                break;
            }
            let alpha = best.map_or(low, |best| low.max(best - self.spread));
            let mut at_least = None;
            if number > 0 && self.spread == 0 {
                let score = -tree.look(1, depth - 1, -alpha - 1, -alpha, true);
                if !tree.is_stopped {
                    at_least = Some(score).filter(|score| *score > alpha);
                    looked_at = number + 1;
                    if at_least.is_none() {
                        self.firsts[number].learn(score, Bound::AtMost, &[]);
                        continue;
                    }
                }
            }
            // A move that is better than the best one is looked at again to know by how much. It
            // stays better if there is no time for that.
            let line = at_least.map(|_| tree.path.nodes[1].best.clone());
            let mut score = at_least.unwrap_or(-WIN);
            if !tree.is_stopped && score < high {
                let full = -tree.look(1, depth - 1, -high, -alpha, true);
                if !tree.is_stopped {
                    score = full;
                } else if let Some(line) = line {
                    tree.path.nodes[1].best = line;
                }
            }
            if tree.is_stopped && at_least.is_none() {
                break;
            }
            looked_at = number + 1;
            let bound = match score {
                // Stopped before it was looked at again, it is only known to be better.
                _ if tree.is_stopped || score >= high => Bound::AtLeast,
                _ if score <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            self.firsts[number].learn(score, bound, &tree.path.nodes[1].best);
            if best.is_none_or(|best| score > best) {
                best = Some(score);
                if score > low {
                    tree.keep(0, mv);
                    // The best move comes first, and the others keep their order.
                    self.firsts[..=number].rotate_right(1);
                }
            }
            if score >= high || tree.is_stopped {
                break;
            }
        }
        if looked_at == self.firsts.len() && self.spread > 0 {
            self.firsts.sort_by_key(|it| -it.score);
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use menagerie_rules::{Line, Position, bundled_by_id, notation};

    use super::*;
    use crate::path::Path;
    use crate::table::Table;
    use crate::weights::Weights;

    const TACTICAL: &str = "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b - - 0 1";
    /// The best move is a Rook's sacrifice, the last move of all to be looked at.
    const SACRIFICE: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

    /// The facts known when a search at some depth is stopped after so many positions, with those
    /// before it looked at to the end: the best move, the positions looked at, and the score with
    /// how it is known. The window at that depth is as always, or it is a whole one.
    fn stopped(
        fen: &str,
        depth: i32,
        whole: bool,
        limit: u64,
    ) -> (String, u64, Option<(i32, Bound)>) {
        let chess = bundled_by_id("chess").expect("it is bundled");
        let weights = Weights::new(chess, &|| false).expect("nobody says stop");
        let line = Line::new(Position::from_fen(chess, fen).expect("it is a FEN"));
        let (mut table, stop) = (Table::new(1 << 20), AtomicBool::new(false));
        table.forget(u64::MAX);
        let path = Path::new(&line, &weights);
        let mut tree = Tree::new(&weights, &mut table, path, u64::MAX, &stop);
        let mut root = Root::judged(&tree, line.position().legal_moves(), 0);
        let mut last = root.firsts[0].score;
        for depth in 1..depth {
            last = root.at_depth(&mut tree, depth, last).expect("it is not stopped").0;
        }
        let before = tree.nodes;
        tree.limit = before.saturating_add(limit);
        let score = if whole {
            root.within(&mut tree, depth, (-WIN, WIN)).map(|score| (score, root.firsts[0].bound))
        } else {
            root.at_depth(&mut tree, depth, last)
        };
        let best = notation::coordinates(chess, &root.firsts[0].mv);
        assert!(score.is_none() || tree.path.nodes[0].best[0] == root.firsts[0].mv);
        (best, tree.nodes - before, score)
    }

    /// Tells after how many positions the best move of this depth is found, and after how many its score.
    /// Between these it must be kept.
    fn found_and_proven(fen: &str, depth: i32, whole: bool) -> (u64, u64) {
        let (best, all, last) = stopped(fen, depth, whole, u64::MAX);
        assert_eq!(last.map(|it| it.1), Some(Bound::Exact));
        let before = stopped(fen, depth, whole, 1).0;
        assert_ne!(before, best, "it is not the best move of the depth before");
        let (mut early, mut found) = (1, all);
        while found - early > 1 {
            let limit = u64::midpoint(early, found);
            let is_found = stopped(fen, depth, whole, limit).0 == best;
            *if is_found { &mut found } else { &mut early } = limit;
        }
        for limit in (found..all).step_by(all as usize / 20) {
            let (kept, _, score) = stopped(fen, depth, whole, limit);
            assert_eq!(kept, best, "after {limit} of {all}");
            let (score, bound) = score.expect("a move is known");
            assert!(score > -80, "{limit}: {score:?}");
            assert_ne!(bound, Bound::AtMost, "after {limit} of {all}");
            assert!(limit > found || bound == Bound::AtLeast, "it is only known to be better");
        }
        (found, all)
    }

    #[test]
    fn a_move_that_is_better_than_the_window_is_kept() {
        let (found, proven) = found_and_proven(TACTICAL, 4, false);
        assert!(found < proven, "{found} of {proven}");
    }

    /// The move is the last one, so what comes after it is found is the search for its score alone.
    #[test]
    fn a_move_that_is_better_than_the_best_one_is_kept() {
        let (found, proven) = found_and_proven(SACRIFICE, 6, true);
        assert!(found < proven, "{found} of {proven}");
    }
}
