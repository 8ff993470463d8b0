//! Nothing but its own moves brings a piece somewhere, and those keep it in its zone: no promotion, no
//! castling and no lot may put it outside, so that every position of a game can be read again.

use toml::Spanned;

use super::format::{PieceTable, ShuffleTable};
use super::problem::{Problem, problem};
use crate::{Color, Piece, Role, SquareSet, Variant};

/// Refuses a game in which a piece that stays in a zone could be put outside.
pub(super) fn check_territories(
    variant: &Variant,
    pieces: &[Spanned<PieceTable>],
    shuffle: Option<&Spanned<ShuffleTable>>,
) -> Result<(), Problem> {
    let may_stand_on = |role: Role, squares: [SquareSet; 2]| {
        Color::BOTH.into_iter().zip(squares).all(|(color, squares)| {
            (squares & !variant.tables.kind_of(Piece { color, role }).territory).is_empty()
        })
    };
    let home = [0, variant.ranks - 1].map(|rank| {
        variant.squares().filter(|square| square.rank() == rank).collect::<SquareSet>()
    });
    let [first, last] = home;
    for (piece, table) in variant.pieces.iter().zip(pieces) {
        if let Some(role) =
            piece.promotions.iter().find(|role| !may_stand_on(**role, [last, first]))
        {
            let name = &variant.piece(*role).name;
            let text = format!("a {name} stays in a zone without the last rank");
            return Err(problem(table, text));
        }
    }
    if let Some(castling) = variant.castling
        && variant.piece(castling.partner).stays_in.is_some()
    {
        return Err(problem(&pieces[variant.royal.index()], "who castles stays in no zone"));
    }
    if let (Some(shuffle), Some(table)) = (&variant.shuffle, shuffle)
        && let Some(role) = shuffle.pieces.iter().find(|role| !may_stand_on(**role, home))
    {
        let name = &variant.piece(*role).name;
        let text = format!("a {name} stays in a zone without the whole first rank");
        return Err(problem(&table.get_ref().pieces, text));
    }
    Ok(())
}
