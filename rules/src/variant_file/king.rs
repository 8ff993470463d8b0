//! Reads which pieces of a variant file are royal, if any.

use super::format::{FacingName, FacingTable, File, PieceTable, RoyalsName};
use super::problem::{Problem, problem};
use crate::{Facing, Role, Royals, Royalty};

pub(super) fn royalty(file: &File) -> Result<Royalty, Problem> {
    let royal = file.pieces.iter().enumerate().filter(|(_, piece)| piece.get_ref().royal);
    let mut first = royal.clone();
    let royalty = match (&file.endings.get_ref().royals, first.next(), first.next()) {
        (None, None, _) => Royalty::Nobody,
        (None, Some((role, _)), None) => Royalty::One(Role(role as u8)),
        (None, Some(_), Some((_, second))) => {
            let text = "a second piece is royal; royals in [endings] says what that means";
            return Err(problem(second, text));
        }
        (Some(place), None, _) => return Err(problem(place, "royals needs a royal piece")),
        (Some(name), Some(_), _) => Royalty::Several(match name.get_ref() {
            RoyalsName::All => Royals::All,
            RoyalsName::Last => Royals::Last,
            RoyalsName::Duple => Royals::Duple,
        }),
    };
    for (_, piece) in royal {
        let PieceTable { promotes_to, second_promotes_to, .. } = piece.get_ref();
        if !promotes_to.is_empty() || second_promotes_to.iter().any(|to| !to.is_empty()) {
            return Err(problem(piece, "a royal piece cannot promote"));
        }
    }
    Ok(royalty)
}

/// Whether the Kings may look at each other.
pub(super) const fn facing(table: FacingTable) -> Facing {
    match table {
        FacingTable::OnFiles(false) => Facing::Allowed,
        FacingTable::OnFiles(true) => Facing::NotOnFiles,
        FacingTable::On(FacingName::Lines) => Facing::NotOnLines,
    }
}
