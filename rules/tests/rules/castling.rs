//! All castlings that a file can describe: with several partners, over a range, to named squares.

use std::sync::Arc;

use crate::common::{coordinates, english};
use crate::variants::file_errors::hold;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, MoveKind, Position, Variant};

const CHESS: &str = include_str!("../../variants/chess.toml");

/// A position of chess with a King that moves and castles like this.
fn chess(betza: &str, castling: &str, fen: &str) -> Position {
    let text = CHESS.replacen(
        "betza = \"KisO2\"\ncastles_with = \"R\"",
        &format!("betza = \"{betza}\"\n{castling}"),
        1,
    );
    let variant = Variant::from_toml("x.toml", &text).unwrap_or_else(|error| panic!("{error}"));
    Position::from_stored_fen(&Arc::new(variant), fen)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn castlings(position: &Position) -> Vec<Move> {
    let is_castling = |mv: &Move| matches!(mv.kind(), MoveKind::Castling { .. });
    position.legal_moves().into_iter().filter(is_castling).collect()
}

/// The castlings of a position, each with the first rank after it.
fn told(position: &Position) -> Vec<String> {
    let after = |mv: &Move| {
        let fen = position.play(mv).fen();
        let rank = fen.split(['/', ' ']).nth(7).expect("eight ranks").to_owned();
        format!("{} {rank}", notation::coordinates(position.variant(), mv))
    };
    let mut told: Vec<String> = castlings(position).iter().map(after).collect();
    told.sort();
    told
}

#[test]
fn the_partner_is_any_of_several_kinds() {
    let castling = "castles_with = [\"R\", \"N\"]";
    let position = chess("KisO2", castling, "4k3/8/8/8/8/8/8/R3K1N1 w a1,e1,g1 - 0 1");
    assert_eq!(told(&position), ["e1c1 2KR2N1"], "over the Knight he does not go");
    let position = chess("KisO2", castling, "4k3/8/8/8/8/8/8/N3K2R w a1,e1,h1 - 0 1");
    assert_eq!(told(&position), ["e1c1 2KN3R", "e1g1 N4RK1"]);
    // Only the nearest of the partners that have never moved counts.
    let position = chess("KisO2", castling, "4k3/8/8/8/8/8/8/RN2K3 w a1,b1,e1 - 0 1");
    assert_eq!(told(&position), ["e1c1 R1KN4"]);
    let position = chess("KisO2", castling, "4k3/8/8/8/8/8/8/RN2K3 w a1,e1 - 0 1");
    assert_eq!(told(&position), [""; 0]);
    let refused = notation::read(&position, "O-O-O");
    let Reading::Refused(refusal) = refused else { panic!("{refused:?}") };
    let sentence = english(refusal.sentence(&position));
    assert!(
        sentence.starts_with("The King can't castle O-O-O: the Knight on b1 is in the way."),
        "{sentence}"
    );
}

#[test]
fn the_king_chooses_how_far_he_goes() {
    let position = chess("KisO2-3", "castles_with = \"R\"", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    // On the right the Rook is too near for three squares.
    assert_eq!(told(&position), ["e1b1 1KR4R", "e1c1 2KR3R", "e1g1 R4RK1"]);
    let [b1, c1, g1] = castlings(&position)[..] else { panic!("three") };
    for (mv, short) in [(b1, "Kb1"), (c1, "Kc1"), (g1, "O-O")] {
        assert_eq!(notation::short(&position, &mv), short);
        for text in [
            short.to_owned(),
            notation::canonical(&position, &mv),
            coordinates(&position, &[mv]).remove(0),
        ] {
            assert_eq!(notation::read(&position, &text), Reading::Move(mv), "{text}");
        }
    }
    assert_eq!(notation::read(&position, "O-O-O"), Reading::Choices(vec![b1, c1]));
    let attacked = chess("KisO2-3", "castles_with = \"R\"", "1r2k3/8/8/8/8/8/8/R3K2R w Q - 0 1");
    assert_eq!(told(&attacked), ["e1c1 2KR3R"], "b1 is attacked, and he goes no farther than c1");
    let crossed = chess("KisO2-3", "castles_with = \"R\"", "2r1k3/8/8/8/8/8/8/R3K2R w Q - 0 1");
    assert_eq!(told(&crossed), [""; 0], "c1 is attacked, and both ways lead there");
}

#[test]
fn castling_by_one_square_is_written_by_the_partners() {
    let position = chess("KisO1-2", "castles_with = \"R\"", "7k/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(told(&position), ["e1a1 3KR3", "e1c1 2KR4"]);
    let near = castlings(&position)
        .into_iter()
        .find(|mv| mv.to().to_string() == "d1")
        .expect("by one square");
    assert_eq!(notation::short(&position, &near), "Ka1");
    for text in ["e1a1", "Ka1", "K e1-d1; R a1-e1"] {
        assert_eq!(notation::read(&position, text), Reading::Move(near), "{text}");
    }
    for text in ["e1d1", "Kd1", "K e1-d1"] {
        let Reading::Move(step) = notation::read(&position, text) else { panic!("{text}") };
        assert_eq!(step.kind(), MoveKind::Normal, "{text}");
    }
    // Two distances that would be written alike are refused.
    let text = CHESS.replacen("KisO2", "QisO1-2", 1);
    let refused =
        Variant::from_toml("x.toml", &text).expect_err("both are the Queen's, too").to_string();
    assert!(refused.contains("several squares both by castling and by himself"), "{refused}");
}

#[test]
fn the_squares_are_named_for_each_side() {
    let named = "castles_with = \"R\"\ncastles_to = { king = [\"h1\", \"b1\"], partner = [\"f1\", \"d1\"] }\n\
                 second_castles_to = { king = [\"f8\", \"a8\"] }";
    let first = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
    let position = chess("K", named, first);
    assert_eq!(told(&position), ["e1b1 1K1R3R", "e1h1 R4R1K"]);
    let second = position.turned();
    let black: Vec<String> = castlings(&second)
        .iter()
        .map(|mv| second.play(mv).fen().split('/').next().expect("a rank").to_owned())
        .collect();
    // To a8 he changes places with the Rook, which goes to b8. To f8 he could step, too.
    assert_eq!(black, ["kr5r", "r3rk2"]);
    assert_eq!(coordinates(&second, &castlings(&second)), ["e8a8", "e8h8"]);
}

#[test]
fn what_castling_needs_is_said_before_anything_is_played() {
    let castles = |fen: &str, text: &str| {
        let named = "castles_with = \"R\"\ncastles_to = { king = [\"g1\", \"c1\"] }";
        let position = chess("K", named, fen);
        match notation::read(&position, text) {
            Reading::Refused(refusal) => english(refusal.sentence(&position)),
            other => panic!("{other:?}"),
        }
    };
    for (fen, text, answer) in [
        // The Rook has to cross b1, though the King does not.
        (
            "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
            "O-O-O",
            "The King can't castle O-O-O: the Knight on b1 is in the way.",
        ),
        // No piece stands between King and Rook, but one stands in the way of both.
        (
            "4k3/8/8/8/8/8/8/2N1RK2 w Q - 0 1",
            "O-O-O",
            "The King can't castle O-O-O: the Knight on c1 is in the way.",
        ),
        (
            "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "e1c1",
            "The King would pass d1, which the Rook on d8 attacks.",
        ),
        (
            "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "e1a1",
            "The King would be in check on c1 from the Rook on c8.",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "O-O-O",
            "The King has moved before or is not in his place",
        ),
        (
            "4k3/8/8/8/8/8/R3K3/8 w a2,e2 - 0 1",
            "O-O-O",
            "The King has moved before or is not in his place",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O",
            "O-O needs a Rook to the right of the King that has never moved.",
        ),
        // The Rook that leaves opens the way for the other one.
        (
            "4k3/8/8/8/8/8/8/rRK5 w b1,c1 - 0 1",
            "O-O-O",
            "The King would be in check on c1 from the Rook on a1.",
        ),
    ] {
        let sentence = castles(fen, text);
        assert!(sentence.starts_with(answer), "{fen}: {sentence}");
    }
}

#[test]
fn a_file_is_told_what_is_wrong_with_its_castling() {
    hold(&[
        (
            &[("castles_with = \"R\"", "castles_with = []")],
            "x, line 18, column 16: castles_with names at least one partner",
        ),
        (
            &[("castles_with = \"R\"", "castles_with = [\"R\", \"R\"]")],
            "x, line 18, column 16: this partner is there already",
        ),
        (
            &[(
                "castles_with = \"R\"",
                "castles_with = \"R\"\ncastles_to = { king = [\"c1\", \"b1\"] }",
            )],
            "x, line 19, column 14: a King castles as castles_to says or as isO says, not both",
        ),
        (
            &[(
                "castles_with = \"R\"",
                "castles_with = \"R\"\nsecond_castles_to = { king = [\"c1\", \"b1\"] }",
            )],
            "x, line 19, column 21: second_castles_to goes with castles_to",
        ),
        (
            &[(
                "KisO2\"\ncastles_with = \"R\"",
                "K\"\ncastles_with = \"R\"\ncastles_to = { king = [\"e1\", \"b1\"] }",
            )],
            "x, line 19, column 24: this is no square of the board",
        ),
        (
            &[(
                "KisO2\"\ncastles_with = \"R\"",
                "K\"\ncastles_with = \"R\"\ncastles_to = { king = [\"c1\", \"b2\"] }",
            )],
            "x, line 19, column 14: a King castles along one rank",
        ),
        (
            &[(
                "KisO2\"\ncastles_with = \"R\"",
                "K\"\ncastles_with = \"R\"\ncastles_to = { king = [\"a1\", \"b1\"] }",
            )],
            "x, line 19, column 14: partner must be named where the King castles to an edge",
        ),
        (
            &[(
                "KisO2\"\ncastles_with = \"R\"",
                "K\"\ncastles_with = \"R\"\ncastles_to = { king = [\"c1\", \"b1\"], partner = [\"c1\", \"a1\"] }",
            )],
            "x, line 19, column 14: King and partner castle to different squares",
        ),
        (
            &[("KisO2", "KDisO1-2")],
            "x, line 17, column 9: from a1 the King could go to several squares both by castling and by \
             himself; on each side that may be one square",
        ),
        (
            &[(
                "moves = \"Ahead.\"",
                "moves = \"Ahead.\"\ncastles_to = { king = [\"c1\", \"b1\"] }",
            )],
            "x, line 27, column 14: only the royal piece castles",
        ),
    ]);
}
