//! Reads which pieces of a variant file are royal, if any.

use super::format::{FacingName, FacingTable, File, PieceTable, RoyalsName};
use super::problem::{Problem, problem};
use toml::Spanned;

use crate::position_text::placement;
use crate::{Color, Facing, Label, PieceType, Role, Royals, Royalty};

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
            RoyalsName::LastOfEach => Royals::LastOfEach,
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

/// Which side has no royal piece in the array or in hand, where the other one has. It is then never in
/// check, and loses by other endings only.
pub(super) fn lacks_royals(start: &Spanned<String>, pieces: &[PieceType]) -> [bool; 2] {
    let rows = start.get_ref().split(' ').next().unwrap_or_default();
    let (rows, held) = placement::without_hands(rows);
    let signs = rows.chars().chain(held.unwrap_or_default().chars());
    let signs: String = signs.filter(|sign| !"/*0123456789".contains(*sign)).collect();
    let labels = Label::split_all(&signs).unwrap_or_default();
    let is_royal = |label: Label| pieces.iter().any(|piece| piece.royal && piece.label == label);
    let has = |color: Color| labels.iter().any(|(label, of)| *of == color && is_royal(*label));
    let [white, black] = Color::BOTH.map(has);
    [black && !white, white && !black]
}

/// Whether the Kings may look at each other.
pub(super) const fn facing(table: FacingTable) -> Facing {
    match table {
        FacingTable::OnFiles(false) => Facing::Allowed,
        FacingTable::OnFiles(true) => Facing::NotOnFiles,
        FacingTable::On(FacingName::Lines) => Facing::NotOnLines,
        FacingTable::On(FacingName::Twice) => Facing::NotTwice,
    }
}
