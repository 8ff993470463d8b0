//! A search from a position: deeper and deeper, until the budget is used up or somebody says stop.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::{Line, Move, Variant};

use crate::bound::Bound;
use crate::dice::Dice;
use crate::known::Known;
use crate::level::Level;
use crate::path::{LONGEST, Path};
pub(crate) use crate::request::Budget;
use crate::request::Request;
use crate::root::{First, Root};
use crate::score::{DECIDED, Score, WIN};
use crate::table::{Table, TableError};
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

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best move, or the one that the level has chosen. There is none where the game is over.
    pub best: Option<Move>,
    /// The worth of the position for the side to move, if it plays the first move of the line.
    pub score: Score,
    /// How that is known. A search that is stopped may know of a better move, but not how good it is.
    pub bound: Bound,
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

    /// Gives the table of positions another size, in bytes. A large one takes seconds to make, so
    /// `is_stopped` is asked again and again. When it says so, the table is used as far as it has grown.
    /// It tells whether all is done.
    ///
    /// # Errors
    /// There is no room. Then the table stays as it is.
    pub fn set_table_bytes(
        &mut self,
        bytes: usize,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<bool, TableError> {
        let done = self.table.resize(bytes, is_stopped)?;
        self.options.table_bytes = bytes;
        Ok(done)
    }

    /// Computes the evaluation of a variant, unless it is known, so that no search has to do it. It tells
    /// whether it is known now: `is_stopped` is asked again and again, and may say to give it up.
    pub fn prepare(&mut self, variant: &Arc<Variant>, is_stopped: &dyn Fn() -> bool) -> bool {
        self.known.of(variant, &is_stopped).is_some()
    }

    /// Looks for the best move in the present position of a game. It ends when the budget is used up
    /// or when `stop` is set, and always has a legal move then, if there is one. A search that is stopped
    /// before it begins looks at nothing and has the first legal move.
    pub fn search(&mut self, line: &Line, budget: Budget, stop: &AtomicBool) -> Report {
        self.search_telling(line, budget, stop, &mut |_| {})
    }

    /// Searches as [`search`](Self::search) does. `tell` gets a report after each depth that was
    /// looked at to its end, the least first. It may set `stop`.
    pub fn search_telling(
        &mut self,
        line: &Line,
        budget: Budget,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        self.answer(&Request::best(line, budget), stop, tell)
    }

    /// The move of a level in the present position of a game. It is the same each time for the same
    /// game and the same seed, unless it is stopped.
    pub fn choose(&mut self, line: &Line, level: Level, stop: &AtomicBool) -> Report {
        self.answer(&Request::level(line, level), stop, &mut |_| {})
    }

    /// Answers a request, as [`search_telling`](Self::search_telling) does. Where a level chooses
    /// another move than the best one, the report is about that move.
    pub fn answer(
        &mut self,
        request: &Request<'_>,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        let softness = request.level.map_or(0, Level::softness);
        let (mut report, firsts) = self.look(request, stop, SPREAD * softness, tell);
        if softness == 0 || report.score.wins_in().is_some_and(|moves| moves <= 1) {
            return report;
        }
        let chosen = self.chosen(request.line, firsts, softness);
        if let Some(first) = chosen.filter(|it| Some(it.mv) != report.best) {
            report.best = Some(first.mv);
            report.score = Score(first.score);
            report.bound = first.bound;
            report.line = first.line;
        }
        report
    }

    /// The first move that is chosen by the seed, the better ones more often.
    fn chosen(&self, line: &Line, firsts: Vec<First>, softness: i32) -> Option<First> {
        let best = firsts.iter().map(|it| it.score).max()?;
        // Farther behind, a score only says that the move is no better than that.
        let chance = |it: &First| match best - it.score {
            behind if behind >= SPREAD * softness => 0.0,
            behind => (-f64::from(behind) / f64::from(softness)).exp(),
        };
        let weights: Vec<f64> = firsts.iter().map(chance).collect();
        let mut dice = Dice(self.options.seed ^ line.position().hash() ^ line.ply() as u64);
        let mut rest = dice.fraction() * weights.iter().sum::<f64>();
        let mut chances = firsts.into_iter().zip(weights);
        chances.find_map(|(first, weight)| {
            rest -= weight;
            (rest < 0.0).then_some(first)
        })
    }

    /// Searches, and tells all first moves: those within `spread` of the best with their own scores.
    fn look(
        &mut self,
        request: &Request<'_>,
        stop: &AtomicBool,
        spread: i32,
        tell: &mut dyn FnMut(&Report),
    ) -> (Report, Vec<First>) {
        let (line, budget, legal) = (request.line, request.whole_budget(), request.moves());
        let mut report = Report {
            best: legal.first().copied(),
            score: Score::DRAW,
            bound: Bound::Exact,
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
            if let Some((score, bound)) = root.at_depth(&mut tree, depth as i32, report.score.0) {
                (report.score, report.bound) = (Score(score), bound);
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
