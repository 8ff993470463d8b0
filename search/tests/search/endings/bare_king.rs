//! A side loses that has only its King left.

use super::{PLAIN, best, chess, line};

const BARE: &str = "bare_king = \"loss\"";

#[test]
fn the_last_piece_is_taken_for_any_price() {
    // The King guards his Pawn, and takes the Queen too late.
    let fen = "8/4k3/3p4/8/8/8/P7/K2Q4 w - - 0 1";
    let (taken, score) = best(&line(&chess(BARE), fen));
    assert_eq!((taken.as_str(), score.wins_in()), ("d1d6", Some(1)));
    assert_ne!(best(&line(&chess(PLAIN), fen)).0, "d1d6");
}

#[test]
fn the_last_piece_is_not_given_for_a_draw() {
    // The Knight takes the Pawn and is taken: nobody can win then, but by a bare King.
    let fen = "7k/8/5n2/8/4P3/4K3/8/2B5 b - - 0 1";
    let (drawn, score) = best(&line(
        &chess(&format!("{PLAIN}bare_kings = true\ndead = {{ alone = [\"B\"] }}")),
        fen,
    ));
    assert!(drawn == "f6e4" && score.hundredths().abs() < 50, "{drawn} {score}");
    let (kept, score) = best(&line(&chess(BARE), fen));
    assert_ne!(kept, "f6e4");
    assert_eq!(score.loses_in(), None, "{score}");
}
