//! Captures in passing: who makes them, where, and of whom.

use std::sync::Arc;

use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Position, Square, Variant, lint};

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

/// The moves from one square to another, each with the square on which it takes.
fn moves(position: &Position, from: &str, to: &str) -> Vec<Option<String>> {
    let [from, to] = [from, to].map(|name| Square::parse(name).expect("it is a square"));
    let all = position.legal_moves_from(from).into_iter().filter(|mv| mv.to() == to);
    all.map(|mv| position.captured(&mv).map(|(square, _)| square.to_string())).collect()
}

fn refused(position: &Position, typed: &str) -> String {
    match notation::read(position, typed) {
        Reading::Refused(refusal) => refusal.reason(position),
        reading => panic!("{typed}: {reading:?}"),
    }
}

/// A King who captures like a Pawn, too. Where he does not capture in passing he may still step there.
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
        assert!(said.contains("would be in check by the Queen on a3"), "{said}");
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

/// Where a side may have several royal pieces each move is tried, those of royal ones, too.
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
