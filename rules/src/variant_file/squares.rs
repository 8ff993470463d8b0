//! Reads squares and rectangles of the board.

use std::ops::Range;

use super::problem::Problem;
use crate::squares::zone::squares_of;
use crate::{Rectangle, Square, SquareSet};

/// Squares and rectangles of a board of this size in files and ranks, each square once.
pub(super) fn rectangles(
    texts: &[String],
    place: Range<usize>,
    size: (u8, u8),
) -> Result<Vec<Rectangle>, Problem> {
    let refuse = |text: String| Problem(place.clone(), text);
    if texts.is_empty() {
        return Err(refuse("at least one square is named".to_owned()));
    }
    let mut named = SquareSet::EMPTY;
    let mut rectangles = Vec::new();
    for text in texts {
        let part = rectangle(text, size).map_err(refuse)?;
        for square in squares_of(part) {
            if named.contains(square) {
                return Err(refuse(format!("{square} is named twice")));
            }
            named.insert(square);
        }
        rectangles.push(part);
    }
    Ok(rectangles)
}

fn rectangle(text: &str, (files, ranks): (u8, u8)) -> Result<Rectangle, String> {
    let corner = |text: &str| {
        Square::parse(text).filter(|square| square.file() < files && square.rank() < ranks)
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (Some(first), Some(last)) = (corner(first), corner(last)) else {
        let farthest = Square::new(files - 1, ranks - 1).map_or(String::new(), |it| it.to_string());
        return Err(format!(
            "{text} is no square of the board, a1 to {farthest}, nor two corners like a1-b2"
        ));
    };
    if first.file() > last.file() || first.rank() > last.rank() {
        return Err("the first of two corners is the lower left one, as in a1-b2".to_owned());
    }
    Ok([first, last])
}
