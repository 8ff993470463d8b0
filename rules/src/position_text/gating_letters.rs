//! Rights in the letters of Seirawan Chess: `KQBCDFG`. `K` and `Q` are castling, with both pieces as gates,
//! and another letter is the file of a gate on the first rank of its side.

use crate::board::Board;
use crate::{Color, Position, Square, SquareSet, Variant};

/// The pieces that a text of letters names. There are none if a letter names no gate. `castling` reads
/// `K` and `Q`.
pub fn read(
    variant: &Variant,
    board: &Board,
    text: &str,
    castling: impl Fn(&str) -> Option<SquareSet>,
) -> Option<SquareSet> {
    let mut rights = SquareSet::EMPTY;
    for letter in text.chars().filter(|letter| *letter != '-') {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        if matches!(letter, 'K' | 'Q' | 'k' | 'q') {
            rights |= castling(letter.encode_utf8(&mut [0; 4]))?;
            continue;
        }
        let file = letter.to_ascii_lowercase();
        let square = ('a'..='p').position(|it| it == file).and_then(|file| {
            let rank = if color == Color::White { 0 } else { variant.ranks - 1 };
            Square::new(file as u8, rank)
        })?;
        let cell = board.cell(square);
        let is_gate = board.side(color).contains(square) && variant.tables().kind(cell).gates;
        rights.insert(Some(square).filter(|_| is_gate)?);
    }
    Some(rights)
}

/// The letters for the rights that a position still has, after those of castling. There are none if they
/// do not say all. `read` is how they are read again.
pub fn written(
    position: &Position,
    castling: impl Iterator<Item = char>,
    read: impl Fn(&str) -> Option<SquareSet>,
) -> Option<String> {
    let board = &position.state.board;
    let castling: Vec<char> = castling.collect();
    let rights = position.rights();
    let mut text = String::new();
    for color in Color::BOTH {
        let is_own = |letter: &&char| letter.is_ascii_uppercase() == (color == Color::White);
        let own: String = castling.iter().filter(is_own).collect();
        let said = read(&own)?;
        text.push_str(&own);
        let others = rights & *board.side(color) & !said;
        text.extend(others.iter().map(|square| {
            let file = char::from(b'A' + square.file());
            if color == Color::White { file } else { file.to_ascii_lowercase() }
        }));
    }
    let is_all = read(&text) == Some(rights);
    is_all.then(|| if text.is_empty() { "-".to_owned() } else { text })
}
