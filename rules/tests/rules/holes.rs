//! Boards with holes: no piece goes there, their positions are written in a certain way, and files
//! may not say certain things.

use crate::common::english;
use std::sync::{Arc, LazyLock};

use menagerie_rules::{
    FenError, Position, Square, Trial, Variant, check, notation, notation::Reading, told,
};

/// A board of 6 x 6 without its corners, and without c3 and c4.
const ARRAY: &str = "*r2k*/6/2*2p/2*3/P5/*R2K* w - - 0 1";

fn file(array: &str) -> String {
    let piece = |label: &str, betza: &str, more: &str| {
        format!(
            "[[pieces]]\nlabel = \"{label}\"\nname = \"Piece {label}\"\nbetza = \"{betza}\"\n\
             moves = \"As it likes.\"\n{more}\n"
        )
    };
    let game = format!(
        "id = \"holes\"\nname = \"Holes\"\nrevision = 1\nfiles = 6\nranks = 6\nstart = \"{array}\"\n\
         summary = \"Few squares.\"\nrules = []\n\
         sides = {{ names = [\"White\", \"Black\"], styles = [\"white\", \"black\"] }}\n\
         credits = {{ author = \"A\", source = \"B\", url = \"C\" }}\n\
         endings = {{ stalemate = \"draw\" }}\nzones.corner = {{ name = \"corner\", squares = \"a1-b2\" }}\n"
    );
    [
        game,
        piece("K", "KisO2", "royal = true\ncastles_with = \"R\""),
        piece("P", "fmWfcF", "pawn = true\npromotes_to = [\"R\"]"),
        piece("R", "R", ""),
        piece("C", "mRcpR", ""),
        piece("G", "gQ", ""),
        piece("H", "nN", ""),
        piece("D", "DAZ", ""),
        piece("T", "fmnR3fcF", ""),
        piece("J", "jR", ""),
        piece("M", "nNN", ""),
        piece("S", "mafsW", ""),
        piece("L", "NN", ""),
    ]
    .concat()
}

fn holes() -> &'static Arc<Variant> {
    static HOLES: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let read = Variant::from_toml("holes.toml", &file(ARRAY));
        Arc::new(read.unwrap_or_else(|error| panic!("{error}")))
    });
    &HOLES
}

fn position(placement: &str) -> Position {
    Position::from_stored_fen(holes(), &format!("{placement} w - -")).expect(placement)
}

/// Texts that are no position of the variant, and why.
const REFUSED: [(&str, &str); 6] = [
    ("1r2k*/6/2*2p/2*3/P5/*R2K* w - -", "a6 is no square of this board, and must be written as *"),
    ("*r2k*/6/6/2*3/P5/*R2K* w - -", "c4 is no square of this board, and must be written as *"),
    ("*r2kK/6/2*2p/2*3/P5/*R3* w - -", "f6 is no square of this board, and must be written as *"),
    (
        "*r2k*/*5/2*2p/2*3/P5/*R2K* w - -",
        "a5 is a square of this board, and cannot be written as *",
    ),
    ("*r2k**/6/2*2p/2*3/P5/*R2K* w - -", "rank 6 must fill 6 files exactly"),
    ("*r2k*/6/2*2p/2*3/P5/*R2K w - -", "rank 1 must fill 6 files exactly"),
];

/// The errors of these texts.
pub fn refused() -> impl Iterator<Item = FenError> {
    REFUSED.into_iter().map(|(fen, _)| Position::from_fen(holes(), fen).expect_err(fen))
}

/// The squares to which the piece on a square can go.
fn destinations(placement: &str, from: &str) -> String {
    let from = Square::parse(from).expect("it is a square");
    let position = position(placement);
    let mut to: Vec<String> =
        position.legal_moves_from(from).iter().map(|mv| mv.to().to_string()).collect();
    to.dedup();
    to.join(" ")
}

#[test]
fn the_text_of_a_position_has_a_star_for_each_hole() {
    let start = Position::start(holes());
    assert_eq!(start.fen(), ARRAY);
    assert_eq!(holes().squares().count(), 30);
    assert!(holes().has_holes());
    let said = english(told!("rules-no-squares", squares = holes().told_holes()));
    assert!(said.ends_with(" a1, f1, c3 to c4, a6, f6."), "{said}");
    for (fen, said) in REFUSED {
        let error = Position::from_fen(holes(), fen).expect_err(fen);
        assert_eq!(error.to_string(), said);
    }
    let chess = menagerie_rules::bundled_by_id("chess").expect("it is bundled");
    let error = Position::from_fen(chess, "*3k3/8/8/8/8/8/8/4K3 w - -");
    assert!(matches!(error, Err(FenError::NoHole(_))));
}

#[test]
fn nothing_goes_over_a_hole_but_a_leap() {
    let rows = [
        // Slides end before a hole, and so does their attack.
        ("*3k*/6/2*3/R1*2r/6/*3K*", "a3", "a2 b3 a4 a5"),
        ("*3k*/6/2*3/2*3/6/*RR1K*", "c1", "d1 c2"),
        // A Cannon hops over the piece on b3, but not over the hole.
        ("*3k*/6/2*3/CP*2r/6/*3K*", "a3", "a2 a4 a5"),
        ("*3k*/2C3/2*3/2*3/2P3/*1p1K*", "c5", "a5 b5 d5 e5 f5 c6"),
        ("*3k*/6/2*3/GP*3/6/*3K*", "a3", ""),
        // A lame leap needs the square between, and a leap does not.
        ("*3k*/6/2*3/1H*3/6/*3K*", "b3", "c1 a5 c5"),
        ("*3k*/6/2*3/1D*3/6/*3K*", "b3", "b1 d1 d3 b5 d5 e5 d6"),
        ("*3k*/6/2*3/J1*3/6/*3K*", "a3", "a5"),
        // A ride steps only on squares, and bent paths turn only on squares.
        ("*3k*/6/2*3/2*3/LL4/*3K*", "b2", "d1 d3 a4 f4"),
        ("*3k*/6/2*3/1S*3/6/*3K*", "b3", "c1 a5 c5"),
        // Double and triple steps.
        ("*3k*/6/2*3/2*3/T1T3/*3K*", "a2", "a3 a4 a5"),
        ("*3k*/6/2*3/2*3/T1T3/*3K*", "c2", ""),
    ];
    for (placement, from, wanted) in rows {
        assert_eq!(destinations(placement, from), wanted, "{placement} {from}");
    }
}

