//! Any text may be meant as a movement. It is read or refused, and a movement that is read leads
//! somewhere.

use menagerie_rules::{Color, Square, Trial, betza};

/// Takes an XBetza on one line, and after it a placement of 8x8 with the piece on d4. Without one
/// that fits, the board is empty. The result is true if the first line is XBetza.
pub fn betza(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let (xbetza, placement) = text.split_once('\n').unwrap_or((&text, ""));
    let d4 = Square::parse("d4").expect("it is a square");
    let trial = Trial::placed(8, 8, d4, placement)
        .or_else(|_| Trial::empty(8, 8, d4, Color::White))
        .expect("d4 is on the board");
    let there = match trial.destinations(xbetza) {
        Ok(there) => there,
        Err(error) => {
            assert!(!error.problem.is_empty() && error.text.chars().count() <= 40);
            assert!(betza::read(xbetza).is_err());
            return false;
        }
    };
    let (_, side) = trial.piece();
    let stands = |square: &Square, color| trial.others().contains(&(*square, color));
    assert!(there.captures.iter().all(|square| stands(square, !side)));
    let is_free = |square: &Square| {
        !trial.holes().contains(*square) && Color::BOTH.iter().all(|color| !stands(square, *color))
    };
    assert!(there.moves.iter().all(|square| is_free(square) && *square != d4));
    // The other side has the same movement, seen from its side of the board: each side has its own
    // left.
    let seen = turned(&trial).destinations(xbetza).expect("it was read");
    assert_eq!(flipped(&there.moves), seen.moves);
    assert_eq!(flipped(&there.captures), seen.captures);
    true
}

/// The board from the other side, with the colors exchanged.
fn turned(trial: &Trial) -> Trial {
    let (at, side) = trial.piece();
    let letter = |square: Square| {
        let of = |color, letter: char| match color {
            Color::White => letter.to_ascii_lowercase(),
            Color::Black => letter,
        };
        let other = trial.others().iter().find(|(it, _)| *it == square);
        match other {
            _ if square == at => Some(of(side, 'X')),
            _ if trial.holes().contains(square) => Some('*'),
            other => other.map(|(_, color)| of(*color, 'O')),
        }
    };
    let row = |rank: u8| {
        let mut row = String::new();
        let mut empty = 0;
        for square in (0..8).rev().filter_map(|file| Square::new(file, rank)) {
            let Some(letter) = letter(square) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                row += &empty.to_string();
            }
            row.push(letter);
            empty = 0;
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        row
    };
    let rows: Vec<String> = (0..8).map(row).collect();
    Trial::placed(8, 8, flip(at), &rows.join("/")).expect("it is a board")
}

fn flip(square: Square) -> Square {
    Square::new(7 - square.file(), 7 - square.rank()).expect("it is on the board")
}

fn flipped(squares: &[Square]) -> Vec<Square> {
    let mut flipped: Vec<Square> = squares.iter().copied().map(flip).collect();
    flipped.sort_by_key(|square| (square.rank(), square.file()));
    flipped
}
