//! Moves with their numbers, as in a printed game.

use menagerie_rules::{Color, Line, Move, Position, notation};

/// A move with its number, as in a printed game: `3. P e4-e6`, `3… p e13-e11`.
pub fn numbered(before: &Position, chosen: &Move) -> String {
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "…",
    };
    format!("{}{dots} {}", before.full_move_number(), notation::canonical(before, chosen))
}

/// The move that led to the position after this many plies; nothing at the start.
pub fn leading_to(line: &Line, ply: usize) -> Option<String> {
    let index = ply.checked_sub(1)?;
    Some(numbered(line.position_at(index)?, line.moves().get(index)?))
}
