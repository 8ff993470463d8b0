//! The guides of a player's choice among many games: the shelf on which a game stands, how long it
//! takes, and whether it is a good first one.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::Variant;

/// The lists of games that the games themselves do not say.
static LISTS: LazyLock<BTreeMap<String, Vec<String>>> =
    LazyLock::new(|| toml::from_str(include_str!("shelves.toml")).unwrap_or_default());

/// The fewest files or ranks of a very large board.
const VERY_LARGE: u8 = 12;
/// The most squares of a chessboard.
const CHESSBOARD: usize = 64;
/// The most pieces of both sides in a short game, and the fewest in a long one.
const SHORT: usize = 24;
const LONG: usize = 56;

/// The shelf of a game. Each game stands on one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shelf {
    /// At most 64 squares.
    Chessboard,
    /// More squares, with at most 11 files and ranks.
    Larger,
    /// 12 to 16 files or ranks.
    VeryLarge,
    /// Pieces come from the hand.
    Drops,
    /// The games of Japan.
    Japan,
    /// Games of other countries and times.
    World,
}

impl Shelf {
    /// All shelves, in the order of lists.
    pub const ALL: [Shelf; 6] = [
        Shelf::VeryLarge,
        Shelf::Larger,
        Shelf::Chessboard,
        Shelf::Drops,
        Shelf::Japan,
        Shelf::World,
    ];
}

/// How long a game takes, by the number of its pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum GameLength {
    Short,
    Medium,
    Long,
}

impl Variant {
    /// The shelf on which it stands.
    pub fn shelf(&self) -> Shelf {
        if self.is_listed("japan") {
            Shelf::Japan
        } else if self.is_listed("world") {
            Shelf::World
        } else if self.hands.is_some_and(|hands| hands.captures) {
            Shelf::Drops
        } else if self.is_very_large() {
            Shelf::VeryLarge
        } else if self.squares().count() > CHESSBOARD {
            Shelf::Larger
        } else {
            Shelf::Chessboard
        }
    }

    /// Whether its board has 12 files or ranks, or more.
    pub fn is_very_large(&self) -> bool {
        self.files.max(self.ranks) >= VERY_LARGE
    }

    /// How long it takes.
    pub fn length(&self) -> GameLength {
        match self.pieces_at_start() {
            0..=SHORT => GameLength::Short,
            LONG.. => GameLength::Long,
            _ => GameLength::Medium,
        }
    }

    /// The number of pieces of both sides in the array, without those in hand.
    pub fn pieces_at_start(&self) -> usize {
        let placement = self.start_fen.split([' ', '[']).next().unwrap_or_default();
        placement.chars().filter(char::is_ascii_alphabetic).count()
    }

    /// Whether it is learned within minutes.
    pub fn is_good_first(&self) -> bool {
        self.is_listed("good_first")
    }

    fn is_listed(&self, list: &str) -> bool {
        LISTS.get(list).is_some_and(|ids| ids.contains(&self.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bundled, bundled_by_id};

    #[test]
    fn every_game_of_a_list_is_there() {
        assert_eq!(LISTS.keys().collect::<Vec<_>>(), ["good_first", "japan", "world"]);
        for id in LISTS.values().flatten() {
            assert!(bundled_by_id(id).is_some(), "{id}");
        }
        for shelf in Shelf::ALL {
            assert!(bundled().iter().filter(|variant| variant.shelf() == shelf).count() >= 3);
        }
    }

    #[test]
    fn a_game_stands_where_a_player_looks_for_it() {
        for (id, shelf, length, is_first) in [
            ("chess", Shelf::Chessboard, GameLength::Medium, true),
            ("terachess-2", Shelf::VeryLarge, GameLength::Long, false),
            ("omega", Shelf::VeryLarge, GameLength::Medium, false),
            ("grand", Shelf::Larger, GameLength::Medium, false),
            ("crazyhouse", Shelf::Drops, GameLength::Medium, true),
            ("minishogi", Shelf::Japan, GameLength::Short, true),
            ("chu-shogi", Shelf::Japan, GameLength::Long, false),
            ("xiangqi", Shelf::World, GameLength::Medium, false),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            let found = (variant.shelf(), variant.length(), variant.is_good_first());
            assert_eq!(found, (shelf, length, is_first), "{id}");
        }
    }
}
