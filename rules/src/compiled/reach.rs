//! The squares to which a piece can go, and its way to each, for drawings and lists of its moves.

use std::collections::BTreeMap;

use crate::compiled::paths::Paths;
use crate::compiled::tables::Tables;
use crate::compiled::way;
use crate::compiled::way::Need;
use crate::legal_moves::passed::Passed;
use crate::pieces::royals::is_indispensable;
use crate::squares::square::{Direction, DirectionsOf};
use crate::told::{Join, list};
use crate::{About, Color, Move, MoveKind, Position, Square, Told, told};

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
    /// Over an enemy on this square, which is captured.
    Locust(Square),
    /// Nowhere: the piece stays where it is.
    Pass,
    /// From the hand.
    Drop,
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

    /// The same as a player sees it who has the side `bottom` at the bottom of the board.
    const fn seen(self, bottom: Color) -> Heading {
        match bottom {
            Color::White => self,
            Color::Black => Heading::of(Direction((self as u8 + 4) & 7)),
        }
    }

    /// The direction as the first mover sees the board: `up`, `up-right`, `right`.
    const fn name(self) -> &'static str {
        match self {
            Heading::North => "up",
            Heading::NorthEast => "up-right",
            Heading::East => "right",
            Heading::SouthEast => "down-right",
            Heading::South => "down",
            Heading::SouthWest => "down-left",
            Heading::West => "left",
            Heading::NorthWest => "up-left",
        }
    }
}

impl Position {
    /// The legal moves of the piece on a square, ordered, with the way of each. Of an empty square it
    /// is the drops onto it. Several promotions
    /// are several moves. The other King is never taken, not even in a position that no game could
    /// reach.
    pub fn reach(&self, square: Square) -> Vec<Reached> {
        let moves = self.legal_moves_from(square);
        let (tables, board) = (self.tables(), &self.state.board);
        let takes_king = |mv: &Move| {
            self.all_captured(mv).any(|(_, piece)| is_indispensable(tables, board, piece))
        };
        moves
            .into_iter()
            .filter(|mv| !takes_king(mv))
            .map(|mv| Reached { mv, way: self.way(&mv) })
            .collect()
    }

    /// The moves of `reach` in words, a line for each direction or way, with the nearest square
    /// first: `up right: d5, e6; takes the Rook on f7`. The side `bottom` is at the bottom of the board.
    pub fn told_reach(&self, square: Square, bottom: Color) -> Vec<Told> {
        let mut groups: BTreeMap<(u8, String), Group> = BTreeMap::new();
        let mut reached = self.reach(square);
        reached.sort_by_key(|there| square.distance(there.mv.to));
        let behind = self.behind(square, &reached);
        for Reached { mv, way } in reached {
            let (order, way) = group(self, &mv, &way, bottom);
            let group = groups.entry(order);
            let Group { quiet, captures, .. } =
                group.or_insert(Group { way, quiet: Vec::new(), captures: Vec::new() });
            let taken = match mv.kind {
                MoveKind::Locust { .. } => self.also_captured(&mv),
                _ => self.captured(&mv),
            };
            match taken {
                None if mv.is_drop() => {
                    let name = self.mover(&mv).map(|it| self.variant().piece(it.role).name.clone());
                    quiet.extend(name.map(About::Piece));
                }
                None => push_new(quiet, mv.to.into()),
                Some((victim, piece)) => {
                    let name = About::Piece(self.variant().piece(piece.role).name.clone());
                    push_new(captures, told!("reach-takes", piece = name, square = victim).into());
                }
            }
        }
        groups.into_values().map(Group::line).chain(behind).collect()
    }

