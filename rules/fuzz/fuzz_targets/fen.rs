//! Any text may be meant as a position: it is read or refused, and what is read is written back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::{Position, bundled};

fuzz_target!(|data: (u8, &str)| {
    let (game, text) = data;
    let variant = &bundled()[usize::from(game) % bundled().len()];
    if let Ok(position) = Position::from_fen(variant, text) {
        let again = Position::from_fen(variant, &position.fen()).expect("its own FEN");
        assert_eq!(again, position);
        assert_eq!(position.legal_moves().len() as u64, position.perft(1));
        for mv in position.legal_moves() {
            let _ = position.play(&mv).legal_moves();
        }
    }
});
