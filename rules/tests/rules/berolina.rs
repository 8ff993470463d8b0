//! Berolina Pawns: they go diagonally, two squares at first, and capture straight, also in passing.

use std::sync::Arc;

use crate::common::{after, all_english, coordinates, english};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, FenError, Position, Square, Variant, lint};

const CHESS: &str = include_str!("../../variants/chess.toml");

/// Chess with Berolina Pawns that step like this from the second rank.
fn file(double: &str) -> String {
    CHESS.replacen("\"fmWfceF\"", "\"fmFfceW\"", 1).replacen(
        "\"fmnD\"",
        &format!("\"{double}\""),
        1,
    )
}

fn position(fen: &str) -> Position {
    let variant = Variant::from_toml("x.toml", &file("fmnF2")).expect("it is a game");
    Position::from_fen(&Arc::new(variant), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn moves_from(position: &Position, from: &str) -> String {
    let from = Square::parse(from).expect("it is a square");
    coordinates(position, &position.legal_moves_from(from)).join(" ")
}

#[test]
fn a_diagonal_double_step_needs_both_squares() {
    let open = position("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1");
    assert_eq!(moves_from(&open, "d2"), "d2b4 d2c3 d2e3 d2f4");
    let hindered = position("4k3/8/8/8/5r2/2r5/3P4/4K3 w - - 0 1");
    assert_eq!(moves_from(&hindered, "d2"), "d2e3");
    assert_eq!(moves_from(&position("4k3/p7/8/8/8/8/8/4K3 b - - 0 1"), "a7"), "a7b6 a7c5");
    let said =
        all_english(open.told_reach(Square::parse("d2").expect("it is a square"), Color::White));
    assert!(said.contains(&"double step over e3: f4".to_owned()), "{said:?}");
}

#[test]
fn it_is_captured_in_passing_on_the_square_that_it_passed() {
    for (fen, step, passed, capture, victim) in [
        ("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2f4", "e3f4", "e4e3", "f4"),
        ("4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1", "d2b4", "c3b4", "c4c3", "b4"),
        ("4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 1", "f7d5", "e6d5", "e5e6", "d5"),
    ] {
        let stepped = after(position(fen), step);
        assert_eq!(stepped.fen().split(' ').nth(3), Some(passed), "{fen}");
        assert_eq!(position(&stepped.fen()), stepped);
        let mv = notation::from_coordinates(&stepped, capture).expect(capture);
        let taken = stepped.captured(&mv).map(|(square, _)| square.to_string());
        assert_eq!(taken.as_deref(), Some(victim), "{fen}");
        assert_eq!(after(stepped.clone(), capture).pieces().count(), 3);
    }
}

#[test]
fn who_comes_too_late_is_told_so() {
    let late = position("4k3/8/8/8/4pP2/8/8/4K3 b - - 0 1");
    let Reading::Refused(why) = notation::read(&late, "e4-e3") else { panic!("it is too late") };
    assert!(
        english(why.reason(&late))
            .contains("the Pawn on f4 can be captured in passing only at once")
    );
}

#[test]
fn a_position_says_which_of_two_has_passed_the_square() {
    let fen = |passed: &str| format!("4k3/8/8/8/3PpP2/8/8/4K3 b - {passed} 0 1");
    let [left, right] = ["e3d4", "e3f4"].map(|passed| position(&fen(passed)));
    assert_eq!(left.fen(), fen("e3d4"));
    assert_ne!(left, right, "another Pawn is captured");
    let variant = Arc::clone(left.variant());
    for passed in ["e3", "e3e4", "d4", "f4", "e3d4f4", "d4e5"] {
        let error = Position::from_fen(&variant, &fen(passed)).map(|it| it.fen());
        assert_eq!(error, Err(FenError::Passed), "{passed}");
    }
    // Where only one Pawn can have made the step, the square is enough, as other programs write it.
    let one = "4k3/8/8/8/3Pp3/8/8/4K3 b - e3 0 1";
    assert_eq!(position(one).fen(), one.replace("e3", "e3d4"));
}

#[test]
fn lint_says_how_the_double_step_is_written() {
    let warned = |double: &str| lint("x.toml", &file(double), 1).to_string();
    assert!(warned("fmnA").contains("diagonally as fmnF2"), "{}", warned("fmnA"));
    assert!(!warned("fmnF2").contains("in passing"), "{}", warned("fmnF2"));
}
