//! Positions as other programs write them. A text with one possible meaning is read, and the answer
//! says what was taken for what. All other texts are refused.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{START, all_english, english, variant};
use menagerie_rules::convert::from_ini;
use menagerie_rules::{FenError, Position, Variant};

/// The variant, a text, the position as we write it, and what was taken for what.
const READ: &[(&str, &str, &str, &str)] = &[
    // As we write it ourselves.
    ("chess", "4k3/8/8/8/8/8/8/4K2R w K - 3 9", "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9", ""),
    // Moves that are counted from 0, and parts that are missing.
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 0",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "move 0 as move 1",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w - - 7",
        "4k3/8/8/8/8/8/8/4K2R w - - 7 1",
        "move 1, because none is named",
    ),
    ("chess", "4k3/8/8/8/8/8/8/4K2R b", "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "- for what is missing"),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w K",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 0 1",
        "- for what is missing",
    ),
    (
        "chess",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1",
        "the array",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/4r3/4K3",
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "w to move, because the other side cannot be, and nobody castles",
    ),
    // Promoted pieces and hands as Lichess writes them.
    (
        "crazyhouse",
        "4k3/8/8/8/3q~4/8/8/4K2Q~[Pp] b - - 0 9",
        "4k3/8/8/8/3+q4/8/8/4K2+Q[Pp] b - - 0 9",
        "q~ as +q; Q~ as +Q",
    ),
    (
        "crazyhouse",
        "4k3/8/8/8/8/8/8/4K3/PPn w - - 0 9",
        "4k3/8/8/8/8/8/8/4K3[PPn] w - - 0 9",
        "/PPn as [PPn]",
    ),
    ("crazyhouse", "4k3/8/8/8/8/8/8/4K3/ w - - 0 9", "4k3/8/8/8/8/8/8/4K3[] w - - 0 9", "/ as []"),
    // Operations of EPD.
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"a 1\";",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 0 1",
        "without the operations bm O-O; id \"a 1\";",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w - - hmvc 12; fmvn 40;",
        "4k3/8/8/8/8/8/8/4K2R w - - 12 40",
        "without the operations hmvc 12; fmvn 40;",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w - - 3 9 ce 500;",
        "4k3/8/8/8/8/8/8/4K2R w - - 3 9",
        "without the operations ce 500;",
    ),
    // Castling by the files of partners, also where no castling is possible.
    (
        "chess",
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w a1,a8,e1,e8,h1,h8 - 0 1",
        "HAha as a1,a8,e1,e8,h1,h8",
    ),
    (
        "grand",
        "4k5/10/10/10/10/10/10/10/10/4K5 w KQkq - 0 1",
        "4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1",
        "KQkq as -",
    ),
    // Letters that other programs use for the same pieces.
    (
        "xiangqi",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
        "B as E (Elephant); N as H (Horse)",
    ),
    (
        "grand",
        "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1",
        "r8r/1nbqkmcbn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKMCBN1/R8R w - - 0 1",
        "A as C (Cardinal); C as M (Marshal)",
    ),
    (
        "shatranj",
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
        "rhekfehr/pppppppp/8/8/8/8/PPPPPPPP/RHEKFEHR w - - 0 1",
        "B as E (Elephant); N as H (Horse); Q as F (Counsellor)",
    ),
    // The letter means the partner at home, although another one stands farther away.
    (
        "shako",
        "10/rr3k4/ppppp5/10/10/10/10/6PPPP/5K2RR/10 w Kq - 0 1",
        "10/rr3k4/ppppp5/10/10/10/10/6PPPP/5K2RR/10 w b9,f2,f9,i2 - 0 1",
        "",
    ),
    // Marks around the text.
    (
        "chess",
        "“4k3/8/8/8/8/8/8/4K2R w K - 3 9”",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the quotation marks",
    ),
    (
        "chess",
        "\"4k3/8/8/8/8/8/8/4K2R w K - 3 9\"",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the quotation marks",
    ),
    (
        "chess",
        "'4k3/8/8/8/8/8/8/4K2R w K - 3 9'",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the quotation marks",
    ),
    (
        "chess",
        "`4k3/8/8/8/8/8/8/4K2R w K - 3 9`",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the quotation marks",
    ),
    (
        "chess",
        "```\n4k3/8/8/8/8/8/8/4K2R w K - 3 9\n```",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the quotation marks",
    ),
    (
        "chess",
        "„4k3/8/8/8/8/8/8/4K2R w K - 3 9“",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the quotation marks",
    ),
    (
        "chess",
        "fen 4k3/8/8/8/8/8/8/4K2R w K - 3 9",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the word fen",
    ),
    (
        "chess",
        "FEN: 4k3/8/8/8/8/8/8/4K2R w K - 3 9",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the word fen",
    ),
    (
        "chess",
        "setup:4k3/8/8/8/8/8/8/4K2R w K - 3 9",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the word setup",
    ),
    (
        "chess",
        "Position = 4k3/8/8/8/8/8/8/4K2R w K - 3 9",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the word position",
    ),
    (
        "chess",
        "position fen 4k3/8/8/8/8/8/8/4K2R w K - 3 9",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the word position; without the word fen",
    ),
    (
        "chess",
        "FEN “4k3/8/8/8/8/8/8/4K2R w K - 3 9”",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the word fen; without the quotation marks",
    ),
    (
        "chess",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 9\"]",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 3 9",
        "without the brackets; without the word fen; without the quotation marks",
    ),
    // Words for the array.
    (
        "chess",
        "startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1",
        "startpos as the array",
    ),
    (
        "chess",
        "Start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1",
        "Start as the array",
    ),
    (
        "chess",
        "initial",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1",
        "initial as the array",
    ),
    (
        "chess",
        "position startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1",
        "without the word position; startpos as the array",
    ),
    (
        "chess",
        "“initial position”",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,a8,e1,e8,h1,h8 - 0 1",
        "without the quotation marks; initial position as the array",
    ),
    (
        "grand",
        "startpos",
        "r8r/1nbqkmcbn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKMCBN1/R8R w - - 0 1",
        "startpos as the array",
    ),
    // The side to move as a word or a capital.
    ("chess", "4k3/8/8/8/8/8/8/4K2R W - - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "W as w"),
    ("chess", "4k3/8/8/8/8/8/8/4K2R B - - 0 1", "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "B as b"),
    ("chess", "4k3/8/8/8/8/8/8/4K2R white - - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "white as w"),
    ("chess", "4k3/8/8/8/8/8/8/4K2R Black - - 0 1", "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "Black as b"),
    ("chess", "4k3/8/8/8/8/8/8/4K2R WHITE - - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "WHITE as w"),
    (
        "xiangqi",
        "4k4/9/9/9/9/9/9/9/9/3K5 red - - 0 1",
        "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        "red as w",
    ),
    (
        "terran",
        "5k4/10/10/10/10/10/10/10/4K5/10 Red - - 0 1",
        "5k4/10/10/10/10/10/10/10/4K5/10 b - - 0 1",
        "Red as b",
    ),
    (
        "chess",
        "“fen: 4k3/8/8/8/8/8/8/4K2R White K”",
        "4k3/8/8/8/8/8/8/4K2R w e1,h1 - 0 1",
        "without the quotation marks; without the word fen; White as w; - for what is missing",
    ),
];

/// Texts with several possible meanings, or with none.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R",
        "it does not say who is to move: write the whole text, as “4k3/8/8/8/8/8/8/4K2R w - - 0 1” or \
         “4k3/8/8/8/8/8/8/4K2R b - - 0 1”, and who may castle in place of the first dash",
    ),
    // The same piece under two letters.
    ("xiangqi", "4k4/9/9/9/9/9/9/4H4/4N4/3K5 w - - 0 1", "there is no piece with the letter 'N'"),
    (
        "grand",
        "4k5/10/10/10/10/10/10/2A7/2C7/4KM4 w - - 0 1",
        "there is no piece with the letter 'A'",
    ),
    ("chess", "4k3/8/8/8/8/8/8/4K1AR w - - 0 1", "there is no piece with the letter 'A'"),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w G - 0 1",
        "the third part lists squares of pieces that have never moved, or is -",
    ),
    // The marks around a text do not matter to its error.
    ("chess", "“4k3/8/8/8/8/8/4K3 w - -”", "the board has 8 ranks, not 7"),
    ("chess", "fen: 4k3/8/8/8/8/8/8/4K3 red - -", "the side to move is w or b"),
    ("chess", "fen", "the board has 8 ranks, not 1"),
    ("chess", "start at e4", "the board has 8 ranks, not 1"),
    // A letter of castling without its King or partner.
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "the letter K in the third part says that White may castle, but there is no Rook on h1: put it there, or leave the letter out",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
        "the letter Q in the third part says that White may castle, but there is no Rook on a1: put it there, or leave the letter out",
    ),
    (
        "chess",
        "4k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1",
        "the letter q in the third part says that Black may castle, but there is no Rook on a8: put it there, or leave the letter out",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
        "the letter K in the third part says that White may castle, but there is no King on e1: put it there, or leave the letter out",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/R3K3 w HA - 0 1",
        "the letter H in the third part says that White may castle, but there is no Rook on h1: put it there, or leave the letter out",
    ),
    (
        "shako",
        "10/5k4/10/10/10/10/10/10/5K4/10 w Q - 0 1",
        "the letter Q in the third part says that White may castle, but there is no Rook on b2: put it there, or leave the letter out",
    ),
    (
        "chess960",
        "4k3/8/8/8/8/8/8/R3K3 w HA - 0 1",
        "the letter H in the third part says that White may castle, but there is no Rook on h1: put it there, or leave the letter out",
    ),
];

