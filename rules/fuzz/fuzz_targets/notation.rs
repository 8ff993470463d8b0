//! Any text may be meant as a move: it is a legal move, a choice or a refusal with a sentence.

#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Position, bundled};

fuzz_target!(|data: (u8, u8, &str)| {
    let (game, steps, text) = data;
    let variant = &bundled()[usize::from(game) % bundled().len()];
    let mut position = Position::start(variant);
    for step in 0..steps % 8 {
        let moves = position.legal_moves();
        let Some(mv) = moves.get(usize::from(step) * 7 % moves.len().max(1)) else { break };
        position = position.play(mv);
    }
    match notation::read(&position, text) {
        Reading::Move(mv) => assert!(position.is_legal(&mv)),
        Reading::Choices(moves) => {
            assert!(moves.len() > 1 && moves.iter().all(|mv| position.is_legal(mv)));
        }
        Reading::Refused(refusal) => {
            let sentence = refusal.sentence(&position);
            assert!(!sentence.is_empty() && sentence.chars().count() < 500);
        }
    }
    notation::looks_like_move(variant, text);
    assert!(notation::suggest(&position, text, 25).len() <= 25);
});
