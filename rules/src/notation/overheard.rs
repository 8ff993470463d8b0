//! Whether something that was said among others is certain to be meant as a move, and what it could
//! mean where it is not.

use super::order::offered;
use super::read::Reading;
use super::typed::Typed;
use crate::{Move, Position, Refusal};

impl Typed {
    /// Whether it can be taken for a move when it was said among others: it is explicit, or names a
    /// square to which Pawns alone can go.
    pub fn is_certain(&self, position: &Position) -> bool {
        self.is_explicit(position)
            || self.is_of_this_move(position) && self.is_pawns_alone(position)
    }

    fn is_pawns_alone(&self, position: &Position) -> bool {
        let is_pawn = |mv: &Move| {
            let piece = position.piece_at(mv.from);
            piece.is_some_and(|piece| position.variant().piece(piece.role).pawn)
        };
        let to_square = self.to_lone_square(position).unwrap_or_default();
        !to_square.is_empty() && to_square.iter().all(is_pawn)
    }

    /// The legal moves to the square, if it names one and nothing else.
    fn to_lone_square(&self, position: &Position) -> Option<Vec<Move>> {
        let [only] = self.parts()? else { return None };
        let to = only.lone_square()?;
        Some(fitting(position, |mv| mv.to == to))
    }

    /// The legal moves that it can mean, read as kindly as can be: those of every piece to a square
    /// that is named alone, and those for which a small letter was typed. None if it can mean none.
    pub fn candidates(&self, position: &Position) -> Vec<Move> {
        if let Some(moves) = self.to_lone_square(position) {
            return moves;
        }
        match self.read(position) {
            Reading::Move(mv) => vec![mv],
            Reading::Choices(moves) => moves,
            Reading::Refused(Refusal::LowercaseLabel { role, to }) => fitting(position, |mv| {
                mv.to == to && position.piece_at(mv.from).is_some_and(|piece| piece.role == role)
            }),
            Reading::Refused(Refusal::LowercaseFile { from, to }) => {
                fitting(position, |mv| (mv.from, mv.to) == (from, to))
            }
            Reading::Refused(_) => Vec::new(),
        }
    }
}

fn fitting(position: &Position, fits: impl Fn(&Move) -> bool) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    moves.sort_by_key(|mv| offered(position, mv));
    moves
}
