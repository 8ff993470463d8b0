//! Reads how the array of a variant file is drawn by lot, and checks it.

use std::sync::Arc;
use toml::Spanned;

use super::format::{ShuffleTable, SymmetryName};
use super::problem::{Problem, problem};
use crate::{Color, FenError, PieceType, Position, Role, Shuffle, Symmetry, Variant};

pub(super) fn shuffle(
    table: &Spanned<ShuffleTable>,
    pieces: &[PieceType],
    files: u8,
) -> Result<Shuffle, Problem> {
    let ShuffleTable { pieces: labels, symmetries } = table.get_ref();
    let mut roles = Vec::new();
    for label in labels.get_ref().chars() {
        let role = pieces.iter().position(|piece| piece.label == label);
        let role =
            role.ok_or_else(|| problem(labels, format!("no piece has the label {label}")))?;
        roles.push(Role(role as u8));
    }
    if roles.len() != usize::from(files) {
        return Err(problem(labels, "the shuffled pieces fill the first rank"));
    }
    if symmetries.is_empty() {
        return Err(problem(table, "there is at least one symmetry"));
    }
    let symmetry = |name: &SymmetryName| match name {
        SymmetryName::Asymmetric => Symmetry::Asymmetric,
        SymmetryName::Mirror => Symmetry::Mirror,
        SymmetryName::Central => Symmetry::Central,
    };
    Ok(Shuffle { pieces: roles, symmetries: symmetries.iter().map(symmetry).collect() })
}

/// Reads the array, which checks it.
pub(super) fn check_array(
    variant: Variant,
    start: &Spanned<String>,
    shuffle: Option<&Spanned<ShuffleTable>>,
) -> Result<Variant, Problem> {
    let variant = Arc::new(variant);
    match Position::from_fen(&variant, &variant.start_fen) {
        Err(error) => {
            let mut place = start.span();
            // A letter that is no piece can be pointed at.
            if let FenError::Letter(letter) = error {
                place.start += 1 + start.get_ref().find(letter).unwrap_or(0);
            }
            return Err(Problem(place, format!("the array is not a position: {error}")));
        }
        Ok(position) if position.turn() != Color::White => {
            return Err(problem(start, "the first mover is w"));
        }
        Ok(_) => {}
    }
    let drawn = variant.shuffled_array(Symmetry::Mirror, 0, 0);
    if let (Some(fen), Some(table)) = (drawn, shuffle)
        && let Err(error) = Position::from_fen(&variant, &fen)
    {
        return Err(problem(table, format!("an array drawn by lot is not a position: {error}")));
    }
    Ok(Arc::into_inner(variant).expect("the other owners were positions, which are gone"))
}
