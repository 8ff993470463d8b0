//! Those who receive legal moves: they are counted in bulk, or looked at one by one.

use crate::tables::Kind;
use crate::{Move, MoveKind, Role, Square, SquareSet};

/// Receives legal moves.
pub(crate) trait Visitor {
    /// Normal moves of one piece, to all of these squares.
    fn normal(&mut self, from: Square, to: SquareSet, kind: &Kind);
    /// A move of another kind.
    fn special(&mut self, from: Square, to: Square, what: MoveKind, kind: &Kind);
}

/// Counts moves.
pub(crate) struct Count(pub u64);

impl Visitor for Count {
    #[expect(clippy::inline_always, reason = "a count to depth n is mostly this: 4 to 5 % of all")]
    #[inline(always)]
    fn normal(&mut self, from: Square, to: SquareSet, kind: &Kind) {
        self.0 += u64::from(to.len());
        if kind.promotions.len() > 1 {
            let promoting = to & kind.promotion_squares;
            let choices = kind.promotions.len() as u64 - 1;
            self.0 +=
                choices * promoting.iter().filter(|&to| kind.promotes(from, to)).count() as u64;
        }
    }

    fn special(&mut self, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        each(from, to, what, kind, &mut |_| self.0 += 1);
    }
}

/// Passes every move to a function.
pub(crate) struct Each<F>(pub F);

impl<F: FnMut(Move)> Visitor for Each<F> {
    #[inline]
    fn normal(&mut self, from: Square, to: SquareSet, kind: &Kind) {
        for to in to {
            each(from, to, MoveKind::Normal, kind, &mut self.0);
        }
    }

    fn special(&mut self, from: Square, to: Square, what: MoveKind, kind: &Kind) {
        each(from, to, what, kind, &mut self.0);
    }
}

#[inline]
fn each(from: Square, to: Square, kind: MoveKind, piece: &Kind, found: &mut impl FnMut(Move)) {
    if piece.promotes(from, to) {
        for &role in &piece.promotions {
            found(Move { from, to, promotion: Some::<Role>(role), kind });
        }
    } else {
        found(Move { from, to, promotion: None, kind });
    }
}
