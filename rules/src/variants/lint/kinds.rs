//! The words for a kind of piece in a warning, for both sides or one.

use crate::{Color, Role, Variant};

/// `the Pawn`, or `Black's Pawn`. There are none without a side.
pub(crate) fn kind(variant: &Variant, role: Role, sides: &[Color]) -> Option<String> {
    let whose = match sides {
        [] => return None,
        [side] => format!("{}'s", variant.side_names[side.index()]),
        _ => "the".to_owned(),
    };
    Some(format!("{whose} {}", variant.piece(role).name))
}
