//! Counting towards a draw: when it begins, with which numbers, and when it ends. The numbers are
//! those of Fairy-Stockfish, in plies.

use crate::common::variant;
use menagerie_rules::{FenError, Line, Position, Termination, Variant, notation};

fn line(id: &str, fen: &str, moves: &str) -> Line {
    let start =
        Position::from_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut line = Line::new(start);
    for text in moves.split_whitespace() {
        let mv = notation::from_coordinates(line.position(), text);
        line.play(&mv.unwrap_or_else(|| panic!("{text} in {fen}"))).expect("it is legal");
    }
    line
}

fn count(line: &Line) -> String {
    line.position().count().map_or("-".to_owned(), |count| count.to_string())
}

#[test]
fn a_count_begins_when_the_last_pawn_is_gone_or_a_king_is_bared() {
    for (id, fen, moves, counted) in [
        // With a Pawn on the board nothing is counted.
        ("makruk", "4k3/8/8/8/1P6/8/R7/4K3 w - - 0 1", "b4b5 e8d8", "-"),
        // The last Pawn becomes a Met. Against a bare King the count begins at the number of
        // pieces, else at zero.
        ("makruk", "4k3/8/8/1P6/8/8/R7/4K3 w - - 0 1", "b5b6=M", "8/32"),
        ("makruk", "4k3/8/8/1P6/8/8/R7/4K3 w - - 0 1", "b5b6=M e8d8 a2a3", "10/32"),
        ("makruk", "4k3/8/4n3/1P6/8/8/R7/4K3 w - - 0 1", "b5b6=M", "0/128"),
        // The last Pawn is captured, by the side with pieces or by the bare King. The King's next
        // move is the next number.
        ("makruk", "4k3/8/8/p7/8/8/R7/4K3 w - - 0 1", "a2a5", "6/32"),
        ("makruk", "8/8/8/k7/1P6/8/7R/4K3 b - - 0 1", "a5b4", "5/32"),
        // A capture during the count of the board does not begin it anew, but one that bares a King
        // does.
        ("makruk", "4k3/8/8/8/4n3/8/r7/R3K2R w - - 0 30 20/128", "a1a2", "21/128"),
        ("makruk", "4k3/8/8/8/4r3/8/8/K3R3 w - - 0 30 90/128", "e1e4", "6/32"),
        // A capture by the bare King does not change the number.
        ("makruk", "4k3/4R3/8/8/8/8/8/K2R4 b - - 0 30 9/16", "e8e7", "10/16"),
        // Without a Bishop, Rook or Knight nothing is counted, and neither without a bare King.
        ("asean", "4k3/8/8/p7/8/8/R7/4K3 w - - 0 1", "a2a5", "0/32"),
        ("asean", "4k3/8/8/8/p7/1Q6/8/4K3 w - - 0 1", "b3a4", "-"),
        ("asean", "4k3/8/8/p6n/8/8/R7/4K3 w - - 0 1", "a2a5", "-"),
        ("asean", "8/8/8/k7/1P6/8/7R/4K3 b - - 0 1", "a5b4", "-"),
        ("asean", "8/8/8/k7/1P6/8/7R/4K3 b - - 0 1", "a5b4 h2h1", "0/32"),
    ] {
        assert_eq!(count(&line(id, fen, moves)), counted, "{id} {fen} {moves}");
    }
}

#[test]
fn the_strongest_pieces_say_how_far() {
    for (id, pieces, limits) in [
        ("makruk", ["RR", "RSS", "SSN", "NN", "NS", "N", "MMM"], [8, 16, 22, 32, 44, 64, 64]),
        ("asean", ["RR", "R", "BN", "NQ", "N", "B", "BQ"], [16, 16, 44, 64, 64, 44, 44]),
    ] {
        for (pieces, limit) in pieces.into_iter().zip(limits) {
            let fen = format!("8/8/8/8/1r4k1/K7/{pieces}{}/8 w - - 0 1", 8 - pieces.len());
            let taken = line(id, &fen, "a3b4");
            let count = taken.position().count().unwrap_or_else(|| panic!("{id} {pieces}"));
            assert_eq!(count.limit, 2 * limit, "{id} {pieces}");
        }
    }
}

