//! Any text may be meant as a position. It is read or refused, and a position that is read is
//! written back.

use super::game_and_rest;
use menagerie_rules::{CountOn, Position};

/// Takes a variant's id on one line and a FEN after it. The result is true if the FEN is a
/// position.
pub fn fen(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let (variant, text) = game_and_rest(&text);
    let Ok(position) = Position::from_fen(variant, text) else { return false };
    let again = Position::from_fen(variant, &position.fen()).expect("its own FEN");
    assert_eq!(again, position);
    let moves = position.legal_moves();
    assert_eq!(moves.len() as u64, position.perft_counting_on(1, CountOn::AfterEveryEnd));
    for mv in moves {
        assert!(position.is_legal(&mv));
        let _ = position.play(&mv).legal_moves();
    }
    true
}
