//! The moves of a diagram's piece: those it gives, or the well-known ones of its name.

use super::lines::Piece;
use crate::betza;
use crate::convert::draft::Draft;
use crate::convert::error::{ConversionError, echo};
use crate::convert::names::by_name;

/// The movement in the form that our reader takes. Terms that it refuses are left out.
pub(super) fn read(piece: &Piece, draft: &mut Draft) -> Result<String, ConversionError> {
    let place = (piece.line, piece.betza_column);
    let mut text = match piece.betza {
        "" => by_default(piece.name).ok_or_else(|| {
            let problem =
                format!("how the {} moves is not known by its name: write it", echo(piece.name));
            ConversionError::at(place, problem)
        })?,
        betza => betza.to_owned(),
    };
    loop {
        let Err(error) = betza::read(&text) else { return Ok(text) };
        let shorter = text.replacen(&error.text, "", 1);
        if error.text.is_empty() || shorter.len() == text.len() || shorter.is_empty() {
            return Err(ConversionError::at(place, error.to_string()));
        }
        let problem = error.to_string();
        draft.remark(
            Some(piece.line),
            format!("{}: {}", echo(piece.name), problem.replace('"', "'")),
        );
        text = shorter;
    }
}

/// How a piece of this name moves.
fn by_default(name: &str) -> Option<String> {
    let betza = match name.to_ascii_lowercase().as_str() {
        "pawn" => "fmWfceFifmnD",
        "king" => "KisO2",
        _ => by_name(name)?.betza,
    };
    Some(betza.to_owned())
}
