//! Unfolds the legs of a movement into the squares that it goes over, as vectors from its origin.

use crate::Color;
use crate::movement::{Footing, Gate, Leg, Length, Mode, Over, Steps, UNLIMITED};
use crate::squares::square::{Direction, DirectionsOf};

/// A square of a movement, its conditions, and the branches behind it.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    /// Files to the right and ranks up, counted from the origin.
    pub at: (i8, i8),
    /// The condition on the step from the branch before.
    pub gate: Option<Passage>,
    /// Whether the movement may end here, on an empty square and on an enemy.
    pub ends: Ends,
    /// Whether the movement goes on from here when the square is empty, and when it is occupied.
    pub on_empty: bool,
    pub on_occupied: bool,
    /// Whether it goes on when an enemy stands there, whom it captures.
    pub on_taken: bool,
    pub onward: Onward,
}

/// The continuations of a movement.
#[derive(Clone, Default, Debug)]
pub(crate) struct Onward {
    /// The directions in which the piece slides on from here, to empty squares and onto enemies.
    pub runs: [u8; 2],
    pub branches: Vec<Branch>,
}

/// A condition on the way to a square.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Passage {
    /// No piece on at least one of these two squares. Both are the same where there is only one.
    Empty((i8, i8), (i8, i8)),
    /// A piece on this square.
    Occupied((i8, i8)),
}

/// How a movement may end on a square.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ends {
    pub quiet: bool,
    pub capture: bool,
}

/// The most squares that a movement may go over. It is more than any known variant needs, and few
/// enough for hundreds of pieces.
pub(crate) const MOST_SQUARES: usize = 10_000;

/// A movement goes over too many squares.
#[derive(Debug)]
pub(crate) struct TooManyWays;

/// Unfolds the legs on a board of this size, as the first mover sees them.
pub(crate) fn unfold(
    legs: &[Leg],
    mode: Mode,
    files: u8,
    ranks: u8,
) -> Result<Onward, TooManyWays> {
    let ends = Ends { quiet: mode.is_quiet(), capture: mode.is_capture() };
    let mut unfolding = Unfolding { legs, ends, files: files as i8, ranks: ranks as i8, count: 0 };
    unfolding.leg((0, 0), 0, None)
}

struct Unfolding<'a> {
    legs: &'a [Leg],
    ends: Ends,
    files: i8,
    ranks: i8,
    count: usize,
}

/// A point in a movement: the leg, its step, and the number of steps made. If it has gone over a
/// piece, also how many steps may follow.
#[derive(Clone, Copy)]
struct Place {
    at: (i8, i8),
    leg: usize,
    step: (i8, i8),
    made: u8,
    least: u8,
    most: u8,
    over: Option<u8>,
}

impl Unfolding<'_> {
    /// The leg with this number, from a square that the leg before has reached with this step, made
    /// so many times.
    fn leg(
        &mut self,
        at: (i8, i8),
        number: usize,
        before: Option<((i8, i8), u8)>,
    ) -> Result<Onward, TooManyWays> {
        let leg = &self.legs[number];
        let (least, most) = match leg.length {
            Length::Steps { least, most } => (least, most),
            Length::AsBefore => before.map_or((1, 1), |(_, made)| (made, made)),
        };
        let mut onward = Onward::default();
        for step in steps(&leg.steps, before.map(|(step, _)| step)) {
            let place = Place { at, leg: number, step, made: 0, least, most, over: None };
            onward.add(self.on(place)?);
        }
        Ok(onward)
    }

    fn add(&mut self, squares: usize) -> Result<(), TooManyWays> {
        self.count += squares;
        if self.count > MOST_SQUARES { Err(TooManyWays) } else { Ok(()) }
    }

    /// The continuation of a place by one more step of its leg, if it may have one.
    fn on(&mut self, place: Place) -> Result<Onward, TooManyWays> {
        let Place { at, step, made, least, most, .. } = place;
        let leg = &self.legs[place.leg];
        let last = place.leg + 1 == self.legs.len();
        if place.over.map_or(made >= most, |left| left == 0) {
            return Ok(Onward::default());
        }
        let direction = Direction::of_step(step.0, step.1);
        if let (true, Gate::Open, Over::Nobody, Some(direction)) =
            (last, leg.gate, leg.over, direction)
            && leg.length != Length::AsBefore
            && most == UNLIMITED
            && made + 1 == least
        {
            self.add(UNLIMITED.into())?;
            let run = |has| if has { direction.bit() } else { 0 };
            let runs = [run(self.ends.quiet), run(self.ends.capture)];
            return Ok(Onward { runs, branches: Vec::new() });
        }
        let to = (at.0 + step.0, at.1 + step.1);
        if to.0.abs() >= self.files || to.1.abs() >= self.ranks {
            return Ok(Onward::default());
        }
        self.add(1)?;
        let over = place.over.map(|left| left - 1);
        let mut branches = self.landed(Place { at: to, made: made + 1, over, ..place }, last)?;
        for branch in &mut branches {
            branch.gate = gate(leg.gate, at, step);
        }
        Ok(Onward { runs: [0; 2], branches })
    }

    /// The square on which a step has just ended, with its continuation. It is one branch, or one
    /// for an empty square and one for an occupied square.
    fn landed(&mut self, place: Place, last: bool) -> Result<Vec<Branch>, TooManyWays> {
        let Place { at, made, least, .. } = place;
        let leg = &self.legs[place.leg];
        let branch = |ends: bool, on_empty, on_occupied, onward| Branch {
            at,
            gate: None,
            ends: if ends { self.ends } else { Ends::default() },
            on_empty,
            on_occupied,
            on_taken: false,
            onward,
        };
        // A leg as long as the one before goes over empty squares only. The squares that a jump
        // skips may be occupied.
        let skipped = made < least && leg.length != Length::AsBefore;
        let ends = made >= least && last;
        if leg.over != Over::Nobody && place.over.is_none() {
            let left = match leg.over {
                Over::OneAndOn(steps) => steps,
                _ => place.most.saturating_sub(made),
            };
            let before = branch(false, true, false, Onward::default());
            let behind = branch(false, false, true, Onward::default());
            let before = Branch { onward: self.on(place)?, ..before };
            let behind = Branch { onward: self.on(Place { over: Some(left), ..place })?, ..behind };
            return Ok(vec![before, behind]);
        }
        let same = branch(ends, true, skipped, Onward::default());
        if last || made < least {
            return Ok(vec![Branch { onward: self.on(place)?, ..same }]);
        }
        let footing = leg.turns_on;
        let next = self.leg(at, place.leg + 1, Some((place.step, made)))?;
        let mut more = self.on(place)?;
        let turning = Branch {
            ends: Ends::default(),
            on_empty: footing == Footing::Any,
            on_occupied: footing != Footing::Taken,
            on_taken: footing == Footing::Taken,
            ..same.clone()
        };
        Ok(match footing {
            Footing::Empty => {
                more.add(next);
                vec![Branch { onward: more, ..same }]
            }
            Footing::Occupied | Footing::Any | Footing::Taken => {
                vec![Branch { onward: more, ..same }, Branch { onward: next, ..turning }]
            }
        })
    }
}

