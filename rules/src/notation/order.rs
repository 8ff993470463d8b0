//! The order of legal moves, for choices and for examples.

use crate::{Move, MoveKind, Position, Square};

/// The order in which moves are offered: by their squares, and the strongest promotion first.
pub fn offered(position: &Position, mv: &Move) -> (Square, Square, usize) {
    (mv.from, mv.to, weakness(position, mv))
}

/// The number of stronger promotions of the same move.
fn weakness(position: &Position, mv: &Move) -> usize {
    let choices = position.piece_at(mv.from).map(|piece| {
        let promotions = position.variant().piece(piece.role).promotions(piece.color);
        promotions.iter().take_while(|role| Some(**role) != mv.promotion).count()
    });
    choices.filter(|_| mv.promotion.is_some()).unwrap_or(0)
}

/// How hard a move is to understand. It is 0 for a Pawn that goes straight ahead, and the strongest
/// promotion comes first.
pub(crate) fn oddity(position: &Position, mv: &Move) -> (u8, usize) {
    let is_pawn =
        position.piece_at(mv.from).is_some_and(|piece| position.variant().piece(piece.role).pawn);
    let is_plain = matches!(mv.kind, MoveKind::Normal | MoveKind::MultiStep)
        && position.captured(mv).is_none()
        && mv.from.file() == mv.to.file();
    let kind = match (mv.promotion, is_pawn, is_plain) {
        (Some(_), ..) => 3,
        (None, false, _) => 2,
        (None, true, false) => 1,
        (None, true, true) => 0,
    };
    (kind, weakness(position, mv))
}

/// A legal move as an example for the player to type. It is best a Pawn's plain advance, which
/// everybody understands. `None` when there is no legal move.
pub fn example(position: &Position) -> Option<Move> {
    let legal = position.legal_moves();
    let first = *legal.iter().min_by_key(|mv| oddity(position, mv))?;
    // A wall in the middle of the board looks less like a mistake than one in the first corner.
    let is_like = |mv: &&Move| mv.without_wall() == first.without_wall();
    let alike: Vec<&Move> = legal.iter().filter(is_like).collect();
    alike.get(alike.len() / 2).map(|mv| **mv)
}
