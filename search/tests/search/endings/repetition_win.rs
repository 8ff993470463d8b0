//! The player wins who brings a position about for the third time.

use super::{PLAIN, best, chess, line, play};

const THIRD: &str = "repetition_win = 3";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,e1,h1,a8,e8,h8 - 0 1";
const TO_AND_FRO: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6";

#[test]
fn the_third_occurrence_is_brought_about() {
    let after = |endings| {
        let mut game = line(&chess(endings), START);
        play(&mut game, TO_AND_FRO);
        play(&mut game, "f3g1");
        game
    };
    let (back, score) = best(&after(THIRD));
    assert_eq!((back.as_str(), score.wins_in()), ("f6g8", Some(1)));
    assert_ne!(best(&after(PLAIN)).0, "f6g8");
}

#[test]
fn the_other_side_is_not_let_bring_it_about() {
    let mut game = line(&chess(THIRD), START);
    play(&mut game, TO_AND_FRO);
    let (away, score) = best(&game);
    assert_ne!(away, "f3g1");
    assert_eq!(score.loses_in(), None, "{score}");
}
