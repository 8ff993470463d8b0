//! The moves that are suggested while a player types, and those that are shown as examples.

use crate::common::{START, english, terachess, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, Position};

fn labels(position: &Position, partial: &str, limit: usize) -> Vec<String> {
    notation::suggest(position, partial, limit).into_iter().map(|found| found.label).collect()
}

#[test]
fn suggestions_begin_with_the_destination() {
    let start = terachess(START);
    assert_eq!(labels(&start, "e6", 25), ["Pawn e4→e6"]);
    assert_eq!(labels(&start, "d5", 25), ["Troll d2→d5", "Knight c3→d5", "Pawn d4→d5"]);
    assert_eq!(labels(&start, "T", 25).len(), 6);
    assert!(labels(&start, "T", 25).iter().all(|label| label.starts_with("Troll ")));
    assert_eq!(labels(&start, "troll", 25), labels(&start, "T", 25));
    assert_eq!(labels(&start, "Tr", 25), labels(&start, "T", 25));
    assert_eq!(labels(&start, "Tg", 25), ["Troll d2→g5"]);
    assert_eq!(labels(&start, "Tg5", 25), ["Troll d2→g5"]);
    assert_eq!(labels(&start, "troll g", 25), ["Troll d2→g5"]);
    assert_eq!(labels(&start, "T d2-g5", 25), ["Troll d2→g5"]);
    assert_eq!(labels(&start, "Troll d2→g5", 25), ["Troll d2→g5"]);
    assert_eq!(labels(&start, "d2", 25), ["Troll d2→a5", "Troll d2→d5", "Troll d2→g5"]);
    assert_eq!(labels(&start, "", 25).len(), 25);
    assert_eq!(labels(&start, "", 1000).len(), 54);
    assert_eq!(labels(&start, "zzz", 25), [""; 0]);
    assert_eq!(labels(&start, "?", 25), [""; 0]);
}

/// Squares may be typed as in Shogi, and a pass by its name.
#[test]
fn suggestions_know_squares_of_shogi_and_passes() {
    let start = |id: &str| Position::start(variant(id));
    for (id, typed, found) in [
        ("shogi", "7f", "Pawn c3→c4"),
        ("shogi", "7g7f", "Pawn c3→c4"),
        ("shogi", "P-7f", "Pawn c3→c4"),
        ("shogi", "c3c4", "Pawn c3→c4"),
        ("janggi", "pass", "Pass"),
        ("janggi", "pa", "Pass"),
    ] {
        assert_eq!(labels(&start(id), typed, 1), [found], "{id} {typed}");
    }
    assert_eq!(labels(&start("shogi"), "7g7f", 25).len(), 1);
}

#[test]
fn suggestions_find_castling() {
    let position = Position::from_fen(variant("chess"), "4k3/8/8/8/8/8/8/R3K2R w KQ -");
    let position = position.expect("a position");
    let (short, long) = ("King e1→g1 castling", "King e1→c1 castling");
    for typed in ["O-O", "o-o", "0-0", "OO"] {
        assert_eq!(labels(&position, typed, 1), [short], "{typed}");
        assert_eq!(labels(&position, typed, 25).len(), 2, "{typed}");
    }
    for typed in ["O-O-O", "o-o-o", "0-0-0", "000"] {
        assert_eq!(labels(&position, typed, 25), [long], "{typed}");
    }
    for typed in ["castle", "castl", "Castles", "castling"] {
        assert_eq!(labels(&position, typed, 25), [long, short], "{typed}");
    }
    assert_eq!(labels(&terachess(START), "O-O", 25), [""; 0], "there is none");
}

#[test]
fn captures_and_checks_come_first() {
    let position = terachess("15k/P15/16/16/16/16/16/16/16/16/16/6g9/16/16/3T12/2K13 w - -");
    assert_eq!(
        labels(&position, "", 3),
        ["Troll d2→g5 takes Eagle", "Pawn a15→a16 = Queen, check", "King c1→b1"]
    );
}

