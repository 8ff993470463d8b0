//! Reads which piece of a variant file is the King, and how he castles.

use toml::Spanned;

use super::format::{File, PieceTable};
use super::problem::{Problem, problem};
use crate::movement::Shape;
use crate::{Castling, PieceType, Role};

pub(super) fn royal_role(file: &File) -> Result<Role, Problem> {
    let mut royal = file.pieces.iter().enumerate().filter(|(_, piece)| piece.get_ref().royal);
    match (royal.next(), royal.next()) {
        (Some((role, piece)), None) => {
            let PieceTable { promotes_to, second_promotes_to, .. } = piece.get_ref();
            if promotes_to.is_empty() && second_promotes_to.is_none() {
                Ok(Role(role as u8))
            } else {
                Err(problem(piece, "a royal piece cannot promote"))
            }
        }
        (None, _) => Err(problem(&file.id, "one piece must be royal")),
        (_, Some((_, second))) => Err(problem(second, "a second piece is royal")),
    }
}

pub(super) fn castling(
    file: &File,
    pieces: &[PieceType],
    royal: Role,
) -> Result<Option<Castling>, Problem> {
    let king = file.pieces[royal.index()].get_ref();
    for piece in file.pieces.iter().map(Spanned::get_ref) {
        if let (false, Some(partner)) = (piece.royal, &piece.castles_with) {
            return Err(problem(partner, "only the royal piece castles"));
        }
    }
    let initial = |wanted: fn(&Shape) -> bool| {
        pieces[royal.index()].movements.iter().filter(move |m| m.initial && wanted(&m.shape))
    };
    let mut steps = initial(|shape| matches!(shape, Shape::Castling(_)));
    match (steps.next(), steps.next(), &king.castles_with) {
        (None, _, None) => Ok(None),
        (None, _, Some(partner)) => {
            Err(problem(partner, "the betza of a King who castles has isO2"))
        }
        (Some(_), _, None) => Err(problem(&king.betza, "castles_with must name the partner")),
        (Some(_), Some(_), _) => Err(problem(&king.betza, "there is one way to castle")),
        (Some(movement), None, Some(partner)) => {
            if initial(|shape| shape.leap().is_some()).next().is_some() {
                return Err(problem(&king.betza, "a King cannot both castle and leap"));
            }
            let role = pieces.iter().position(|p| p.label == *partner.get_ref() && !p.royal);
            match (role, &movement.shape) {
                (Some(role), Shape::Castling(steps)) => {
                    Ok(Some(Castling { partner: Role(role as u8), king_steps: *steps }))
                }
                _ => Err(problem(partner, "no piece has this label")),
            }
        }
    }
}
