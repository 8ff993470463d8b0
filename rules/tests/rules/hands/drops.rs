//! Where a piece may be dropped.

use super::{after, dropped, position, tiny};
use std::sync::Arc;
use std::time::Duration;

use crate::common::{assert_soon, variant};
use menagerie_rules::{Color, Position, Variant, bundled_files};

/// Lines for `[hands]`, for the Pawn, a position, a piece, and the squares where it may be dropped.
#[test]
fn a_piece_is_dropped_where_the_file_allows_it() {
    let open = "k4/5/5/5/4K[P] w - - 0 1";
    for (hands, pawn, fen, label, squares) in [
        // Not where it could never move again, and never onto a piece.
        ("", "", open, "P", "a1 b1 c1 d1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4"),
        (
            "immobile = true",
            "",
            "k4/5/PPPPP/RRRRR/QQQQK[P] w - - 0 1",
            "P",
            "a4 b4 c4 d4 e4 b5 c5 d5 e5",
        ),
        ("", "drops_in = \"low\"", "k4/5/5/PPPPP/QQQQK[P] w - - 0 1", "P", "a3 b3 c3 d3 e3"),
        // The second mover's zone is the mirror image.
        ("", "drops_in = \"low\"", "qqqqk/ppppp/5/5/4K[p] b - - 0 1", "P", "a3 b3 c3 d3 e3"),
        // A file with a Pawn of the other side is open.
        ("", "most_on_file = 1", "k4/PpP2/5/5/QQQQK[P] w - - 0 1", "P", "b2 d2 e2 b3 d3 e3 d4 e4"),
        (
            "",
            "most_on_file = 2",
            "k4/P4/P1P2/5/QQQQK[P] w - - 0 1",
            "P",
            "b2 c2 d2 e2 b3 d3 e3 b4 c4 d4 e4",
        ),
        // Out of check it comes between, and nowhere else.
        ("", "", "k4/5/5/5/r3K[R] w - - 0 1", "R", "b1 c1 d1"),
        ("", "", "k4/5/5/3q1/4K[R] w - - 0 1", "R", ""),
        // A side without that piece drops nothing.
        ("", "", "k4/5/5/5/4K[p] w - - 0 1", "P", ""),
        ("no_checks = true", "", "k4/p4/RRRRR/PPPPP/PPPPK[R] w - - 0 1", "R", "b4 c4 d4 e4"),
    ] {
        let tiny = tiny("rqkrp/ppppp/5/PPPPP/RQKRP[]", hands, pawn, "");
        let found = dropped(&position(&tiny, fen), label);
        assert_eq!(found, squares, "{hands} {pawn} {fen}");
    }
}

#[test]
fn a_side_that_must_drop_makes_no_other_move() {
    let tiny = tiny("rqkrp/ppppp/5/PPPPP/RQKRP[]", "must_drop = true", "", "");
    let drops = |fen: &str| {
        let legal = position(&tiny, fen).legal_moves();
        (legal.len(), legal.iter().filter(|mv| mv.is_drop()).count())
    };
    assert_eq!(drops("k4/5/PPPPP/PPPPP/RRRRK[R] w - - 0 1"), (9, 9));
    assert_eq!(drops("k4/5/PPPPP/PPPPP/RRRRK[r] w - - 0 1").1, 0);
    // In check by a piece beside the King no drop helps, so the King may go.
    let (all, drops) = drops("k4/5/5/3q1/4K[R] w - - 0 1");
    assert_eq!((all, drops), (1, 0));
}

/// A Pawn of Shogi gives no checkmate by its drop. Another piece may, and so may a Pawn that moves.
#[test]
fn a_pawn_is_not_dropped_for_checkmate() {
    let shogi = variant("shogi");
    let fen = "7nk/7p1/8G/9/9/9/9/9/4K4[PS] w - - 0 1";
    let position = position(shogi, fen);
    assert!(!dropped(&position, "P").contains("i8"), "that would be checkmate");
    assert!(dropped(&position, "S").contains("i8"), "a Silver may do that");
    let escapes = super::position(shogi, "7nk/9/9/9/9/9/9/9/4K4[P] w - - 0 1");
    assert!(dropped(&escapes, "P").contains("i8"), "the King takes it");
    let moved = super::position(shogi, "7nk/7p1/7GP/9/9/9/9/9/4K4[] w - - 0 1");
    let mate = after(&moved, "i7i8=P");
    assert!(mate.is_check() && !mate.has_legal_move());
}

#[test]
fn a_captured_piece_is_in_the_hand_of_the_side_that_took_it() {
    let start = Position::start(variant("crazyhouse"));
    let taken = after(&start, "e2e4 d7d5 e4d5 d8d5");
    for color in Color::BOTH {
        let held: Vec<u8> = taken.hand(color).map(|(_, count)| count).collect();
        assert_eq!(held, [1], "a Pawn each");
    }
    let dropped = after(&taken, "P@e4");
    assert!(dropped.hand(Color::White).next().is_none());
    assert_eq!(dropped.half_move_clock(), 0, "a drop begins the move rule anew");
}

/// Without captures to the hand, captured pieces are gone.
#[test]
fn a_reserve_alone_is_not_filled_again() {
    let tiny = tiny("rqkrp/ppppp/5/PPPPP/RQKRP[R]", "", "", "");
    let taken = after(&position(&tiny, "k4/5/5/r4/R3K[] w - - 0 1"), "a1a2");
    assert!(taken.hand(Color::White).next().is_none());
}

/// Both sides have three Knights that may not be dropped for checkmate. A drop that answers no check is not
/// looked at any further, so the rule is cheap where it asks for the rule of the other side again.
#[test]
fn the_rule_of_checkmate_by_a_drop_is_cheap_with_several_royal_pieces() {
    let (_, text) =
        bundled_files().find(|(file, _)| file.ends_with("crazyhouse.toml")).expect("it is there");
    let text = text.replace("[endings]", "[endings]\nroyals = \"all\"");
    let knight = "label = \"N\"";
    assert!(text.contains(knight));
    let text = text.replacen(knight, &format!("{knight}\nno_drop_mate = true"), 1);
    let game = Arc::new(Variant::from_toml("x.toml", &text).expect("it can be read"));
    let open = position(&game, "8/8/8/3k4/8/8/8/3K4[NNNnnn] w - - 0 1");
    assert_soon(Duration::from_secs(5), "the moves", || {
        assert!(open.legal_moves().len() > 60);
    });
}
