//! One way of a movement to a target: its conditions, and its route.

use crate::Square;
use crate::board::Board;
use crate::compiled::path_tree::{Branch, Ends, Onward, Passage};
use crate::squares::square::{Direction, DirectionsOf};

/// One way to a vector.
#[derive(Debug)]
pub(crate) struct Way {
    /// Whether it is open to an empty square, and to an enemy.
    pub quiet: bool,
    pub capture: bool,
    /// Whether its only conditions are single squares that must be empty.
    pub plain: bool,
    /// Whether it needs a piece to go over.
    pub hops: bool,
    /// The square of the enemy that is captured on the way.
    pub taken: Option<(i8, i8)>,
    pub needs: (u32, u32),
    /// The lowest and the highest file and rank that it touches.
    pub files: (i8, i8),
    pub ranks: (i8, i8),
    /// The squares on which the piece steps, with the target last.
    pub route: Vec<(i8, i8)>,
}

/// A condition of a way on a square.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Need {
    /// No piece stands there. The number is the vector, see [`delta`].
    Empty(u8),
    /// No piece stands on at least one of the two.
    Either(u8, u8),
    /// A piece stands there.
    Occupied(u8),
}

/// The number that a vector adds to a square's number, modulo 256.
pub(crate) const fn delta((files, ranks): (i8, i8)) -> u8 {
    files.wrapping_add(ranks.wrapping_mul(16)) as u8
}

impl Need {
    pub fn of(passage: Passage) -> Need {
        match passage {
            Passage::Empty(one, other) if one == other => Need::Empty(delta(one)),
            Passage::Empty(one, other) => Need::Either(delta(one), delta(other)),
            Passage::Occupied(at) => Need::Occupied(delta(at)),
        }
    }

    /// Whether the condition is met. A square of it must be on the board; `has` tells which squares
    /// are.
    #[inline]
    pub fn is_met(self, has: impl Fn(Square) -> bool, board: &Board, from: Square) -> bool {
        let square = |delta: u8| Square(from.0.wrapping_add(delta));
        let nobody = |delta: u8| board.cell(square(delta)).is_empty();
        let empty = |delta: u8| nobody(delta) && has(square(delta));
        match self {
            Need::Empty(at) => nobody(at),
            Need::Either(at, or) => empty(at) || empty(or),
            Need::Occupied(at) => !nobody(at),
        }
    }

    /// Whether a square of it is on the board. No piece goes over a hole.
    #[inline]
    pub fn is_on(self, has: impl Fn(Square) -> bool, from: Square) -> bool {
        self.squares(from).into_iter().any(has)
    }

    /// The squares of the condition.
    pub fn squares(self, from: Square) -> [Square; 2] {
        let (at, or) = match self {
            Need::Empty(at) | Need::Occupied(at) => (at, at),
            Need::Either(at, or) => (at, or),
        };
        [at, or].map(|delta| Square(from.0.wrapping_add(delta)))
    }
}

impl Way {
    /// The squares on which the piece steps, with the target last.
    pub fn route(&self, from: Square) -> impl Iterator<Item = Square> {
        self.route.iter().map(move |at| Square(from.0.wrapping_add(delta(*at))))
    }

    /// The square where it ends.
    pub fn target(&self, from: Square) -> Square {
        let at = self.route.last().copied().unwrap_or_default();
        Square(from.0.wrapping_add(delta(at)))
    }

    /// The square of the enemy that is captured on the way.
    pub fn taken_from(&self, from: Square) -> Option<Square> {
        self.taken.map(|at| Square(from.0.wrapping_add(delta(at))))
    }

    /// The squares where the piece changes its direction.
    pub fn turns(&self, from: Square) -> Vec<Square> {
        self.corners().into_iter().map(|at| Square(from.0.wrapping_add(delta(at)))).collect()
    }

