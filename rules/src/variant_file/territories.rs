//! Keeps pieces in the zones that they never leave. Their own moves keep them inside. No promotion,
//! castling or random array may put them outside, so that every position of a game can be read
//! again.

use toml::Spanned;

use super::format::{PieceTable, ShuffleTable};
use super::problem::{Problem, problem};
use crate::legal_moves::promotion::Choice;
use crate::{Color, Piece, Role, Square, SquareSet, Variant};

/// Refuses a variant in which a piece that stays in a zone could be put outside.
pub(super) fn check_territories(
    variant: &Variant,
    pieces: &[Spanned<PieceTable>],
    shuffle: Option<&Spanned<ShuffleTable>>,
) -> Result<(), Problem> {
    let may_stand_on = |role: Role, squares: [SquareSet; 2]| {
        Color::BOTH.into_iter().zip(squares).all(|(color, squares)| {
            (squares & !variant.tables().kind_of(Piece { color, role }).territory).is_empty()
        })
    };
    for (role, table) in variant.roles().zip(pieces) {
        for color in Color::BOTH {
            let kind = variant.tables().kind_of(Piece { color, role });
            let Some(promotion) = &kind.promotion else { continue };
            let fits = |choice: &&Choice| {
                let becomes = variant.tables().kind_of(Piece { color, role: choice.role });
                (choice.squares & !becomes.territory).is_empty()
            };
            if let Some(choice) = promotion.choices.iter().find(|choice| !fits(choice)) {
                let name = &variant.piece(choice.role).name;
                let place = match table.get_ref().promotes_in {
                    None => "the last rank",
                    Some(_) => "some square on which another piece becomes one",
                };
                return Err(problem(table, format!("a {name} stays in a zone without {place}")));
            }
        }
    }
    if let Some(castling) = &variant.castling
        && castling.partners.iter().any(|role| variant.piece(*role).stays_in.is_some())
    {
        return Err(problem(&pieces[castling.king.index()], "who castles stays in no zone"));
    }
    let Some((shuffle, table)) = variant.shuffle.as_ref().zip(shuffle) else { return Ok(()) };
    for (number, group) in shuffle.groups.iter().enumerate() {
        let first: SquareSet = group.squares.iter().copied().collect();
        let images = shuffle.symmetries.iter().flat_map(|symmetry| {
            let image = |square: &Square| symmetry.image(*square, variant.files, variant.ranks);
            group.squares.iter().map(image)
        });
        let squares = [first, images.collect()];
        if let Some(role) = group.pieces.iter().find(|role| !may_stand_on(**role, squares)) {
            let name = &variant.piece(*role).name;
            let ShuffleTable { groups, squares, .. } = table.get_ref();
            let place = if groups.is_empty() && squares.is_none() {
                "the whole first rank"
            } else {
                "all the squares that it is drawn on"
            };
            let text = format!("a {name} stays in a zone without {place}");
            return Err(Problem(table.get_ref().place_of(number), text));
        }
    }
    Ok(())
}
