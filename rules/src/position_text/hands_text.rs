//! The pieces in hand in the text of a position: labels in brackets behind the board, as in
//! `…/RNBQKBNR[QPpp]`, capitals for the first mover. Empty hands are `[]`, or nothing where
//! somebody types a position; other programs also write `[-]`.

use std::fmt::Write;

use crate::pieces::hands::Hands;
use crate::{Color, FenError, Label, Piece, Position, Variant};

/// Reads the text between the brackets, where it is there.
pub fn read(variant: &Variant, text: Option<&str>) -> Result<Hands, FenError> {
    let mut hands = Hands::EMPTY;
    let Some(text) = text else { return Ok(hands) };
    let dropping = variant.tables().dropping.as_ref().ok_or(FenError::Letter('['))?;
    let text = if text == "-" { "" } else { text };
    for (label, color) in Label::split_all(text).map_err(FenError::Letter)? {
        let role = variant.role_by_label(label).ok_or(FenError::Label(label))?;
        let slot = dropping.held.iter().position(|held| *held == role);
        let slot =
            slot.ok_or_else(|| FenError::NeverInHand { piece: variant.piece(role).name.clone() })?;
        if hands.count(color, slot as u8) == u8::MAX {
            return Err(FenError::HandIsFull { most: u8::MAX });
        }
        hands.add(color, slot as u8);
    }
    Ok(hands)
}

/// Writes the hands of a position, in a variant that has them.
pub fn write(position: &Position, text: &mut String) {
    if !position.has_hands() {
        return;
    }
    text.push('[');
    for color in Color::BOTH {
        for (role, count) in position.hand(color) {
            let letter = position.variant().letter(Piece { color, role });
            for _ in 0..count {
                write!(text, "{letter}").expect("writing to a String does not fail");
            }
        }
    }
    text.push(']');
}