    pub fn corners(&self) -> Vec<(i8, i8)> {
        let mut corners = Vec::new();
        let (mut here, mut heading) = ((0, 0), None);
        for &at in &self.route {
            let next = Some(((at.0 - here.0).signum(), (at.1 - here.1).signum()));
            if heading.is_some() && heading != next {
                corners.push(here);
            }
            (here, heading) = (at, next);
        }
        corners
    }
}

/// A way, with the conditions on each of its squares.
pub(crate) struct FoundWay {
    pub needs: Vec<((i8, i8), Need)>,
    pub taken: Option<(i8, i8)>,
    pub ends: Ends,
    pub route: Vec<(i8, i8)>,
}

impl FoundWay {
    fn at_the_end_of(trail: &Trail, ends: Ends) -> FoundWay {
        let Trail { needs, taken, route } = trail.clone();
        FoundWay { needs, taken, ends, route }
    }

    /// Whether it captures on the way, or leads back to where the piece stands.
    pub fn is_locust(&self) -> bool {
        let to = self.to();
        let returns = to == (0, 0) && self.ends.quiet;
        self.taken.map_or(returns, |taken| to != taken && (to != (0, 0) || returns))
    }

    /// Leaves out that the squares must be empty which the piece itself leaves and clears.
    pub fn clear_the_way(&mut self) {
        let taken = self.taken;
        self.needs.retain(|(at, need)| {
            !(matches!(need, Need::Empty(_)) && (*at == (0, 0) || Some(*at) == taken))
        });
    }

    /// The vector to the target.
    pub fn to(&self) -> (i8, i8) {
        self.route.last().copied().unwrap_or_default()
    }
}

/// Collects all ways of an unfolded movement.
pub(crate) fn ways_of(root: &Onward) -> Vec<FoundWay> {
    let mut found = Vec::new();
    collect(root, (0, 0), &mut Trail::default(), &mut found);
    found.sort_by_key(|way| way.to());
    found
}

/// The conditions and the squares of a walk so far.
#[derive(Clone, Default)]
struct Trail {
    needs: Vec<((i8, i8), Need)>,
    taken: Option<(i8, i8)>,
    route: Vec<(i8, i8)>,
}

fn collect(onward: &Onward, at: (i8, i8), trail: &mut Trail, found: &mut Vec<FoundWay>) {
    for direction in DirectionsOf(onward.runs[0] | onward.runs[1]) {
        collect_run(onward, direction, at, trail.clone(), found);
    }
    for Branch { at, gate, ends, on_empty, on_occupied, on_taken, onward } in &onward.branches {
        let need = match (on_empty, on_occupied) {
            _ if *on_taken => None,
            (true, false) => Some(Need::Empty(delta(*at))),
            (false, _) => Some(Need::Occupied(delta(*at))),
            (true, true) => None,
        };
        let (needed, routed, taken) = (trail.needs.len(), trail.route.len(), trail.taken);
        trail.route.push(*at);
        trail.needs.extend(gate.map(|gate| (*at, Need::of(gate))));
        if ends.quiet || ends.capture {
            found.push(FoundWay::at_the_end_of(trail, *ends));
        }
        trail.needs.extend(need.map(|need| (*at, need)));
        if *on_taken {
            trail.taken = Some(*at);
        }
        collect(onward, *at, trail, found);
        trail.taken = taken;
        trail.needs.truncate(needed);
        trail.route.truncate(routed);
    }
}

fn collect_run(
    onward: &Onward,
    direction: Direction,
    mut at: (i8, i8),
    mut trail: Trail,
    found: &mut Vec<FoundWay>,
) {
    loop {
        at = (at.0 + direction.step().0, at.1 + direction.step().1);
        if at.0.abs() > 15 || at.1.abs() > 15 {
            return;
        }
        trail.route.push(at);
        let [quiet, capture] = onward.runs.map(|runs| runs & direction.bit() != 0);
        let ends = Ends { quiet, capture };
        found.push(FoundWay::at_the_end_of(&trail, ends));
        trail.needs.push((at, Need::Empty(delta(at))));
    }
}
