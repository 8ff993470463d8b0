//! The rules of castling in a variant.

use crate::{Color, Role, Square};

/// How the King castles. He goes towards a partner or to a named square; both must never have
/// moved. The partner goes to the other side of him, or to a square of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The type of the piece that castles: the royal one, where there is one.
    pub king: Role,
    /// The types of the partners.
    pub partners: Vec<Role>,
    /// The squares to which King and partner go.
    pub to: CastlingTo,
}

/// The squares to which King and partner go when they castle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CastlingTo {
    /// The King chooses how many squares he goes towards his partner, but not over it. The partner
    /// goes to the square that he crossed or left last.
    Range {
        /// The fewest squares, at least 1.
        least: u8,
        /// The most squares.
        most: u8,
    },
    /// They go to these squares from anywhere on their rank. For each side, the first mover first:
    /// towards the higher files, and towards the lower.
    Squares([[Landing; 2]; 2]),
}

/// The squares of King and partner after castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// The square of the King.
    pub king: Square,
    /// The square of the partner.
    pub partner: Square,
}

impl Castling {
    /// The squares for castling by a King of this side on this square, with a partner on the higher
    /// files, or on the lower ones if it is `long`. The nearest come first. They may be off the
    /// board.
    #[inline]
    pub(crate) fn landings(
        &self,
        color: Color,
        from: Square,
        long: bool,
    ) -> impl Iterator<Item = Landing> + use<> {
        let (range, named) = match &self.to {
            CastlingTo::Range { least, most } => (*least..*most + 1, None),
            CastlingTo::Squares(squares) => (0..0, Some(squares[color.index()][usize::from(long)])),
        };
        let toward = if long { -1 } else { 1 };
        let in_range = range.filter_map(move |steps| {
            let steps = steps as i8 * toward;
            Some(Landing { king: from.offset(steps, 0)?, partner: from.offset(steps - toward, 0)? })
        });
        in_range.chain(named.filter(|to| to.king.rank() == from.rank()))
    }
}
