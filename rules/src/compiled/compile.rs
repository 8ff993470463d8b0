//! Compiles the movements of a variant, once for every piece, side and square.

use std::borrow::Cow;

use crate::compiled::path_tree::{Onward, unfold};
use crate::compiled::paths::{Conditions, Paths};
use crate::compiled::tables::{Kind, MultiStep, Tables, Targets};
use crate::legal_moves::destinations::{ever, reach};
use crate::legal_moves::passed::headings;
use crate::legal_moves::promotion::{Choice, Promotion};
use crate::movement::{Movement, Over, Shape};
use crate::pieces::cells::Cells;
use crate::pieces::piece::Cell;
use crate::squares::geometry::Geometry;
use crate::state::State;
use crate::{
    Castling, Color, Facing, Passing, Piece, PieceType, PromotingMoves, Restraints, Role, Royalty,
    Square, SquareSet, Variant, Zone,
};

impl Tables {
    /// The tables of a variant. They take most of the memory of a variant, and most of the time to
    /// make one.
    pub fn of(variant: &Variant) -> Tables {
        let Variant { files, ranks, holes, zones, pieces, .. } = variant;
        let extent = Extent { files: *files, ranks: *ranks, holes: *holes, zones };
        let royal = (variant.royalty, variant.facing);
        let mut tables = Tables::compile(&extent, pieces, variant.castling.clone(), royal);
        tables.restraints = variant.restraints;
        tables.passing = variant.passing;
        tables.has_special_moves |= variant.passing != Passing::Never;
        if let Some(rules) = variant.hands {
            tables = tables.with_hands(&extent, pieces, rules);
        }
        if let Some(explosions) = &variant.explosions {
            tables = tables.with_explosions(explosions);
        }
        if let Some(lions) = &variant.lions {
            tables = tables.with_lions(lions);
        }
        if let Some(walls) = &variant.walls {
            tables = tables.with_walls(&extent, walls);
        }
        tables
    }

    /// The tables of the movements on this board.
    pub fn compile(
        board: &Extent,
        pieces: &[PieceType],
        castling: Option<Castling>,
        (royalty, facing): (Royalty, Facing),
    ) -> Tables {
        let (extent, board) = (board, board.squares());
        let nobody = kind_of(extent, &board, None, Color::White);
        let mut kinds: Vec<Kind> = std::iter::once(nobody)
            .chain(pieces.iter().flat_map(|piece| {
                Color::BOTH.map(|color| kind_of(extent, &board, Some(piece), color))
            }))
            .collect();
        let castlers = castling.iter().flat_map(|it| it.partners.iter().chain([&it.king]));
        for role in castlers.copied() {
            for color in Color::BOTH {
                kinds[Cell::of(Piece { color, role }).index()].has_right = true;
            }
        }
        let locusts = kinds.iter().any(|kind| !kind.locusts.is_empty());
        let mut tables = Tables {
            geometry: Geometry::new(board, extent.files, extent.ranks),
            near: Color::BOTH.map(|color| near(&kinds, color)),
            en_passant: kinds.iter().any(|kind| kind.en_passant.is_some()),
            royalty,
            castling,
            facing,
            restraints: Restraints::default(),
            explodes: false,
            dropping: None,
            locusts,
            walls: None,
            promotes_standing: false,
            minds_screens: pieces.iter().any(|piece| !piece.never_hops_over.is_empty()),
            ends_first_leaps: pieces.iter().any(|piece| !piece.first_leap_lost_to.is_empty()),
            passing: Passing::Never,
            has_special_moves: locusts,
            kinds,
        };
        // A King's moves are checked for his own square only, and not for a capture on another one,
        // so he captures nothing in passing. Positions still name the squares passed over, as they
        // always have.
        if let Royalty::One(role) = royalty {
            for color in Color::BOTH {
                tables.kinds[Cell::of(Piece { color, role }).index()].en_passant = None;
            }
        }
        for role in (0..pieces.len() as u8).map(Role) {
            for color in Color::BOTH {
                let piece = Piece { color, role };
                let promotion = promotion(extent, pieces, piece, &tables);
                let steps_where_it_captures = steps_where_it_captures(piece, &tables);
                let kind = &mut tables.kinds[Cell::of(piece).index()];
                kind.promotion = promotion;
                kind.steps_where_it_captures = steps_where_it_captures;
            }
        }
        let stands = |kind: &Kind| {
            kind.promotion.as_ref().is_some_and(|it| it.by == PromotingMoves::Standing)
        };
        tables.promotes_standing = tables.kinds.iter().any(stands);
        for role in pieces.iter().flat_map(|piece| &piece.first_leap_lost_to) {
            for color in Color::BOTH {
                tables.kinds[Cell::of(Piece { color, role: *role }).index()].ends_first_leaps =
                    true;
            }
        }
        tables.has_special_moves |= tables.promotes_standing || tables.ends_first_leaps;
        tables
    }
}

