//! Reads the pieces of a variant file: labels, movements, promotions.

use toml::Spanned;

use super::format::{PieceTable, PromotesBy};
use super::names::check_name;
use super::problem::{Problem, problem};
use crate::movement::{Movement, Shape};
use crate::tables::Tables;
use crate::{Color, PieceType, Role, Square, SquareSet, Zone};

pub(super) fn piece_types(
    tables: &[Spanned<PieceTable>],
    zones: &[&str],
) -> Result<Vec<PieceType>, Problem> {
    let mut pieces: Vec<PieceType> = Vec::new();
    for table in tables.iter().map(Spanned::get_ref) {
        let label = *table.label.get_ref();
        if !label.is_ascii_uppercase() {
            return Err(problem(&table.label, "a label is one letter A to Z"));
        }
        if pieces.iter().any(|piece| piece.label == label) {
            return Err(problem(&table.label, format!("the label {label} is taken")));
        }
        if table.name.get_ref().is_empty() || table.name.get_ref().len() > 30 {
            return Err(problem(&table.name, "a name has 1 to 30 letters"));
        }
        std::iter::once(&table.name).chain(&table.aliases).try_for_each(check_name)?;
        let drawing = table.drawing.get_ref();
        if drawing.is_empty() || !drawing.bytes().all(|b| matches!(b, b'a'..=b'z' | b'_')) {
            return Err(problem(&table.drawing, "a drawing is made of a-z and _"));
        }
        pieces.push(PieceType {
            label,
            name: table.name.get_ref().clone(),
            aliases: table.aliases.iter().map(|alias| alias.get_ref().clone()).collect(),
            drawing: drawing.clone(),
            betza: table.betza.get_ref().clone(),
            moves: table.moves.clone(),
            value: table.value,
            second_value: table.second_value,
            royal: table.royal,
            pawn: table.pawn,
            promotions: promotions(table, tables)?,
            promotes_by_step_only: table.promotes_by == PromotesBy::SingleStep,
            restricted: table.restricted,
            guest: table.guest,
            stays_in: stays_in(table, zones)?,
            movements: movements(table, zones)?,
        });
    }
    order_promotions(&mut pieces);
    Ok(pieces)
}

/// Puts the strongest promotion first, where the strength of all is known; else the file's order stays.
fn order_promotions(pieces: &mut [PieceType]) {
    let values: Vec<Option<f32>> = pieces.iter().map(|piece| piece.value).collect();
    let value = |role: &Role| values[role.index()];
    for piece in pieces {
        if piece.promotions.iter().all(|role| value(role).is_some()) {
            let strength = |role: &Role| value(role).unwrap_or_default();
            piece.promotions.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
        }
    }
}

fn promotions(table: &PieceTable, all: &[Spanned<PieceTable>]) -> Result<Vec<Role>, Problem> {
    let mut promotions = Vec::new();
    for letter in &table.promotes_to {
        // There are no more labels than letters.
        let role = all.iter().take(26).position(|other| {
            other.get_ref().label.get_ref() == letter.get_ref() && !other.get_ref().royal
        });
        let role = role.map(|role| Role(role as u8));
        let role = role.ok_or_else(|| {
            problem(
                letter,
                format!("no piece with the label {} can be promoted to", letter.get_ref()),
            )
        })?;
        if promotions.contains(&role) {
            return Err(problem(letter, "this promotion is there already"));
        }
        promotions.push(role);
    }
    Ok(promotions)
}

fn stays_in(table: &PieceTable, zones: &[&str]) -> Result<Option<usize>, Problem> {
    let Some(name) = &table.stays_in else { return Ok(None) };
    let zone = zone_named(zones, name.get_ref())
        .ok_or_else(|| problem(name, format!("there is no zone {} in [zones]", name.get_ref())))?;
    Ok(Some(zone))
}

