//! Which pieces are royal: none, one of each side, or several; and whether they may look at each other.

use crate::Role;

/// Which pieces of a game are royal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royalty {
    /// None: there is neither check nor checkmate.
    Nobody,
    /// Each side has exactly one of this kind, the King.
    One(Role),
    /// A side has one or more, of one kind or of several.
    Several(Royals),
}

/// When a side that has several royal pieces is in check: no move may leave it so, and it is checkmate
/// where every move would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royals {
    /// Any of them is attacked: all must be kept.
    All,
    /// It has one left, and that is attacked; as long as there are more they are captured like others.
    Last,
    /// All that it has are attacked at once; one of several may be captured.
    Duple,
}

impl Royalty {
    /// The kind of which each side has one, where that is so.
    pub const fn one(self) -> Option<Role> {
        match self {
            Royalty::One(role) => Some(role),
            Royalty::Nobody | Royalty::Several(_) => None,
        }
    }
}

/// Whether the Kings may look at each other with nobody between.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Facing {
    /// They may.
    #[default]
    Allowed,
    /// Not along a file; one may cross such a file when he castles.
    NotOnFiles,
    /// Neither along a file nor along a rank, nor may one castle over a square where they would.
    NotOnLines,
}