pub fn refused() -> Vec<FenError> {
    let read = |(id, fen, _): &(&str, &str, &str)| {
        Position::from_foreign_fen(variant(id), fen).map(|_| ()).expect_err(fen)
    };
    REFUSED.iter().map(read).collect()
}

#[test]
fn what_other_programs_write_is_read_and_said() {
    for (id, fen, ours, taken) in READ {
        let read = Position::from_foreign_fen(variant(id), fen);
        let read = read.unwrap_or_else(|error| panic!("{id}: {fen}: {error}"));
        let said = all_english(read.taken.clone()).join("; ");
        assert_eq!((read.position.fen().as_str(), said.as_str()), (*ours, *taken));
        let sentence = read.sentence().map(english).unwrap_or_default();
        assert!(sentence.starts_with("The FEN is read as ") != taken.is_empty(), "{sentence}");
    }
}

#[test]
fn what_can_be_meant_in_several_ways_is_refused() {
    for ((id, fen, said), error) in REFUSED.iter().zip(refused()) {
        assert_eq!(error.to_string(), *said, "{id}: {fen}");
        assert_eq!(english(error.told()), *said, "{id}: {fen}");
    }
}

/// In Terachess the Kings leap on their first move. Other programs write that with the letters of
/// castling.
#[test]
fn the_first_leaps_of_kings_are_read_from_letters_of_castling() {
    let fen = START.replace("h2,h15", "Kk");
    assert_ne!(fen, START);
    let read = Position::from_foreign_fen(variant("terachess-2"), &fen).expect("it can be read");
    assert_eq!(read.position.fen(), START);
    assert_eq!(all_english(read.taken), ["Kk as h2,h15"]);
    let white = Position::from_foreign_fen(variant("terachess-2"), &START.replace("h2,h15", "K"));
    assert_eq!(all_english(white.expect("it can be read").taken), ["K as h2"]);
}

