//! Captures in passing: by which pieces, on which squares, and of which pieces.

use crate::common::english;
use std::sync::Arc;

use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{FenError, Position, Square, Variant, lint};

const CHESS: &str = include_str!("../../variants/chess.toml");

fn file(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(CHESS.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replacen(old, new, 1)
    })
}

fn game(text: &str) -> Arc<Variant> {
    Arc::new(Variant::from_toml("x.toml", text).unwrap_or_else(|error| panic!("{error}")))
}

fn position(variant: &Arc<Variant>, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The moves from one square to another, each with the square of the captured piece.
fn moves(position: &Position, from: &str, to: &str) -> Vec<Option<String>> {
    let [from, to] = [from, to].map(|name| Square::parse(name).expect("it is a square"));
    let all = position.legal_moves_from(from).into_iter().filter(|mv| mv.to() == to);
    all.map(|mv| position.captured(&mv).map(|(square, _)| square.to_string())).collect()
}

fn refused(position: &Position, typed: &str) -> String {
    match notation::read(position, typed) {
        Reading::Refused(refusal) => english(refusal.reason(position)),
        reading => panic!("{typed}: {reading:?}"),
    }
}

/// A King that also captures like a Pawn. Where he does not capture in passing he may still step
/// there.
#[test]
fn the_king_does_not_capture_in_passing() {
    let quiet = file(&[("\"KisO2\"", "\"KfceFisO2\"")]);
    let only = file(&[("\"KisO2\"", "\"WfceFisO2\"")]);
    let attacked = "8/8/8/8/3kP3/Q7/8/4K3 b - e3 0 1";
    let free = "8/8/8/8/3kP3/8/8/4K3 b - e3 0 1";
    let kept = |text: &str| Arc::new(Variant::kept("x", text).expect("it was a game"));
    for variant in [game(&quiet), kept(&quiet)] {
        let attacked = position(&variant, attacked);
        assert_eq!(moves(&attacked, "d4", "e3"), []);
        let said = refused(&attacked, "d4-e3");
        assert!(said.contains("would be in check from the Queen on a3"), "{said}");
        assert_eq!(moves(&position(&variant, free), "d4", "e3"), [None]);
    }
    let free = position(&game(&only), free);
    assert_eq!(moves(&free, "d4", "e3"), []);
    let said = refused(&free, "d4-e3");
    assert!(said.contains("only to capture, and e3 is empty"), "{said}");
    assert!(!said.contains("in passing"), "he never captures so: {said}");
    let warned = lint("x.toml", &quiet, 1).to_string();
    assert!(warned.contains("the King is royal and never captures in passing"), "{warned}");
    assert!(!lint("x.toml", CHESS, 1).to_string().contains("never captures in passing"));
}

/// Where a side may have several royal pieces each move is tried, also those of royal pieces.
#[test]
fn one_of_several_royal_pieces_captures_in_passing_where_that_leaves_it_safe() {
    let text = file(&[
        ("\"KisO2\"", "\"WfceFisO2\""),
        ("stalemate = \"draw\"", "royals = \"all\"\nstalemate = \"draw\""),
    ]);
    let variant = game(&text);
    let at = |fen: &str| moves(&position(&variant, fen), "d4", "e3");
    assert_eq!(at("8/8/8/8/3kP3/8/8/4K3 b - e3 0 1"), [Some("e4".to_owned())]);
    assert_eq!(at("8/8/8/8/3kP3/Q7/8/4K3 b - e3 0 1"), []);
    let warned = lint("x.toml", &text, 1).to_string();
    assert!(!warned.contains("never captures in passing"), "{warned}");
}

/// Where the capture would leave the King attacked, the step is not legal either, though it alone
/// would be safe.
#[test]
fn a_piece_whose_capture_in_passing_is_not_legal_does_not_step_there() {
    let variant = game(&file(&[("\"fmWfceF\"", "\"fmFfceF\"")]));
    let pinned = position(&variant, "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1");
    assert_eq!(moves(&pinned, "e4", "d3"), []);
    assert_eq!(moves(&pinned, "e4", "f3"), [None], "the other Pawn is in the way of the Rook");
    assert_eq!(
        refused(&pinned, "e4-d3"),
        "That capture in passing would leave your King in check from the Rook on h4."
    );
    let too_late = position(&variant, "8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1");
    assert_eq!(moves(&too_late, "e4", "d3"), [None]);
    let free = position(&variant, "8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 1");
    assert_eq!(moves(&free, "e4", "d3"), [Some("d4".to_owned())]);
}

/// On a board 16 files wide, the number after the last square of a rank is the first square of the
/// next rank.
#[test]
fn what_was_passed_lies_between_two_squares_of_the_board() {
    let text = "id = \"wide\"\nname = \"Wide\"\nrevision = 1\nfiles = 16\nranks = 8\nsummary = \"Few.\"\n\
        rules = []\nstart = \"k15/16/16/16/16/16/16/15K w - - 0 1\"\n\
        sides = { names = [\"White\", \"Black\"], styles = [\"white\", \"black\"] }\n\
        credits = { author = \"A\", source = \"B\", url = \"C\" }\nendings = { stalemate = \"draw\" }\n\
        pieces = [\n\
        { label = \"K\", name = \"King\", betza = \"K\", moves = \"One step.\", royal = true },\n\
        { label = \"P\", name = \"Pawn\", betza = \"fmWfmnF2fceF\", moves = \"Ahead.\" },\n]\n";
    let wide = game(text);
    let fen = |passed: &str| format!("k15/16/P15/14p1/16/16/16/15K b - {passed} 0 1");
    for passed in ["p4", "p4a6"] {
        let read = Position::from_fen(&wide, &fen(passed)).map(|it| it.fen());
        assert_eq!(read, Err(FenError::Passed), "{passed}");
    }
    // From the other edge: a step from c4 over b5 to a6.
    let read = Position::from_fen(&wide, &fen("b5")).map(|it| it.fen());
    assert_eq!(read, Ok(fen("b5a6")));
}

/// A multi-step begins on a square where the piece makes one. Positions that were accepted before
/// can still be read.
#[test]
fn what_was_passed_was_passed_by_a_step_from_where_there_is_one() {
    let chess = game(CHESS);
    for (fen, is_one) in [
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", true),
        ("4k3/8/8/3pP3/8/8/8/4K3 b - e4 0 1", false),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", true),
        ("4k3/8/8/8/3pP3/8/8/4K3 w - d5 0 1", false),
    ] {
        let read = Position::from_fen(&chess, fen).map(|it| it.fen());
        assert_eq!(read, if is_one { Ok(fen.to_owned()) } else { Err(FenError::Passed) });
        let stored = Position::from_stored_fen(&chess, fen).map(|it| it.fen());
        assert_eq!(stored.as_deref(), Ok(fen));
    }
    // The piece is already a Queen, and has passed the square as a Pawn.
    let at_once = game(&file(&[
        ("a2-h2\"", "a2-h2\"\n[zones.middle]\nname = \"middle\"\nsquares = \"a4-h4\""),
        ("pawn = true", "pawn = true\npromotes_in = \"middle\""),
    ]));
    for (fen, is_one) in
        [("4k3/8/8/8/3pQ3/8/8/4K3 b - e3 0 1", true), ("4k3/8/8/3pQ3/8/8/8/4K3 b - e4 0 1", false)]
    {
        assert_eq!(Position::from_fen(&at_once, fen).is_ok(), is_one, "{fen}");
    }
}
