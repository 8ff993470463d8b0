//! A text that somebody has typed, parsed once: whether it can be a move. `read.rs` says which one it
//! is, and `overheard.rs` whether it is certain to be meant as one.

use super::another_alphabet::ByStranger;
use super::dress::without_odd;
use super::figurine::lettered;
use super::legible::uniform;
use super::parse::{numbered, readings};
use super::part::{Part, Readings};
use crate::{Color, Position, Variant};

/// The most characters in a move, a comment aside.
const LONGEST: usize = 64;
/// The most bytes that are looked at.
const MOST_BYTES: usize = 16_000;
/// The most parts, with `;` between.
const MOST_PARTS: usize = 6;

/// A typed text, parsed for a variant.
#[derive(Debug)]
pub struct Typed {
    /// What was typed, without the comment.
    quote: String,
    body: Body,
    /// What it says if the letter of its piece is none of the game.
    stranger: Option<ByStranger>,
    /// A character without which it would be a move, and which belongs in none.
    odd: Option<char>,
    /// Whether dots stand in front of it, as before a move of the second side.
    has_ellipsis: bool,
}

#[derive(Debug)]
enum Body {
    /// Longer than any move; whether it is one endless word of squares.
    TooLong { is_of_squares: bool },
    /// The parts with `;` between.
    Parts(Vec<Readings>),
}

impl Typed {
    /// Parses a text. Any text can be parsed; whether it is a move is asked of what comes out.
    pub fn parse(variant: &Variant, text: &str) -> Typed {
        let quote = text.split("//").next().unwrap_or_default();
        let quote = quote.to_owned();
        if quote.len() > MOST_BYTES {
            return Typed::of(variant, quote.clone(), &quote, None);
        }
        let typed = Typed::of(variant, quote.clone(), &lettered(variant, &quote), None);
        match without_odd(&quote).filter(|_| !typed.reads_as_move()) {
            None => typed,
            Some((odd, rest)) => {
                let cleared = Typed::of(variant, quote, &lettered(variant, &rest), Some(odd));
                if cleared.reads_as_move() { cleared } else { typed }
            }
        }
    }

    fn of(variant: &Variant, quote: String, text: &str, odd: Option<char>) -> Typed {
        let stranger = if text.len() > MOST_BYTES { None } else { ByStranger::read(variant, text) };
        let text = if text.len() > MOST_BYTES { text.to_owned() } else { uniform(text) };
        let body = if text.len() > MOST_BYTES || text.chars().nth(LONGEST).is_some() {
            // Nobody talks in one endless word of squares.
            let is_of_squares =
                text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-=:;+#".contains(&b))
                    && readings(variant, &text[..4.min(text.len())]).is_some_move();
            Body::TooLong { is_of_squares }
        } else {
            let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
            Body::Parts(parts.take(MOST_PARTS).map(|part| readings(variant, part)).collect())
        };
        // A letter that is no piece of the game is only looked at where nothing else is read.
        let is_read =
            matches!(&body, Body::Parts(parts) if parts.iter().any(Readings::is_some_move));
        let stranger = stranger.filter(|it| it.is_foreign || it.promotes || !is_read);
        let has_ellipsis = numbered(&text).has_ellipsis;
        Typed { quote, body, stranger, odd, has_ellipsis }
    }

    /// The parts; `None` if it is longer than any move.
    pub(super) fn parts(&self) -> Option<&[Readings]> {
        match &self.body {
            Body::TooLong { .. } => None,
            Body::Parts(parts) => Some(parts),
        }
    }

    /// What was typed, without the comment.
    pub(super) fn quote(&self) -> &str {
        &self.quote
    }

    /// Whether a person could have meant it as a move: a text that has a reading as one, on the board
    /// or beyond it, and nothing else. Talk with the name of a square in it is talk, and so is a
    /// question.
    pub fn looks_like_move(&self) -> bool {
        !self.is_question() && self.reads_as_move()
    }