/// Fairy-Stockfish counts the checks that are left to give.
#[test]
fn checks_that_are_left_are_read_as_those_given() {
    let conversion = from_ini("[x:3check]\n", "x").expect("it is a game");
    let game = Arc::new(Variant::from_toml("x", &conversion.file).expect("it is read"));
    for (text, ours) in [
        ("4k3/8/8/8/8/8/8/4K2R w - - 3+3 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1 +0+0"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 3+3 7", "4k3/8/8/8/8/8/8/4K2R w - - 7 1 +0+0"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 3+1 4 9", "4k3/8/8/8/8/8/8/4K2R w - - 4 9 +0+2"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1 +1+0", "4k3/8/8/8/8/8/8/4K2R w - - 0 1 +1+0"),
    ] {
        let read = Position::from_foreign_fen(&game, text);
        assert_eq!(read.unwrap_or_else(|e| panic!("{text}: {e}")).position.fen(), ours);
    }
    assert!(Position::from_foreign_fen(&game, "4k3/8/8/8/8/8/8/4K2R w - - 4+3 0 1").is_err());
}

/// An answer comes at once, however long the text is.
#[test]
fn a_long_text_is_answered_at_once() {
    let pieces = [
        "a",
        "K",
        "KQkq",
        "q",
        "“",
        "”",
        "'",
        "`",
        "fen ",
        "fen:",
        "FEN",
        "position ",
        "startpos",
        "start ",
        "[",
        "]",
        "w ",
        "white ",
        "/",
        "8/",
        "é",
        "\u{2003}",
        ":",
        "= ",
        "e1,",
        ";",
    ];
    let chess = variant("chess");
    let started = Instant::now();
    for piece in pieces {
        let long = piece.repeat(60_000 / piece.len());
        for text in [
            long.clone(),
            format!("fen {long}"),
            format!("“{long}”"),
            format!("4k3/8/8/8/8/8/8/4K2R {long}"),
            format!("4k3/8/8/8/8/8/8/4K2R w {long}"),
            format!("4k3/8/8/8/8/8/8/4K2R w K {long}"),
        ] {
            let _ = Position::from_foreign_fen(chess, &text);
        }
    }
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}
