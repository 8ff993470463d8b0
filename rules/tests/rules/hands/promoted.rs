//! Promoted pieces: they come into a hand as their former kind, and promote in and out of a zone.

use super::{after, position};
use crate::common::variant;
use menagerie_rules::{Color, Position, notation};

/// The labels of what a side has in hand.
fn held(position: &Position, color: Color) -> String {
    let labels = position.hand(color).flat_map(|(role, count)| {
        let label = position.variant().piece(role).label;
        std::iter::repeat_n(label.to_string(), usize::from(count))
    });
    labels.collect()
}

#[test]
fn a_promoted_piece_is_captured_as_what_it_was() {
    let crazyhouse = position(variant("crazyhouse"), "1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1");
    let taken = after(&crazyhouse, "a7a8=+Q b8a8");
    assert_eq!(held(&taken, Color::Black), "P");
    let shogi = position(variant("shogi"), "4k4/9/+P8/r8/9/9/9/9/4K4[] b - - 0 1");
    assert_eq!(held(&after(&shogi, "a6a7"), Color::Black), "P");
}

/// A game of Chessgi does not forget: a promoted piece stays one in the hand.
#[test]
fn a_game_may_say_otherwise() {
    let chessgi = variant("chessgi");
    assert!(chessgi.hands.is_some_and(|hands| hands.captures));
}

/// A square, and the moves of the piece there with what it becomes.
#[test]
fn a_piece_of_shogi_promotes_on_entering_on_leaving_and_within_the_zone() {
    let shogi = variant("shogi");
    for (fen, from, to, becomes) in [
        ("4k4/9/9/4S4/9/9/9/9/4K4[] w - - 0 1", "e6", "e7", "+S S"),
        ("4k4/9/4S4/9/9/9/9/9/4K4[] w - - 0 1", "e7", "d6", "+S S"),
        ("k8/4S4/9/9/9/9/9/9/4K4[] w - - 0 1", "e8", "f7", "+S S"),
        ("4k4/9/9/9/4S4/9/9/9/4K4[] w - - 0 1", "e5", "e6", ""),
        // It must promote where it could never move again.
        ("4k4/P8/9/9/9/9/9/9/4K4[] w - - 0 1", "a8", "a9", "+P"),
        ("4k4/9/N8/9/9/9/9/9/4K4[] w - - 0 1", "a7", "b9", "+N"),
        ("4k4/9/9/N8/9/9/9/9/4K4[] w - - 0 1", "a6", "b8", "+N"),
        ("4k4/9/9/L8/9/9/9/9/4K4[] w - - 0 1", "a6", "a9", "+L"),
        // Golds and promoted pieces do not promote.
        ("4k4/9/9/4G4/9/9/9/9/4K4[] w - - 0 1", "e6", "e7", ""),
        ("k8/9/9/4+R4/9/9/9/9/4K4[] w - - 0 1", "e6", "e7", ""),
    ] {
        let position = position(shogi, fen);
        let mut found: Vec<String> = position
            .legal_moves()
            .iter()
            .filter(|mv| (mv.from().to_string(), mv.to().to_string()) == (from.into(), to.into()))
            .filter_map(|mv| Some(shogi.piece(mv.promotion()?).label.to_string()))
            .collect();
        found.sort();
        assert_eq!(found.join(" "), becomes, "{fen} {from}{to}");
    }
}

/// In Kyoto Shogi a piece turns over with each move, and is dropped with either side up.
#[test]
fn a_piece_may_be_dropped_as_either_of_two() {
    let start = Position::start(variant("kyoto-shogi"));
    let kings = position(start.variant(), "2k2/5/5/5/2K2[P] w - - 0 1");
    let drops: Vec<String> = kings
        .legal_moves_from(menagerie_rules::Square::parse("a1").expect("it is a square"))
        .iter()
        .map(|mv| notation::coordinates(kings.variant(), mv))
        .collect();
    assert_eq!(drops, ["P@a1", "+P@a1"]);
    let dropped = after(&kings, "+P@a1");
    assert!(dropped.hand(Color::White).next().is_none());
}