#[test]
fn check_ends_at_a_hole() {
    assert!(!position("*3k*/6/2*3/K1*2r/6/6".replace("/6/6", "/6/*4*").as_str()).is_check());
    assert!(position("*3k*/6/2*3/2*K1r/6/*4*").is_check());
    // One piece lies between Cannon and King, and also a hole.
    assert!(!position("*3k*/6/2*3/K1*p1c/6/*4*").is_check());
    // The square on the Horse's way is a hole.
    assert!(!position("*3k*/6/2*h2/1K*3/6/*4*").is_check());
}

#[test]
fn a_piece_is_promoted_on_the_last_square_of_its_file() {
    let promotes = |placement: &str, from: &str| {
        let from = Square::parse(from).expect("it is a square");
        let moves = position(placement).legal_moves_from(from);
        let all: Vec<String> = moves
            .iter()
            .map(|mv| format!("{}{}", mv.to(), if mv.promotion().is_some() { "R" } else { "" }))
            .collect();
        all.join(" ")
    };
    assert_eq!(promotes("*3k*/6/P1*3/2*3/6/*3K*", "a4"), "a5R");
    assert_eq!(promotes("*3k*/1r4/P1*3/2*3/6/*3K*", "a4"), "a5R b5");
    assert_eq!(promotes("*3k*/1P4/2*3/2*3/6/*3K*", "b5"), "b6R");
    // The Pawn has gone to the end of its file.
    assert_eq!(promotes("*3k*/6/2*3/2*3/2P3/*3K*", "c2"), "");
}

#[test]
fn nobody_castles_over_a_hole() {
    let array = "*r2k*/6/6/6/6/R*R1KR w a1,c1,e1,f1 - 0 1";
    let text = file(array).replace("betza = \"KisO2\"", "betza = \"KisO1\"");
    let game = Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|error| panic!("{error}")));
    let castles = |fen: &str, text: &str| {
        let position = Position::from_fen(&game, fen).expect(fen);
        matches!(notation::read(&position, text), Reading::Move(_))
    };
    assert!(castles(array, "O-O-O"));
    assert!(!castles("*r2k*/6/6/6/6/R*2K1 w a1,e1 -", "O-O-O"));
}

#[test]
fn a_hole_is_no_square_to_whoever_types_it() {
    let start = position("*r2k*/6/2*2p/R1*2r/P2h2/*3K*");
    let said = |text: &str| match notation::read(&start, text) {
        Reading::Refused(refusal) => english(refusal.sentence(&start)),
        _ => panic!("{text} is no move"),
    };
    assert!(said("Ra3-a1").starts_with("There's a hole in the board on a1."));
    assert!(said("c3").starts_with("There's a hole in the board on c3."));
    assert!(said("a3-g1").starts_with("There's no square g1 on this board"));
    // Squares beyond a hole are out of reach, with any piece there.
    assert!(said("a3-f3").starts_with(
        "The Piece R can't get from a3 to f3: c3 is a hole in the board, and nothing slides over holes."
    ));
    // In talk, too, a piece and a square are meant as a move.
    for (text, is_meant) in
        [("Ra1", true), ("Rz9", true), ("c3", true), ("ra1", true), ("a1b1", true)]
    {
        let typed = notation::Typed::parse(holes(), text);
        assert_eq!(typed.refusal_of_mover(&start).is_some(), is_meant, "{text}");
    }
}

#[test]
fn what_a_file_may_not_say_of_holes() {
    let said = |text: &str| match Variant::from_toml("x", text) {
        Err(error) => error.to_string(),
        Ok(variant) => format!("{} is a game", variant.id),
    };
    let all = ["******"; 6].join("/");
    let rows = [
        (
            file(&format!("{all} w - - 0 1")),
            "x, line 6, column 9: a board has squares, and all of these are holes",
        ),
        (
            file(&ARRAY.replace("k*", "**")),
            "x, line 6, column 9: the array is not a position: Black must have one King, not 0",
        ),
        (
            file(&ARRAY.replace("*R2", "**2").replace("/P5", "/**4")),
            "x, line 12, column 45: all of a side's zone are holes",
        ),
    ];
    for (text, wanted) in rows {
        assert_eq!(said(&text), wanted);
    }
    let (game, report) = check("x", &file(ARRAY));
    assert!(game.is_some() && report.errors.is_empty(), "{report}");
}

#[test]
fn a_piece_is_tried_on_a_board_with_holes() {
    let at = Square::parse("a1").expect("it is a square");
    let trial = Trial::placed(4, 2, at, "4/X1*o").expect("it is a board");
    let there = trial.destinations("R").expect("it is XBetza");
    let names =
        |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(names(&there.moves), "b1 a2");
    assert!(there.captures.is_empty());
    assert_eq!(trial.holes().iter().count(), 1);
    assert_eq!(names(&trial.holes().iter().collect::<Vec<_>>()), "c1");
}
