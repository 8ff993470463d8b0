//! A kind of piece in a warning: of both sides, or of the one that it is about.

use crate::{Color, Role, Variant};

/// `the Pawn`, or `Black's Pawn`; nothing if it is about no side.
pub(crate) fn kind(variant: &Variant, role: Role, sides: &[Color]) -> Option<String> {
    let whose = match sides {
        [] => return None,
        [side] => format!("{}'s", variant.side_names[side.index()]),
        _ => "the".to_owned(),
    };
    Some(format!("{whose} {}", variant.piece(role).name))
}
