//! Views of positions: as a grid of letters, as lines of text, as a picture and as an animation,
//! for every bundled variant.

mod animation;
mod forms;
mod grid;
mod pictures;

use menagerie_rules::{Position, Square, bundled_by_id};

fn start(id: &str) -> Position {
    Position::start(bundled_by_id(id).expect("the game is bundled"))
}

fn chess(fen: &str) -> Position {
    let variant = bundled_by_id("chess").expect("the game is bundled");
    Position::from_stored_fen(variant, fen).expect("the FEN is right")
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("the square exists")
}

/// Two squares written as `a1 h8`.
fn corners(text: &str) -> (Square, Square) {
    let (one, other) = text.split_once(' ').expect("there are two");
    (square(one), square(other))
}
