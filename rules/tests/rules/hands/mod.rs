//! Pieces in hand: what comes there, and how it is dropped.

mod drops;
mod files;
mod found;
pub mod gating;
pub mod placing;
mod promoted;
pub mod texts;
pub mod typed;

use std::sync::Arc;

use menagerie_rules::{Move, Position, Variant, notation};

/// Chess on 5x5 with these lines for `[hands]`, for its Pawn and for its Queen.
pub fn tiny(start: &str, hands: &str, pawn: &str, queen: &str) -> Arc<Variant> {
    let piece = |label: &str, name: &str, betza: &str, more: &str| {
        format!(
            "[[pieces]]\nlabel = \"{label}\"\nname = \"{name}\"\nbetza = \"{betza}\"\nmoves = \"It moves.\"\n{more}\n"
        )
    };
    let text = format!(
        "id = \"tiny\"\nname = \"Tiny\"\nrevision = 1\nfiles = 5\nranks = 5\nstart = \"{start} w - - 0 1\"\n\
         summary = \"Tiny.\"\nrules = []\n[sides]\nnames = [\"White\", \"Black\"]\nstyles = [\"white\", \"black\"]\n\
         [credits]\nauthor = \"a\"\nsource = \"b\"\nurl = \"https://example.org/\"\n\
         [endings]\nstalemate = \"draw\"\n[hands]\n{hands}\n\
         [zones.low]\nname = \"low half\"\nsquares = \"a1-e3\"\n{}{}{}{}",
        piece("P", "Pawn", "fmWfcF", pawn),
        piece("R", "Rook", "R", ""),
        piece("Q", "Queen", "Q", queen),
        piece("K", "King", "K", "royal = true"),
    );
    Arc::new(Variant::from_toml("tiny.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// A position of a variant.
pub fn position(variant: &Arc<Variant>, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal drops of a kind, as the squares where it comes down.
pub fn dropped(position: &Position, label: &str) -> String {
    let variant = position.variant();
    let is_it = |mv: &&Move| {
        mv.dropped().is_some_and(|role| variant.piece(role).label.to_string() == label)
    };
    let legal = position.legal_moves();
    let squares: Vec<String> = legal.iter().filter(is_it).map(|mv| mv.to().to_string()).collect();
    squares.join(" ")
}

/// The position after moves in coordinates.
pub fn after(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        let mv = notation::from_coordinates(&position, text);
        position.play(&mv.unwrap_or_else(|| panic!("{text} in {}", position.fen())))
    })
}
