//! Any text may be meant as a variant file; what is read can be played and drawn on a card.

#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::{Position, Variant, betza};
use std::sync::Arc;

fuzz_target!(|text: &str| {
    let _ = betza::read(text);
    if let Ok(variant) = Variant::from_toml("fuzz.toml", text) {
        let variant = Arc::new(variant);
        let start = Position::start(&variant);
        for mv in start.legal_moves() {
            let _ = start.play(&mv).legal_moves();
        }
        for role in variant.roles() {
            let _ = variant.card(role, 9);
        }
    }
});