#[test]
fn promotions_are_listed_with_the_strongest_first() {
    for (id, fen, typed, order, refused) in [
        (
            "chess",
            "1n5k/P7/8/8/8/8/8/K7 w - -",
            "a8=P",
            "QRBN",
            "A Pawn becomes a Queen, a Rook, a Bishop or a Knight here. Type “a7-a8=Q”.",
        ),
        (
            "teramachy",
            "15k/P15/16/16/16/16/16/16/16/16/7K8/16 w - -",
            "a12=P",
            "AGLUF",
            "A Pawn becomes an Amazon, an Eagle, a Lion, a Rhinoceros or a Buffalo here. Type “a11-a12=A”.",
        ),
        // Without published values, the order in the file decides.
        (
            "cetran-2",
            "8/P6k/8/8/8/8/8/K7 w - -",
            "a8=P",
            "QSCAHRN",
            "A Pawn becomes a Queen, a Sissa, a Chancellor, an Archbishop, a Dragon Horse, a Rook or \
             a Knight here. Type “a7-a8=Q”.",
        ),
    ] {
        let position = Position::from_stored_fen(variant(id), fen).expect(fen);
        let letter = |mv: &Move| {
            let becomes = mv.promotion().expect("it promotes");
            position.variant().piece(becomes).label.to_string()
        };
        let destination = typed.split('=').next().expect("there is a first part");
        let Reading::Choices(choices) = notation::read(&position, destination) else {
            panic!("{id}: no choice")
        };
        assert_eq!(choices.iter().map(letter).collect::<String>(), order, "{id}: choices");
        let suggested = notation::suggest(&position, destination, 25);
        let suggested: String = suggested.iter().map(|found| letter(&found.mv)).collect();
        assert_eq!(suggested, order, "{id}: suggestions");
        let Reading::Refused(refusal) = notation::read(&position, typed) else {
            panic!("{id}: {typed} is no choice")
        };
        assert_eq!(english(refusal.sentence(&position)), refused);
    }
}

#[test]
fn examples_are_plain_advances_of_pawns() {
    let chosen = |id: &str, fen: &str| {
        let position = Position::from_stored_fen(variant(id), fen).expect(fen);
        notation::example(&position).map(|mv| notation::short(&position, &mv)).unwrap_or_default()
    };
    for (fen, example) in [
        // Neither a capture nor a King's move is chosen, though they come first on the board.
        ("4k3/8/8/8/8/1p6/P3P3/K7 w - -", "a3"),
        // A piece's move rather than a promotion.
        ("7k/P7/8/8/8/8/8/K7 w - -", "Kb1"),
        // Where there are only promotions, the strongest is chosen. The King cannot move here.
        ("8/P7/8/8/8/1r4k1/7r/K7 w - -", "a8=Q"),
        ("8/8/8/8/8/2k5/1q6/K7 w - -", ""),
    ] {
        assert_eq!(chosen("chess", fen), example, "{fen}");
    }
    for variant in menagerie_rules::bundled() {
        let start = Position::start(variant);
        let example = notation::example(&start).expect("the game can begin");
        if example.is_drop() {
            assert!(start.legal_moves().iter().all(Move::is_drop), "{}", variant.id);
            continue;
        }
        let piece = start.piece_at(example.from()).expect("it stands there");
        let has_pawns = variant.pieces.iter().any(|piece| piece.pawn);
        assert_eq!(variant.piece(piece.role).pawn, has_pawns, "{}", variant.id);
        assert!(!has_pawns || start.captured(&example).is_none(), "{}", variant.id);
    }
}

#[test]
fn labels_of_suggestions_are_short_and_unique() {
    let crowded = terachess(
        "15k/PPPPPPPPPPPPPP2/16/16/GGGGGGGGGGGGGGGG/16/16/aaaaaaaaaaaaaaaa/16/QQQQQQQQQQQQQQQQ/16/OOOOOOOOOOOOOOOO/16/LLLLLLLLLLLLLLLL/7K8/16 w - -",
    );
    let mut labels = labels(&crowded, "", usize::MAX);
    assert!(labels.iter().all(|label| label.chars().count() <= 100));
    let count = labels.len();
    assert_eq!(count, crowded.legal_moves().len());
    labels.sort();
    labels.dedup();
    assert_eq!(labels.len(), count);
}
