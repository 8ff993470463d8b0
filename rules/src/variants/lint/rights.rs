//! Pieces with first moves that have no right to them in the array.

use crate::movement::Shape;
use crate::pieces::piece::Cell;
use crate::position_text::fen::rights;
use crate::variants::lint::kinds::kind;
use crate::{Color, Piece, Position, Role, SquareSet};

/// A sentence about the kinds of piece with first moves, where no such piece of a side has its
/// right.
pub(crate) fn without_rights(start: &Position) -> Option<String> {
    let variant = start.variant();
    let may_have = |piece: Piece| {
        start.tables().kind(Cell::of(piece)).has_right
            && !is_alone(start, piece)
            && !is_army_without(start, piece.color)
    };
    let all: SquareSet = start
        .pieces()
        .filter(|(square, piece)| may_have(*piece) || start.rights().contains(*square))
        .map(|(square, _)| square)
        .collect();
    let lacks = |piece: &Piece| {
        let mut squares = start.pieces().filter(|(_, it)| it == piece).peekable();
        may_have(*piece)
            && squares.peek().is_some()
            && squares.all(|(square, _)| !start.rights().contains(square))
    };
    let named = |role: Role| {
        let sides: Vec<Color> =
            Color::BOTH.into_iter().filter(|color| lacks(&Piece { color: *color, role })).collect();
        kind(variant, role, &sides)
    };
    let named: Vec<String> = variant.roles().filter_map(named).collect();
    (!named.is_empty()).then(|| {
        format!(
            "no right in the array to what may be done only while a piece has never moved (castling, i) has: {}; \
             where all have it, the third part of start is {}",
            named.join(", "),
            rights(all)
        )
    })
}

/// Whether this side has another army than the other one, and no right, while the other one has some. Then
/// it is meant so, as in Synochess.
fn is_army_without(start: &Position, side: Color) -> bool {
    let army = |side: Color| {
        let own = start.pieces().filter(|(_, piece)| piece.color == side);
        let mut army: Vec<Role> = own.map(|(_, piece)| piece.role).collect();
        army.sort_unstable();
        army
    };
    let has_right = |side: Color| {
        let mut owners = start.rights().iter().filter_map(|square| start.piece_at(square));
        owners.any(|piece| piece.color == side)
    };
    !has_right(side) && has_right(!side) && army(side) != army(!side)
}

/// Whether the piece is a King without a partner to castle with, and without other first moves.
fn is_alone(start: &Position, king: Piece) -> bool {
    let Some(castling) = &start.tables().castling else { return false };
    let is_other = |shape: &Shape| !matches!(shape, Shape::Castling { .. });
    let mut movements = start.variant().piece(king.role).movements.iter();
    castling.king == king.role
        && !movements.any(|movement| movement.initial && is_other(&movement.shape))
        && !start
            .pieces()
            .any(|(_, it)| it.color == king.color && castling.partners.contains(&it.role))
}
