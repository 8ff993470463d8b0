//! Reads the pieces of a variant file: labels, movements, promotions.

use toml::Spanned;

use super::format::{PieceTable, PromotesBy};
use super::names::check_name;
use super::problem::{Problem, problem};
use crate::movement::{Leg, Movement, Shape, Steps};
use crate::paths::Paths;
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
    let of_king = |m: &Movement| m.shape.leap().is_some() || matches!(m.shape, Shape::Castling(_));
    let wrong = |m: &Movement| m.initial && !m.double_step && !(table.royal && of_king(m));
    if movements.iter().any(wrong) {
        let text = "i is supported for leaps and castling of the King and for fmnD only";
        return Err(problem(&table.betza, text));
    }
    let stays = table.stays_in.is_some();
    if stays && movements.iter().any(|movement| !of_king(movement)) {
        return Err(problem(&table.betza, "a piece that stays in a zone can only leap or step"));
    }
    for (name, text) in &table.betza_within {
        let zone = zone_named(zones, name)
            .ok_or_else(|| problem(text, format!("there is no zone {name} in [zones]")))?;
        for movement in read(text)? {
            let supported = movement.shape.leap().is_some() || movement.double_step;
            if movement.initial || !supported {
                return Err(problem(text, "within a zone only leaps and fmnD are supported"));
            }
            movements.push(Movement { zone: Some(zone), ..movement });
        }
    }
    let double_steps = movements.iter().filter(|m| m.double_step).count();
    if double_steps > 1 {
        return Err(problem(&table.betza, "a piece has at most one double step"));
    }
    Ok(movements)
}

/// Whether every move of the piece leads forward, so that it never comes back.
pub(super) fn only_advances(piece: &PieceType) -> bool {
    let advances = |leg: &Leg| match &leg.steps {
        Steps::To(steps) => steps.iter().all(|(_, ranks)| *ranks > 0),
        Steps::Turned { .. } => false,
    };
    piece
        .movements
        .iter()
        .all(|movement| matches!(&movement.shape, Shape::Legs(legs) if legs.iter().all(advances)))
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
    let ways: Vec<Option<Paths>> = piece
        .movements
        .iter()
        .map(|m| m.shape.ways(tables.geometry.files, tables.geometry.ranks))
        .collect();
    tables.geometry.board.iter().find(|&from| {
        let (mut quiet, mut capture) = (Vec::new(), Vec::new());
        let exists = |(movement, _): &(&Movement, _)| {
            let zone = movement.zone.and_then(|zone| zones.get(zone));
            zone.is_none_or(|zone| zone.contains(Color::White, ranks, from))
                && (!movement.initial || movement.double_step)
        };
        for (movement, ways) in piece.movements.iter().zip(&ways).filter(exists) {
            let Some(ways) = ways else { continue };
            let reached = ways.ends(&tables.geometry, from);
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