/// The board and its zones.
pub(crate) struct Extent<'a> {
    pub files: u8,
    pub ranks: u8,
    /// The holes of the rectangle.
    pub holes: SquareSet,
    pub zones: &'a [Zone],
}

impl Extent<'_> {
    fn squares(&self) -> SquareSet {
        (0..=255)
            .map(Square)
            .filter(|square| square.file() < self.files && square.rank() < self.ranks)
            .filter(|square| !self.holes.contains(*square))
            .collect()
    }

    /// The squares on which a movement of this side goes.
    fn ground(&self, board: &SquareSet, movement: &Movement, color: Color) -> SquareSet {
        *board & self.within(movement.zone.filter(|_| movement.along), color)
    }

    /// The squares of a zone of this side. Without a zone it is every square.
    pub(crate) fn within(&self, zone: Option<usize>, color: Color) -> SquareSet {
        let zone = zone.and_then(|zone| self.zones.get(zone));
        zone.map_or(!SquareSet::EMPTY, |zone| zone.squares(color, self.ranks))
    }
}

fn kind_of(extent: &Extent, board: &SquareSet, piece: Option<&PieceType>, color: Color) -> Kind {
    let movements = piece.iter().flat_map(|piece| &piece.movements);
    let movements: Vec<Cow<Movement>> = movements.map(|m| m.of_side(color)).collect();
    let movements = &movements[..];
    let stays_in = piece.and_then(|piece| piece.stays_in);
    let territory = *board & extent.within(stays_in, color);
    let royal = piece.is_some_and(|piece| piece.royal);
    let leaps = |wanted: &dyn Fn(&Movement) -> bool| {
        let mut table = leap_table(extent, board, movements, color, wanted);
        table.iter_mut().for_each(|targets| *targets &= territory);
        table
    };
    let quiet_leaps = leaps(&|m| m.mode.is_quiet() && !m.initial);
    let capture_leaps = leaps(&|m| m.mode.is_capture() && !m.initial);
    let mut kind = Kind {
        leaps_alike: quiet_leaps == capture_leaps,
        leaps: quiet_leaps.iter().chain(&*capture_leaps).any(|to| !to.is_empty()),
        quiet_leaps,
        capture_leaps,
        quiet_slides: 0,
        capture_slides: 0,
        quiet_hops: 0,
        capture_hops: 0,
        hops: 0,
        lines: 0,
        paths: paths(extent, board, movements, color, (stays_in, royal)),
        locusts: locusts(extent, board, movements, color),
        walks: false,
        multi_steps: Vec::new(),
        multi_steps_from: SquareSet::EMPTY,
        has_right: movements.iter().any(|m| m.initial),
        territory,
        en_passant: movements.iter().any(|m| m.en_passant).then(|| leaps(&|m| m.en_passant)),
        steps_where_it_captures: false,
        initial_leaps: movements
            .iter()
            .any(|m| m.initial && royal && m.shape.leap().is_some())
            .then(|| leaps(&|m| m.initial)),
        royal,
        pawn: piece.is_some_and(|piece| piece.pawn),
        promotion: None,
        immune: false,
        fireproof: false,
        lion: false,
        minor: false,
        gates: false,
        is_only_gate: false,
        captured_as: None,
        never_over: piece.and_then(|piece| Cells::of(&piece.never_hops_over)),
        leaps_over_attacks: piece.is_some_and(|piece| piece.leaps_over_attacks),
        ends_first_leaps: false,
        spares: piece.and_then(|piece| Cells::of(&piece.never_captures)),
    };
    for movement in movements {
        if let Some(squares) = movement.multi_step {
            let origins = *board & extent.within(movement.zone, color);
            let board = extent.ground(board, movement, color);
            let begins_in = movement.shape.begins_in();
            for (heading, seen) in headings(color).into_iter().zip(headings(Color::White)) {
                if begins_in.0 & seen.bit() == 0 {
                    continue;
                }
                let (files, ranks) = heading.step();
                let squares_on = squares as i8;
                let stays = |from: &Square| {
                    let on = |n: i8| from.offset(files * n, ranks * n);
                    (1..=squares_on).all(|n| on(n).is_some_and(|it| board.contains(it)))
                        && on(squares_on).is_some_and(|to| territory.contains(to))
                };
                let from = origins.iter().filter(stays).collect();
                kind.multi_steps_from |= from;
                let initial = movement.initial;
                kind.multi_steps.push(MultiStep { squares, heading, from, initial });
            }
        }
        let slide = movement.shape.slide();
        if let Some((directions, over)) = slide.filter(|_| is_line(movement, stays_in)) {
            let set = if color == Color::White { directions } else { directions.mirrored() }.0;
            let [quiet, capture] = match over {
                Over::Nobody => [&mut kind.quiet_slides, &mut kind.capture_slides],
                _ => [&mut kind.quiet_hops, &mut kind.capture_hops],
            };
            *quiet |= if movement.mode.is_quiet() { set } else { 0 };
            *capture |= if movement.mode.is_capture() { set } else { 0 };
        }
    }
    if kind.never_over.is_some() {
        for paths in kind.paths.iter_mut().chain(&mut kind.locusts) {
            paths.conditions.never_over.clone_from(&kind.never_over);
        }
    }
    let has_paths = !kind.paths.is_empty() || !kind.locusts.is_empty();
    kind.walks = has_paths || kind.spares.is_some();
    kind.hops = kind.quiet_hops | kind.capture_hops;
    kind.lines = kind.quiet_slides | kind.capture_slides | kind.hops;
    kind
}

