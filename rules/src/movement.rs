//! The one form of every movement: legs of steps. A piece type is a list of movements. The variant
//! file writes them in XBetza, which [`crate::betza`] reads.

use std::borrow::Cow;

use crate::Color;
use crate::squares::square::{Direction, DirectionsOf};

/// One way in which a piece moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Movement {
    /// Where the movement leads.
    pub shape: Shape,
    /// Whether the movement captures.
    pub mode: Mode,
    /// Whether the movement exists only while the piece has never moved.
    pub initial: bool,
    /// Whether the movement may also capture in passing a piece that has just made a multi-step.
    pub en_passant: bool,
    /// The number of squares of a multi-step straight ahead, 2 or more: 2 is a double step, 3 a
    /// triple step. A piece that captures in passing may then capture it on each square between.
    pub multi_step: Option<u8>,
    /// Where the piece must stand to move in this way: an index into
    /// [`Variant::zones`](crate::Variant::zones). It may stand anywhere when there is none.
    pub zone: Option<usize>,
    /// Whether it also stays on squares of that zone, from the first to the last, as if the board had
    /// no others.
    pub along: bool,
    /// Whether left and right are the second mover's own, and not the first mover's.
    pub own_left: bool,
}

impl Movement {
    /// The movement of a side, before the second mover's is mirrored from rank to rank. Left and
    /// right change places where they are the second mover's own.
    pub(crate) fn of_side(&self, color: Color) -> Cow<'_, Movement> {
        if color == Color::Black && self.own_left {
            Cow::Owned(self.with_left_as_right())
        } else {
            Cow::Borrowed(self)
        }
    }

    /// Whether it captures a piece on the way: a locust capture.
    pub(crate) fn takes_on_the_way(&self) -> bool {
        let Shape::Legs(legs) = &self.shape else { return false };
        legs.iter().rev().skip(1).any(|leg| leg.turns_on == Footing::Taken)
    }

    /// Whether the movement differs to the left and to the right.
    pub(crate) fn is_lopsided(&self) -> bool {
        let sorted = |movement: &Movement| match &movement.shape {
            Shape::Castling { .. } => Vec::new(),
            Shape::Legs(legs) => legs.iter().map(Leg::sorted).collect::<Vec<Leg>>(),
        };
        sorted(self) != sorted(&self.with_left_as_right())
    }

    fn with_left_as_right(&self) -> Movement {
        let shape = match &self.shape {
            Shape::Legs(legs) => Shape::Legs(legs.iter().map(Leg::with_left_as_right).collect()),
            castling @ Shape::Castling { .. } => castling.clone(),
        };
        Movement { shape, ..self.clone() }
    }
}

/// Whether a movement may capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Only to empty squares.
    Quiet,
    /// Only onto enemy pieces.
    Capture,
    /// Either.
    Both,
}

impl Mode {
    /// Whether the movement may end on an empty square.
    pub const fn is_quiet(self) -> bool {
        matches!(self, Mode::Quiet | Mode::Both)
    }

    /// Whether the movement may end on an enemy.
    pub const fn is_capture(self) -> bool {
        matches!(self, Mode::Capture | Mode::Both)
    }
}

/// The geometry of a movement, as the first mover sees it.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// One leg after the other; where a leg ends, the next one begins.
    Legs(Vec<Leg>),
    /// A number of squares along the rank towards a partner, which goes to the square just crossed.
    Castling {
        /// The fewest squares.
        least: u8,
        /// The most squares.
        most: u8,
    },
}

/// A part of a movement: steps in one direction.
#[derive(Clone, PartialEq, Debug)]
pub struct Leg {
    /// The choices for one step. All steps of a leg are the same.
    pub steps: Steps,
    /// The number of steps.
    pub length: Length,
    /// The condition on the square halfway along each step.
    pub gate: Gate,
    /// Which pieces the leg goes over.
    pub over: Over,
    /// The condition on the square where the leg ends and the next one begins. It says nothing
    /// about the last leg.
    pub turns_on: Footing,
}

impl Leg {
    fn with_left_as_right(&self) -> Leg {
        let steps = match &self.steps {
            Steps::To(to) => Steps::To(to.iter().map(|(files, ranks)| (-files, *ranks)).collect()),
            Steps::Turned { turns, among, squares } => Steps::Turned {
                turns: Directions(*turns).with_left_as_right().0,
                among: among.with_left_as_right(),
                squares: *squares,
            },
        };
        Leg { steps, ..self.clone() }
    }

    /// The same leg with its steps in one order.
    fn sorted(&self) -> Leg {
        let mut leg = self.clone();
        if let Steps::To(to) = &mut leg.steps {
            to.sort_unstable();
        }
        leg
    }

    /// Steps over empty squares, to any square at the end.
    pub(crate) const fn plain(steps: Steps, length: Length) -> Leg {
        Leg { steps, length, gate: Gate::Open, over: Over::Nobody, turns_on: Footing::Empty }
    }
}

/// The choices for one step of a leg.
#[derive(Clone, PartialEq, Debug)]
pub enum Steps {
    /// Any of these: files to the right, ranks forward.
    To(Vec<(i8, i8)>),
    /// The direction of the leg before, turned, over `squares` squares.
    Turned {
        /// Bit n is a turn by n times 45 degrees clockwise.
        turns: u8,
        /// The directions that may result.
        among: Directions,
        /// The number of squares of one step. It is 1 for a King's step.
        squares: i8,
    },
}