    /// The pieces that may enter on the square that the piece there leaves.
    fn behind(&self, square: Square, reached: &[Reached]) -> Option<Told> {
        let mut quiet: Vec<About> = Vec::new();
        for role in reached.iter().filter_map(|there| there.mv.gating()).map(|it| it.role) {
            let name = About::Piece(self.variant().piece(role).name.clone());
            if !quiet.contains(&name) {
                quiet.push(name);
            }
        }
        let way = told!("reach-enters", square = square);
        (!quiet.is_empty()).then(|| Group { way, quiet, captures: Vec::new() }.line())
    }

    /// The way that a legal move takes.
    pub(crate) fn way(&self, mv: &Move) -> Way {
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
            MoveKind::Drop { .. } => return Way::Drop,
            MoveKind::Locust { taken } => return Way::Locust(taken),
            MoveKind::Pass => return Way::Pass,
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

fn push_new(list: &mut Vec<About>, item: About) {
    if list.last() != Some(&item) {
        list.push(item);
    }
}

/// A line of the list of moves.
struct Group {
    way: Told,
    quiet: Vec<About>,
    captures: Vec<About>,
}

impl Group {
    fn line(self) -> Told {
        let quiet = (!self.quiet.is_empty()).then(|| list(self.quiet, Join::Comma));
        let squares = list(quiet.into_iter().chain(self.captures), Join::Semicolon);
        told!("reach-line", way = self.way, squares = squares)
    }
}

/// The line of the list that a move belongs to. It comes behind what gives the order of the lines.
fn group(position: &Position, mv: &Move, way: &Way, bottom: Color) -> ((u8, String), Told) {
    if let (Some(role), true) = (mv.promotion, position.tables().promotes_standing) {
        let name = position.variant().piece(role).name.clone();
        return ((20, name.clone()), told!("reach-becomes", piece = About::Piece(name)));
    }
    let any_of = |squares: &[Square]| list(squares.iter().copied(), Join::Or);
    let names = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<String>();
    match way {
        Way::Line(heading) => {
            let heading = heading.seen(bottom);
            ((heading as u8, String::new()), told!("reach-direction", direction = heading.name()))
        }
        Way::MultiStep(over) => {
            let squares = list(over.iter().copied(), Join::And);
            let told = told!("reach-multi-step", count = over.len() + 1, squares = squares);
            ((8, names(over)), told)
        }
        Way::Leap => ((9, String::new()), told!("reach-leaps")),
        Way::Hop { screen, .. } => {
            let piece = position.piece_at(*screen);
            let name = piece.map(|piece| position.variant().piece(piece.role).name.clone());
            let order = (10, format!("{} {screen}", name.as_deref().unwrap_or_default()));
            let piece = name.map_or_else(|| told!("piece-nameless").into(), About::Piece);
            (order, told!("reach-over", piece = piece, square = *screen))
        }
        Way::Bent(bends) => ((11, names(bends)), told!("reach-on-from", squares = any_of(bends))),
        Way::Legs(turns) => ((12, names(turns)), told!("reach-turning", squares = any_of(turns))),
        Way::Ride(steps) => {
            ((13, names(&steps[..1])), told!("reach-riding", squares = any_of(&steps[..1])))
        }
        Way::EnPassant(_) => ((14, mv.to.to_string()), told!("reach-in-passing", square = mv.to)),
        Way::KingLeap => ((15, String::new()), told!("reach-first-leap")),
        Way::Castling(rook_from, rook_to) => {
            let told = told!("reach-castling", from = *rook_from, to = *rook_to);
            ((16, names(&[*rook_from, *rook_to])), told)
        }
        Way::Drop => ((17, String::new()), told!("reach-drop")),
        Way::Locust(taken) => {
            let piece = position.piece_at(*taken);
            let name = piece.map(|piece| position.variant().piece(piece.role).name.clone());
            let piece = name.map_or_else(|| told!("piece-nameless").into(), About::Piece);
            ((18, taken.to_string()), told!("reach-locust", piece = piece, square = *taken))
        }
        Way::Pass => ((19, String::new()), told!("reach-pass")),
    }
}
