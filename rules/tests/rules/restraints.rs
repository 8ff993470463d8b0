//! Rules that forbid moves even though no royal piece is left attacked.

use crate::common::{coordinates, random_game, variant};
use menagerie_rules::{CountOn, Position, Restraints, bundled};

/// The legal moves of a position of a variant.
fn legal(id: &str, fen: &str) -> String {
    let position =
        Position::from_stored_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
    assert_eq!(
        position.perft_counting_on(1, CountOn::AfterEveryEnd),
        position.legal_moves().len() as u64,
        "{fen}"
    );
    assert_eq!(position.has_legal_move(), !position.legal_moves().is_empty(), "{fen}");
    coordinates(&position, &position.legal_moves()).join(" ")
}

#[test]
fn who_can_capture_must_capture() {
    for (id, fen, moves) in [
        ("antichess", "8/8/8/p7/1P6/8/7P/8 w - - 0 1", "b4a5"),
        ("antichess", "8/8/8/8/1P6/8/8/k7 w - - 0 1", "b4b5"),
        // Several captures are a choice, with all their promotions.
        ("antichess", "8/8/8/p1p5/1P6/8/7P/8 w - - 0 1", "b4a5 b4c5"),
        ("antichess", "n7/1P6/8/8/8/8/8/7k w - - 0 1", "b7a8=B b7a8=K b7a8=N b7a8=Q b7a8=R"),
        ("antichess", "8/8/8/Pp6/8/8/8/7k w - b6 0 1", "a5b6"),
        // The King is not royal there and may go anywhere.
        ("antichess", "8/8/8/8/8/8/4q3/4K2p w - - 0 1", "e1e2"),
        // In check only captures that answer it count.
        ("losers", "4k3/8/8/8/4r3/8/1p6/R3K3 w - - 0 1", "e1d1 e1d2 e1f1 e1f2"),
        ("losers", "4k3/8/8/8/4r3/3N4/1p6/R3K3 w - - 0 1", "e1d1 e1d2 e1f1 e1f2"),
        ("losers", "4k3/8/8/8/4r3/2N5/8/R3K3 w - - 0 1", "c3e4"),
        // A pinned piece's capture does not count.
        (
            "losers",
            "4r1k1/8/8/8/8/2p5/4B3/4K2R w - - 0 1",
            "e1d1 e1f1 e1f2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8",
        ),
    ] {
        let mut wanted: Vec<&str> = moves.split(' ').collect();
        wanted.sort_unstable();
        assert_eq!(legal(id, fen), wanted.join(" "), "{id}: {fen}");
    }
}

#[test]
fn no_check_may_be_given_not_even_a_discovered_one() {
    for (fen, moves) in [
        ("8/8/8/8/7k/8/K7/1N6 w - - 0 1", "a2a1 a2a3 a2b2 a2b3 b1a3 b1c3 b1d2"),
        ("8/8/8/8/8/4k3/K7/1N6 w - - 0 1", "a2a1 a2a3 a2b2 a2b3 b1a3 b1c3 b1d2"),
        ("8/8/8/4k3/8/8/K7/1N6 w - - 0 1", "a2a1 a2a3 a2b2 a2b3 b1a3 b1c3 b1d2"),
        ("8/8/8/3k4/8/8/K7/1N6 w - - 0 1", "a2a1 a2a3 a2b2 a2b3 b1a3 b1d2"),
        ("8/8/8/8/R1N4k/8/8/K7 w - - 0 1", "a1a2 a1b1 a1b2 a4a2 a4a3 a4a5 a4a6 a4a7 a4a8 a4b4"),
    ] {
        assert_eq!(legal("racing-kings", fen), moves, "{fen}");
    }
}

#[test]
fn what_one_piece_may_do_is_part_of_what_all_may_do() {
    for game in bundled().iter().filter(|game| game.restraints != Restraints::default()) {
        for seed in 0..20 {
            let line = random_game(game, seed, 80);
            for ply in 0..line.ply() {
                let position = line.position_at(ply).expect("it was there");
                let all = position.legal_moves();
                let by_piece = game.squares().flat_map(|from| position.legal_moves_from(from));
                assert_eq!(by_piece.collect::<Vec<_>>(), all, "{position:?}");
                if game.restraints.no_checks {
                    assert!(!position.is_check(), "{position:?}");
                    continue;
                }
                if !game.restraints.must_capture {
                    continue;
                }
                let captures = all.iter().filter(|mv| position.captured(mv).is_some()).count();
                assert!(captures == 0 || captures == all.len(), "{position:?}");
            }
        }
    }
}
