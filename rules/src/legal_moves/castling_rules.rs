//! How castling works in a game.

use crate::{Color, Role, Square};

/// How the King castles: he goes towards a partner that, like himself, has never moved, or to a named
/// square, and the partner goes to the other side of him or to a square of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The kind that castles: the royal one, where there is one.
    pub king: Role,
    /// The kinds of the partners.
    pub partners: Vec<Role>,
    /// Where King and partner come down.
    pub to: CastlingTo,
}

/// Where King and partner come down when they castle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CastlingTo {
    /// The King goes so many squares towards his partner, not over it, as he chooses; the partner goes to
    /// the square that he has crossed or left last.
    Range {
        /// The fewest squares, at least 1.
        least: u8,
        /// The most squares.
        most: u8,
    },
    /// They go to these squares from wherever they stand on their rank. For each side, the first mover
    /// first: towards the higher files, and towards the lower.
    Squares([[Landing; 2]; 2]),
}

/// The squares on which King and partner come down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// The King's.
    pub king: Square,
    /// The partner's.
    pub partner: Square,
}

impl Castling {
    /// Where a King of this side on this square may come down with a partner on the higher files, or on
    /// the lower ones if it is `long`; the nearest first, and perhaps off the board.
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
