//! Whether a text among talk is meant as a move, and how certain that is.

use std::time::{Duration, Instant};

use crate::common::{START, coordinates, terachess, variant};
use menagerie_rules::Position;
use menagerie_rules::notation::{self};

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
        "b4b5", "P b4-b5", "Ne5", "Ra9", "b5", "bxc5", "b4-z9", "12. b4b5", "O-O", "b4b5!!",
        "P b4-b5.", "Ne5+.", "b5.",
    ] {
        assert!(certain(text), "{text}");
    }
    for text in [
        "b5?",
        "b4b5?",
        "b4b5 ?!",
        "b4b5!?",
        "b4b5??",
        "b4b5...",
        "e5.",
        "e5",
        "z9",
        "11. b4b5",
        "13. b5",
        "12... b5",
        "12. … b4b5",
        "castle",
        "oo",
        "000",
        "ne5",
        "Kni e5",
        "b5 mate",
        "b4 b5 b6",
        "b4-",
        "mate",
        "hello",
    ] {
        assert!(!certain(text), "{text}");
    }
}

#[test]
fn what_the_side_to_move_writes_as_a_move_has_a_reason_why_it_is_none() {
    let position = Position::from_fen(variant("chess"), "4k3/8/8/1n6/1P5b/8/5P2/4K3 w - - 0 18");
    let position = position.expect("a position");
    let refusal =
        |text: &str| notation::Typed::parse(position.variant(), text).refusal_of_mover(&position);
    for text in ["f3", "f4!", "18. f3", "b5", "f5", "e9", "z9.", "Nf3", "kd5", "f2f3", "f2f3?"] {
        assert!(refusal(text).is_some(), "{text}");
    }
    // A text that names both squares is certain anyway.
    assert!(notation::Typed::parse(position.variant(), "f2f3").is_certain(&position));
    for text in ["f3?", "17. f3", "f3 mate", "e2", "Nf3?", "castle", "mp3", "hello"] {
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
    // On a board of sixteen files p is also a file.
    let start = terachess(START);
    let typed = notation::Typed::parse(start.variant(), "p p5");
    assert_eq!(coordinates(&start, &typed.candidates(&start)), ["p4p5"]);
}

#[test]
fn a_capture_without_squares_is_asked_about_among_others_and_never_played() {
    let fen = "4k3/8/8/3n4/4P3/2N5/8/4K3 w - - 0 12";
    let position = Position::from_fen(variant("chess"), fen).expect(fen);
    let typed = |text: &str| notation::Typed::parse(position.variant(), text);
    for text in ["exd", "e:d!", "12. exd", "NxN", "nxn", "Knight takes Knight", "PxN"] {
        assert!(typed(text).looks_like_move(), "{text}");
        assert!(!typed(text).is_certain(&position) && !typed(text).is_written_out(), "{text}");
        assert_eq!(typed(text).candidates(&position).len(), 1, "{text}");
    }
    // The author of such a text believes they have moved. The other texts can be talk.
    for (text, is_told) in [
        ("exf", true),
        ("NxP", true),
        ("QxP", true),
        ("nxp", false),
        ("knight takes pawn", false),
        ("NxP?", false),
        ("11. NxP", false),
    ] {
        assert_eq!(typed(text).refusal_of_mover(&position).is_some(), is_told, "{text}");
    }
    for text in [
        "ed",
        "de",
        "axe",
        "exe",
        "exd4x",
        "txt",
        "exp",
        "exit",
        "next",
        "x:x",
        "xxx",
        "a:",
        "d:",
        ":D",
        "nxm",
        "16x16",
        "K:",
        "P:D",
        "exdd",
        "exd more",
        "N takes",
        "takes N",
        "knight takes it",
    ] {
        assert!(!typed(text).reads_as_move(), "{text}");
        assert!(typed(text).candidates(&position).is_empty(), "{text}");
    }
}

/// An answer comes at once, however long the text is.
#[test]
fn a_long_text_of_captures_is_answered_at_once() {
    let start = terachess(START);
    let started = Instant::now();
    for piece in
        ["a", "exd", "exd ", "x", "NxP ", "N x ", "Pawn takes ", "e:", "=", "(", ";", "exd;", "é"]
    {
        let long = piece.repeat(60_000 / piece.len());
        for text in [long.clone(), format!("NxP={long}"), long.chars().take(64).collect()] {
            let typed = notation::Typed::parse(start.variant(), &text);
            let _ = (typed.looks_like_move(), typed.read(&start));
        }
    }
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}
