//! Moves among talk. Whether a text in a conversation is certainly meant as a move, which moves it
//! could mean if not, and why it names no legal move.

use super::another_alphabet::ByStranger;
use super::order::offered;
use super::parsed::Parsed;
use super::part::Readings;
use super::read::Reading;
use crate::{Label, Move, Position, Refusal, Square};

impl Parsed {
    /// Whether a text among talk can be taken for a move. It must be explicit, or name a square to
    /// which only Pawns can go, or a piece and a square to which only that piece can go.
    pub fn is_certain(&self, position: &Position) -> bool {
        !self.is_doubtful(position)
            && (self.is_explicit(position)
                || self.is_of_this_move(position)
                    && (self.is_pawns_alone(position)
                        || self.is_piece_alone(position)
                        || self.is_placing() && matches!(self.read(position), Reading::Move(_))))
    }

    /// Whether the text says what else a move puts on the board, which talk does not.
    fn is_placing(&self) -> bool {
        self.wall.is_some() || self.entering.is_some()
    }

    fn is_piece_alone(&self, position: &Position) -> bool {
        self.parts().unwrap_or_default().iter().any(Readings::names_piece)
            && matches!(self.read(position), Reading::Move(_))
    }

    fn is_pawns_alone(&self, position: &Position) -> bool {
        let to_square = self.to_lone_square(position).unwrap_or_default();
        !to_square.is_empty() && to_square.iter().all(|mv| is_pawn(position, mv.from))
    }

    /// The legal moves to a square, if the text names a square and nothing else.
    fn to_lone_square(&self, position: &Position) -> Option<Vec<Move>> {
        let [only] = self.parts()? else { return None };
        let to = only.lone_square().filter(|_| self.wall.is_none() && self.entering.is_none())?;
        Some(fitting(position, |mv| mv.to == to))
    }

    /// The refusal of a text, if its author may believe that they have moved. Without an answer
    /// they would wait for nothing.
    ///
    /// The text is one of these:
    /// - a square alone, on the board or beyond it;
    /// - a piece by its label in either case or by its name, and a square;
    /// - a capture as it is printed;
    /// - a move that is written out.
    ///
    /// A question must name both squares, because people also ask about moves that were played.
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
                || self.is_placing()
                || self.stranger().is_some_and(ByStranger::is_capital)
                || self.is_beyond_board(position)
        };
        // A small letter of a piece that the side does not have is a letter of talk: "mp3".
        let is_by_letter =
            parts.iter().any(|part| part.names_piece_whole() || part.is_plain_capture());
        match self.read(position) {
            Reading::Refused(Refusal::NobodyThere { .. }) if !is_by_letter => None,
            Reading::Refused(refusal) if is_meant => Some(refusal),
            _ => None,
        }
    }

    /// Whether the text names a square that the board does not have, and nothing else except
    /// perhaps a piece's label in front, with the sign of a capture or a drop.
    fn is_beyond_board(&self, position: &Position) -> bool {
        let [only] = self.parts().unwrap_or_default() else { return false };
        let typed = self.quote().trim().trim_end_matches(['!', '.']).trim_end();
        let is_it = |text: &str| {
            only.off_board.as_deref().is_some_and(|square| square.eq_ignore_ascii_case(text))
        };
        let of_piece = Label::split(typed)
            .filter(|(label, ..)| position.variant().role_by_label(*label).is_some());
        is_it(typed)
            || of_piece.is_some_and(|(.., rest)| is_it(rest.trim_start_matches(['x', '@', '*'])))
    }

    /// The legal moves that the text can mean, read as kindly as possible. A square alone stands
    /// for the moves of every piece to it, and a small letter for each of its meanings. There is
    /// none if it can mean no move.
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
