//! Typed texts and their meaning, and moves in all the forms in which they are written.

use crate::common::{START, coordinates, english, rows, terachess, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, Position};

/// A position of Terachess II, or of another variant if the cell names one in front.
pub fn position(cell: &str) -> Position {
    let (id, fen) = cell.split_once(": ").unwrap_or(("terachess-2", cell));
    match fen {
        "start" => Position::start(variant(id)),
        fen => Position::from_stored_fen(variant(id), fen)
            .unwrap_or_else(|error| panic!("{fen}: {error}")),
    }
}

#[test]
fn typed_texts() {
    let mut failures = Vec::new();
    for row in rows(include_str!("../data/notation.tsv")) {
        let [fen, text, meaning, why] = row[..] else { panic!("not four cells: {row:?}") };
        let position = position(fen);
        let found = match notation::read(&position, text) {
            Reading::Move(mv) => notation::coordinates(position.variant(), &mv),
            Reading::Choices(moves) => {
                format!("choice {}", coordinates(&position, &moves).join(" "))
            }
            Reading::Refused(refusal) => {
                format!("refused {}", english(refusal.sentence(&position)))
            }
        };
        let fits = match meaning.strip_prefix("refused") {
            Some(_) => found.starts_with(meaning),
            None => found == meaning,
        };
        if !fits {
            failures.push(format!("{text:?} ({why})\n  wanted: {meaning}\n  found:  {found}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn answers_to_refused_moves() {
    let mut failures = Vec::new();
    for row in rows(include_str!("../data/refusals.tsv")) {
        let [fen, text, answer] = row[..] else { panic!("not three cells: {row:?}") };
        let position = position(fen);
        let found = match notation::read(&position, text) {
            Reading::Refused(refusal) => english(refusal.sentence(&position)),
            other => format!("{other:?}"),
        };
        if found != answer {
            failures.push(format!("{text:?}\n  wanted: {answer}\n  found:  {found}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_same_move_in_every_form() {
    for (fen, text, canonical, short, words) in [
        (START, "e4e6", "P e4-e6", "e6", "Pawn from e4 to e6"),
        (START, "d2g5", "T d2-g5", "Tg5", "Troll from d2 to g5"),
        (
            "15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -",
            "a15a16=Q",
            "P a15-a16; Q-a16",
            "a16=Q+",
            "Pawn from a15 to a16 and becomes a Queen, check",
        ),
        (
            "15k/5I10/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -",
            "f15e16=A",
            "I f15-e16; A-e16",
            "Ie16=A+",
            "Prince from f15 to e16 and becomes an Amazon, check",
        ),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/3Pi11/16/16/7K8/16 w - e6",
            "d5e6",
            "P d5-e6; e5-",
            "dxe6",
            "Pawn from d5 takes the Prince on e5 in passing and goes to e6",
        ),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/16/6g9/16/3T12/K15 w - -",
            "d2g5",
            "T d2-g5",
            "Tg5",
            "Troll from d2 to g5",
        ),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/6g9/16/16/3T12/K15 w - -",
            "d2g5",
            "T d2-g5",
            "Txg5",
            "Troll from d2 takes the Eagle on g5",
        ),
        (
            "15k/16/4p11/16/16/16/16/16/16/16/16/16/16/16/7K8/16 b - -",
            "e14e12",
            "p e14-e12",
            "e12",
            "Pawn from e14 to e12",
        ),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16/r15 b - -",
            "a1a3",
            "r a1-a3",
            "Ra3+",
            "Rook from a1 to a3, check",
        ),
        (
            "16/16/16/16/16/16/16/16/16/16/16/16/16/2k13/q15/3K12 b - -",
            "a2d2",
            "q a2-d2",
            "Qd2#",
            "Queen from a2 to d2, checkmate",
        ),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16 w h2 -",
            "h2j3",
            "K h2-j3",
            "Kj3",
            "King leaps from h2 to j3",
        ),
    ] {
        let position = terachess(fen);
        let mv = notation::from_coordinates(&position, text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(notation::coordinates(position.variant(), &mv), text);
        assert_eq!(notation::canonical(&position, &mv), canonical);
        assert_eq!(notation::short(&position, &mv), short);
        assert_eq!(english(notation::told(&position, &mv)), words);
    }
}

#[test]
fn short_forms_tell_pieces_apart() {
    let position = terachess("15k/16/16/16/16/16/16/16/16/2N1N11/16/2N1N11/16/16/7K8/16 w - -");
    let short = |text| {
        let mv: Move = notation::from_coordinates(&position, text).expect(text);
        notation::short(&position, &mv)
    };
    assert_eq!(short("c7a6"), "N7a6");
    assert_eq!(short("c7d9"), "Ncd9");
    assert_eq!(short("c7b9"), "Nb9");
    assert_eq!(short("e5c6"), "N5c6");
    // "L7l8" could mean the square l7 and l8.
    let lions = terachess("15k/16/16/16/16/16/16/10L5/16/10LP4/16/16/16/16/7K8/16 w - -");
    let short = |text| {
        let mv: Move = notation::from_coordinates(&lions, text).expect(text);
        notation::short(&lions, &mv)
    };
    assert_eq!(short("k7l8"), "Lk7l8");
    assert_eq!(short("k9l8"), "L9l8");
    assert_eq!(short("k7j8"), "L7j8");
}

#[test]
fn a_move_without_a_letter_is_of_one_kind_of_pawn_alone() {
    let start = "15k/16/16/16/16/16/16/16/16/16/5P'10/4P11/6N9/16/7K8/16 w - -";
    let position = Position::from_fen(variant("bigorra"), start).expect("it is a position");
    for (text, written) in [("e5e6", "e5-e6"), ("f6e6", "f6-e6"), ("e5e7", "e7"), ("f6g6", "g6")] {
        let mv = notation::from_coordinates(&position, text).expect(text);
        assert_eq!(notation::short(&position, &mv), written);
        assert_eq!(notation::read(&position, written), Reading::Move(mv), "{written}");
    }
}

#[test]
fn coordinates_are_exact() {
    let position = terachess("15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -");
    for text in [
        "a15a16",
        "a15a16=A",
        "a15a16=q",
        "a15a16=Q ",
        "a15-a16=Q",
        "A15a16=Q",
        "h1h3",
        "",
        "é",
        "aé",
    ] {
        assert_eq!(notation::from_coordinates(&position, text), None, "{text:?}");
    }
    assert!(notation::from_coordinates(&position, "a15a16=Q").is_some());
}
