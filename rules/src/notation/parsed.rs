//! A text in the letters of a game, parsed once, which tells whether it can be a move. `read.rs` finds its move, and
//! `among_talk.rs` says whether it is certainly meant as one.

use super::another_alphabet::ByStranger;
use super::dress::without_odd;
use super::figurine::lettered;
use super::gating::{Entering, entering};
use super::japanese::in_our_letters;
use super::legible::uniform;
use super::parse::{numbered, readings};
use super::part::{Part, Readings};
use super::shogi_squares::with_our_squares;
use super::walls::{behind_a_move, walling};
use crate::{Color, Position, Square, Variant};

/// The most characters in a move, without its comment.
const LONGEST: usize = 64;
/// The most bytes that are looked at.
const MOST_BYTES: usize = 16_000;
/// The most parts, separated by `;`.
const MOST_PARTS: usize = 6;

/// A typed text, parsed for a variant.
#[derive(Debug)]
pub(super) struct Parsed {
    /// The typed text, without the comment.
    quote: String,
    body: Body,
    /// The rest of the text, if the variant lacks the letter of its piece.
    stranger: Option<ByStranger>,
    /// A character that belongs in no move, if the text would be a move without it.
    odd: Option<char>,
    /// Whether dots stand in front of the move, as before a move of the second side.
    has_ellipsis: bool,
    /// The piece that enters behind the move, where one is named.
    pub(super) entering: Option<Entering>,
    /// The square of the wall, where one is named.
    pub(super) wall: Option<Square>,
    /// The text with its last square as that of a wall, as `Nf3 d5` may be meant in a game with walls.
    pub(super) with_wall: Option<Box<Parsed>>,
    /// Whether the sign of Shogi behind the text promotes, `+`, or does not, `=`.
    pub(super) promotes: Option<bool>,
}

#[derive(Debug)]
enum Body {
    /// Longer than any move. `is_of_squares` says whether it is one endless word of squares.
    TooLong { is_of_squares: bool },
    /// The parts, separated by `;`.
    Parts(Vec<Readings>),
}

impl Parsed {
    /// Parses a text. Any text can be parsed; the result tells whether it is a move.
    pub fn parse(variant: &Variant, text: &str) -> Parsed {
        let quote = text.split("//").next().unwrap_or_default().to_owned();
        if let Some(ours) = in_our_letters(variant, &quote) {
            return Parsed { quote, ..Parsed::with_sign(variant, &ours) };
        }
        if let Some((text, entering)) = entering(variant, &quote) {
            let parsed = Parsed::with_sign(variant, text);
            return Parsed { entering: Some(entering), quote, ..parsed };
        }
        if let Some((text, wall)) = walling(variant, &quote) {
            let parsed = Parsed::with_sign(variant, text);
            if parsed.reads_as_move() {
                return Parsed { wall: Some(wall), quote, ..parsed };
            }
        }
        let with_wall = behind_a_move(variant, &quote).map(|(text, wall)| {
            let parsed = Parsed::with_sign(variant, text);
            Box::new(Parsed { wall: Some(wall), quote: quote.clone(), ..parsed })
        });
        Parsed { with_wall, ..Parsed::with_sign(variant, &quote) }
    }

    /// Parses a text that may have the sign of a promotion behind it, or of none.
    fn with_sign(variant: &Variant, quote: &str) -> Parsed {
        let has_signs = || variant.pieces.iter().any(|piece| piece.label.is_promoted());
        let promotes = match quote.trim_end().chars().last() {
            Some('+') if has_signs() => Some(true),
            Some('=') if has_signs() => Some(false),
            _ => None,
        };
        let text =
            if promotes == Some(false) { quote.trim_end().trim_end_matches('=') } else { quote };
        Parsed { promotes, ..Parsed::without_sign(variant, quote.to_owned(), text) }
    }

    /// Parses a text without the sign `=` behind it. The quote has it.
    fn without_sign(variant: &Variant, quote: String, text: &str) -> Parsed {
        if quote.len() > MOST_BYTES {
            return Parsed::of(variant, quote, text, None);
        }
        let typed = Parsed::of(variant, quote.clone(), &lettered(variant, text), None);
        if !(typed.reads_as_move() && typed.is_on_board())
            && let Some(ours) = with_our_squares(variant, text)
        {
            let other = Parsed::of(variant, quote.clone(), &lettered(variant, &ours), None);
            if other.reads_as_move() && other.is_on_board() {
                return other;
            }
        }
        match without_odd(text).filter(|_| !typed.reads_as_move()) {
            None => typed,
            Some((odd, rest)) => {
                let cleared = Parsed::of(variant, quote, &lettered(variant, &rest), Some(odd));
                if cleared.reads_as_move() { cleared } else { typed }
            }
        }
    }

