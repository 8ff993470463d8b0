//! From period to period: what grows, what is an estimate, and which games are of a pool.

use crate::common::{DRAWN, LEFT, LOST, Name, WON, ratings, record};
use menagerie_club::ratings::{MOST_PERIODS, Period, Rating, RunningGame};

fn running(player: Name, began: i64, ended: Option<i64>) -> RunningGame<Name> {
    RunningGame { player, began, ended }
}

#[test]
fn games_of_a_period_are_rated_together_from_its_beginning() {
    // Ann beats Bob, who beats Cid: Cid loses to the Bob of the beginning, not to the one that Ann beat.
    let closed =
        ratings(&record(&[(1, "Ann", "Bob", WON), (2, "Bob", "Cid", WON)], vec![]), 1).closed;
    let (period, standings) = &closed[0];
    assert_eq!((closed.len(), *period, standings.len()), (1, Period(0), 3));
    assert_eq!(standings["Cid"].rating, 3000.0 - standings["Ann"].rating);
    assert_eq!(standings["Bob"].rating, 1500.0);
}

#[test]
fn uncertainty_grows_by_one_step_in_a_period_without_a_game() {
    let record = record(&[(1, "Ann", "Bob", WON), (70, "Ann", "Cid", WON)], vec![]);
    let closed = ratings(&record, 3).closed;
    let deviations = |name| closed.iter().filter_map(move |(_, it)| Some(it.get(name)?.deviation));
    let bob: Vec<f64> = deviations("Bob").collect();
    let step = 0.06_f64 * 173.7178;
    for pair in bob.windows(2) {
        assert!((pair[1].powi(2) - pair[0].powi(2) - step.powi(2)).abs() < 0.1, "{bob:?}");
    }
    // Cid's uncertainty is the largest there is until the first game, and grows in no earlier period.
    assert_eq!((bob.len(), deviations("Cid").count()), (3, 1));
}

#[test]
fn a_game_that_does_not_count_keeps_no_uncertainty_from_growing() {
    let rows = [(1, "Bob", "Ann", LEFT), (40, "Bob", "Ann", LEFT)];
    let closed = ratings(&record(&rows, vec![]), 2).closed;
    for name in ["Ann", "Bob"] {
        let [first, second] = [0, 1].map(|it| closed[it].1[name]);
        assert_eq!(first.rating, second.rating);
        assert!(first.deviation < second.deviation);
    }
}

#[test]
fn seventy_running_games_let_no_uncertainty_grow() {
    let rows = [(1, "Ann", "Bob", WON)];
    let games = (0..70).map(|it| running("Ann", it, Some(300 + it))).collect();
    let closed = ratings(&record(&rows, games), 14).closed;
    let of = |period: usize, name| -> Rating { closed[period].1[name] };
    assert!((1..=12).all(|period| of(period, "Ann") == of(0, "Ann")));
    assert!(of(13, "Ann").deviation > of(12, "Ann").deviation, "the last one ended on day 369");
    assert!((1..=13).all(|period| of(period, "Bob").deviation > of(period - 1, "Bob").deviation));
}

#[test]
fn a_game_that_runs_still_lets_no_uncertainty_grow_from_its_first_period_on() {
    let record = record(&[(1, "Ann", "Bob", WON)], vec![running("Ann", 65, None)]);
    let closed = ratings(&record, 9).closed;
    let ann: Vec<f64> = closed.iter().map(|(_, it)| it["Ann"].deviation).collect();
    assert!(ann[0] < ann[1] && ann[1..].iter().all(|it| *it == ann[1]), "{ann:?}");
}

#[test]
fn a_deviation_stays_between_45_and_350() {
    // Twelve members play each other every period, for years.
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
    let mut rows = Vec::new();
    for period in 0..60 {
        for (at, first) in names.iter().enumerate() {
            for second in &names[at + 1..] {
                rows.extend([(period * 30, *first, *second, DRAWN); 4]);
            }
        }
    }
    let closed = ratings(&record(&rows, vec![]), 5_000).closed;
    let deviation = |period: usize| closed[period].1["a"].deviation;
    assert_eq!(deviation(59), 45.0);
    assert!(deviation(60) > 45.0);
    assert_eq!(deviation(4_999), 350.0);
}

