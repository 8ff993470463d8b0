//! The moves of games with hands, counted. Fairy-Stockfish counts the same (`scripts/reference/breadth.py`),
//! and the first numbers of Crazyhouse and Shogi are published in many places.

use super::position;
use crate::common::variant;
use menagerie_rules::Position;

#[test]
fn the_moves_of_games_with_hands_are_those_of_other_programs() {
    for (id, fen, counts) in [
        ("crazyhouse", "", &[20, 400, 8902, 197_281][..]),
        ("shogi", "", &[30, 900, 25_470]),
        ("minishogi", "", &[14, 181, 2512]),
        ("tori-shogi", "", &[17, 288, 5430]),
        ("kyoto-shogi", "", &[12, 137, 1636]),
        ("capahouse", "", &[28, 784, 25_228]),
        // Positions of Shogi that generators are tried with.
        (
            "shogi",
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[GRgsnppppp] b - - 0 1",
            &[207],
        ),
        ("shogi", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3[RBGSNLPgg] w - - 0 1", &[593]),
    ] {
        let position = match fen {
            "" => Position::start(variant(id)),
            fen => position(variant(id), fen),
        };
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(position.perft(depth), *count, "{id} {fen} {depth}");
        }
    }
}
