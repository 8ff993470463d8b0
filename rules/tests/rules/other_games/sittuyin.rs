//! Sittuyin: a Pawn promotes by a move of its own.

use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Line, Position, Refusal, Square, Termination};

use crate::common::{english, variant};

fn sittuyin(fen: &str) -> Position {
    Position::from_fen(variant("sittuyin"), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The promotions of a position, as coordinates.
fn promotions(fen: &str) -> String {
    let position = sittuyin(fen);
    let legal = position.legal_moves();
    let promotions = legal.iter().filter(|mv| mv.promotion().is_some());
    let mut texts: Vec<String> =
        promotions.map(|mv| notation::coordinates(variant("sittuyin"), mv)).collect();
    texts.sort();
    texts.join(" ")
}

/// On a diagonal in the enemy half, or as the last Pawn; not with a General on the board; and the
/// new General attacks nothing and gives no check, nor does a piece behind it.
#[test]
fn a_pawn_promotes_where_it_stands_or_one_step_on() {
    for (board, found) in [
        ("k7/8/8/3P4/8/8/P7/K7[] w", "d5c4=F d5c6=F d5d5=F d5e4=F d5e6=F"),
        ("k7/8/8/2P5/8/8/P7/K7[] w", ""),
        ("k7/8/8/2P5/8/8/8/K7[] w", "c5b4=F c5b6=F c5c5=F c5d4=F c5d6=F"),
        ("k7/8/8/3P4/8/8/P4F2/K7[] w", ""),
        ("k7/8/2r5/3P4/8/8/P7/K7[] w", "d5c4=F d5e4=F d5e6=F"),
        ("8/3k4/8/3P4/8/8/P7/K7[] w", "d5c4=F d5d5=F d5e4=F"),
        ("3k4/8/8/3P4/8/8/3R4/K2P4[] w", "d5d5=F"),
        ("k7/8/8/8/3p4/8/8/K7[] b", "d4c3=F d4c5=F d4d4=F d4e3=F d4e5=F"),
    ] {
        assert_eq!(promotions(&format!("{board} - - 0 1")), found, "{board}");
    }
}

#[test]
fn a_promotion_is_a_move() {
    let here = sittuyin("k7/8/8/3P4/8/8/P7/K7[] w - - 5 1");
    for (text, fen) in [
        ("d5=F", "k7/8/8/3F4/8/8/P7/K7[] b - - 0 1"),
        ("d5d5=F", "k7/8/8/3F4/8/8/P7/K7[] b - - 0 1"),
        ("d5e6f", "k7/8/4F3/8/8/8/P7/K7[] b - - 0 1"),
        ("e6=F", "k7/8/4F3/8/8/8/P7/K7[] b - - 0 1"),
    ] {
        let Reading::Move(mv) = notation::read(&here, text) else { panic!("{text}") };
        assert_eq!(here.play(&mv).fen(), fen, "{text}");
        let short = notation::short(&here, &mv);
        assert_eq!(notation::read(&here, &short), Reading::Move(mv), "{short}");
        let canonical = notation::canonical(&here, &mv);
        assert_eq!(notation::read(&here, &canonical), Reading::Move(mv), "{canonical}");
    }
    // It is never made without its sign.
    for typed in ["d5", "e6", "Pe6"] {
        let found = notation::read(&here, typed);
        assert!(!matches!(found, Reading::Move(_)), "{typed}: {found:?}");
    }
    let Reading::Move(mv) = notation::read(&here, "d5=F") else { panic!() };
    assert_eq!(english(notation::told(&here, &mv)), "Pawn stays on d5 and becomes a General");
    let there = sittuyin("k7/8/8/3P4/8/8/P4F2/K7[] w - - 5 1");
    let general = variant("sittuyin").role_by_name("General").expect("there is one");
    let from = Square::parse("d5").expect("a square");
    assert_eq!(
        notation::read(&there, "d5=F"),
        Reading::Refused(Refusal::CannotBecomeThere { from, becomes: general })
    );
}

/// The count waits for the last Pawn, also where pieces come from the hand.
#[test]
fn moves_are_counted_after_the_set_up() {
    let mut line = Line::new(sittuyin("4k3/8/8/p7/8/8/R7/4K3[] w - - 0 1"));
    let mv = notation::from_coordinates(line.position(), "a2a5").expect("a move");
    line.play(&mv).expect("it is legal");
    assert_eq!(line.position().count().map(|count| count.to_string()), Some("0/32".to_owned()));
    let over = sittuyin("4k3/8/8/R7/8/8/8/4K3[] w - - 0 40 32/32");
    let mv = notation::from_coordinates(&over, "a5a6").expect("a move");
    let mut line = Line::new(over);
    line.play(&mv).expect("it is legal");
    assert_eq!(line.outcome().map(|end| end.termination), Some(Termination::Counting));
}

/// A move that is refused, with the whole answer.
pub fn refusal() -> (Position, &'static str, &'static str) {
    (
        sittuyin("k7/8/8/3P4/8/8/P4F2/K7[] w - - 5 1"),
        "d5=F",
        "The Pawn on d5 can't become a General there now. Either its side can have no more of these, or it has to stand in its zone or be the last of its kind, and the new piece may attack nothing and give no check. Try, for example, “K a1-b1”.",
    )
}