#[test]
fn the_current_period_gives_an_estimate_and_later_games_nothing() {
    let record = record(
        &[
            (1, "Ann", "Bob", WON),
            (2, "Cid", "Dan", WON),
            (31, "Bob", "Ann", WON),
            (32, "Eve", "Ann", LOST),
            (70, "Ann", "Bob", WON),
        ],
        vec![],
    );
    let now = ratings(&record, 1);
    assert_eq!(now.closed.len(), 1);
    let june = &now.closed[0].1;
    assert!(now.estimate["Bob"].rating > june["Bob"].rating);
    assert!(now.estimate["Eve"].rating < 1500.0);
    // A player who has not played yet keeps the rating. Only the end tells if uncertainty grows.
    assert_eq!(now.estimate["Cid"], june["Cid"]);
    // At its end the estimate for the players who have played comes true.
    let after = &ratings(&record, 2).closed[1].1;
    for name in ["Ann", "Bob", "Eve"] {
        assert_eq!(after[name], now.estimate[name]);
    }
    assert!(after["Cid"].deviation > june["Cid"].deviation);
}

#[test]
fn before_the_first_period_is_over_there_are_estimates_only() {
    let record = record(&[(1, "Ann", "Bob", WON)], vec![]);
    let now = ratings(&record, 0);
    assert_eq!((now.closed.len(), now.estimate.len()), (0, 2));
    let before = ratings(&record, -1);
    assert_eq!((before.closed.len(), before.estimate.len()), (0, 0));
}

#[test]
fn a_pool_has_its_own_ratings_and_the_same_verdicts() {
    let record = record(
        &[(1, "Ann", "Bob", WON), (2, "Ann", "Bob", LOST), (31, "Ann", "Cid", WON)],
        vec![running("Ann", 0, None)],
    );
    let odd = record.ratings(Period(2), |game| game.id % 2 == 1).expect("it is soon after");
    assert!(odd.estimate["Ann"].rating > 1650.0);
    assert_eq!(odd.closed.len(), 2);
    let even = record.ratings(Period(2), |game| game.id % 2 == 0).expect("it is soon after");
    assert!(even.estimate["Ann"].rating < 1400.0 && !even.estimate.contains_key("Cid"));
    let none = record.ratings(Period(2), |_| false).expect("it is soon after");
    assert!(none.closed.is_empty() && none.estimate.is_empty());
}

#[test]
fn more_than_a_thousand_years_are_refused_at_once() {
    let record = record(&[(1, "Ann", "Bob", WON)], vec![]);
    for far in [MOST_PERIODS + 1, i64::MAX] {
        let refused = record.ratings(Period(far), |_| true).expect_err("it is too far");
        assert_eq!(refused.0, far);
    }
    let said = record.ratings(Period(12_001), |_| true).expect_err("it is too far").to_string();
    assert_eq!(
        said,
        "from the first game until then there are 12001 periods, and 12000 can be rated"
    );
}

/// A player who always wins leaves the others far behind, and the numbers stay numbers.
#[test]
fn a_thousand_periods_of_wins_stay_finite() {
    let rows: Vec<_> = (0..1_000).map(|it| (it * 30, "Ann", "Bob", WON)).collect();
    let last = ratings(&record(&rows, vec![]), 1_000).estimate;
    let [ann, bob] = ["Ann", "Bob"].map(|name| last[name]);
    assert!(ann.rating > 2_000.0 && ann.rating < 4_000.0, "{ann:?}");
    assert!(bob.volatility.is_finite() && bob.rating + ann.rating - 3_000.0 < 0.001, "{bob:?}");
}
