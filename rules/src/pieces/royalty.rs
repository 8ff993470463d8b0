//! Which pieces are royal: none, one of each side, or several. Also whether they may look at each
//! other.

use crate::Role;

/// Which pieces of a variant are royal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royalty {
    /// None: there is neither check nor checkmate.
    Nobody,
    /// Each side has exactly one of this kind, the King.
    One(Role),
    /// A side has one or more, of one or several kinds.
    Several(Royals),
}

/// When a side with several royal pieces is in check. No move may leave it in check, and it is
/// checkmate where every move would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royals {
    /// Any of them is attacked. All must be kept.
    All,
    /// It has one left, and that one is attacked. While there are more, they are captured like
    /// other pieces.
    Last,
    /// The last one of any kind is attacked. While there are more of a kind, they are captured like
    /// other pieces.
    LastOfEach,
    /// All of them are attacked at once. One of several may be captured.
    Duple,
}

impl Royalty {
    /// The royal kind, where each side has exactly one such piece.
    pub const fn one(self) -> Option<Role> {
        match self {
            Royalty::One(role) => Some(role),
            Royalty::Nobody | Royalty::Several(_) => None,
        }
    }
}

/// Whether the Kings may look at each other with no piece between.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Facing {
    /// They may.
    #[default]
    Allowed,
    /// They may not along a file, but a King may cross such a file when castling.
    NotOnFiles,
    /// They may not along a file or a rank, and a King may not castle over a square where they
    /// would.
    NotOnLines,
    /// A side may bring it about along a file, as in Janggi. The other one must end it with its next
    /// move, or pass, and a pass ends the game.
    NotTwice,
}
