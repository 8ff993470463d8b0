//! The work on a review, one search at a time.

use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::{Color, Line, Move};

use super::mistake::{Largest, Mistake, cost};
use super::verdict::Review;
use crate::score::{Score, WIN};
use crate::search::{Budget, Search};

/// The outcome of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A position is done, and there is more to do.
    More,
    /// The search was stopped. What it found is thrown away, and the next step begins it again.
    Stopped,
    /// The review is complete.
    Done,
}

/// A review that is being made. Each step is one search, so other work can be done between two steps.
///
/// The game is looked at from its end. So what a move led to is known before the move is judged. A move
/// that seems to be a mistake takes another step: the better move is played, and that position is
/// looked at, too. Otherwise the better move would be judged a ply less deep than the one that was
/// played. It counts as the worse of its two values.
///
/// The review is the same each time for the same game, budget and size of the search's table.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use menagerie_rules::{Color, Line, Position, bundled_by_id, notation};
/// use menagerie_search::{Budget, Options, Reviewing, Search, Step};
///
/// let chess = bundled_by_id("chess").expect("it is bundled");
/// let mut game = Line::new(Position::start(chess));
/// for typed in ["f3", "e5", "g4", "Qh4"] {
///     let notation::Reading::Move(mv) = notation::read(game.position(), typed) else { panic!() };
///     game.play(&mv).expect("it is legal");
/// }
/// let mut search = Search::new(Options { table_bytes: 1 << 20, seed: 0 });
/// let mut work = Reviewing::new(&game, Budget::nodes(5_000));
/// while work.step(&mut search, &AtomicBool::new(false)) == Step::More {}
/// let review = work.review().expect("it is done");
/// assert_eq!(review.mistakes(Color::White)[0].ply, 2);
/// assert!(review.mistakes(Color::Black).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Reviewing {
    /// The game up to the position that is looked at now.
    line: Line,
    moves: Vec<Move>,
    budget: Budget,
    /// The scores so far, the last position first.
    scores: Vec<Score>,
    mistakes: [Largest; 2],
    /// The move before the last known position, if it seems to be a mistake.
    doubted: Option<Mistake>,
    nodes: u64,
}

impl Reviewing {
    /// The work on a game. The budget is that of one position; some thousand positions are needed to
    /// judge a move at all. A whole review takes two searches at most for each position of the game.
    pub fn new(game: &Line, budget: Budget) -> Reviewing {
        Reviewing {
            line: game.clone(),
            moves: game.moves().to_vec(),
            budget,
            scores: Vec::with_capacity(game.ply() + 1),
            mistakes: Default::default(),
            doubted: None,
            nodes: 0,
        }
    }

    /// Takes one step: one search at most.
    pub fn step(&mut self, search: &mut Search, stop: &AtomicBool) -> Step {
        let taken = match self.doubted.clone() {
            Some(doubted) => self.compare(doubted, search, stop),
            None if self.left() > 0 => self.look(search, stop),
            None => return Step::Done,
        };
        match taken {
            None => Step::Stopped,
            Some(()) if self.is_done() => Step::Done,
            Some(()) => Step::More,
        }
    }

    /// Takes all steps. It is none where the search was stopped before the end.
    pub fn to_end(mut self, search: &mut Search, stop: &AtomicBool) -> Option<Review> {
        loop {
            match self.step(search, stop) {
                Step::More => {}
                Step::Stopped => return None,
                Step::Done => return self.review(),
            }
        }
    }

    /// The number of positions of the game that have not been looked at.
    pub fn left(&self) -> usize {
        self.moves.len() + 1 - self.scores.len()
    }

    fn is_done(&self) -> bool {
        self.left() == 0 && self.doubted.is_none()
    }

    /// The review, if it is complete.
    pub fn review(&self) -> Option<Review> {
        self.is_done().then(|| Review {
            scores: self.scores.iter().rev().copied().collect(),
            mistakes: self.mistakes.clone(),
            nodes: self.nodes,
        })
    }

    /// Looks at a position of the game, and at the move that was played there.
    fn look(&mut self, search: &mut Search, stop: &AtomicBool) -> Option<()> {
        let (score, best) = self.judged(search, stop)?;
        let (ply, side) = (self.line.ply(), self.line.position().turn());
        let next = self.scores.last().map(|next| seen_by(*next, side).a_ply_before());
        self.scores.push(score);
        let before = seen_by(score, side);
        if let (Some(after), Some(better)) = (next, best.first().copied()) {
            let (played, cost) = (self.moves[ply], cost(before, after));
            if played != better && self.mistakes[side.index()].takes(cost) {
                let better_line = best;
                let doubted = Mistake { ply, played, better, better_line, before, after, cost };
                self.doubted = Some(doubted);
                return Some(());
            }
        }
        self.line.undo();
        Some(())
    }

    /// Looks at the position after a better move. The move that was played is a mistake if that one is
    /// still better.
    fn compare(&mut self, mut it: Mistake, search: &mut Search, stop: &AtomicBool) -> Option<()> {
        let side = self.line.position().turn();
        self.line.play(&it.better).expect("a search finds legal moves");
        let judged = self.judged(search, stop);
        self.line.undo();
        let (score, rest) = judged?;
        it.before = it.before.min(seen_by(score, side).a_ply_before());
        it.better_line = [it.better].into_iter().chain(rest).collect();
        it.cost = cost(it.before, it.after);
        self.mistakes[side.index()].add(it);
        self.doubted = None;
        self.line.undo();
        Some(())
    }

    /// The worth of the present position for White, and the best line. The end of a game is worth
    /// its result. It is none where the search was stopped.
    fn judged(&mut self, search: &mut Search, stop: &AtomicBool) -> Option<(Score, Vec<Move>)> {
        let is_stopped = || stop.load(Ordering::Relaxed);
        if is_stopped() {
            return None;
        }
        if let Some(end) = self.line.outcome() {
            let score = end.winner.map_or(Score::DRAW, |winner| seen_by(Score(WIN), winner));
            return Some((score, Vec::new()));
        }
        let report = search.search(&self.line, self.budget, stop);
        if is_stopped() {
            return None;
        }
        self.nodes += report.nodes;
        Some((seen_by(report.score, self.line.position().turn()), report.line))
    }
}

/// A score of this side as that of White, or one of White as that of this side.
fn seen_by(score: Score, side: Color) -> Score {
    if side == Color::White { score } else { -score }
}
