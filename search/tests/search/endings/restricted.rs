//! A side loses that a capture leaves with pieces only that are too weak to win.

use std::sync::Arc;

use menagerie_rules::Variant;

use super::{PLAIN, best, chess, chess_with, line};

/// Chess with Knights too weak to win.
fn weak_knights() -> Arc<Variant> {
    let weak = [("label = \"N\"", "restricted = true\nlabel = \"N\"")];
    chess_with("stalemate = \"draw\"", "", &weak)
}

#[test]
fn the_last_strong_piece_is_taken_for_any_price() {
    // The King guards his Pawn, and takes the Queen too late: the Knight alone cannot win.
    let fen = "1n6/4k3/3p4/8/8/8/P7/K2Q4 w - - 0 1";
    let (taken, score) = best(&line(&weak_knights(), fen));
    assert_eq!((taken.as_str(), score.wins_in()), ("d1d6", Some(1)));
    assert_ne!(best(&line(&chess(PLAIN), fen)).0, "d1d6");
}

#[test]
fn the_last_strong_piece_is_not_exchanged() {
    // The Rook takes the Queen and is taken, and only the Knight is left.
    let fen = "4r2k/8/1n6/8/8/5N2/P6K/4Q3 b - - 0 1";
    assert_eq!(best(&line(&chess(PLAIN), fen)).0, "e8e1");
    let (kept, score) = best(&line(&weak_knights(), fen));
    assert_ne!(kept, "e8e1");
    assert_eq!(score.loses_in(), None, "{score}");
}
