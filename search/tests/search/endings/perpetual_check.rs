//! A side loses that gives perpetual check.

use super::{best, chess, line, play};

const DRAWN: &str = "repetition_draw = 3";
const LOST: &str = "repetition_draw = 3\nperpetual_check = \"loss\"";
/// White, a Rook behind, has only checks by the Queen on e8 and h5.
const BEHIND: &str = "6k1/6p1/8/8/8/8/rq6/4Q1K1 w - - 0 1";

#[test]
fn a_perpetual_check_saves_nobody_where_it_loses() {
    let (_, score) = best(&line(&chess(DRAWN), BEHIND));
    assert_eq!(score.hundredths(), 0);
    let (_, score) = best(&line(&chess(LOST), BEHIND));
    assert!(score.hundredths() < -400, "{score}");
}

#[test]
fn the_checked_side_walks_to_and_fro_and_wins() {
    let after = |endings| {
        let mut game = line(&chess(endings), BEHIND);
        play(&mut game, "e1e8 g8h7 e8h5 h7g8 h5e8");
        game
    };
    assert_eq!(best(&after(DRAWN)).1.hundredths(), 0);
    let (_, score) = best(&after(LOST));
    assert!(score.hundredths() > 400, "{score}");
}