    fn of(variant: &Variant, quote: String, text: &str, odd: Option<char>) -> Parsed {
        let stranger = if text.len() > MOST_BYTES { None } else { ByStranger::read(variant, text) };
        let text = if text.len() > MOST_BYTES { text.to_owned() } else { uniform(text) };
        let body = if text.len() > MOST_BYTES || text.chars().nth(LONGEST).is_some() {
            // One endless word of squares is not talk.
            let is_of_squares =
                text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-=:;+#".contains(&b))
                    && readings(variant, &text[..4.min(text.len())]).is_some_move();
            Body::TooLong { is_of_squares }
        } else {
            let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
            Body::Parts(parts.take(MOST_PARTS).map(|part| readings(variant, part)).collect())
        };
        // A letter that the variant lacks counts only where the text has no other reading.
        let is_read =
            matches!(&body, Body::Parts(parts) if parts.iter().any(Readings::is_some_move));
        let stranger = stranger.filter(|it| it.is_foreign || it.promotes || !is_read);
        let has_ellipsis = numbered(&text).has_ellipsis;
        Parsed {
            quote,
            body,
            stranger,
            odd,
            has_ellipsis,
            entering: None,
            wall: None,
            with_wall: None,
            promotes: None,
        }
    }

    /// The parts; `None` if the text is longer than any move.
    pub(super) fn parts(&self) -> Option<&[Readings]> {
        match &self.body {
            Body::TooLong { .. } => None,
            Body::Parts(parts) => Some(parts),
        }
    }

    /// The typed text, without the comment.
    pub(super) fn quote(&self) -> &str {
        &self.quote
    }

    /// Whether a person could have meant the text as a move, even if it is a question: `e4e6?`.
    pub fn reads_as_move(&self) -> bool {
        if self.stranger.is_some() {
            return true;
        }
        match &self.body {
            Body::TooLong { is_of_squares } => *is_of_squares,
            Body::Parts(parts) => !parts.is_empty() && parts.iter().all(Readings::is_some_move),
        }
    }

    /// Whether the text has a question mark.
    pub fn is_question(&self) -> bool {
        self.quote.contains(['?', '\u{FF1F}'])
    }

    /// Whether only moves are written like this, with any pieces on the board. The text names both
    /// squares, the piece, a capture, or a promotion. A number in front must be that of the next
    /// move.
    pub fn is_explicit(&self, position: &Position) -> bool {
        self.is_written_out() && self.is_of_this_move(position) && !self.is_line(position)
    }

    /// Whether only moves are written like this, with any number in front.
    pub fn is_written_out(&self) -> bool {
        self.stranger.is_none()
            && match &self.body {
                Body::TooLong { .. } => true,
                Body::Parts(parts) => parts.iter().any(Readings::is_explicit),
            }
    }

    /// Whether the text is a move of one piece. It is not if it holds several moves, or only says
    /// what a move does.
    pub fn is_one_move(&self) -> bool {
        let is_one = |part: &Readings| !part.several && part.is_some_move();
        self.stranger.is_some()
            || self.parts().is_some_and(|parts| !parts.is_empty() && parts.iter().all(is_one))
    }

    /// Whether the text is several moves in a row, because as one move it would start from an empty
    /// square: `Bb5 a6`.
    pub(super) fn is_line(&self, position: &Position) -> bool {
        let is_from_nowhere = |part: &Part| matches!(part, Part::Full { from, .. } if position.piece_at(*from).is_none());
        let is_line = |part: &Readings| part.is_line && part.parts.iter().all(is_from_nowhere);
        self.parts().is_some_and(|parts| parts.iter().any(is_line))
    }

    /// Whether the text can be read as a move of this board, and not only of squares beyond it.
    pub fn is_on_board(&self) -> bool {
        let is_read = |part: &Readings| !part.parts.is_empty() || part.several;
        self.stranger.is_some() || self.parts().is_some_and(|parts| parts.iter().any(is_read))
    }

    /// Whether the text is only this word, in either case of letters.
    pub fn is_just(&self, word: &str) -> bool {
        let typed = self.quote.trim().trim_end_matches(['!', '.']);
        typed.eq_ignore_ascii_case(word)
    }

    /// Whether the text names a piece by its letter or name and its destination.
    pub fn names_piece(&self) -> bool {
        self.parts().unwrap_or_default().iter().any(Readings::names_piece_whole)
    }

    /// Whether the player must be asked about the text, however certain it looks. The letter of the
    /// piece may mean another piece in its own alphabet, dots may say that it is a move of the
    /// other side, or ranks may be counted from 0.
    pub fn is_doubtful(&self, position: &Position) -> bool {
        self.stranger.is_some()
            || self.has_ellipsis && position.turn() == Color::White
            || self.counts_from_zero(position)
    }

    /// Whether the variant lacks the letter of the piece.
    pub fn names_stranger(&self) -> bool {
        self.stranger.is_some()
    }

    /// The rest of the text, if the variant lacks the letter of its piece.
    pub(super) fn stranger(&self) -> Option<&ByStranger> {
        self.stranger.as_ref()
    }

    /// A character that belongs in no move.
    pub(super) fn odd(&self) -> Option<char> {
        self.odd
    }

    /// Whether the number in front, if there is one, is that of the next move.
    pub(super) fn is_of_this_move(&self, position: &Position) -> bool {
        self.move_number().is_none_or(|number| number == position.full_move_number())
    }

    /// The number of the move in front: `12` in `12. e4e6`.
    pub fn move_number(&self) -> Option<u32> {
        self.parts()?.iter().find_map(|part| part.number)
    }
}
