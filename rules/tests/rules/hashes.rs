//! The hash of a position, which changes with the moves.

use crate::common::{after, random_game, variant};
use crate::reference::known;
use menagerie_rules::{Position, bundled};
use std::collections::HashMap;

#[test]
fn a_hash_that_changes_with_the_moves_is_that_of_the_position_read_from_nothing() {
    for (number, known) in known().into_iter().chain(bundled()).enumerate() {
        let line = random_game(known, 700 + number as u64, 120);
        for ply in 0..=line.ply() {
            let position = line.position_at(ply).expect("it was played");
            let fen = position.fen();
            let read = Position::from_stored_fen(known, &fen).expect("it is its own text");
            assert_eq!(position.hash(), read.hash(), "{} {fen}", known.id);
        }
    }
}

#[test]
fn equal_positions_have_equal_hashes_and_different_ones_different_hashes() {
    for (number, known) in bundled().iter().enumerate() {
        let mut seen: HashMap<u64, Position> = HashMap::new();
        for seed in 0..9 {
            let line = random_game(known, 800 + 20 * number as u64 + seed, 80);
            for position in (0..=line.ply()).filter_map(|ply| line.position_at(ply)) {
                for mv in position.legal_moves().iter().step_by(3) {
                    let next = position.play(mv);
                    let other = seen.entry(next.hash()).or_insert_with(|| next.clone());
                    assert!(*other == next, "{} and {} in {}", other.fen(), next.fen(), known.id);
                }
            }
        }
        // A game on twelve squares is soon over.
        let least = known.squares().count().min(50) * 10;
        assert!(seen.len() > least, "{}: {}", known.id, seen.len());
    }
}

#[test]
fn what_makes_no_difference_for_the_rules_makes_none_for_the_hash() {
    let chess = |fen: &str| Position::from_fen(variant("chess"), fen).expect(fen);
    // The same position by another order of moves, and with other counters.
    let start = Position::start(variant("chess"));
    let one = after(start.clone(), "g1f3 g8f6 b1c3 b8c6");
    let other = after(start.clone(), "b1c3 b8c6 g1f3 g8f6");
    assert_eq!((one.hash(), &one), (other.hash(), &other));
    assert_eq!(after(one, "c3b1 c6b8 f3g1 f6g8").hash(), start.hash());
    // Nobody can capture in passing after this step.
    let stepped = after(start, "e2e4");
    let quiet = chess("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(stepped.hash(), quiet.hash());
}

#[test]
fn turn_rights_passed_squares_and_checks_make_a_difference() {
    let chess = |fen: &str| Position::from_fen(variant("chess"), fen).expect(fen);
    let all = [
        chess("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"),
        chess("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1"),
        chess("r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1"),
        chess("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk - 0 1"),
        chess("r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1"),
    ];
    for (number, one) in all.iter().enumerate() {
        for other in &all[..number] {
            assert_ne!(one.hash(), other.hash(), "{} and {}", one.fen(), other.fen());
        }
    }
}
