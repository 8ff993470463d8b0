//! Variants without royal pieces: there is no check, and a side with too few of some pieces has
//! lost.

use std::sync::Arc;

use crate::common::{coordinates, english, rows, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Line, Position, SquareSet, Termination, Variant};

const CHESS: &str = include_str!("../../variants/chess.toml");

/// Pieces that only capture, one step along a line.
const CLOBBER: &str = r#"
id = "clobber"
name = "Clobber"
revision = 1
files = 5
ranks = 5
start = "5/5/5/5/5 w - - 0 1"
summary = "Who cannot capture loses."
rules = ["Who has no move loses."]
[sides]
names = ["White", "Black"]
styles = ["white", "black"]
[credits]
author = "Michael Albert"
source = "Clobber"
url = "https://example.org/"
[endings]
stalemate = "loss"
[[pieces]]
label = "P"
name = "Stone"
betza = "cW"
moves = "Captures one step along a rank or file."
"#;

/// Chess without a royal piece and with these endings.
fn read(endings: &str) -> Result<Variant, String> {
    let (before, after) = CHESS.split_once("[endings]").expect("a table");
    let (_, after) = after.split_once("[zones").expect("another table");
    let text = format!("{before}[endings]\nstalemate = \"draw\"\n{endings}\n[zones{after}");
    let text = text.replacen("royal = true\n", "", 1);
    Variant::from_toml("x.toml", &text).map_err(|error| error.problem)
}

/// The end of a game from this position after these moves. Only the last move ends it.
fn ended(endings: &str, fen: &str, moves: &str) -> String {
    let variant = Arc::new(read(endings).unwrap_or_else(|error| panic!("{endings}: {error}")));
    let start =
        Position::from_stored_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut line = Line::new(start);
    for text in moves.split_whitespace() {
        assert_eq!(line.outcome(), None, "{endings}, {fen}: before {text}");
        let mv = notation::from_coordinates(line.position(), text);
        line.play(&mv.unwrap_or_else(|| panic!("{text} in {fen}"))).expect("it is legal");
    }
    line.outcome()
        .map_or("on".to_owned(), |end| format!("{:?} by {:?}", end.winner, end.termination))
}

