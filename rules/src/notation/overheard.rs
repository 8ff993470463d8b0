//! Whether something that was said among others is certain to be meant as a move, what it could mean
//! where it is not, and why what it names is no move.

use super::another_alphabet::ByStranger;
use super::order::offered;
use super::part::Readings;
use super::read::Reading;
use super::typed::Typed;
use crate::{Label, Move, Position, Refusal, Square};

impl Typed {
    /// Whether it can be taken for a move when it was said among others: it is explicit, or names a
    /// square to which Pawns alone can go, or a piece and a square to which that alone can go.
    pub fn is_certain(&self, position: &Position) -> bool {
        !self.is_doubtful(position)
            && (self.is_explicit(position)
                || self.is_of_this_move(position)
                    && (self.is_pawns_alone(position) || self.is_piece_alone(position)))
    }

    fn is_piece_alone(&self, position: &Position) -> bool {
        self.parts().unwrap_or_default().iter().any(Readings::names_piece)
            && matches!(self.read(position), Reading::Move(_))
    }

    fn is_pawns_alone(&self, position: &Position) -> bool {
        let to_square = self.to_lone_square(position).unwrap_or_default();
        !to_square.is_empty() && to_square.iter().all(|mv| is_pawn(position, mv.from))
    }

    /// The legal moves to the square, if it names one and nothing else.
    fn to_lone_square(&self, position: &Position) -> Option<Vec<Move>> {
        let [only] = self.parts()? else { return None };
        let to = only.lone_square()?;
        Some(fitting(position, |mv| mv.to == to))
    }

    /// Why what it names is no move, where whoever is to move would believe to have moved if nothing
    /// were said: it is a square and nothing else, on the board or beyond it, or a piece by its label
    /// in either case or its name, and a square, or a capture as it is printed, or it is written out. A question must name both squares:
    /// people ask about moves that were played, too.
    pub fn refusal_of_mover(&self, position: &Position) -> Option<Refusal> {
        let is_whole = self.reads_as_move() && !self.is_line(position);
        if !self.is_of_this_move(position) || !is_whole {
            return None;
        }
        let parts = self.parts().unwrap_or_default();
        let is_meant = if self.is_question() {
            parts.iter().any(|part| part.names_two_squares) && self.is_explicit(position)
        } else {
            let is_named = |part: &Readings| {
                part.lone_square().is_some() || part.names_piece() || part.is_plain_capture()
            };
            parts.iter().any(is_named)
                || self.is_written_out()
                || self.stranger().is_some_and(ByStranger::is_capital)
                || self.is_beyond_board(position)
        };
        // A small letter of a piece that one does not have is a letter of talk: "mp3".
        let is_by_letter =
            parts.iter().any(|part| part.names_piece_whole() || part.is_plain_capture());
        match self.read(position) {
            Reading::Refused(Refusal::NobodyThere { .. }) if !is_by_letter => None,
            Reading::Refused(refusal) if is_meant => Some(refusal),
            _ => None,
        }
    }

    /// Whether it is the name of a square that the board does not have, and nothing else but perhaps a
    /// piece's label in front.
    fn is_beyond_board(&self, position: &Position) -> bool {
        let [only] = self.parts().unwrap_or_default() else { return false };
        let typed = self.quote().trim().trim_end_matches(['!', '.']).trim_end();
        let is_it = |text: &str| {
            only.off_board.as_deref().is_some_and(|square| square.eq_ignore_ascii_case(text))
        };
        let of_piece = Label::split(typed)
            .filter(|(label, ..)| position.variant().role_by_label(*label).is_some());
        is_it(typed) || of_piece.is_some_and(|(.., rest)| is_it(rest.trim_start_matches('x')))
    }

    /// The legal moves that it can mean, read as kindly as can be: those of every piece to a square
    /// that is named alone, and those for which a small letter was typed. None if it can mean none.
    pub fn candidates(&self, position: &Position) -> Vec<Move> {
        if let Some(stranger) = self.stranger() {
            return fitting(position, |mv| stranger.fits(mv));
        }
        if let Some(moves) = self.to_lone_square(position) {
            return moves;
        }
        match self.read(position) {
            Reading::Move(mv) => vec![mv],
            Reading::Choices(moves) => moves,
            Reading::Refused(
                Refusal::SmallLetter(mut moves) | Refusal::RanksFromZero(mut moves),
            ) => {
                moves.sort_by_key(|mv| offered(position, mv));
                moves
            }
            Reading::Refused(_) => Vec::new(),
        }
    }
}

fn is_pawn(position: &Position, square: Square) -> bool {
    let piece = position.piece_at(square);
    piece.is_some_and(|piece| position.variant().piece(piece.role).pawn)
}

fn fitting(position: &Position, fits: impl Fn(&Move) -> bool) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    moves.sort_by_key(|mv| offered(position, mv));
    moves
}