#[test]
fn one_move_more_than_are_counted_draws() {
    let fen = "7k/8/8/8/8/8/8/K3R3 b - - 0 40 12/16";
    let mut played = line("makruk", fen, "h8h7 a1a2 h7g7 a2b2");
    assert_eq!((count(&played).as_str(), played.outcome()), ("16/16", None));
    played = line("makruk", fen, "h8h7 a1a2 h7g7 a2b2 g7g6");
    let end = played.outcome().map(|end| (end.winner, end.termination));
    assert_eq!(end, Some((None, Termination::Counting)));
    // Checkmate comes before the draw.
    let mate = line("makruk", "6k1/8/6K1/8/8/8/8/4R3 w - - 0 40 16/16", "e1e8");
    assert_eq!(mate.outcome().map(|end| end.termination), Some(Termination::Checkmate));
    assert_eq!(count(&mate), "17/16");
    // With nine pieces or more against a bare King, the count begins above the number for two
    // Rooks.
    let many = line("makruk", "7k/1r6/K7/8/8/NNSSM3/RR6/8 w - - 0 1", "a6b7");
    assert_eq!(count(&many), "18/16");
    assert_eq!(many.outcome().map(|end| end.termination), Some(Termination::Counting));
}

#[test]
fn a_position_is_written_with_its_count() {
    let fen = "7k/8/8/8/8/8/8/K3R3 b - - 3 40 12/32";
    let position = Position::from_fen(variant("makruk"), fen).expect(fen);
    assert_eq!(position.fen(), fen);
    let without = Position::from_fen(variant("makruk"), "7k/8/8/8/8/8/8/K3R3 b - -").expect(fen);
    assert_eq!((without.count(), without == position), (None, true), "it is the same position");
    let [error, parts] = refused_counts();
    assert_eq!(
        error.to_string(),
        "the seventh part is the half-moves that are counted and how many may be, like 6/32"
    );
    assert_eq!(parts, FenError::PartsWithChecks(5));
    for part in ["-", "12", "12/", "/32", "+1/32", "01/32", "1/2002", "1/2/3"] {
        let fen = format!("7k/8/8/8/8/8/8/K3R3 b - - 3 40 {part}");
        assert_eq!(Position::from_fen(variant("makruk"), &fen), Err(error.clone()), "{part}");
    }
}

/// Positions that are refused where moves are counted.
pub fn refused_counts() -> [FenError; 2] {
    let refused = |fen| Position::from_fen(variant("makruk"), fen).expect_err(fen);
    [refused("7k/8/8/8/8/8/8/K3R3 b - - 3 40 x"), refused("7k/8/8/8/8/8/8/K3R3 b - - 3")]
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let text = include_str!("../../variants/makruk.toml");
    for (old, new, refusal) in [
        ("board = 64", "board = 0", "1 to 1,000 moves are counted"),
        ("moves = 16", "moves = 1001", "1 to 1,000 moves are counted"),
        ("of = \"R\"", "of = \"X\"", "no piece has the label X"),
        ("pawn = true\n", "", "who counts waits until the last Pawn is gone: pawn = true"),
        ("bare_kings = true", "checks = 3", "a game counts either checks or moves"),
        ("begins = \"pieces\"", "begins = \"one\"", "`one` cannot stand here"),
        ("least = 2", "most = 2", "unknown field `most`"),
    ] {
        assert!(text.contains(old), "{old}");
        let error = Variant::from_toml("x", &text.replacen(old, new, 1)).expect_err(new);
        assert!(error.problem.contains(refusal), "{new}: {error}");
    }
    let (before, after) = text.split_once("board = 64").expect("a count");
    let (_, after) = after.split_once("]\n").expect("a list");
    let nothing = format!("{before}pieces = []\n{after}");
    let error = Variant::from_toml("x", &nothing).expect_err("nothing is counted").problem;
    assert_eq!(error, "board or pieces says how many moves are counted");
}
