//! A search from a position: deeper and deeper, until the budget is used up or somebody says stop.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::{Line, Move};

use crate::dice::Dice;
use crate::known::Known;
use crate::level::Level;
use crate::path::{LONGEST, Path};
use crate::root::{First, Root};
use crate::score::{DECIDED, Score, WIN};
use crate::table::Table;
use crate::tree::Tree;

/// How many times its softness a level may fall behind the best move.
const SPREAD: i32 = 4;

/// How large a search may be, and what it chooses by where it may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The bytes of the table of positions.
    pub table_bytes: usize,
    /// The seed of the choice between moves, for levels that choose.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { table_bytes: 64 << 20, seed: 0 }
    }
}

/// How much a search may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The positions that it may look at. No search looks at more. Beside them each first move is judged
    /// on the board as it is, without looking at what comes after; so there is a choice however few
    /// they are.
    pub nodes: u64,
    /// The plies that it looks ahead at most. Captures and checks are looked at further.
    pub depth: u32,
}

impl Budget {
    /// So many positions, and any depth.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, depth: u32::MAX }
    }
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best move, or the one that the level has chosen. There is none where the game is over.
    pub best: Option<Move>,
    /// What the position is worth for the side to move, if it plays the first move of the line.
    pub score: Score,
    /// The plies that were looked ahead to the end.
    pub depth: u32,
    /// The best line for both sides, as far as it is known.
    pub line: Vec<Move>,
    /// The positions that were looked at.
    pub nodes: u64,
}

/// A computer opponent. It has the memory that a search needs, and can be used for one game after the
/// other. A search depends on nothing that was searched before.
pub struct Search {
    options: Options,
    table: Table,
    known: Known,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Search {
    /// A search with a table of its own.
    pub fn new(options: Options) -> Search {
        Search { options, table: Table::new(options.table_bytes), known: Known::default() }
    }

    /// Sets the seed of the choice between moves, so that one search can serve games with seeds of their
    /// own.
    pub const fn set_seed(&mut self, seed: u64) {
        self.options.seed = seed;
    }

    /// Looks for the best move in the present position of a game. It ends when the budget is used up
    /// or when `stop` is set, and always has a legal move then, if there is one. A search that is stopped
    /// before it begins looks at nothing and has the first legal move.
    pub fn search(&mut self, line: &Line, budget: Budget, stop: &AtomicBool) -> Report {
        self.search_telling(line, budget, stop, &mut |_| {})
    }

    /// Searches as [`search`](Self::search) does. `tell` gets what is known after each depth that was
    /// looked at to its end, the least first. It may set `stop`.
    pub fn search_telling(
        &mut self,
        line: &Line,
        budget: Budget,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        self.look(line, budget, stop, 0, tell).0
    }

    /// The move of a level in the present position of a game. It is the same each time for the same
    /// game and the same seed, unless it is stopped.
    pub fn choose(&mut self, line: &Line, level: Level, stop: &AtomicBool) -> Report {
        let softness = level.softness();
        let budget = Budget::nodes(level.nodes());
        let (mut report, firsts) = self.look(line, budget, stop, SPREAD * softness, &mut |_| {});
        if softness == 0 || report.score.wins_in().is_some_and(|moves| moves <= 1) {
            return report;
        }
        let best = firsts.iter().map(|it| it.score).max().unwrap_or(0);
        // Farther behind, a score only says that the move is no better than that.
        let chance = |it: &First| match best - it.score {
            behind if behind >= SPREAD * softness => 0.0,
            behind => (-f64::from(behind) / f64::from(softness)).exp(),
        };
        let weights: Vec<f64> = firsts.iter().map(chance).collect();
        let mut dice = Dice(self.options.seed ^ line.position().hash() ^ line.ply() as u64);
        let mut rest = dice.fraction() * weights.iter().sum::<f64>();
        for (first, weight) in firsts.iter().zip(weights) {
            rest -= weight;
            if rest < 0.0 {
                report.best = Some(first.mv);
                break;
            }
        }
        report
    }

    /// Searches, and tells all first moves: those within `spread` of the best with their own scores.
    fn look(
        &mut self,
        line: &Line,
        budget: Budget,
        stop: &AtomicBool,
        spread: i32,
        tell: &mut dyn FnMut(&Report),
    ) -> (Report, Vec<First>) {
        let legal =
            if line.outcome().is_some() { Vec::new() } else { line.position().legal_moves() };
        let mut report = Report {
            best: legal.first().copied(),
            score: Score::DRAW,
            depth: 0,
            line: legal.first().copied().into_iter().collect(),
            nodes: 0,
        };
        let is_stopped = || stop.load(Ordering::Relaxed);
        if legal.is_empty() || is_stopped() {
            return (report, Vec::new());
        }
        let Some(weights) = self.known.of(line.position().variant(), &is_stopped) else {
            return (report, Vec::new());
        };
        self.table.forget(budget.nodes);
        let path = Path::new(line, weights);
        let mut tree = Tree::new(weights, &mut self.table, path, budget.nodes, stop);
        let mut root = Root::judged(&tree, legal, spread);
        report.score = Score(root.firsts[0].score);
        report.best = Some(root.firsts[0].mv);
        report.line = vec![root.firsts[0].mv];
        for depth in 1..=budget.depth.min(LONGEST as u32 / 2) {
            if let Some(score) = root.at_depth(&mut tree, depth as i32, report.score.0) {
                report.score = Score(score);
                report.best = root.firsts.first().map(|it| it.mv);
                report.line.clone_from(&tree.path.nodes[0].best);
            }
            if tree.is_stopped {
                break;
            }
            report.depth = depth;
            report.nodes = tree.nodes;
            tell(&report);
            let is_decided = report.score.0.abs() > DECIDED;
            let is_near = WIN - report.score.0.abs() <= depth as i32;
            if tree.nodes >= budget.nodes || is_decided && is_near {
                break;
            }
        }
        report.nodes = tree.nodes;
        (report, root.firsts)
    }
}
