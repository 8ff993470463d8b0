//! Finds the pieces that the labels of a variant file name.

use std::ops::Range;

use super::problem::Problem;
use crate::{Label, PieceType, Role};

/// The piece with this label, which stands at this place of the file.
pub(super) fn role(
    label: Label,
    place: Range<usize>,
    pieces: &[PieceType],
) -> Result<Role, Problem> {
    let role = pieces.iter().position(|piece| piece.label == label);
    role.map(|role| Role(role as u8))
        .ok_or_else(|| Problem(place, format!("no piece has the label {label}")))
}
