//! Typed texts and what they mean, and moves in all the forms in which they are written.

use crate::common::{START, coordinates, rows, terachess, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, Position};

/// A position of Terachess II, or of another variant that is named in front of it.
fn position(cell: &str) -> Position {
    let (id, fen) = cell.split_once(": ").unwrap_or(("terachess-2", cell));
    match fen {
        "start" => Position::start(variant(id)),
        fen => {
            Position::from_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
        }
    }
}

#[test]
fn typed_texts() {
    let mut failures = Vec::new();
    for row in rows(include_str!("data/notation.tsv")) {
        let [fen, text, meaning, why] = row[..] else { panic!("not four cells: {row:?}") };
        let position = position(fen);
        let found = match notation::read(&position, text) {
            Reading::Move(mv) => notation::coordinates(position.variant(), &mv),
            Reading::Choices(moves) => {
                format!("choice {}", coordinates(&position, &moves).join(" "))
            }
            Reading::Refused(refusal) => format!("refused {}", refusal.sentence(&position)),
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
    for row in rows(include_str!("data/refusals.tsv")) {
        let [fen, text, answer] = row[..] else { panic!("not three cells: {row:?}") };
        let position = position(fen);
        let found = match notation::read(&position, text) {
            Reading::Refused(refusal) => refusal.sentence(&position),
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
        assert_eq!(notation::words(&position, &mv), words);
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
    // "L7l8" could be the square l7 and l8.
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

#[test]
fn lines_that_could_be_moves() {
    let start = terachess(START);
    for text in [
        "e4",
        "P e4-e6",
        "Troll d2-g5",
        "e4e6",
        "e4 e6",
        "Te7",
        "O-O",
        "0-0-0",
        "P a15-a16; Q-a16",
        "t g5",
        "z9",
        "ed4",
        "1. d4",
        "12... d4",
        "d3 to d4",
        "d3 d4 d5",
        "e2e4 e7e5",
        "е3е4",
        "e3\u{200b}e5",
        "ｅ３ｅ５",
        "a16=X",
    ] {
        assert!(notation::Typed::parse(start.variant(), text).looks_like_move(), "{text:?}");
    }
    for text in ["ed4", "1. d4", "1... ed4", "d3 to d4", "d3 d4 d5", "е3е4", "a8=X"] {
        assert!(notation::Typed::parse(variant("chess"), text).looks_like_move(), "{text:?}");
    }
    for text in [
        "",
        "hello",
        "good move",
        "I will think about e4 tonight",
        "4",
        "see you at 8",
        "2pm",
        "what about e4 then",
        "ok e5",
        "b4 you go",
        "why e4",
        "covid19",
        "https://example.org/a1",
        "👍",
        "1-0",
        "1.",
        "1. hello",
        "e4 to me",
        "d4 to see",
        "e4 is good, e5 too",
        "e4, then e5?",
        "e4?",
        "Te7?!",
        "e4e6 ?",
        "3.5",
        "что",
        "\u{200b}",
    ] {
        assert!(!notation::Typed::parse(start.variant(), text).looks_like_move(), "{text:?}");
        assert!(!notation::Typed::parse(variant("chess"), text).looks_like_move(), "{text:?}");
    }
}

#[test]
fn what_was_said_among_others_is_a_move_only_if_that_is_certain() {
    let position = terachess("15k/16/16/16/16/16/16/16/16/16/2p13/16/1P14/5N10/T6K8/16 w - - 0 12");
    let certain = |text: &str| {
        let typed = notation::Typed::parse(position.variant(), text);
        typed.looks_like_move() && typed.is_certain(&position)
    };
    for text in [
        "b4b5", "P b4-b5", "Ne5", "Ra9", "b5", "bxc5", "b4-z9", "12. b4b5", "12... b5", "O-O",
        "b4b5!!", "P b4-b5.", "Ne5+.", "b5.",
    ] {
        assert!(certain(text), "{text}");
    }
    for text in [
        "b5?", "b4b5?", "b4b5 ?!", "b4b5!?", "b4b5??", "b4b5...", "e5.", "e5", "z9", "11. b4b5",
        "13. b5", "castle", "oo", "000", "ne5", "Kni e5", "b5 mate", "b4 b5 b6", "b4-", "mate",
        "hello",
    ] {
        assert!(!certain(text), "{text}");
    }
}

#[test]
fn what_whoever_is_to_move_writes_as_a_move_has_a_reason_why_it_is_none() {
    let position = Position::from_fen(variant("chess"), "4k3/8/8/1n6/1P5b/8/5P2/4K3 w - - 0 18");
    let position = position.expect("a position");
    let refusal =
        |text: &str| notation::Typed::parse(position.variant(), text).refusal_of_mover(&position);
    for text in ["f3", "f4!", "18. f3", "b5", "f5", "e9", "z9.", "Nf3", "f2f3?"] {
        assert!(refusal(text).is_some(), "{text}");
    }
    // What names both squares is certain, and refused as every move is.
    assert_eq!(refusal("f2f3"), None);
    assert!(notation::Typed::parse(position.variant(), "f2f3").is_certain(&position));
    for text in ["f3?", "17. f3", "f3 mate", "e2", "Nf3?", "castle", "e4 e5", "mp3", "hello"] {
        assert_eq!(refusal(text), None, "{text}");
    }
}

#[test]
fn a_piece_a_word_and_a_square_are_certain_only_if_they_fit_one_move() {
    let fen = "6k6/13/13/13/13/13/13/6p6/13/4H3N4/M12/13/6K6 w - - 0 12";
    let position = Position::from_fen(variant("fantastic-13"), fen).expect(fen);
    let certain = |text: &str| {
        let typed = notation::Typed::parse(position.variant(), text);
        typed.looks_like_move() && typed.is_certain(&position)
    };
    for text in [
        "Mammoth to b2",
        "mammoth to b2.",
        "M to b2",
        "Mammoth - b2",
        "M-b2",
        "12. M to b2",
        "a3 to b2",
    ] {
        assert!(certain(text), "{text}");
    }
    for text in [
        "nice to see b2",
        "e4 or e5 to win",
        "I take g7 next",
        "Mammoth to m13",
        "Mammoth to b2?",
        "Mam to b2",
        "M-m13",
        "Mammoth takes b2",
        "11. Mammoth to b2",
        "Mammoth to b2 mate",
        "I want to go to b2",
        "to b2",
        "takes b2",
        "it takes b2",
    ] {
        assert!(!certain(text), "{text}");
    }
}

#[test]
fn a_small_letter_is_certain_if_it_fits_one_move_and_can_be_no_file() {
    let certain = |fen: &str, text: &str| {
        let position = Position::from_fen(variant("chess"), fen).expect(fen);
        let typed = notation::Typed::parse(position.variant(), text);
        typed.looks_like_move() && typed.is_certain(&position)
    };
    let white = "4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1";
    assert!(certain(white, "n d2") && certain(white, "k f1"));
    assert!(!certain(white, "b b2"), "b is a file");
    assert!(!certain(white, "n b4"), "nobody can go there");
    let black = "1nb1k3/1p6/8/8/8/8/8/4K3 b - - 0 1";
    assert!(certain(black, "b b6") && certain(black, "n a6"));
    assert!(certain(black, "bd7"), "the Bishop's letter is small");
    assert!(!certain("4k3/1p6/2b5/8/8/8/8/4K3 b - - 0 1", "bb5"), "the Pawn can go there too");
    let both = Position::from_fen(variant("chess"), "4k3/1p6/2b5/8/8/8/8/4K3 b - - 0 1")
        .expect("a position");
    let typed = notation::Typed::parse(both.variant(), "bb5");
    assert_eq!(coordinates(&both, &typed.candidates(&both)), ["b7b5", "c6b5"]);
    // On a board of sixteen files p is one of them, too.
    let start = terachess(START);
    let typed = notation::Typed::parse(start.variant(), "p p5");
    assert_eq!(coordinates(&start, &typed.candidates(&start)), ["p4p5"]);
}

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
        // Without published values the file says what comes first.
        (
            "cetran-2",
            "8/P6k/8/8/8/8/8/K7 w - -",
            "a8=P",
            "QSCAHRN",
            "A Pawn becomes a Queen, a Sissa, a Chancellor, an Archbishop, a Dragon Horse, a Rook or \
             a Knight here. Type “a7-a8=Q”.",
        ),
    ] {
        let position = Position::from_fen(variant(id), fen).expect(fen);
        let letter = |mv: &Move| {
            let becomes = mv.promotion().expect("it promotes");
            position.variant().piece(becomes).label
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
        assert_eq!(refusal.sentence(&position), refused);
    }
}

#[test]
fn examples_are_plain_advances_of_pawns() {
    let chosen = |id: &str, fen: &str| {
        let position = Position::from_fen(variant(id), fen).expect(fen);
        notation::example(&position).map(|mv| notation::short(&position, &mv)).unwrap_or_default()
    };
    for (fen, example) in [
        // Neither a capture nor the King's move, which come first on the board.
        ("4k3/8/8/8/8/1p6/P3P3/K7 w - -", "a3"),
        // A piece's move rather than a promotion.
        ("7k/P7/8/8/8/8/8/K7 w - -", "Kb1"),
        // Where there are only promotions, the strongest: the King cannot move here.
        ("8/P7/8/8/8/1r4k1/7r/K7 w - -", "a8=Q"),
        ("8/8/8/8/8/2k5/1q6/K7 w - -", ""),
    ] {
        assert_eq!(chosen("chess", fen), example, "{fen}");
    }
    for variant in menagerie_rules::bundled() {
        let start = Position::start(variant);
        let example = notation::example(&start).expect("the game can begin");
        let piece = start.piece_at(example.from()).expect("it stands there");
        assert!(variant.piece(piece.role).pawn, "{}", variant.id);
        assert_eq!(start.captured(&example), None);
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
