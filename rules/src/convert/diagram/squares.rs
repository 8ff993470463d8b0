//! The squares of a piece: `b1,g1` for both sides, or `b1,g1,,b8,g8` for each. `a2-h2` is all
//! squares from one to the other.

use super::lines::Piece;
use super::settings::{Settings, Symmetry};
use crate::Square;
use crate::convert::error::{ConversionError, echo};

/// The squares of a kind of piece in the array, for each side.
pub(super) fn read(
    piece: &Piece,
    settings: &Settings,
) -> Result<[Vec<Square>; 2], ConversionError> {
    let (white, black) = match piece.squares.split_once(",,") {
        Some((white, black)) => (white, Some(black)),
        None => (piece.squares, None),
    };
    let refuse = |word: &str| {
        let problem = format!("“{}” is no square of the board", echo(word));
        ConversionError::at((piece.line, piece.squares_column), problem)
    };
    let list = |text: &str| {
        let mut squares = Vec::new();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            squares.extend(range(word, settings).ok_or_else(|| refuse(word))?);
        }
        Ok(squares)
    };
    let white: Vec<Square> = list(white)?;
    let other = |square: &Square| {
        let file = match settings.symmetry {
            Symmetry::Rotate => settings.files - 1 - square.file(),
            _ => square.file(),
        };
        Square::new(file, settings.ranks - 1 - square.rank())
    };
    let black = match black {
        Some(black) => list(black)?,
        None if settings.symmetry == Symmetry::None => Vec::new(),
        None => white.iter().filter_map(other).collect(),
    };
    Ok([white, black])
}

fn range(word: &str, settings: &Settings) -> Option<Vec<Square>> {
    let square = |text: &str| {
        Square::parse(&text.trim().to_ascii_lowercase())
            .filter(|square| square.file() < settings.files && square.rank() < settings.ranks)
    };
    let Some((first, last)) = word.split_once('-') else { return Some(vec![square(word)?]) };
    let (first, last) = (square(first)?, square(last)?);
    let (low, high) = (first.rank().min(last.rank()), first.rank().max(last.rank()));
    let (left, right) = (first.file().min(last.file()), first.file().max(last.file()));
    Some(
        (low..=high)
            .flat_map(|rank| (left..=right).filter_map(move |file| Square::new(file, rank)))
            .collect(),
    )
}
