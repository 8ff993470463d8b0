//! A side wins that has given so many checks.

use super::{PLAIN, best, chess, line};

const FIRST: &str = "checks = 1";
const THIRD: &str = "checks = 3";

#[test]
fn a_check_is_given_for_any_price() {
    // Each check costs the Knight.
    let fen = "4k3/4p3/1p6/8/4N3/1p6/8/K7 w - - 0 1";
    let is_check = |mv: &str| ["e4d6", "e4f6"].contains(&mv);
    let (given, score) = best(&line(&chess(FIRST), fen));
    assert!(is_check(&given) && score.wins_in() == Some(1), "{given} {score}");
    assert!(!is_check(&best(&line(&chess(PLAIN), fen)).0));
    // Two checks are as good where three are needed and one has been given.
    let fen = "4k3/8/8/8/8/8/8/K6R w - - 0 1 +1+0";
    assert!(best(&line(&chess(THIRD), fen)).1.wins_in().is_some_and(|moves| moves <= 2));
}

#[test]
fn a_check_is_avoided_for_any_price() {
    // The Pawn is free, but then the Knight gives check.
    let fen = "4k2r/8/8/8/4N3/7P/8/K7 b - - 0 1";
    assert_eq!(best(&line(&chess(PLAIN), fen)).0, "h8h3");
    let (safe, score) = best(&line(&chess(FIRST), fen));
    assert!(safe.starts_with("e8") && score.loses_in().is_none(), "{safe} {score}");
}
