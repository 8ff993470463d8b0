//! A text that somebody has typed, parsed once: whether it can be a move. `read.rs` says which one it
//! is, and `overheard.rs` whether it is certain to be meant as one.

use super::legible::uniform;
use super::parse::readings;
use super::part::Readings;
use crate::{Position, Variant};

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
        let text = if quote.len() > MOST_BYTES { quote.to_owned() } else { uniform(quote) };
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
        Typed { quote: quote.to_owned(), body }
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
        let is_explicit = match &self.body {
            Body::TooLong { .. } => true,
            Body::Parts(parts) => parts.iter().any(Readings::is_explicit),
        };
        is_explicit && self.is_of_this_move(position)
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
