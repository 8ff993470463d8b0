//! The letters of the pieces: the given letter, or else the one by which a piece is usually known.

use super::lines::{Lines, Piece};
use crate::convert::draft::Draft;
use crate::convert::error::echo;

/// The usual letters of well-known pieces.
const USUAL: [(&str, char); 6] =
    [("king", 'K'), ("queen", 'Q'), ("rook", 'R'), ("bishop", 'B'), ("knight", 'N'), ("pawn", 'P')];

/// A letter for each piece. A remark names each piece that does not have the letter it was given.
pub(super) fn labels(lines: &Lines, draft: &mut Draft) -> Vec<char> {
    let mut labels: Vec<Option<char>> = vec![None; lines.pieces.len()];
    // No piece takes a letter to which a later piece has a better claim.
    for claim in [given, usual, first, any] {
        for (number, piece) in lines.pieces.iter().enumerate() {
            if labels[number].is_none() {
                let free = |label: &char| !labels.contains(&Some(*label));
                labels[number] = claim(piece).into_iter().find(free);
            }
        }
    }
    let labels: Vec<char> = labels.into_iter().map(|label| label.unwrap_or('?')).collect();
    for (line, label) in lines.pieces.iter().zip(&labels) {
        if !line.id.is_empty() && capitals(line.id) != [*label] {
            let (name, id) = (echo(line.name), echo(line.id));
            draft.remark(Some(line.line), format!("{name}: its label {id} is written {label}"));
        }
    }
    labels
}

/// Its own letter.
fn given(piece: &Piece) -> Vec<char> {
    if piece.id.chars().count() == 1 { capitals(piece.id) } else { Vec::new() }
}

/// The usual letter, where none is given.
fn usual(piece: &Piece) -> Vec<char> {
    let known = USUAL.iter().find(|(name, _)| piece.id.is_empty() && is(piece, name));
    known.map(|(_, label)| vec![*label]).unwrap_or_default()
}

/// The first letter of its label, or of its name.
fn first(piece: &Piece) -> Vec<char> {
    let text = if piece.id.is_empty() { piece.name } else { piece.id };
    capitals(text).into_iter().take(1).collect()
}

/// A letter of its label, a letter of its name, or any free letter.
fn any(piece: &Piece) -> Vec<char> {
    [capitals(piece.id), capitals(piece.name), ('A'..='Z').collect()].concat()
}

fn is(piece: &Piece, name: &str) -> bool {
    piece.name.eq_ignore_ascii_case(name)
}

fn capitals(text: &str) -> Vec<char> {
    text.chars().filter(char::is_ascii_alphabetic).map(|own| own.to_ascii_uppercase()).collect()
}
