//! Reads which piece of a variant file is the King, if one is.

use super::format::{File, PieceTable};
use super::problem::{Problem, problem};
use crate::Role;

pub(super) fn royal_role(file: &File) -> Result<Option<Role>, Problem> {
    let mut royal = file.pieces.iter().enumerate().filter(|(_, piece)| piece.get_ref().royal);
    match (royal.next(), royal.next()) {
        (Some((role, piece)), None) => {
            let PieceTable { promotes_to, second_promotes_to, .. } = piece.get_ref();
            if promotes_to.is_empty() && second_promotes_to.is_none() {
                Ok(Some(Role(role as u8)))
            } else {
                Err(problem(piece, "a royal piece cannot promote"))
            }
        }
        (None, _) => Ok(None),
        (_, Some((_, second))) => Err(problem(second, "a second piece is royal")),
    }
}
