//! Kinds of games, by which a player chooses one.

use menagerie_rules::{GameLength, Shelf, Variant};

/// A kind of game, as a player chooses by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// Learned within minutes.
    First,
    /// With few pieces.
    Short,
    /// With many pieces.
    Long,
    /// On one shelf.
    Of(Shelf),
}

impl GameKind {
    /// All kinds, in the order of lists.
    pub const ALL: [GameKind; 9] = [
        GameKind::First,
        GameKind::Short,
        GameKind::Long,
        GameKind::Of(Shelf::ALL[0]),
        GameKind::Of(Shelf::ALL[1]),
        GameKind::Of(Shelf::ALL[2]),
        GameKind::Of(Shelf::ALL[3]),
        GameKind::Of(Shelf::ALL[4]),
        GameKind::Of(Shelf::ALL[5]),
    ];

    /// The word by which it is chosen.
    pub const fn word(self) -> &'static str {
        match self {
            GameKind::First => "first",
            GameKind::Short => "short",
            GameKind::Long => "long",
            GameKind::Of(Shelf::VeryLarge) => "very-large",
            GameKind::Of(Shelf::Larger) => "larger",
            GameKind::Of(Shelf::Chessboard) => "chessboard",
            GameKind::Of(Shelf::Drops) => "drops",
            GameKind::Of(Shelf::Japan) => "japan",
            GameKind::Of(Shelf::World) => "world",
        }
    }

    /// Whether a game is of this kind.
    pub fn has(self, variant: &Variant) -> bool {
        match self {
            GameKind::First => variant.is_good_first(),
            GameKind::Short => variant.length() == GameLength::Short,
            GameKind::Long => variant.length() == GameLength::Long,
            // These are true of games on other shelves, too.
            GameKind::Of(Shelf::VeryLarge) => variant.is_very_large(),
            GameKind::Of(Shelf::Drops) => variant.hands.is_some_and(|hands| hands.captures),
            GameKind::Of(shelf) => variant.shelf() == shelf,
        }
    }
}
