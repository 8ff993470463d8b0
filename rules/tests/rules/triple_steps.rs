//! Pawns that go up to three squares at once, and captures in passing on each square passed over.

use crate::common::{after, all_english, coordinates, english, variant};
use menagerie_rules::convert::from_diagram;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, FenError, Position, Square, Trial, Variant, Way, betza};
use std::sync::Arc;

fn position(fen: &str) -> Position {
    Position::from_fen(variant("wildebeest"), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn moves_from(position: &Position, from: &str) -> String {
    let from = Square::parse(from).expect("it is a square");
    coordinates(position, &position.legal_moves_from(from)).join(" ")
}

/// A board with two Kings and these ranks from the sixth down to the second.
fn board(ranks: [&str; 5], rest: &str) -> String {
    format!("10k/11/11/11/{}/10K {rest}", ranks.join("/"))
}

#[test]
fn a_pawn_goes_as_far_as_the_fifth_rank() {
    let start = position(&variant("wildebeest").start_fen);
    assert_eq!(moves_from(&start, "f2"), "f2f3 f2f4 f2f5");
    assert_eq!(moves_from(&after(start.clone(), "f2f3 a9a8"), "f3"), "f3f4 f3f5");
    assert_eq!(moves_from(&after(start.clone(), "f2f4 a9a8"), "f4"), "f4f5");
    assert_eq!(moves_from(&after(start, "a2a3"), "f9"), "f9f6 f9f7 f9f8");
    for (ranks, moves) in [
        (["11", "5r5", "11", "11", "5P5"], "f2f3 f2f4"),
        (["11", "11", "5r5", "11", "5P5"], "f2f3"),
        (["11", "11", "11", "5r5", "5P5"], ""),
    ] {
        assert_eq!(moves_from(&position(&board(ranks, "w - -")), "f2"), moves, "{ranks:?}");
    }
}

/// The captures by each of Black's Pawns after the step.
#[test]
fn who_has_made_a_triple_step_is_captured_on_either_square_that_it_passed() {
    let before = board(["11", "4p6", "6p4", "3p7", "5P5"], "w - -");
    for (step, passed, captures) in [
        ("f2f5", "f3f4", ["e5e4 e5f4", "g4f3 g4g3"]),
        ("f2f4", "f3", ["e5e4 e5f4", "g4f3 g4g3"]),
        ("f2f3", "-", ["e5e4", "g4f3 g4g3"]),
    ] {
        let after = after(position(&before), step);
        assert_eq!(after.fen().split(' ').nth(3), Some(passed), "{step}");
        assert_eq!(position(&after.fen()).fen(), after.fen());
        assert_eq!(["e5", "g4"].map(|from| moves_from(&after, from)), captures, "{step}");
    }
    let passed = after(position(&before), "f2f5");
    let usable: Vec<String> = passed.usable_en_passant().iter().map(|at| at.to_string()).collect();
    assert_eq!(usable, ["f3", "f4"]);
    for capture in ["e5f4", "g4f3"] {
        let gone = after(passed.clone(), capture);
        assert_eq!(
            gone.pieces().filter(|(_, piece)| gone.variant().letter(*piece) == "P").count(),
            0
        );
    }
    assert_ne!(passed, after(passed.clone(), "k10k9 k1j1 k9k10 j1k1"), "it was possible then only");
}

#[test]
fn a_position_names_one_passed_square_or_both() {
    let fen = |passed: &str| board(["11", "4pP5", "6p4", "11", "11"], &format!("b - {passed} 0 1"));
    for passed in ["f3f4", "f4f3", "f3"] {
        assert_eq!(position(&fen(passed)).fen(), fen("f3f4"), "{passed}");
    }
    // A step from the third rank has passed the fourth rank only.
    assert_eq!(position(&fen("f4")).fen(), fen("f4"));
    assert_ne!(position(&fen("f4")), position(&fen("f3f4")));
    for passed in ["f2f3f4", "f3f3", "f3e3", "f4f5", "f3,f4", "f3f", "ff3", "f3f4-", "f6f7", "e4e3"]
    {
        let error = Position::from_fen(variant("wildebeest"), &fen(passed)).map(|it| it.fen());
        assert_eq!(error, Err(FenError::Passed), "{passed}");
    }
    // No Pawn goes four squares at once.
    let far = board(["5P5", "11", "11", "11", "11"], "b - f3f4f5");
    assert!(Position::from_fen(variant("wildebeest"), &far).is_err());
}

#[test]
fn the_step_and_what_is_in_its_way_are_named() {
    let open = position(&board(["11", "11", "11", "11", "5P5"], "w - -"));
    let said =
        all_english(open.told_reach(Square::parse("f2").expect("it is a square"), Color::White));
    assert_eq!(said, ["up: f3", "double step over f3: f4", "triple step over f3 and f4: f5"]);
    let mv = notation::from_coordinates(&open, "f2f5").expect("it is legal");
    let reached = open.reach(mv.from()).into_iter().find(|reached| reached.mv == mv);
    let squares = ["f3", "f4"].map(|name| Square::parse(name).expect("it is a square"));
    assert_eq!(reached.map(|it| it.way), Some(Way::MultiStep(squares.to_vec())));
    let said = |ranks, side: &str, typed| {
        let position = position(&board(ranks, side));
        match notation::read(&position, typed) {
            Reading::Refused(refusal) => english(refusal.reason(&position)),
            reading => panic!("{typed}: {reading:?}"),
        }
    };
    assert_eq!(
        said(["11", "11", "5r5", "11", "5P5"], "w - -", "f2-f5"),
        "The Pawn can't get from f2 to f5: the Rook on f4 is in the way."
    );
    assert_eq!(
        said(["11", "5r5", "11", "11", "5P5"], "w - -", "f2-f5"),
        "The Pawn doesn't capture in this way, and the Rook stands on f5."
    );
    assert_eq!(
        said(["11", "4pP5", "11", "11", "11"], "b - -", "e5-f4"),
        "The Pawn goes from e5 to f4 only to capture, and f4 is empty; the Pawn on f5 can be captured in passing only \
         at once, right after its triple step."
    );
}

/// A piece on either square in between is in the way. A piece that has made the step is captured
/// there.
#[test]
fn a_triple_step_alone_goes_over_two_empty_squares() {
    let e1 = Square::parse("e1").expect("it is a square");
    for (board, moves) in [
        ("8/8/8/8/8/8/8/4X3", 1),
        ("8/8/8/8/8/4o3/8/4X3", 0),
        ("8/8/8/8/8/8/4O3/4X3", 0),
        ("8/8/8/8/4o3/8/8/4X3", 0),
    ] {
        let trial = Trial::placed(8, 8, e1, board).expect("it is a board");
        let found = trial.destinations("fmnH").expect("it is XBetza");
        assert_eq!((found.moves.len(), found.captures.len()), (moves, 0), "{board}");
    }
    let omega = "files=12\nranks=12\npromoChoice=Q\npawn:P:fmWfceFimfnDimfnH::a3-l3\n\
                 queen:Q:::f2\nking:K:K::g2\n";
    let file = from_diagram(omega, "x").expect("it is a diagram").file;
    let omega = Arc::new(Variant::from_toml("x", &file).expect("it is read"));
    let fen = "6k5/12/12/12/12/12/1p10/12/12/P5p5/12/6K5 w a3 - 0 1";
    let start = Position::from_fen(&omega, fen).expect(fen);
    assert_eq!(moves_from(&start, "a3"), "a3a4 a3a5 a3a6");
    let fen = "6k5/12/12/12/12/12/12/p11/12/P5p5/12/6K5 w a3 - 0 1";
    assert_eq!(moves_from(&Position::from_fen(&omega, fen).expect(fen), "a3"), "a3a4");
    let after = after(start, "a3a6");
    assert_eq!(moves_from(&after, "b6"), "b6a5 b6b5");
}

#[test]
fn a_range_of_steps_is_written_in_one_way() {
    let read = |text: &str| betza::read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read("fmnR2"), read("fmWfmnD"));
    assert_eq!(read("fmnnR3"), read("fmnR3"));
    assert_eq!(read("fmnW3"), read("fmnR3"));
    let squares: Vec<Option<u8>> =
        read("ifmnR3").iter().map(|movement| movement.multi_step).collect();
    assert_eq!(squares, [None, Some(2), Some(3)]);
    // H is only the third of these movements, as the diagrams of Omega and Gross Chess write it.
    assert_eq!(read("fmnH"), read("fmnR3")[2..]);
    assert_eq!(read("ifmnH"), read("ifmnR3")[2..]);
    // Without n it cannot be captured in passing. A backward, sideways or capturing step is no
    // multi-step.
    assert!(read("fmR3").iter().all(|movement| movement.multi_step.is_none()));
    for text in ["bmnR3", "fnR3", "fcnR3", "bmnB3", "fmnjR3"] {
        assert!(betza::read(text).is_err(), "{text}");
    }
}
