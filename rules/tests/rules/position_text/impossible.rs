//! Typed positions that no game can reach are refused, with the reason and what to do. A game that
//! was begun from one goes on. A position that games of its variant can reach is accepted.

use std::sync::Arc;

use crate::common::variant;
use menagerie_rules::{FenError, Position, Variant, bundled};

/// The variant, a position, and the sentence about it.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "chess",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "Black is in check although it is White's move: let Black move (write b), or take the check away",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/4q3/4K3 b - - 0 1",
        "White is in check although it is Black's move: let White move (write w), or take the check away",
    ),
    (
        "chess",
        "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1",
        "both sides are in check, and no move can lead to that: take one of the checks away",
    ),
    // A last King, two royal pieces that must both be kept, and Kings that face each other without
    // attacks.
    (
        "spartan",
        "k7/8/8/8/8/8/8/Q3K3 w - - 0 1",
        "Sparta is in check although it is Persia's move: let Sparta move (write b), or take the check \
         away",
    ),
    (
        "coregal",
        "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1",
        "Black is in check although it is White's move: let Black move (write b), or take the check away",
    ),
    (
        "racing-kings",
        "8/8/8/8/8/8/k6R/7K w - - 0 1",
        "Black is in check although it is White's move: let Black move (write b), or take the check away",
    ),
    (
        "xiangqi",
        "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1",
        "the two Generals face each other with nothing between, which no move may do: put a piece between, or move one",
    ),
    (
        "chess",
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "White's Pawn cannot stand on a8, because it is promoted there: put what it became",
    ),
    (
        "antichess",
        "8/8/8/8/8/8/8/p3K3 w - - 0 1",
        "Black's Pawn cannot stand on a1, because it is promoted there: put what it became",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "White's Pawn cannot stand on a1, because no Pawn can get to that rank: put it somewhere else",
    ),
    (
        "grand",
        "4k5/10/10/10/10/10/10/10/P9/4K5 w - - 0 1",
        "White's Pawn cannot stand on a2, because no Pawn can get to that rank: put it somewhere else",
    ),
    (
        "chess",
        "4k3/8/8/8/8/R3K2R/8/8 w KQ - 0 1",
        "White's Rook on a3 must have moved, because no Rook starts there: leave it out of the third part, or \
         write - there",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
        "White's King on d1 must have moved, because no King starts there: leave it out of the third part, or \
         write - there",
    ),
    (
        "chess960",
        "4k3/8/8/8/8/1R1K2R1/8/8 w KQ - 0 1",
        "White's Rook on b3 must have moved, because no Rook starts there: leave it out of the third part, or \
         write - there",
    ),
    (
        "terachess-2",
        "15k/16/16/16/16/16/16/16/16/16/16/16/16/K15/16/16 w a3 - 0 1",
        "White's King on a3 must have moved, because no King starts there: leave it out of the third part, or \
         write - there",
    ),
];

/// Positions that a game can reach, although they may look impossible.
const TAKEN: &[(&str, &str)] = &[
    ("chess", "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1"),
    ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    ("chess", "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1"),
    // A King may be lost, or be one of several.
    ("extinction-chess", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"),
    ("kinglet", "4k3/4R3/p7/8/8/8/P7/4K3 w - - 0 1"),
    ("antichess", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"),
    ("spartan", "k4k2/8/8/8/8/8/8/Q3K3 w - - 0 1"),
    // Pawns that stay unpromoted: in Grand Chess on the eighth and ninth rank, and in Xiangqi on
    // the last.
    ("grand", "4k5/10/P9/10/10/10/10/10/10/4K5 w - - 0 1"),
    ("grand", "4k5/P9/10/10/10/10/10/10/10/4K5 w - - 0 1"),
    ("xiangqi", "P3k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"),
    // King and Rook may begin anywhere.
    ("chess960", "1r1k2r1/8/8/8/8/8/8/1R1K2R1 w KQkq - 0 1"),
];

pub fn refused() -> Vec<FenError> {
    let told =
        |(id, fen, _): &(&str, &str, &str)| Position::from_fen(variant(id), fen).expect_err(fen);
    REFUSED.iter().map(told).collect()
}

#[test]
fn a_position_to_which_no_game_comes_is_refused_and_goes_on_where_it_was_begun() {
    for (id, fen, said) in REFUSED {
        let typed = Position::from_fen(variant(id), fen).expect_err(fen);
        assert_eq!(typed.to_string(), *said, "{id}: {fen}");
        let stored = Position::from_stored_fen(variant(id), fen).expect(fen);
        assert_eq!(stored.impossible(), Some(typed));
    }
}

#[test]
fn what_a_game_can_come_to_is_taken() {
    for (id, fen) in TAKEN {
        let read = Position::from_fen(variant(id), fen);
        assert!(read.is_ok(), "{id}: {fen}: {}", read.expect_err("it is none"));
    }
}

#[test]
fn every_array_is_possible_fixed_drawn_or_chosen() {
    for variant in bundled() {
        assert_eq!(Position::start(variant).impossible(), None, "{}", variant.id);
        for number in 0..50 {
            for symmetry in variant.shuffle.iter().flat_map(|it| it.symmetries.clone()) {
                let drawn = variant.shuffled_array(symmetry, number * 37, number * 91);
                let fen = drawn.expect("it is drawn");
                assert!(Position::from_fen(variant, &fen).is_ok(), "{}: {fen}", variant.id);
            }
        }
    }
}

/// As in Horde. Its Pawns fill ranks on which other Pawns never stand. Also a file whose first
/// mover could take the King at once.
#[test]
fn what_stands_in_the_array_of_a_file_may_stand_there() {
    const CHESS: &str = include_str!("../../../variants/chess.toml");
    let file = |array: &str| {
        let text = CHESS.replace("RNBQKBNR w a1,a8,e1,e8,h1,h8", array);
        assert_ne!(text, CHESS);
        Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|error| panic!("{error}")))
    };
    let horde = file("PPPPKPPP w -");
    for (fen, is_taken) in [
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", false),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", false),
    ] {
        assert_eq!(Position::from_fen(&horde, fen).is_ok(), is_taken, "{fen}");
    }
    let start = Position::start(&horde);
    assert_eq!(Position::from_fen(&horde, &start.fen()), Ok(start));
}
