//! Where a piece can go, and by which way: for drawings and lists of its moves.

use std::collections::BTreeMap;

use crate::attack::{knight_steps_to, paths};
use crate::movement::Turns;
use crate::square::{Direction, DirectionsOf};
use crate::tables::{KNIGHT_STEPS, legs};
use crate::{Move, MoveKind, Position, Square};

/// A legal move and the way that the piece takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The move.
    pub mv: Move,
    /// The way.
    pub way: Way,
}

/// The way of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// Straight to the destination, whatever lies between.
    Leap,
    /// Along a line.
    Line(Heading),
    /// Along a line over one piece.
    Hop {
        /// The direction.
        heading: Heading,
        /// Where the piece stands that is hopped over.
        screen: Square,
    },
    /// One step and on at an angle: the square of the first step, for each way that is open.
    Bent(Vec<Square>),
    /// Two legs of the same length: the turning square of each way that is open.
    Legs(Vec<Square>),
    /// Knight's steps in one direction: the squares of all of them, the last one being the destination.
    Ride(Vec<Square>),
    /// A double step over this square.
    DoubleStep(Square),
    /// A capture in passing of the piece on this square.
    EnPassant(Square),
    /// The King's initial leap.
    KingLeap,
    /// Castling, with the partner's origin and destination.
    Castling(Square, Square),
}

/// A compass direction; north is up the board, away from the first mover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Heading {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Heading {
    const fn of(direction: Direction) -> Heading {
        match direction.0 & 7 {
            0 => Heading::North,
            1 => Heading::NorthEast,
            2 => Heading::East,
            3 => Heading::SouthEast,
            4 => Heading::South,
            5 => Heading::SouthWest,
            6 => Heading::West,
            _ => Heading::NorthWest,
        }
    }

    /// The direction as the first mover sees the board: `up`, `up right`, `right`.
    pub const fn words(self) -> &'static str {
        match self {
            Heading::North => "up",
            Heading::NorthEast => "up right",
            Heading::East => "right",
            Heading::SouthEast => "down right",
            Heading::South => "down",
            Heading::SouthWest => "down left",
            Heading::West => "left",
            Heading::NorthWest => "up left",
        }
    }
}

impl Position {
    /// The legal moves of the piece on a square, ordered, with the way that each one takes. Several
    /// choices of a promotion are several moves. The other King is never taken, not even in a position
    /// that no game could have come to.
    pub fn reach(&self, square: Square) -> Vec<Reached> {
        let moves = self.legal_moves_from(square);
        let royal = self.variant().royal();
        let takes_king =
            |mv: &Move| self.captured(mv).is_some_and(|(_, piece)| piece.role == royal);
        moves
            .into_iter()
            .filter(|mv| !takes_king(mv))
            .map(|mv| Reached { mv, way: self.way(&mv) })
            .collect()
    }

    /// The same in words, a line for each direction or way, the nearest square first:
    /// `up right: d5, e6; takes the Rook on f7`.
    pub fn reach_in_words(&self, square: Square) -> Vec<String> {
        let mut groups: BTreeMap<(u8, String), (Vec<String>, Vec<String>)> = BTreeMap::new();
        let mut reached = self.reach(square);
        reached.sort_by_key(|there| square.distance(there.mv.to));
        for Reached { mv, way } in reached {
            let (quiet, captures) = groups.entry(group(self, &mv, &way)).or_default();
            match self.captured(&mv) {
                None => push_new(quiet, mv.to.to_string()),
                Some((victim, piece)) => {
                    let name = &self.variant().piece(piece.role).name;
                    push_new(captures, format!("takes the {name} on {victim}"));
                }
            }
        }
        let line = |((_, name), (quiet, captures)): ((u8, String), (Vec<String>, Vec<String>))| {
            let quiet = (!quiet.is_empty()).then(|| quiet.join(", "));
            let parts: Vec<String> = quiet.into_iter().chain(captures).collect();
            format!("{name}: {}", parts.join("; "))
        };
        groups.into_iter().map(line).collect()
    }

