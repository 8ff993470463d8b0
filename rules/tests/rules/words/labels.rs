//! Primed labels, for variants with more kinds of piece than there are letters.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;

use crate::common::{coordinates, english};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, FenError, Label, Line, Position, Square, Variant};

/// Chess with Camels on the knights' squares of the second rank. `N` and `N'` are two kinds, and
/// for `Z` there is only `Z'`.
fn variant() -> &'static Arc<Variant> {
    static VARIANT: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let variant = Variant::from_toml("primed.toml", &text());
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    });
    &VARIANT
}

fn text() -> String {
    let chess = include_str!("../../../variants/chess.toml");
    let start = chess.lines().find(|line| line.starts_with("start = ")).expect("there is an array");
    let primed = "start = \"rnbqkbnr/pn'pppz'n'p/8/8/8/8/PN'PPPZ'N'P/RNBQKBNR \
                  w a1,a8,e1,e8,h1,h8 - 0 1\"";
    let mut text = chess
        .replace(start, primed)
        .replace("[\"Q\", \"R\", \"B\", \"N\"]", "[\"Q\", \"R\", \"B\", \"N\", \"N'\"]");
    for (label, name, betza) in [("N'", "Camel", "C"), ("Z'", "Zebra", "Z")] {
        text += &format!(
            "\n[[pieces]]\nlabel = \"{label}\"\nname = \"{name}\"\ndrawing = \"camel\"\n\
             betza = \"{betza}\"\nmoves = \"It leaps.\"\n"
        );
    }
    text
}

