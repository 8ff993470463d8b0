//! The kinds of step of a piece, as a learner tells them apart: leaps of one shape, lines along ranks
//! and files, hops, bends, each with or without a capture.

use crate::{Heading, Move, Position, Square, Way};

/// A kind of step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StepKind {
    shape: Shape,
    captures: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// Over any pieces, by the shorter and the longer distance.
    Leap(u8, u8),
    Line {
        is_diagonal: bool,
    },
    Hop {
        is_diagonal: bool,
    },
    Bent,
    Legs,
    Ride,
    MultiStep,
    Locust,
    Special,
}

/// The kind of a legal move.
pub(super) fn step_kind(position: &Position, mv: &Move) -> StepKind {
    let shape = match position.way(mv) {
        Way::Leap => leap(mv.from, mv.to),
        Way::Line(heading) => Shape::Line { is_diagonal: is_diagonal(heading) },
        Way::Hop { heading, .. } => Shape::Hop { is_diagonal: is_diagonal(heading) },
        Way::Bent(_) => Shape::Bent,
        Way::Legs(_) => Shape::Legs,
        Way::Ride(_) => Shape::Ride,
        Way::MultiStep(_) => Shape::MultiStep,
        Way::Locust(_) => Shape::Locust,
        Way::EnPassant(_) | Way::KingLeap | Way::Castling(..) | Way::Drop | Way::Pass => {
            Shape::Special
        }
    };
    StepKind { shape, captures: position.captured(mv).is_some() }
}

fn leap(from: Square, to: Square) -> Shape {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    Shape::Leap(files.min(ranks), files.max(ranks))
}

const fn is_diagonal(heading: Heading) -> bool {
    heading as u8 % 2 == 1
}
