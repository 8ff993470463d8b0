//! Stalemate is won by the side with fewer pieces.

use super::{best, chess, chess_with, line};

const FEWER: &str = "stalemate = \"fewer-pieces\"";

#[test]
fn stalemate_is_given_by_the_side_with_fewer_pieces() {
    let fen = "8/8/8/8/8/2K5/p7/k7 w - - 0 1";
    let (given, score) = best(&line(&chess_with(FEWER, "", &[]), fen));
    assert_eq!((given.as_str(), score.wins_in()), ("c3c2", Some(1)));
    let (given, score) = best(&line(&chess(""), fen));
    assert_eq!((given.as_str(), score.hundredths()), ("c3c2", 0), "in chess it is only a draw");
}

#[test]
fn stalemate_is_not_given_by_the_side_with_more_pieces() {
    // Black makes a Queen, unless he is stalemated.
    let fen = "8/8/7p/7P/7P/2K4P/p7/k7 w - - 0 1";
    assert_eq!(best(&line(&chess(""), fen)).0, "c3c2");
    let (kept, score) = best(&line(&chess_with(FEWER, "", &[]), fen));
    assert_ne!(kept, "c3c2", "{score}");
}