/// The number of steps of a leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Between two numbers. What stands on the squares before the first number does not matter.
    Steps {
        /// At least 1.
        least: u8,
        /// At most [`UNLIMITED`], which is as far as any board goes.
        most: u8,
    },
    /// As many as the leg before.
    AsBefore,
}

/// As many steps as any board has room for.
pub const UNLIMITED: u8 = 15;

impl Length {
    /// One step.
    pub const ONE: Length = Length::Steps { least: 1, most: 1 };
    /// Any number of steps.
    pub const ANY: Length = Length::Steps { least: 1, most: UNLIMITED };
}

/// The condition on the square halfway along a step that is longer than a King's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// It does not matter.
    Open,
    /// No piece on the square halfway, rounded towards the beginning: a lame leap.
    Empty,
    /// A piece on that square: a jump.
    Occupied,
    /// No piece on at least one of the two squares beside a Knight's step.
    EitherEmpty,
}

/// Which pieces a leg goes over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// None.
    Nobody,
    /// Exactly one piece, anywhere on the way.
    One,
    /// Exactly one piece, and then at most this many steps on.
    OneAndOn(u8),
}

/// The condition on the square where a leg ends and the next one begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Footing {
    /// Nothing.
    Empty,
    /// A piece of either side, which stays there.
    Occupied,
    /// A piece or nothing.
    Any,
    /// A piece of the other side, which is captured on the way.
    Taken,
}

impl Steps {
    /// The compass directions of its steps.
    pub(crate) fn directions(&self) -> Directions {
        match self {
            Steps::Turned { among, .. } => *among,
            Steps::To(steps) => Directions(
                steps
                    .iter()
                    .filter_map(|(x, y)| Direction::of_step(x.signum(), y.signum()))
                    .fold(0, |all, direction| all | direction.bit()),
            ),
        }
    }
}

impl Shape {
    /// The directions in which its first step goes; a castling has no steps.
    pub(crate) fn begins_in(&self) -> Directions {
        match self {
            Shape::Legs(legs) => {
                legs.first().map_or_else(Directions::default, |leg| leg.steps.directions())
            }
            Shape::Castling { .. } => Directions::default(),
        }
    }

    /// The single steps of a plain leap, which no piece between can hinder.
    pub(crate) fn leap(&self) -> Option<&[(i8, i8)]> {
        match self {
            Shape::Legs(legs) => match &legs[..] {
                [Leg { steps: Steps::To(to), length: Length::ONE, gate, over, .. }]
                    if (*gate, *over) == (Gate::Open, Over::Nobody) =>
                {
                    Some(to)
                }
                _ => None,
            },
            Shape::Castling { .. } => None,
        }
    }

    /// Whether it goes over a piece that must be there.
    pub(crate) fn hops(&self) -> bool {
        let Shape::Legs(legs) = self else { return false };
        legs.iter().any(|leg| {
            leg.over != Over::Nobody
                || leg.gate == Gate::Occupied
                || matches!(leg.turns_on, Footing::Occupied | Footing::Any)
        })
    }

    /// The directions of a slide as far as the board goes, and what it goes over: one piece or
    /// none.
    pub(crate) fn slide(&self) -> Option<(Directions, Over)> {
        let Shape::Legs(legs) = self else { return None };
        match &legs[..] {
            [Leg { steps: Steps::To(to), length: Length::ANY, gate: Gate::Open, over, .. }]
                if matches!(over, Over::Nobody | Over::One) =>
            {
                let bits = to.iter().map(|&(x, y)| Direction::of_step(x, y).map(Direction::bit));
                let set = bits.collect::<Option<Vec<u8>>>()?.into_iter().fold(0, |all, d| all | d);
                Some((Directions(set), *over))
            }
            _ => None,
        }
    }
}

/// A set of compass directions. Forward is up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Directions(pub(crate) u8);

impl Directions {
    pub(crate) const ORTHOGONAL: Directions = Directions(0b0101_0101);
    pub(crate) const DIAGONAL: Directions = Directions(0b1010_1010);
    pub(crate) const VERTICAL: Directions = Directions(0b0001_0001);
    pub(crate) const ALL: Directions = Directions(0b1111_1111);

    /// The unit steps in these directions.
    pub(crate) fn steps(self) -> Vec<(i8, i8)> {
        DirectionsOf(self.0).map(Direction::step).collect()
    }

    /// The directions that these turns make of them. Bit n is a turn by n times 45 degrees
    /// clockwise.
    pub(crate) fn turned(self, turns: u8) -> Directions {
        let turned = |direction: Direction| self.0.rotate_left(u32::from(direction.0));
        Directions(DirectionsOf(turns).fold(0, |all, turn| all | turned(turn)))
    }

    /// The mirror image: each direction as far to the left as it was to the right. A set of turns
    /// is mirrored likewise.
    fn with_left_as_right(self) -> Directions {
        Directions(DirectionsOf(self.0).fold(0, |set, d| set | Direction((8 - d.0) & 7).bit()))
    }

    pub(crate) fn mirrored(self) -> Directions {
        Directions(DirectionsOf(self.0).fold(0, |set, d| set | d.mirrored().bit()))
    }
}
