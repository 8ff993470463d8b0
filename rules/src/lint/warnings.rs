//! What is odd in a variant file that can be used: what nobody reaches, and what has no effect.

use std::sync::Arc;

use super::Warning;
use crate::destinations::ever;
use crate::piece::Cell;
use crate::promotion::Promotion;
use crate::{Color, Label, Piece, Position, Role, Square, SquareSet, Variant};

/// What is odd about a variant, whose file has this text.
pub(super) fn warnings(variant: &Arc<Variant>, text: &str) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let start = Position::start(variant);
    let mut present: Vec<Role> = start.pieces().map(|(_, piece)| piece.role).collect();
    present.extend(variant.shuffle.iter().flat_map(|shuffle| shuffle.pieces.iter()));
    let in_array = present.clone();
    let mut next = 0;
    while let Some(role) = present.get(next).copied() {
        for becomes in variant.piece(role).promotions.iter().flatten() {
            if !present.contains(becomes) {
                present.push(*becomes);
            }
        }
        next += 1;
    }
    let mut names: Vec<String> = Vec::new();
    for role in variant.roles() {
        let piece = variant.piece(role);
        let name = &piece.name;
        let line = label_line(text, piece.label);
        let mut warn = |text: String| warnings.push(Warning { line, text });
        if piece.guest && present.contains(&role) {
            warn(format!("the {name} is marked as a guest, but is in the game"));
        } else if !piece.guest && !present.contains(&role) {
            warn(format!("the {name} is not in the array, and nothing becomes one"));
        }
        let promotes = |side: &Color| !piece.promotions(*side).is_empty();
        let is_stuck =
            |side: &Color| promotes(side) && !can_promote(&start, Piece { color: *side, role });
        let stuck: Vec<Color> = Color::BOTH.into_iter().filter(is_stuck).collect();
        if let ([side, ..], true) = (&stuck[..], in_array.contains(&role)) {
            let place = piece.promotes_in.map_or("the last rank".to_owned(), |zone| {
                format!("the {}", variant.zones[zone].name)
            });
            let whose = match stuck.len() {
                1 => format!("{}'s", variant.side_names[side.index()]),
                _ => "the".to_owned(),
            };
            warn(format!("{whose} {name} promotes, but can never reach {place}"));
        }
        for name in std::iter::once(name).chain(&piece.aliases) {
            if names.contains(&name.to_lowercase()) {
                warn(format!("{name} names two pieces"));
            }
            names.push(name.to_lowercase());
        }
    }
    if start.turned().is_check() {
        let text = "in the array the first mover could capture the King".to_owned();
        warnings.push(Warning { line: None, text });
    }
    warnings
}

/// The line on which a piece begins.
fn label_line(text: &str, label: Label) -> Option<usize> {
    let wanted = format!("\"{label}\"");
    let names = |line: &str| {
        line.split_once('=')
            .is_some_and(|(key, value)| key.trim() == "label" && value.trim().starts_with(&wanted))
    };
    text.lines().position(names).map(|line| line + 1)
}

/// Whether such a piece, from where it stands in the array, could come to where it is promoted on a board on
/// which nobody is in its way and there is always somebody to capture.
fn can_promote(start: &Position, piece: Piece) -> bool {
    let tables = start.tables();
    let cell = Cell::of(piece);
    let kind = tables.kind(cell);
    let mut seen: SquareSet =
        start.pieces().filter(|(_, other)| *other == piece).map(|(square, _)| square).collect();
    if seen.is_empty() {
        return true;
    }
    let mut open: Vec<Square> = seen.iter().collect();
    while let Some(from) = open.pop() {
        let to = ever(tables, from, cell, *start.state.board.unmoved());
        for to in to & !seen {
            let promotes = |promotion: &Promotion| {
                promotion.is_by(from, to, false) || promotion.is_by(from, to, true)
            };
            if kind.promotion.as_deref().is_some_and(promotes) {
                return true;
            }
            seen.insert(to);
            open.push(to);
        }
    }
    false
}