fn position(fen: &str) -> Position {
    Position::from_fen(variant(), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn read(position: &Position, typed: &str) -> String {
    match notation::read(position, typed) {
        Reading::Move(mv) => notation::coordinates(position.variant(), &mv),
        Reading::Choices(moves) => coordinates(position, &moves).join(" or "),
        Reading::Refused(refusal) => english(refusal.reason(position)),
    }
}

/// A Knight and a Camel that can both go to e5, and a Pawn that promotes.
const BOTH: &str = "7k/P7/8/8/2N'5/8/8/K4N2 w - - 0 1";
const E5: &str = "7k/P7/8/8/8/3N4/1N'6/K7 w - - 0 1";

#[test]
fn a_label_is_a_letter_alone_or_primed() {
    for (text, label) in
        [("N", "N"), ("n", "N"), ("N'", "N'"), ("n’", "N'"), ("Z′", "Z'"), ("aʼ", "A'")]
    {
        let found = Label::read(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(found.to_string(), label);
        assert_eq!(found.is_primed(), label.len() == 2);
        assert_eq!(
            (found.of(Color::White), found.of(Color::Black)),
            (label.into(), label.to_lowercase())
        );
    }
    for text in ["", "'", "NN", "N''", "'N", "é", "é'", "1", "N' ", "N\""] {
        assert_eq!(Label::read(text), None, "{text}");
    }
}

#[test]
fn positions_have_labels_with_primes() {
    let start = Position::start(variant());
    assert_eq!(start.fen(), variant().start_fen);
    let written = position(BOTH);
    assert_eq!(written.fen(), BOTH);
    // Chats change the apostrophe into a curly one. We write it straight.
    assert_eq!(position(&BOTH.replace('\'', "’")).fen(), BOTH);
    let letters: Vec<String> = written.pieces().map(|(_, piece)| variant().letter(piece)).collect();
    assert_eq!(letters, ["K", "N", "N'", "P", "k"]);
    for (placement, error) in [
        ("7k/8/8/8/2Q'5/8/8/K7", "there is no piece with the label Q'"),
        ("7k/8/8/8/2Z5/8/8/K7", "there is no piece with the letter 'Z'"),
        ("7k/8/8/8/2N''5/8/8/K7", "there is no piece with the letter '\\''"),
        ("7k/8/8/8/'N5/8/8/K7", "there is no piece with the letter '\\''"),
        ("7k/8/8/8/N'8/8/8/K7", "rank 4 must fill 8 files exactly"),
    ] {
        let found = Position::from_fen(variant(), &format!("{placement} w - -"));
        assert_eq!(found.map_err(|error| error.to_string()).err().as_deref(), Some(error));
    }
}

#[test]
fn a_primed_label_is_another_piece_than_the_letter_alone() {
    let both = position(E5);
    for (typed, found) in [
        ("Ne5", "d3e5"),
        ("N'e5", "b2c5"),
        ("N'c5", "b2c5"),
        ("Nc5", "d3c5"),
        ("N’c5", "b2c5"),
        ("N′ c5", "b2c5"),
        ("n'c5", "b2c5"),
        ("N'-c5", "b2c5"),
        ("N' b2-c5", "b2c5"),
        ("n' b2 c5", "b2c5"),
        ("N'bc5", "b2c5"),
        ("N'2c5", "b2c5"),
        ("Camel to c5", "b2c5"),
        ("N d3-c5", "d3c5"),
        ("a8=N'", "a7a8=N'"),
        ("a7a8=n’", "a7a8=N'"),
        ("a8=N", "a7a8=N"),
        ("P a7-a8; N'-a8", "a7a8=N'"),
    ] {
        let found = if typed == "N'e5" { "The Camel" } else { found };
        assert!(read(&both, typed).starts_with(found), "{typed}: {}", read(&both, typed));
    }
    assert_eq!(read(&both, "Q'e5"), "No piece of Chess has the letter Q'.");
    assert_eq!(read(&both, "a8=Z"), "No piece of Chess has the letter Z.");
    assert_eq!(read(&both, "Zc5"), "No piece of Chess has the letter Z.");
}

#[test]
fn suggestions_tell_them_apart() {
    let both = position(E5);
    let first = |typed: &str| {
        let found = notation::suggest(&both, typed, 25);
        found.into_iter().map(|it| it.label).take(1).collect::<String>()
    };
    assert_eq!(first("N'"), "Camel b2→e1");
    assert_eq!(first("N’c5"), "Camel b2→c5");
    assert_eq!(first("Nc5"), "Knight d3→c5");
    assert_eq!(notation::suggest(&both, "N'", 25).len(), 4);
    let by_letter = notation::suggest(&both, "N", 25);
    assert!(by_letter.iter().any(|found| found.label.starts_with("Camel")));
}

#[test]
fn files_name_pieces_by_labels_with_primes() {
    let camel = variant().role_by_name("Camel").expect("it is there");
    assert_eq!(variant().piece(camel).label, Label::read("N'").expect("it is a label"));
    for (old, new, said) in [
        ("label = \"Z'\"", "label = \"N'\"", "the label N' is taken"),
        (
            "label = \"Z'\"",
            "label = \"Z’\"",
            "a label is one capital letter A to Z, alone, with ' behind it or with + before it",
        ),
        (
            "label = \"Z'\"",
            "label = \"z'\"",
            "a label is one capital letter A to Z, alone, with ' behind it or with + before it",
        ),
        (
            "label = \"Z'\"",
            "label = \"Z\"",
            "the array is not a position: there is no piece with the label Z'",
        ),
        ("\"N'\"]", "\"M'\"]", "no piece with the label M' can be promoted to"),
    ] {
        let error = Variant::from_toml("x.toml", &text().replacen(old, new, 1));
        let error = error.expect_err(new).to_string();
        assert!(error.contains(said), "{new}: {error}");
    }
}

#[test]
fn arrays_are_drawn_by_lot_with_primes() {
    let chess = include_str!("../../../variants/chess960.toml");
    let text = text()
        + &chess[chess.find("[shuffle]").expect("there is one")..]
            .split("\n\n")
            .next()
            .unwrap_or_default()
            .replace("BBQNNRKR", "BBQN'N'RKR");
    let text = text.replace("rnbqkbnr/pn'", "rn'bqkbn'r/pn'").replace("RNBQKBNR w", "RN'BQKBN'R w");
    let drawn = Variant::from_toml("drawn.toml", &text).unwrap_or_else(|error| panic!("{error}"));
    let variant = Arc::new(drawn);
    for number in 0..40 {
        let symmetry = variant.shuffle.as_ref().expect("it is drawn").symmetries[0];
        let fen = variant.shuffled_array(symmetry, number, number).expect("it is drawn");
        let position = Position::from_fen(&variant, &fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        assert_eq!(position.fen(), fen);
        let rank: Vec<String> = (0..8)
            .filter_map(|file| position.piece_at(Square::new(file, 0)?))
            .map(|piece| variant.letter(piece))
            .collect();
        assert_eq!(rank.iter().filter(|label| *label == "N'").count(), 2, "{fen}");
        let unmoved = position.pieces().filter(|(square, _)| position.is_unmoved(*square));
        assert!(unmoved.map(|(_, piece)| variant.letter(piece)).all(|it| "RrKk".contains(&it)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Every position and every move of a game is read as it was written.
    #[test]
    fn what_is_written_is_read(choices in proptest::collection::vec(0usize..1000, 1..60)) {
        let mut line = Line::new(Position::start(variant()));
        for choice in choices {
            let now = line.position().clone();
            let again = position(&now.fen());
            prop_assert_eq!(again.fen(), now.fen());
            let moves = now.legal_moves();
            if line.outcome().is_some() || moves.is_empty() {
                break;
            }
            let mv = moves[choice % moves.len()];
            for text in [
                notation::coordinates(variant(), &mv),
                notation::canonical(&now, &mv),
                notation::canonical(&now, &mv).replace('\'', "’"),
                notation::short(&now, &mv),
            ] {
                prop_assert_eq!(notation::read(&now, &text), Reading::Move(mv), "{} {}", text, now.fen());
            }
            line.play(&mv).expect("it is legal");
        }
    }
}

/// The error about a label repeats the label as it was written.
#[test]
fn an_unknown_label_is_told_from_a_letter() {
    let fen = "7k/8/8/8/2K'5/8/8/K7 w - -";
    let label = Label::read("K'").expect("it is a label");
    assert_eq!(Position::from_fen(variant(), fen).err(), Some(FenError::Label(label)));
}
