//! What several test files need: the variants by id, and tables as text.

use std::sync::{Arc, LazyLock};

use menagerie_rules::{Move, Position, Variant, bundled_by_id, notation};

pub const START: &str = "sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1";

pub fn variant(id: &str) -> &'static Arc<Variant> {
    static SISSA10: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let variant = Variant::from_toml("sissa10.toml", include_str!("data/sissa10.toml"));
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    });
    match id {
        "sissa10" => &SISSA10,
        id => bundled_by_id(id).unwrap_or_else(|| panic!("there is no variant {id}")),
    }
}

pub fn terachess(fen: &str) -> Position {
    Position::from_fen(variant("terachess-2"), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The rows of a table: lines with tabs between the cells, comments and empty lines left out.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// Plays moves given by their coordinates.
pub fn after(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace().filter(|text| *text != "-") {
        let mv = notation::from_coordinates(&position, text);
        position = position.play(&mv.unwrap_or_else(|| panic!("{text} in {position:?}")));
    }
    position
}

pub fn coordinates(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> =
        moves.iter().map(|mv| notation::coordinates(position.variant(), mv)).collect();
    texts.sort();
    texts
}