#[test]
fn a_side_loses_with_the_last_of_what_it_must_keep_and_wins_with_the_last_of_what_must_go() {
    const KINGS: &str = "extinction = { pieces = [\"K\"] }";
    const EACH: &str = "extinction = { pieces = [\"K\", \"P\"] }";
    const TWO: &str = "extinction = { pieces = [\"R\"], left = 1 }";
    const ALL: &str = "extinction = { pieces = [\"K\", \"Q\", \"R\", \"B\", \"N\", \"P\"], counted = \"together\" }";
    const SHED: &str = "extinction = { pieces = [\"K\", \"Q\", \"R\", \"B\", \"N\", \"P\"], counted = \"together\", result = \"win\" }";
    const PAWNS: &str = "extinction = { pieces = [\"P\"], result = \"win\" }";
    let won = "Some(White) by Extinction";
    let lost = "Some(Black) by Extinction";
    for (endings, fen, moves, end) in [
        (KINGS, "k7/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", won),
        (KINGS, "k1k5/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "on"),
        (EACH, "k3p3/8/8/8/8/8/P7/4K3 w - - 0 1", "", "on"),
        (EACH, "k3p3/8/8/8/8/8/P3R3/4K3 w - - 0 1", "e2e8", won),
        // The last Pawn promotes.
        (EACH, "k7/4P3/8/8/8/8/p7/4K3 w - - 0 1", "e7e8=Q", lost),
        (EACH, "k7/4P3/8/8/8/8/p3P3/4K3 w - - 0 1", "e7e8=Q", "on"),
        // It also takes the last one of the other side. The side that moved has won.
        (EACH, "k4p2/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7f8=Q", won),
        (TWO, "rr2k3/8/8/8/8/8/8/RR2K3 w - - 0 1", "a1a8", won),
        (TWO, "rrr1k3/8/8/8/8/8/8/RR2K3 w - - 0 1", "a1a8", "on"),
        (ALL, "k7/8/8/8/8/8/8/R7 w - - 0 1", "a1a8", won),
        (ALL, "kn6/8/8/8/8/8/8/R7 w - - 0 1", "a1a8", "on"),
        (ALL, "1n6/8/8/8/8/8/8/R7 w - - 0 1", "a1a8", "on"),
        (SHED, "k7/8/8/8/8/8/8/R7 w - - 0 1", "a1a8", lost),
        (SHED, "kn6/8/8/8/8/8/8/R7 w - - 0 1", "a1a8", "on"),
        (PAWNS, "k7/4P3/8/8/8/8/p7/4K3 w - - 0 1", "e7e8=Q", won),
        // The last Pawn takes the last Pawn. The side that moved has won.
        (PAWNS, "k4p2/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7f8=Q", won),
    ] {
        assert_eq!(ended(endings, fen, moves), end, "{endings}, {fen}, {moves}");
    }
}

#[test]
fn who_cannot_move_loses_where_nothing_else_ends_the_game() {
    let clobber = CLOBBER.replacen("5/5", "1pP2/5", 1);
    let variant = Arc::new(Variant::from_toml("x.toml", &clobber).expect("a game"));
    let mut line = Line::new(Position::start(&variant));
    assert_eq!(coordinates(line.position(), &line.position().legal_moves()), ["c5b5"]);
    let only = line.position().legal_moves()[0];
    line.play(&only).expect("it is legal");
    let end = line.outcome().expect("Black has nothing left");
    assert_eq!((end.winner, end.termination), (Some(Color::White), Termination::Stalemate));
}

#[test]
fn nobody_is_in_check() {
    let extinction = variant("extinction-chess");
    let fen = "1nbqkr2/pppp4/8/8/QNB5/8/PPPP4/R3K2R w KQ - 0 1";
    let position = Position::from_fen(extinction, fen).expect(fen);
    assert_eq!(position.royals(Color::White), SquareSet::EMPTY);
    // The Rook attacks f1 and the Queen nothing. As in Fairy-Stockfish the King castles on both
    // sides.
    let texts = coordinates(&position, &position.legal_moves_from(square("e1")));
    assert_eq!(texts, ["e1c1", "e1d1", "e1e2", "e1f1", "e1f2", "e1g1"]);
    let castled = notation::read(&position, "O-O");
    let Reading::Move(castling) = castled else { panic!("{castled:?}") };
    assert!(position.play(&castling).fen().contains("/R4RK1 b "));
    let attacked = "1nbqk3/pppp4/4r3/8/QNB5/8/PPPP4/R3K2R w KQ - 0 1";
    let position = Position::from_fen(extinction, attacked).expect(attacked);
    assert!(!position.is_check() && position.checkers().is_empty());
    assert!(matches!(notation::read(&position, "O-O-O"), Reading::Move(_)), "out of an attack");
    assert!(
        matches!(notation::read(&position, "d2d3"), Reading::Move(_)),
        "the King stays attacked"
    );
    let taken = notation::read(&position.turned(), "Rxe1");
    let Reading::Move(taken) = taken else { panic!("{taken:?}") };
    assert_eq!(notation::short(&position.turned(), &taken), "Rxe1", "neither check nor mate");
    assert_eq!(
        english(notation::told(&position.turned(), &taken)),
        "Rook from e6 takes the King on e1"
    );
}

fn square(name: &str) -> menagerie_rules::Square {
    menagerie_rules::Square::parse(name).expect(name)
}

/// Of several Kings only the one that has never moved castles.
#[test]
fn a_king_that_was_a_pawn_does_not_castle() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1K1K2R w a1,e1,h1 - 0 1";
    let position = Position::from_fen(variant("kinglet"), fen).expect(fen);
    let texts = coordinates(&position, &position.legal_moves());
    assert!(texts.contains(&"e1g1".to_owned()) && !texts.contains(&"c1a1".to_owned()), "{texts:?}");
    // With letters it would be the right of the other King.
    assert_eq!(position.exchange_fen(), fen);
    let castled =
        position.play(&notation::from_coordinates(&position, "e1g1").expect("it is legal"));
    assert!(castled.fen().contains("/R1K2RK1 b a1 "), "{}", castled.fen());
}