impl Onward {
    pub fn add(&mut self, other: Onward) {
        self.runs = [self.runs[0] | other.runs[0], self.runs[1] | other.runs[1]];
        self.branches.extend(other.branches);
    }

    /// The number of squares that follow.
    pub fn size(&self) -> usize {
        let runs = (self.runs[0] | self.runs[1]).count_ones() as usize * usize::from(UNLIMITED);
        runs + self.branches.iter().map(|branch| 1 + branch.onward.size()).sum::<usize>()
    }

    /// Whether a movement never comes to an end.
    pub fn leads_nowhere(&self) -> bool {
        let ends =
            |branch: &Branch| branch.ends != Ends::default() || !branch.onward.leads_nowhere();
        self.runs == [0; 2] && !self.branches.iter().any(ends)
    }

    /// The same for a side. The second mover's is mirrored.
    pub fn of_side(self, color: Color) -> Onward {
        if color == Color::White { self } else { self.mirrored() }
    }

    fn mirrored(self) -> Onward {
        let flip = |(files, ranks): (i8, i8)| (files, -ranks);
        let branches = self.branches.into_iter().map(|branch| Branch {
            at: flip(branch.at),
            gate: branch.gate.map(|gate| match gate {
                Passage::Empty(one, other) => Passage::Empty(flip(one), flip(other)),
                Passage::Occupied(at) => Passage::Occupied(flip(at)),
            }),
            onward: branch.onward.mirrored(),
            ..branch
        });
        let runs = self.runs.map(|set| {
            DirectionsOf(set).fold(0, |all, direction| all | direction.mirrored().bit())
        });
        Onward { runs, branches: branches.collect() }
    }
}

/// The squares halfway along a step.
fn gate(gate: Gate, at: (i8, i8), step: (i8, i8)) -> Option<Passage> {
    let near = (at.0 + step.0 / 2, at.1 + step.1 / 2);
    let beside = (at.0 + step.0.signum(), at.1 + step.1.signum());
    match gate {
        Gate::Open => None,
        Gate::Empty => Some(Passage::Empty(near, near)),
        Gate::Occupied => Some(Passage::Occupied(near)),
        Gate::EitherEmpty => Some(Passage::Empty(near, beside)),
    }
}

/// The possible steps of a leg after a step in this direction.
fn steps(steps: &Steps, before: Option<(i8, i8)>) -> Vec<(i8, i8)> {
    match steps {
        Steps::To(steps) => steps.clone(),
        Steps::Turned { turns, among, squares } => {
            let (files, ranks) = before.unwrap_or((0, 1));
            let Some(before) = Direction::of_step(files.signum(), ranks.signum()) else {
                return Vec::new();
            };
            let turned = DirectionsOf(*turns).map(|turn| Direction((before.0 + turn.0) & 7));
            turned
                .filter(|direction| among.0 & direction.bit() != 0)
                .map(|direction| (direction.step().0 * squares, direction.step().1 * squares))
                .collect()
        }
    }
}