    /// The way that a legal move takes.
    fn way(&self, mv: &Move) -> Way {
        let (tables, board) = (self.tables(), &self.state.board);
        let Move { from, to, .. } = *mv;
        match mv.kind {
            MoveKind::DoubleStep => {
                return Way::DoubleStep(crate::state::State::ahead(from, self.turn()));
            }
            MoveKind::EnPassant => {
                return Way::EnPassant(self.captured(mv).map_or(to, |(victim, _)| victim));
            }
            MoveKind::KingLeap => return Way::KingLeap,
            MoveKind::Castling { rook_from, rook_to } => return Way::Castling(rook_from, rook_to),
            MoveKind::Normal => {}
        }
        let kind = tables.kind(board.cell(from));
        if let Some(direction) =
            DirectionsOf(u8::MAX).find(|direction| tables.ray(from, *direction).contains(to))
        {
            let heading = Heading::of(direction);
            let between = tables.between(from, to, direction) & board.occupied();
            if from.distance(to) == 1 || (kind.lines & direction.bit() != 0 && between.is_empty()) {
                return Way::Line(heading);
            }
            if let (true, Some(screen)) = (kind.hops & direction.bit() != 0, between.iter().next())
            {
                return Way::Hop { heading, screen };
            }
        }
        let leaps = kind.quiet_leaps[from.index()] | kind.capture_leaps[from.index()];
        if leaps.contains(to) {
            return Way::Leap;
        }
        if let Some(steps) = ride_steps(from, to).filter(|_| kind.lame_ride) {
            return Way::Ride(steps);
        }
        let open = |path: &crate::SquareSet| (*path & board.occupied()).is_empty();
        let open: Vec<crate::SquareSet> = paths(tables, kind, from, to).filter(open).collect();
        let is_turn = |first: Direction, second: Direction, turn: Square| {
            tables.ray(from, first).contains(turn) && tables.ray(turn, second).contains(to)
        };
        let turns_of = |pairs: Vec<(Direction, Direction)>| {
            let mut turns: Vec<Square> = open
                .iter()
                .flat_map(|path| path.iter())
                .filter(|turn| pairs.iter().any(|(a, b)| is_turn(*a, *b, *turn)))
                .collect();
            turns.sort_unstable();
            turns.dedup();
            turns
        };
        if kind.equal_legs {
            let equal = |turn: &Square| from.distance(*turn) == turn.distance(to);
            let turns = turns_of((0..32).map(legs).collect());
            return Way::Legs(turns.into_iter().filter(equal).collect());
        }
        let near = |turn: &Square| from.distance(*turn) == 1;
        Way::Bent(turns_of(Turns(kind.turns).pairs().collect()).into_iter().filter(near).collect())
    }
}

fn ride_steps(from: Square, to: Square) -> Option<Vec<Square>> {
    let (first, second) = knight_steps_to(from, to)?;
    debug_assert!(KNIGHT_STEPS.contains(&(first, second)));
    let next = |square: &Square| {
        (*square != to)
            .then(|| Square(square.0.wrapping_add(first.delta()).wrapping_add(second.delta())))
    };
    Some(std::iter::successors(Some(from), next).skip(1).collect())
}

fn push_new(list: &mut Vec<String>, item: String) {
    if list.last() != Some(&item) {
        list.push(item);
    }
}

/// Which line of the list a move belongs to; the number puts the lines in order.
fn group(position: &Position, mv: &Move, way: &Way) -> (u8, String) {
    let squares =
        |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" or ");
    match way {
        Way::Line(heading) => (*heading as u8, heading.words().to_owned()),
        Way::DoubleStep(over) => (8, format!("double step over {over}")),
        Way::Leap => (9, "leaps".to_owned()),
        Way::Hop { screen, .. } => {
            let name = position.piece_at(*screen);
            let name = name.map_or("piece", |piece| &position.variant().piece(piece.role).name);
            (10, format!("over the {name} on {screen}"))
        }
        Way::Bent(bends) => (11, format!("on from {}", squares(bends))),
        Way::Legs(turns) => (12, format!("turning on {}", squares(turns))),
        Way::Ride(steps) => (13, format!("riding by {}", squares(&steps[..1]))),
        Way::EnPassant(_) => (14, format!("in passing to {}", mv.to)),
        Way::KingLeap => (15, "leaps on his first move".to_owned()),
        Way::Castling(rook_from, rook_to) => (16, format!("castling, {rook_from} to {rook_to}")),
    }
}
