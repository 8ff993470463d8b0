//! Counts the games of a given length. Move generators are compared by such counts.
//!
//! Other programs count on after some ends where we stop, so there are three counts. They are the
//! same for most variants.

use crate::compiled::tables::Tables;
use crate::legal_moves::movegen::legal;
use crate::legal_moves::visitor;
use crate::legal_moves::visitor::Each;
use crate::state::State;
use crate::{Color, Move, Piece, Position, SquareSet};

/// The ends of a game after which the count goes on, as far as there are moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountOn {
    /// After draws by the pieces left on the board, as all programs do.
    AfterDraws,
    /// After every end, as programs do that count moves and know nothing of goals.
    AfterEveryEnd,
    /// After no end that shows in a position. Repetitions, the move rule and counting are not
    /// looked at.
    Never,
}

impl Position {
    /// The number of different games of this many plies from here. A game that is won goes no
    /// further. A game that is drawn by the pieces left goes on, as Fairy-Stockfish, chessops and
    /// published tables count.
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_counting_on(depth, CountOn::AfterDraws)
    }

    /// The same, with another choice of where a game ends.
    pub fn perft_counting_on(&self, depth: u32, on: CountOn) -> u64 {
        let endings = &self.variant().endings;
        let is_plain = match on {
            CountOn::AfterEveryEnd => true,
            CountOn::AfterDraws => !self.can_be_won_with_moves_left(),
            CountOn::Never => {
                !self.can_be_won_with_moves_left() && !endings.bare_kings && endings.dead.is_none()
            }
        };
        match () {
            () if is_plain => past_ends(self.tables(), &self.state, depth),
            // The first position does not tell whether a capture has left restricted pieces only.
            () if depth > 0 && self.is_over(false, on) => 0,
            () => until_end(self, depth, on),
        }
    }

    /// The games of this many plies by first move, ordered.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let on = CountOn::AfterDraws;
        if depth == 0 || self.is_over(false, on) {
            return Vec::new();
        }
        self.legal_moves().into_iter().map(|mv| (mv, after(self, &mv, depth - 1, on))).collect()
    }

    /// Whether the variant has a way to win that can leave moves to the other side.
    pub fn can_be_won_with_moves_left(&self) -> bool {
        let endings = &self.variant().endings;
        endings.checks.is_some()
            || endings.goal.is_some()
            || endings.extinction.is_some()
            || endings.bare_king_loses
            || self.variant().pieces.iter().any(|kind| kind.restricted)
    }

    /// Whether this many plies could lead to a draw by the pieces left on the board. Each ply takes
    /// one piece at most, or an explosion ten.
    pub fn can_be_drawn_within(&self, plies: u32) -> bool {
        let endings = &self.variant().endings;
        let royal = self.variant().royal();
        let is_harmless = |piece: &Piece| {
            let harmless = endings.dead.iter().flat_map(|it| [&it.one_color, &it.apart]);
            Some(piece.role) == royal || harmless.flatten().any(|role| *role == piece.role)
        };
        let others = self.pieces().filter(|(_, piece)| !is_harmless(piece)).count();
        let each = if self.tables().explodes { 10 } else { 1 };
        let alone = endings.dead.as_ref().map_or(0, |dead| usize::from(!dead.alone.is_empty()));
        (endings.bare_kings || endings.dead.is_some())
            && others
                <= usize::try_from(plies)
                    .unwrap_or(usize::MAX)
                    .saturating_mul(each)
                    .saturating_add(alone)
    }

    /// Whether the game is over by the pieces on the board or by the checks given, with or without
    /// moves left.
    fn is_over(&self, captured: bool, on: CountOn) -> bool {
        let endings = &self.variant().endings;
        let is_enough = |side| endings.checks.is_some_and(|it| self.checks_given(side) >= it);
        self.outcome_of_goals().is_some()
            || self.winner_by_extinction().is_some()
            || self.bared().is_some()
            || Color::BOTH.into_iter().any(is_enough)
            || captured && self.is_restricted(self.turn())
            || on == CountOn::Never && (self.are_kings_bare() || self.is_dead())
    }

    /// Whether only the Kings are left, where that is a draw.
    pub(crate) fn are_kings_bare(&self) -> bool {
        self.variant().endings.bare_kings
            && self.are_hands_empty()
            && Color::BOTH.into_iter().all(|side| self.count_pieces(side) == 1)
    }
}

/// The number of games of this many plies from a position that is not over.
fn until_end(position: &Position, depth: u32, on: CountOn) -> u64 {
    if depth < 2 {
        return past_ends(position.tables(), &position.state, depth);
    }
    let mut nodes = 0;
    let mut visit = Each(|mv: Move| nodes += after(position, &mv, depth - 1, on));
    legal(position.tables(), &position.state, !SquareSet::EMPTY, &mut visit);
    nodes
}

/// The number of games of this many further plies after a move.
fn after(position: &Position, mv: &Move, depth: u32, on: CountOn) -> u64 {
    let next = position.play(mv);
    let is_over = depth > 0 && next.is_over(position.state.captured(mv).is_some(), on);
    if is_over { 0 } else { until_end(&next, depth, on) }
}

fn past_ends(tables: &Tables, state: &State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = visitor::Count(0);
            legal(tables, state, !SquareSet::EMPTY, &mut count);
            count.0
        }
        _ => {
            let mut nodes = 0;
            let mut visit = Each(|mv: Move| {
                let mut next = state.clone();
                next.play(tables, &mv);
                nodes += past_ends(tables, &next, depth - 1);
            });
            legal(tables, state, !SquareSet::EMPTY, &mut visit);
            nodes
        }
    }
}
