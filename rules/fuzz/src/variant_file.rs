//! Any text may be meant as a variant file. A variant that is read can be played and shown on
//! cards.

use menagerie_rules::{Position, Variant};
use std::sync::Arc;

/// Takes a variant file. The result is true if it is one.
pub fn variant_file(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    match Variant::from_toml("fuzz.toml", &text) {
        Ok(variant) => {
            play_and_draw(&Arc::new(variant));
            true
        }
        Err(error) => {
            assert!(error.line > 0 && error.column > 0 && !error.problem.is_empty());
            false
        }
    }
}

fn play_and_draw(variant: &Arc<Variant>) {
    let start = Position::start(variant);
    let moves = start.legal_moves();
    assert_eq!(moves.len() as u64, start.perft(1));
    for mv in moves {
        let _ = start.play(&mv).legal_moves();
    }
    for role in variant.roles() {
        let _ = variant.card(role, 9);
    }
}