/// Whether a piece also steps to squares on which it captures in passing. The other tables must be
/// compiled already.
fn steps_where_it_captures(piece: Piece, tables: &Tables) -> bool {
    let cell = Cell::of(piece);
    let kind = tables.kind(cell);
    kind.en_passant.as_ref().is_some_and(|captures| {
        tables.geometry.board.iter().any(|from| {
            let alone = State::lone(from, cell, kind.walks, SquareSet::EMPTY);
            !(reach(tables, &alone, from, kind) & captures[from.index()]).is_empty()
        })
    })
}

/// How a piece promotes. The other tables must be compiled already.
fn promotion(
    extent: &Extent,
    pieces: &[PieceType],
    piece: Piece,
    tables: &Tables,
) -> Option<Box<Promotion>> {
    let Piece { color, role } = piece;
    let kind = &pieces[role.index()];
    let roles = kind.promotions(color);
    if roles.is_empty() {
        return None;
    }
    let board = tables.geometry.board;
    let [ahead, ..] = headings(color);
    let (files, ranks) = ahead.step();
    let zone = extent.within(kind.promotes_in, color);
    let promotes_on = |square: &Square| match kind.promotes_in {
        Some(_) => zone.contains(*square),
        None => std::iter::successors(square.offset(files, ranks), |it| it.offset(files, ranks))
            .all(|beyond| !board.contains(beyond)),
    };
    let territory = tables.kind(Cell::of(piece)).territory;
    let place: SquareSet = territory.iter().filter(promotes_on).collect();
    let by = kind.promoting_moves;
    let stands = by == PromotingMoves::Standing;
    let leaves = kind.promotes_on_leaving || by == PromotingMoves::Entering;
    let becomes = |role: Role| {
        let whole = if leaves || stands { territory } else { place };
        whole.iter().filter(move |square| kind.promotes_on(role, square.file())).collect()
    };
    let choices: Vec<Choice> = roles
        .iter()
        .map(|&role| {
            let PieceType { at_most, counts_with, .. } = &pieces[role.index()];
            Choice { role, most: *at_most, with: counts_with.clone(), squares: becomes(role) }
        })
        .collect();
    let some = choices.iter().fold(SquareSet::EMPTY, |all, choice| all | choice.squares);
    let leaving = leaves.then_some(place);
    let always = kind.promotes_always_in.map(|zone| extent.within(Some(zone), color));
    // Only a piece that may stay unpromoted can be stuck.
    let may_stay = roles.contains(&role) && !kind.may_be_immobile;
    let is_stuck = |from: &Square| {
        may_stay && ever(tables, *from, Cell::of(piece), SquareSet::EMPTY).is_empty()
    };
    Some(Box::new(Promotion {
        squares: place & some,
        leaving,
        always: always.unwrap_or(SquareSet::EMPTY),
        by: kind.promoting_moves,
        keeps_in_passing: kind.keeps_in_passing,
        choices,
        stuck: some.iter().filter(is_stuck).collect(),
    }))
}

