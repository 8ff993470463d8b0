//! Moves are counted towards a draw where a side has only its King left.

use super::{PLAIN, best, chess, line};

/// Against a bare King there is one move, or there are eight.
const ONE: &str = "counting = { pieces = [{ moves = 1 }] }";
const EIGHT: &str = "counting = { pieces = [{ moves = 8 }] }";

#[test]
fn the_last_piece_is_left_where_the_count_would_be_too_short() {
    // The Knight can be taken at once, but one move is not enough for mate then.
    let fen = "8/8/8/3k4/8/8/3n4/K2Q4 w - - 0 1";
    for endings in [PLAIN, EIGHT] {
        assert_eq!(best(&line(&chess(endings), fen)).0, "d1d2", "{endings}");
    }
    let (left, score) = best(&line(&chess(ONE), fen));
    assert_ne!(left, "d1d2");
    assert!(score.hundredths() > 100, "{score}");
}

#[test]
fn a_lost_king_is_saved_by_the_count() {
    // Two Rooks mate with their second move, if there is time for it.
    let fen = |counted: &str| format!("K7/8/8/8/7R/6R1/3k4/8 w - - 0 1{counted}");
    assert_eq!(best(&line(&chess(PLAIN), &fen(""))).1.wins_in(), Some(2));
    for (counted, wins_in) in [(" 13/16", Some(2)), (" 15/16", None)] {
        let (_, score) = best(&line(&chess(EIGHT), &fen(counted)));
        assert_eq!(score.wins_in(), wins_in, "{counted}: {score}");
        assert!(wins_in.is_some() || score.hundredths() == 0, "{counted}: {score}");
    }
}