fn movements(table: &PieceTable, zones: &[&str]) -> Result<Vec<Movement>, Problem> {
    let read = |text: &Spanned<String>| {
        crate::betza::read(text.get_ref()).map_err(|error| problem(text, error.to_string()))
    };
    let mut movements = read(&table.betza)?;
    let of_king = |shape: &Shape| matches!(shape, Shape::Leap(_) | Shape::Castling(_));
    let for_any = |shape: &Shape| matches!(shape, Shape::DoubleStep);
    let wrong = |movement: &Movement| {
        movement.initial && !for_any(&movement.shape) && !(table.royal && of_king(&movement.shape))
    };
    if movements.iter().any(wrong) {
        let text = "i is supported for leaps and castling of the King and for fmnD only";
        return Err(problem(&table.betza, text));
    }
    let stays = table.stays_in.is_some();
    if stays && movements.iter().any(|movement| !of_king(&movement.shape)) {
        return Err(problem(&table.betza, "a piece that stays in a zone can only leap or step"));
    }
    for (name, text) in &table.betza_within {
        let zone = zone_named(zones, name)
            .ok_or_else(|| problem(text, format!("there is no zone {name} in [zones]")))?;
        for movement in read(text)? {
            let supported = matches!(movement.shape, Shape::Leap(_) | Shape::DoubleStep);
            if movement.initial || !supported {
                return Err(problem(text, "within a zone only leaps and fmnD are supported"));
            }
            movements.push(Movement { zone: Some(zone), ..movement });
        }
    }
    let double_steps = movements.iter().filter(|m| m.shape == Shape::DoubleStep).count();
    if double_steps > 1 {
        return Err(problem(&table.betza, "a piece has at most one double step"));
    }
    Ok(movements)
}

/// Whether every move of the piece leads forward, so that it never comes back.
pub(super) fn only_advances(piece: &PieceType) -> bool {
    piece.movements.iter().all(|movement| match &movement.shape {
        Shape::Leap(offsets) => offsets.iter().all(|(_, ranks)| *ranks > 0),
        Shape::DoubleStep => true,
        _ => false,
    })
}

fn zone_named(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|other| *other == name)
}

/// A square from which two movements of the piece reach one square of the empty board: such a move
/// would be counted twice.
pub(super) fn overlap(
    piece: &PieceType,
    zones: &[Zone],
    ranks: u8,
    tables: &Tables,
) -> Option<Square> {
    tables.board.iter().find(|&from| {
        let (mut quiet, mut capture) = (Vec::new(), Vec::new());
        let exists = |movement: &&Movement| {
            let zone = movement.zone.and_then(|zone| zones.get(zone));
            zone.is_none_or(|zone| zone.contains(Color::White, ranks, from))
                && (!movement.initial || movement.shape == Shape::DoubleStep)
        };
        for movement in piece.movements.iter().filter(exists) {
            let reached = empty_reach(&movement.shape, tables, from);
            if movement.mode.is_quiet() {
                quiet.push(reached);
            }
            if movement.mode.is_capture() {
                capture.push(reached);
            }
        }
        let twice = |sets: &[SquareSet]| {
            let all = sets.iter().fold(SquareSet::EMPTY, |all, set| all | *set);
            all.len() != sets.iter().map(SquareSet::len).sum()
        };
        twice(&quiet) || twice(&capture)
    })
}

fn empty_reach(shape: &Shape, tables: &Tables, from: Square) -> SquareSet {
    let inside = |square: &Square| tables.board.contains(*square);
    match shape {
        Shape::Leap(offsets) => {
            offsets.iter().filter_map(|&(x, y)| from.offset(x, y)).filter(inside).collect()
        }
        Shape::Slide(directions) | Shape::Hop(directions) => {
            crate::square::DirectionsOf(directions.0)
                .fold(SquareSet::EMPTY, |all, direction| all | tables.ray(from, direction))
        }
        Shape::Bent(turns) => turns.pairs().fold(SquareSet::EMPTY, |all, (first, second)| {
            tables.step(from, first).map_or(all, |bend| all | tables.ray(bend, second))
        }),
        Shape::DoubleStep => from.offset(0, 2).into_iter().filter(inside).collect(),
        Shape::EqualLegs => {
            let vector = |to: Square| {
                tables.legs_to[usize::from(15 + to.file() - from.file())]
                    [usize::from(15 + to.rank() - from.rank())]
            };
            tables.board.iter().filter(|to| vector(*to) != 0).collect()
        }
        Shape::LameRide => tables
            .board
            .iter()
            .filter(|to| crate::attack::knight_steps_to(from, *to).is_some())
            .collect(),
        Shape::Castling(_) => SquareSet::EMPTY,
    }
}
