//! Reads XBetza, the notation in which variant authors write the moves of a piece.
//!
//! A text is a sequence of terms. A term is lower-case modifiers followed by an atom, which is a
//! capital with an optional range, or legs in brackets. `docs/variants/format.md` has the whole
//! list, and the differences from other programs.

mod atom;
mod bracket;
mod directions;
mod edition;
mod leg;
mod letters;
mod problem;
mod term;

pub use edition::Edition;

use thiserror::Error;

use crate::compiled::path_tree::{MOST_SQUARES, unfold};
use crate::movement::{Movement, Shape};

/// The reason why a text is not XBetza that is understood here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\": {problem}")]
pub struct BetzaError {
    /// The term that is not understood.
    pub text: String,
    /// The problem with it.
    pub problem: String,
}

/// The most bytes of a text.
const LONGEST: usize = 100;

const TOO_MANY: &str = "the legs go over more than 10,000 squares: write shorter ones";

/// Reads the movements of a piece, as the first mover sees them.
///
/// ```
/// use menagerie_rules::betza::read;
/// assert_eq!(read("fmWfceFfmnnD").map(|movements| movements.len()), Ok(3));
/// assert_eq!(read("R4mafsmafW").map(|movements| movements.len()), Ok(2));
/// assert!(read("fmX").is_err());
/// ```
///
/// # Errors
/// A letter is unknown, or a combination is not supported. The message says what to write instead,
/// if there is a way.
pub fn read(text: &str) -> Result<Vec<Movement>, BetzaError> {
    read_as(text, Edition::Second)
}

/// Reads the movements of a piece by one of the two editions.
///
/// # Errors
/// As for [`read`].
pub fn read_as(text: &str, edition: Edition) -> Result<Vec<Movement>, BetzaError> {
    if text.len() > LONGEST {
        return Err(error(text, "a move has at most 100 letters"));
    }
    let mut movements = Vec::new();
    let mut squares = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let (term, after) = next_term(rest)?;
        let read = match term.strip_prefix('[').and_then(|term| term.strip_suffix(']')) {
            Some(inside) => bracket::read(inside, edition),
            None => term::read(term, edition),
        };
        for movement in read.map_err(|problem| error(term, problem))? {
            squares += size(&movement).map_err(|problem| error(term, problem))?;
            if squares > MOST_SQUARES {
                return Err(error(term, TOO_MANY));
            }
            movements.push(Movement { own_left: edition == Edition::Second, ..movement });
        }
        rest = after;
    }
    if movements.is_empty() {
        return Err(error(text, "there is no move in it"));
    }
    Ok(movements)
}

fn error(text: &str, problem: impl Into<String>) -> BetzaError {
    BetzaError { text: text.chars().take(40).collect(), problem: problem.into() }
}

/// The number of squares that a movement goes over on the largest board.
fn size(movement: &Movement) -> Result<usize, &'static str> {
    let Shape::Legs(legs) = &movement.shape else { return Ok(0) };
    match unfold(legs, movement.mode, 16, 16) {
        Err(_) => Err(TOO_MANY),
        Ok(onward) if onward.leads_nowhere() => {
            Err("it leads nowhere: no turn like that can follow")
        }
        Ok(onward) => Ok(onward.size()),
    }
}

/// Splits off the first term: up to the closing bracket, or up to the first capital with the
/// letters that belong to it.
fn next_term(text: &str) -> Result<(&str, &str), BetzaError> {
    if text.starts_with('[') {
        let end = text.find(']').ok_or_else(|| error(text, "the bracket is not closed"))?;
        return Ok(text.split_at(end + 1));
    }
    if text.contains(['(', ')']) {
        return Err(error(text, "groups ( ) are not supported"));
    }
    let end = text
        .find(|letter: char| !letter.is_ascii_lowercase())
        .ok_or_else(|| error(text, "the modifiers are not followed by a piece letter"))?;
    let capital = text[end..].chars().next().map_or(0, char::len_utf8);
    let number = end + capital + atom::rest(&text[end..]);
    // Only castling may have a range as its number.
    let to = text[number..].strip_prefix('-').filter(|_| text[end..].starts_with('O'));
    let digits = |to: &str| to.bytes().take_while(u8::is_ascii_digit).count();
    Ok(text.split_at(number + to.map_or(0, |to| 1 + digits(to))))
}

#[cfg(test)]
mod tests;