    /// The same for a question, too: `e4e6?`.
    pub fn reads_as_move(&self) -> bool {
        if self.stranger.is_some() {
            return true;
        }
        match &self.body {
            Body::TooLong { is_of_squares } => *is_of_squares,
            Body::Parts(parts) => !parts.is_empty() && parts.iter().all(Readings::is_some_move),
        }
    }

    /// Whether there is a question mark in it.
    pub fn is_question(&self) -> bool {
        self.quote.contains(['?', '\u{FF1F}'])
    }

    /// Whether nobody writes like this but for a move, whatever stands on the board: both squares are
    /// named, or the piece, or a capture, or a promotion; and the number in front, if there is one, is
    /// that of the move to be made.
    pub fn is_explicit(&self, position: &Position) -> bool {
        self.is_written_out() && self.is_of_this_move(position) && !self.is_line(position)
    }

    /// The same whatever number stands in front.
    pub fn is_written_out(&self) -> bool {
        self.stranger.is_none()
            && match &self.body {
                Body::TooLong { .. } => true,
                Body::Parts(parts) => parts.iter().any(Readings::is_explicit),
            }
    }

    /// Whether it is a move of one piece, and not several, nor something that only says what a move
    /// does.
    pub fn is_one_move(&self) -> bool {
        let is_one = |part: &Readings| !part.several && part.is_some_move();
        self.stranger.is_some()
            || self.parts().is_some_and(|parts| !parts.is_empty() && parts.iter().all(is_one))
    }

    /// Whether it is several moves one after the other, where it could only be one from an empty square
    /// otherwise: `Bb5 a6`.
    pub(super) fn is_line(&self, position: &Position) -> bool {
        let is_from_nowhere = |part: &Part| matches!(part, Part::Full { from, .. } if position.piece_at(*from).is_none());
        let is_line = |part: &Readings| part.is_line && part.parts.iter().all(is_from_nowhere);
        self.parts().is_some_and(|parts| parts.iter().any(is_line))
    }

    /// Whether it can be read as a move of this board, and not only of squares beyond it.
    pub fn is_on_board(&self) -> bool {
        let is_read = |part: &Readings| !part.parts.is_empty() || part.several;
        self.stranger.is_some() || self.parts().is_some_and(|parts| parts.iter().any(is_read))
    }

    /// Whether nothing was typed but a word, in either case of letters.
    pub fn is_just(&self, word: &str) -> bool {
        let typed = self.quote.trim().trim_end_matches(['!', '.']);
        typed.eq_ignore_ascii_case(word)
    }

    /// Whether it names a piece by its letter or name and where it goes.
    pub fn names_piece(&self) -> bool {
        self.parts().unwrap_or_default().iter().any(Readings::names_piece_whole)
    }

    /// Whether it must be asked about, however certain it looks: the letter of the piece is of another
    /// alphabet and may mean another piece there, dots say that it is a move of the other side, or ranks
    /// seem to be counted from 0.
    pub fn is_doubtful(&self, position: &Position) -> bool {
        self.stranger.is_some()
            || self.has_ellipsis && position.turn() == Color::White
            || self.counts_from_zero(position)
    }

    /// Whether the letter of its piece is none of the game.
    pub fn names_stranger(&self) -> bool {
        self.stranger.is_some()
    }

    /// What it says if the letter of its piece is none of the game.
    pub(super) fn stranger(&self) -> Option<&ByStranger> {
        self.stranger.as_ref()
    }

    /// A character that belongs in no move.
    pub(super) fn odd(&self) -> Option<char> {
        self.odd
    }

    /// Whether the number in front, if there is one, is that of the move to be made.
    pub(super) fn is_of_this_move(&self, position: &Position) -> bool {
        self.move_number().is_none_or(|number| number == position.full_move_number())
    }

    /// The number of the move in front: `12` in `12. e4e6`.
    pub fn move_number(&self) -> Option<u32> {
        self.parts()?.iter().find_map(|part| part.number)
    }
}
