//! The two sides, the kinds of piece of a variant, and a piece of one side.

use serde::{Deserialize, Serialize};
use std::ops::Not;

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// The first mover, under any name in the variant; moves up the board.
    White,
    /// The second mover; moves down the board.
    Black,
}

impl Color {
    /// Both sides, the first mover first.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// The other side; the same as `!color`.
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The word for the side, `white` or `black`, and never the variant's own name.
    pub const fn word(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// The inverse of [`Color::word`].
    pub fn of_word(word: &str) -> Option<Self> {
        Color::BOTH.into_iter().find(|color| color.word() == word)
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Color;
    fn not(self) -> Color {
        self.other()
    }
}

/// A kind of piece within one variant: an index into [`Variant::pieces`](crate::Variant::pieces).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Role(pub(crate) u8);

impl Role {
    /// The index of this kind in [`Variant::pieces`](crate::Variant::pieces).
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece: its kind and its side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
}

/// A square with its piece, as one byte: 0 for an empty square, else 1 + 2 * role + color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cell(pub u8);

impl Cell {
    pub const EMPTY: Cell = Cell(0);

    pub const fn of(piece: Piece) -> Cell {
        Cell(1 + 2 * piece.role.0 + piece.color as u8)
    }

    pub const fn piece(self) -> Option<Piece> {
        match self.0 {
            0 => None,
            code => {
                let color = if code & 1 == 1 { Color::White } else { Color::Black };
                Some(Piece { color, role: Role((code - 1) / 2) })
            }
        }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side of the piece; meaningless for an empty cell.
    pub const fn color(self) -> Color {
        if self.0 & 1 == 1 { Color::White } else { Color::Black }
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
