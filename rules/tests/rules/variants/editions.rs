//! How movements are read today, and how kept movements are still read.

use std::sync::Arc;

use crate::common::coordinates;
use menagerie_rules::betza::{self, Edition};
use menagerie_rules::{Position, Square, Trial, Variant, bundled_files};

const CHESS: &str = include_str!("../../../variants/chess.toml");

/// The squares to which a piece on h8 of an empty board goes.
fn goes(xbetza: &str, piece: char) -> String {
    let h8 = Square::parse("h8").expect("it is a square");
    let board = ["16"; 8].join("/") + &format!("/7{piece}8/") + &["16"; 7].join("/");
    let trial = Trial::placed(16, 16, h8, &board).expect("it is a board");
    let found = trial.destinations(xbetza).unwrap_or_else(|error| panic!("{error}"));
    let mut names: Vec<String> = found.moves.iter().map(Square::to_string).collect();
    names.sort();
    names.join(" ")
}

/// As in XBoard and Fairy-Stockfish: Black's movement is White's turned round, not mirrored.
#[test]
fn left_and_right_turn_with_the_player() {
    for (xbetza, white, black) in [
        ("frN", "j9", "f7"),
        ("flN", "f9", "j7"),
        ("rfN", "i10", "g6"),
        ("rW", "i8", "g8"),
        ("lN", "f7 f9", "j7 j9"),
        ("rF", "i7 i9", "g7 g9"),
        ("hrN", "f9 g6 i10 j7", "f9 g6 i10 j7"),
        ("fhN", "f9 g10 i10 j9", "f7 g6 i6 j7"),
        ("rmafrmafW", "k6", "e10"),
        ("[rW-rW]", "i7", "g9"),
        ("frR2", "h10 h9 i8 j8", "f8 g8 h6 h7"),
        ("fN", "g10 i10", "g6 i6"),
    ] {
        let one = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(one(&goes(xbetza, 'X')), one(white), "{xbetza} of White");
        assert_eq!(one(&goes(xbetza, 'x')), one(black), "{xbetza} of Black");
    }
}

/// A letter written twice is a direction of its own, and no letter at right angles is read with it.
#[test]
fn a_letter_twice_stands_alone() {
    for (xbetza, white) in [
        ("ffrrN", "g10 i10 j7 j9"),
        ("ffN", "g10 i10"),
        ("ffrN", "g10 i10 j7 j9"),
        ("frN", "j9"),
        ("frrN", "j7 j9"),
        ("ffllF", "g7 g9 i9"),
        ("ffW", "h9"),
    ] {
        assert_eq!(goes(xbetza, 'X'), white, "{xbetza}");
    }
}

/// The moves of a Knight in chess with this Knight. Black has one Knight, and is to move.
fn moves(variant: Variant) -> String {
    let fen = "4k3/8/8/8/3n4/8/8/4K3 b - - 0 1";
    let position = Position::from_fen(&Arc::new(variant), fen).expect(fen);
    let d4 = Square::parse("d4").expect("it is a square");
    coordinates(&position, &position.legal_moves_from(d4)).join(" ")
}

fn knight(betza: &str) -> String {
    CHESS.replacen("betza = \"N\"", &format!("betza = \"{betza}\""), 1)
}

/// A file that was sent before the second edition names no edition, and was kept as it was sent. A
/// file that is kept today names its edition where that matters.
#[test]
fn a_file_that_was_kept_means_what_it_meant() {
    let text = knight("frN");
    assert_eq!(moves(Variant::from_toml("x", &text).expect("new")), "d4b3");
    assert_eq!(moves(Variant::kept("own-x", &text).expect("kept before")), "d4f3");
    let kept = Variant::text_to_keep(&text).into_owned();
    assert_ne!(kept, text);
    assert_eq!(moves(Variant::from_toml("x", &kept).expect("new")), "d4b3");
    assert_eq!(moves(Variant::kept("own-x", &kept).expect("kept today")), "d4b3");
    assert_eq!(Variant::text_to_keep(&kept), kept);
    for (edition, black) in [("1", "d4f3"), ("2", "d4b3")] {
        let named = format!("xbetza = {edition}\n{text}");
        assert_eq!(moves(Variant::from_toml("x", &named).expect("new")), black);
        assert_eq!(moves(Variant::kept("own-x", &named).expect("kept")), black);
        assert_eq!(Variant::text_to_keep(&named), named);
    }
    let problem = Variant::from_toml("x", &format!("xbetza = 3\n{text}")).expect_err("no third");
    assert!(problem.problem.contains("write 1 or 2"), "{problem}");
    // For most files the edition makes no difference, and is not named.
    for betza in ["N", "fN", "fsN", "hrN", "FyafsF", "mafsmafW", "[R=B]", "fmnR3", "vW"] {
        let text = knight(betza);
        let is_same = matches!(betza, "hrN");
        assert_eq!(Variant::text_to_keep(&text) == text, !is_same, "{betza}");
    }
    for betza in ["ffrrN", "fmnH", "[rW-rW]"] {
        assert_ne!(Variant::text_to_keep(&knight(betza)), knight(betza), "{betza}");
    }
}

/// No bundled variant, present or earlier, depends on the edition.
#[test]
fn the_games_of_the_program_are_what_they_were() {
    let mut count = 0;
    for (name, text) in bundled_files() {
        assert_eq!(Variant::text_to_keep(text), text, "{name}");
        let (today, before) = (Variant::from_toml(name, text), Variant::kept("x", text));
        let (today, before) = (today.expect(name), before.expect(name));
        for (one, other) in today.pieces.iter().zip(&before.pieces) {
            let legs = |piece: &menagerie_rules::PieceType| -> Vec<_> {
                piece
                    .movements
                    .iter()
                    .map(|it| (it.shape.clone(), it.multi_step, it.mode))
                    .collect()
            };
            assert_eq!(legs(one), legs(other), "{name}, {}", one.name);
        }
        count += 1;
    }
    assert!(count > 40, "{count}");
}

/// The first edition reads as it did.
#[test]
fn the_first_edition_stays() {
    let first = |text: &str| betza::read_as(text, Edition::First);
    let shapes = |text: &str, edition| -> Vec<_> {
        let found = betza::read_as(text, edition).unwrap_or_else(|error| panic!("{error}"));
        found.into_iter().map(|movement| movement.shape).collect()
    };
    for (before, today) in [("ffrrN", "frrN"), ("ffN", "fN"), ("ffrN", "frN"), ("rrN", "rN")] {
        assert_eq!(shapes(before, Edition::First), shapes(today, Edition::Second), "{before}");
    }
    assert!(first("fmnH").is_ok_and(|found| found[0].multi_step.is_none()));
    assert!(first("frN").is_ok_and(|found| !found[0].own_left));
}
