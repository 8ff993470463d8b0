//! Receivers of legal moves: one counts them in bulk, one looks at each, one at those that take or
//! promote.

use crate::board::Board;
use crate::compiled::tables::Kind;
use crate::state::State;
use crate::{Move, MoveKind, Role, Square, SquareSet};

/// Receives legal moves.
pub(crate) trait Visitor {
    /// Whether it looks only at captures and promotions, so that no others need be found.
    const FORCING: bool = false;

    /// Normal moves of one piece, to all of these squares.
    fn normal(&mut self, board: &Board, from: Square, to: SquareSet, kind: &Kind);
    /// A move of another kind.
    fn special(&mut self, board: &Board, from: Square, to: Square, what: MoveKind, kind: &Kind);
    /// Drops of one kind of piece onto all of these squares.
    fn drops(&mut self, role: Role, to: SquareSet) {
        to.iter().for_each(|to| self.found(Move::drop(role, to)));
    }
    /// A move as it is.
    fn found(&mut self, mv: Move);
    /// Whether a move is wanted. Where each move must be tried, the others need not be.
    fn wants(&self, _: &State, _: &Move) -> bool {
        true
    }
}

/// Counts moves.
pub(crate) struct Count(pub u64);

impl Visitor for Count {
    #[expect(clippy::inline_always, reason = "a count to depth n is mostly this: 4 to 5 % of all")]
    #[inline(always)]
    fn normal(&mut self, board: &Board, from: Square, to: SquareSet, kind: &Kind) {
        self.0 += u64::from(to.len());
        if let Some(promotion) = &kind.promotion {
            let promoting = to & promotion.squares_from(from);
            if !promoting.is_empty() {
                self.0 -= u64::from(promoting.len());
                for to in promoting {
                    self.special(board, from, to, MoveKind::Normal, kind);
                }
            }
        }
    }

    fn special(&mut self, board: &Board, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        each(board, from, to, what, kind, &mut |_| self.0 += 1);
    }

    fn drops(&mut self, _: Role, to: SquareSet) {
        self.0 += u64::from(to.len());
    }

    fn found(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Passes every move to a function.
pub(crate) struct Each<F>(pub F);

impl<F: FnMut(Move)> Visitor for Each<F> {
    #[inline]
    fn normal(&mut self, board: &Board, from: Square, to: SquareSet, kind: &Kind) {
        for to in to {
            each(board, from, to, MoveKind::Normal, kind, &mut self.0);
        }
    }

    fn special(&mut self, board: &Board, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        each(board, from, to, what, kind, &mut self.0);
    }

    fn found(&mut self, mv: Move) {
        self.0(mv);
    }
}

/// Passes every capture and every promotion to a function.
pub(crate) struct Forcing<F>(pub F);

impl<F: FnMut(Move)> Visitor for Forcing<F> {
    const FORCING: bool = true;

    #[inline]
    fn normal(&mut self, board: &Board, from: Square, to: SquareSet, kind: &Kind) {
        // No move ends on a piece of the same side.
        let mut to_look_at = to & board.occupied();
        if let Some(promotion) = &kind.promotion {
            to_look_at |= to & promotion.squares_from(from);
        }
        for to in to_look_at {
            self.special(board, from, to, MoveKind::Normal, kind);
        }
    }

    fn special(&mut self, board: &Board, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        let takes = match what {
            MoveKind::EnPassant | MoveKind::Locust { .. } => true,
            MoveKind::Castling { .. } | MoveKind::Drop { .. } | MoveKind::Pass => false,
            MoveKind::Normal | MoveKind::MultiStep | MoveKind::KingLeap => {
                !board.cell(to).is_empty()
            }
        };
        each(board, from, to, what, kind, &mut |mv: Move| {
            if takes || mv.promotion.is_some() {
                self.0(mv);
            }
        });
    }

    fn drops(&mut self, _: Role, _: SquareSet) {}

    fn found(&mut self, mv: Move) {
        self.0(mv);
    }

    fn wants(&self, state: &State, mv: &Move) -> bool {
        mv.promotion.is_some() || state.captured(mv).is_some()
    }
}

#[inline]
fn each(
    board: &Board,
    from: Square,
    to: Square,
    what: MoveKind,
    kind: &Kind,
    found: &mut impl FnMut(Move),
) {
    match kind.promoting(board, from, to, what) {
        None => found(Move { from, to, promotion: None, kind: what, placed: None }),
        Some(choices) => {
            choices.for_each(|role| {
                found(Move { from, to, promotion: Some(role), kind: what, placed: None });
            });
        }
    }
}