#[test]
fn why_castling_is_refused_is_said_without_a_royal_piece_too() {
    for (fen, answer) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "The King can't castle O-O: the Bishop on f1 is in the way.",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w Q - 0 1",
            "O-O needs a Rook to the right of the King that has never moved.",
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3Q2R w - - 0 1", "There's no castling"),
    ] {
        let position = Position::from_fen(variant("kinglet"), fen).expect(fen);
        let Reading::Refused(refusal) = notation::read(&position, "O-O") else { panic!("{fen}") };
        let sentence = english(refusal.sentence(&position));
        assert!(sentence.starts_with(answer), "{fen}: {sentence}");
    }
}

#[test]
fn what_does_not_go_without_a_royal_piece_is_refused() {
    const KINGS: &str = "extinction = { pieces = [\"K\"] }";
    for (endings, refusal) in [
        (
            "",
            "one piece must be royal, or extinction, a goal, a row, points or stalemate wins the game",
        ),
        ("extinction = { pieces = [] }", "at least one piece can be extinct"),
        ("extinction = { pieces = [\"X\"] }", "no piece has the label X"),
        (
            "extinction = { pieces = [\"K\"], left = 1 }",
            "the game is over in its array: White has lost by extinction; give White more of what it must keep",
        ),
        (&format!("{KINGS}\nbare_king = \"loss\""), "bare_king needs a royal piece"),
        (&format!("{KINGS}\nbare_kings = true"), "bare_kings needs a royal piece"),
        (&format!("{KINGS}\nchecks = 3"), "checks needs a royal piece"),
        (&format!("{KINGS}\ncheckmate = \"win\""), "checkmate needs a royal piece"),
        (
            &format!("{KINGS}\nrepetition_draw = 3\nperpetual_check = \"loss\""),
            "perpetual_check needs a royal piece",
        ),
    ] {
        assert_eq!(read(endings).expect_err(endings), refusal, "{endings}");
    }
    let text = include_str!("data/three-kings.toml");
    let facing = text.replacen("rules = [", "kings_may_not_face = true\nrules = [", 1);
    let error = Variant::from_toml("x.toml", &facing).expect_err("nobody faces").problem;
    assert_eq!(error, "kings_may_not_face needs a royal piece");
    for (place, castling, wanted) in [
        ("betza = \"N\"", "betza = \"NisO2\"", "castles_with must name the partner"),
        (
            "betza = \"N\"",
            "betza = \"NisO2\"\ncastles_with = \"N\"",
            "it castles with another piece",
        ),
    ] {
        let error =
            Variant::from_toml("x.toml", &text.replacen(place, castling, 1)).expect_err(castling);
        assert_eq!(error.problem, wanted, "{castling}");
    }
    let two =
        CHESS.replacen("betza = \"N\"", "betza = \"NisO2\"", 1).replacen("royal = true\n", "", 1);
    let (before, after) = two.split_once("bare_kings = true\n").expect("it has it");
    let (_, after) = after.split_once('\n').expect("dead stands behind it");
    let two = format!("{before}{KINGS}\n{after}");
    let error = Variant::from_toml("x.toml", &two).expect_err("two that castle").problem;
    assert_eq!(error, "only one piece castles");
}

#[test]
fn random_games_end_by_extinction_and_can_be_written() {
    for id in ["extinction-chess", "kinglet", "three-kings", "antichess"] {
        let mut ends = 0;
        for seed in 0..40 {
            let line = crate::common::random_game(variant(id), seed, 300);
            let extinct = line.position().extinct();
            let end = line.outcome().map(|end| (end.termination, end.winner));
            if let Some(side) = extinct {
                let winner = line.position().winner_by_extinction();
                assert_eq!(winner, Some(if id == "antichess" { side } else { !side }));
                assert_eq!(end, Some((Termination::Extinction, winner)));
                ends += 1;
            }
            let again = Position::from_fen(variant(id), &line.position().fen()).expect("it is one");
            assert_eq!(&again, line.position());
        }
        assert!(ends > 20, "{id}: {ends}");
    }
    assert!(rows(include_str!("data/perft.tsv")).any(|row| row[0] == "three-kings"));
}