/// Whether a slide is looked up on the lines of the board. It must hold always and everywhere.
fn is_line(movement: &Movement, stays_in: Option<usize>) -> bool {
    movement.shape.slide().is_some()
        && !movement.initial
        && movement.zone.is_none()
        && stays_in.is_none()
}

/// The movements that are in neither the tables of leaps nor the lines, and that are not
/// multi-steps or first moves of the King.
fn paths(
    extent: &Extent,
    board: &SquareSet,
    movements: &[Cow<Movement>],
    color: Color,
    (stays_in, royal): (Option<usize>, bool),
) -> Vec<Paths> {
    let is_path = |m: &&Cow<Movement>| {
        !is_line(m, stays_in)
            && m.multi_step.is_none()
            && !m.takes_on_the_way()
            && (m.shape.leap().is_none() || (m.initial && !royal))
    };
    let groups = unfolded(extent, movements.iter().filter(is_path), color);
    let compiled = groups
        .into_iter()
        .map(|(condition, onward)| Paths::new(condition.of(extent, board, color), &onward));
    compiled.collect()
}

/// The movements that capture on the way, and those that lead back to where the piece stands.
fn locusts(
    extent: &Extent,
    board: &SquareSet,
    movements: &[Cow<Movement>],
    color: Color,
) -> Vec<Paths> {
    let has_legs = |m: &&Cow<Movement>| {
        m.multi_step.is_none() && matches!(&m.shape, Shape::Legs(legs) if legs.len() > 1)
    };
    let groups = unfolded(extent, movements.iter().filter(has_legs), color);
    let compiled = groups.into_iter().filter_map(|(condition, onward)| {
        Paths::with_locusts(condition.of(extent, board, color), &onward)
    });
    compiled.collect()
}

/// When and where a movement is to be had.
#[derive(Clone, Copy, PartialEq)]
struct Condition {
    initial: bool,
    zone: Option<usize>,
    along: bool,
}

impl Condition {
    fn of(self, extent: &Extent, board: &SquareSet, color: Color) -> Conditions {
        let origins = *board & extent.within(self.zone, color);
        let ground = || Box::new(Geometry::new(origins, extent.files, extent.ranks));
        Conditions {
            origins,
            initial: self.initial,
            ground: self.along.then(ground),
            never_over: None,
        }
    }
}

/// Movements unfolded, with those together that have the same conditions.
fn unfolded<'a>(
    extent: &Extent,
    movements: impl Iterator<Item = &'a Cow<'a, Movement>>,
    color: Color,
) -> Vec<(Condition, Onward)> {
    let mut groups: Vec<(Condition, Onward)> = Vec::new();
    for movement in movements {
        let Shape::Legs(legs) = &movement.shape else { continue };
        let onward = unfold(legs, movement.mode, extent.files, extent.ranks)
            .expect("the reader has refused what is larger on the largest board");
        let onward = onward.of_side(color);
        let Movement { initial, zone, along, .. } = **movement;
        let condition = Condition { initial, zone, along };
        match groups.iter_mut().find(|group| group.0 == condition) {
            Some((_, all)) => all.add(onward),
            None => groups.push((condition, onward)),
        }
    }
    groups
}

fn leap_table(
    extent: &Extent,
    board: &SquareSet,
    movements: &[Cow<Movement>],
    color: Color,
    wanted: &dyn Fn(&Movement) -> bool,
) -> Targets {
    let mut table = Box::new([SquareSet::EMPTY; 256]);
    let forward = if color == Color::White { 1 } else { -1 };
    for movement in movements.iter().filter(|movement| wanted(movement)) {
        let Some(offsets) = movement.shape.leap() else { continue };
        let ground = extent.ground(board, movement, color);
        for from in *board & extent.within(movement.zone, color) {
            for to in offsets.iter().filter_map(|&(x, y)| from.offset(x, y * forward)) {
                if ground.contains(to) {
                    table[from.index()].insert(to);
                }
            }
        }
    }
    table
}

fn near(kinds: &[Kind], color: Color) -> Targets {
    let mut near = Box::new([SquareSet::EMPTY; 256]);
    let ours =
        kinds.iter().enumerate().skip(1).filter(|(code, _)| Cell(*code as u8).color() == color);
    for (_, kind) in ours {
        for from in (0..=255).map(Square) {
            for to in kind.capture_leaps[from.index()] {
                near[to.index()].insert(from);
            }
        }
    }
    near
}
