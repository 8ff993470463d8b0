//! The points for a game of a league.

use menagerie_club::league::{NoLoss, Scoring};
use menagerie_club::tables::Points;

fn shown(scoring: &Scoring) -> String {
    let results = scoring.results().iter().map(|[one, other]| format!("{one}-{other}"));
    results.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_result_is_there_for_either_side() {
    assert_eq!(shown(&Scoring::usual()), "0-1 ½-½ 1-0");
    assert_eq!(Scoring::usual().on_time(), [Points::ONE, Points::ZERO]);
    // Terran Chess: checkmate 5-1, stalemate 4-2, other wins 5-0, a draw 1-1.
    let results = [[5, 1], [4, 2], [1, 1]].map(|it| it.map(Points::whole));
    let on_time = [5, 0].map(Points::whole);
    let terran = Scoring::new(results, on_time).expect("a loss on time is a loss");
    assert_eq!(shown(&terran), "0-5 1-1 1-5 2-4 4-2 5-0 5-1");
    assert_eq!(terran.on_time(), on_time);
}

#[test]
fn a_loser_on_time_gets_less_than_the_winner() {
    let draw = [Points::HALF; 2];
    let refused = Scoring::new([draw], draw).expect_err("nobody has lost");
    assert_eq!(refused, NoLoss(Points::HALF, Points::HALF));
    let said = "a loss on time has to bring more to the winner than to the loser, not ½ and ½";
    assert_eq!(refused.to_string(), said);
}
