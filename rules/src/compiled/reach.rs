//! The squares to which a piece can go, and its way to each, for drawings and lists of its moves.

use std::collections::BTreeMap;

use crate::compiled::paths::Paths;
use crate::compiled::tables::Tables;
use crate::compiled::way;
use crate::compiled::way::Need;
use crate::legal_moves::passed::{Passed, in_words};
use crate::pieces::royals::is_indispensable;
use crate::squares::square::{Direction, DirectionsOf};
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
    /// Straight to the destination, over any pieces.
    Leap,
    /// Along a line.
    Line(Heading),
    /// Along a line over one piece.
    Hop {
        /// The direction.
        heading: Heading,
        /// The square of the piece that is hopped over.
        screen: Square,
    },
    /// One step and on at an angle. It has the square of the first step of each open way.
    Bent(Vec<Square>),
    /// Several legs, with a first leg of any length. It has the first turning square of each open
    /// way.
    Legs(Vec<Square>),
    /// Knight's steps in one direction. It has the squares of all steps, with the destination last.
    Ride(Vec<Square>),
    /// A double or triple step over these squares.
    MultiStep(Vec<Square>),
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
    /// The legal moves of the piece on a square, ordered, with the way of each. Several promotions
    /// are several moves. The other King is never taken, not even in a position that no game could
    /// reach.
    pub fn reach(&self, square: Square) -> Vec<Reached> {
        let moves = self.legal_moves_from(square);
        let (tables, board) = (self.tables(), &self.state.board);
        let takes_king = |mv: &Move| {
            self.captured(mv).is_some_and(|(_, piece)| is_indispensable(tables, board, piece))
        };
        moves
            .into_iter()
            .filter(|mv| !takes_king(mv))
            .map(|mv| Reached { mv, way: self.way(&mv) })
            .collect()
    }

    /// Those moves in words, a line for each direction or way, with the nearest square first: `up
    /// right: d5, e6; takes the Rook on f7`.
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
            MoveKind::MultiStep => {
                let passed = Passed::between(from, to).into_iter();
                return Way::MultiStep(passed.flat_map(Passed::squares).collect());
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
            let slides = kind.quiet_slides | kind.capture_slides;
            if from.distance(to) == 1 || (slides & direction.bit() != 0 && between.is_empty()) {
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
        let captures = !board.cell(to).is_empty();
        let now = kind.paths.iter().filter(|paths| paths.apply(board, from));
        let late = now.clone().any(|paths| paths.turns_late);
        let open: Vec<(&Paths, &way::Way)> = now
            .flat_map(|paths| paths.ways(&tables.geometry, from, to).map(move |way| (paths, way)))
            .filter(|(paths, way)| paths.is_open(&tables.geometry, board, from, way))
            .filter(|(_, way)| if captures { way.capture } else { way.quiet })
            .collect();
        match open.iter().find(|(_, way)| way.turns(from).is_empty()) {
            Some((paths, way)) => straight(tables, paths, way, from, to),
            None => turning(open.into_iter().map(|(_, way)| way.turns(from)).collect(), late),
        }
    }
}

/// A way without a turn.
fn straight(tables: &Tables, paths: &Paths, way: &way::Way, from: Square, to: Square) -> Way {
    let steps: Vec<Square> = way.route(from).collect();
    let direction = Direction::all().find(|direction| tables.ray(from, *direction).contains(to));
    let screen = paths.needs(way).iter().find_map(|need| match need {
        Need::Occupied(_) => Some(need.squares(from)[0]),
        _ => None,
    });
    match (direction.map(Heading::of), screen) {
        (Some(heading), Some(screen)) => Way::Hop { heading, screen },
        (Some(heading), None) if steps.len() == usize::from(from.distance(to)) => {
            Way::Line(heading)
        }
        _ if steps.len() == 1 => Way::Leap,
        _ => Way::Ride(steps),
    }
}

/// The ways with turns, as the turning squares of each. `late` says whether the piece may go
/// several steps before it turns.
fn turning(ways: Vec<Vec<Square>>, late: bool) -> Way {
    let once = ways.iter().all(|turns| turns.len() == 1);
    let mut first: Vec<Square> =
        ways.into_iter().filter_map(|turns| turns.into_iter().next()).collect();
    first.sort_unstable();
    first.dedup();
    if once && !late { Way::Bent(first) } else { Way::Legs(first) }
}

fn push_new(list: &mut Vec<String>, item: String) {
    if list.last() != Some(&item) {
        list.push(item);
    }
}

/// The line of the list that a move belongs to. The number gives the order of the lines.
fn group(position: &Position, mv: &Move, way: &Way) -> (u8, String) {
    let squares =
        |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" or ");
    match way {
        Way::Line(heading) => (*heading as u8, heading.words().to_owned()),
        Way::MultiStep(over) => {
            let step = in_words(over.len() as u8 + 1);
            let over = over.iter().map(Square::to_string).collect::<Vec<_>>().join(" and ");
            (8, format!("{step} over {over}"))
        }
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
