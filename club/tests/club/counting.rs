//! Which games count: four of a pair in a period, and the first of a series of losses on time.

use crate::common::{DAYS, DRAWN, LEFT, LOST, WON, games, ratings, record, verdicts};
use menagerie_club::ratings::NotCounted::{BeyondFour, SeriesOnTime};
use menagerie_club::ratings::{Outcome, Record, RecordError, Side};

/// The second side has won on time.
const GONE: Outcome = Outcome::WonOnTime(Side::Second);

#[test]
fn four_games_of_a_pair_count_in_a_period_whoever_moves_first() {
    let rows = [
        (1, "Ann", "Bob", WON),
        (2, "Bob", "Ann", WON),
        (3, "Ann", "Bob", DRAWN),
        (4, "Ann", "Cid", WON),
        (5, "Bob", "Ann", LOST),
        (6, "Ann", "Bob", WON),
        (7, "Bob", "Ann", WON),
        (29, "Bob", "Cid", WON),
        (30, "Ann", "Bob", WON),
    ];
    let beyond = Some(BeyondFour);
    assert_eq!(verdicts(&rows), [None, None, None, None, None, beyond, beyond, None, None]);
}

#[test]
fn games_are_taken_in_the_order_of_their_ends_and_then_of_their_numbers() {
    let mut games = games(&[(7, "Ann", "Bob", WON); 5]);
    games[0].ended = 8;
    games.rotate_left(2);
    let record = Record::new(DAYS, games, vec![]).expect("each game is there once");
    let order: Vec<_> = record.games().map(|(game, verdict)| (game.id, verdict.is_ok())).collect();
    assert_eq!(order, [(2, true), (3, true), (4, true), (5, true), (1, false)]);
}

#[test]
fn of_losses_on_time_in_a_row_only_the_first_counts() {
    let series = Some(SeriesOnTime);
    for (why, rows, expected) in [
        (
            "across opponents, sides and periods",
            &[(1, "Bob", "Ann", LEFT), (2, "Ann", "Cid", GONE), (80, "Dan", "Ann", LEFT)][..],
            vec![None, series, series],
        ),
        (
            "until a game ends otherwise, even by another loss",
            &[(1, "Bob", "Ann", LEFT), (2, "Cid", "Ann", WON), (3, "Dan", "Ann", LEFT)],
            vec![None, None, None],
        ),
        (
            "a draw is otherwise, whatever ended the game",
            &[(1, "Bob", "Ann", LEFT), (2, "Cid", "Ann", DRAWN), (3, "Dan", "Ann", LEFT)],
            vec![None, None, None],
        ),
        (
            "or until a game is won on time",
            &[(1, "Bob", "Ann", LEFT), (2, "Ann", "Cid", LEFT), (3, "Dan", "Ann", LEFT)],
            vec![None, None, None],
        ),
        (
            "also against somebody whose own series leaves that game out",
            &[
                (1, "Bob", "Ann", LEFT),
                (2, "Dan", "Cid", LEFT),
                (3, "Ann", "Cid", LEFT),
                (4, "Dan", "Ann", LEFT),
            ],
            vec![None, None, series, None],
        ),
        (
            "and a series concerns nobody else",
            &[(1, "Bob", "Ann", LEFT), (2, "Ann", "Bob", LEFT), (3, "Cid", "Bob", LEFT)],
            vec![None, None, series],
        ),
    ] {
        assert_eq!(verdicts(rows), expected, "{why}");
    }
}

#[test]
fn a_game_that_a_series_leaves_out_is_none_of_the_four() {
    let rows = [
        (1, "Bob", "Ann", LEFT),
        (2, "Bob", "Ann", LEFT),
        (3, "Bob", "Ann", LEFT),
        (4, "Bob", "Ann", WON),
        (5, "Bob", "Ann", WON),
        (6, "Bob", "Ann", WON),
        (7, "Bob", "Ann", WON),
    ];
    let series = Some(SeriesOnTime);
    assert_eq!(verdicts(&rows), [None, series, series, None, None, None, Some(BeyondFour)]);
}

#[test]
fn a_game_beyond_the_four_neither_continues_nor_ends_a_series() {
    let four = [(1, "Ann", "Bob", WON); 4];
    let beyond = Some(BeyondFour);
    // Ann's fifth game with Bob is a loss on time. It begins no series.
    let rows = [&four[..], &[(2, "Bob", "Ann", LEFT), (3, "Cid", "Ann", LEFT)]].concat();
    assert_eq!(verdicts(&rows)[4..], [beyond, None]);
    // Her fifth game with Bob is a win. It does not end the series, which goes on.
    let rows =
        [&four[..], &[(2, "Cid", "Ann", LEFT), (3, "Ann", "Bob", WON), (4, "Cid", "Ann", LEFT)]]
            .concat();
    assert_eq!(verdicts(&rows)[4..], [None, beyond, Some(SeriesOnTime)]);
}

#[test]
fn twenty_losses_on_time_in_a_row_cost_what_one_costs() {
    let opponents = ["Bob", "Cid", "Dan", "Eve", "Fay"];
    let rows: Vec<_> = (0..20).map(|it| (it, opponents[it as usize % 5], "Ann", LEFT)).collect();
    let of = |rows| ratings(&record(rows, vec![]), 1).closed.remove(0).1;
    let (twenty, one) = (of(&rows), of(&rows[..1]));
    assert_eq!(twenty, one);
    assert!(one["Ann"].rating < 1400.0 && one["Bob"].rating > 1600.0 && one.len() == 2);
}

#[test]
fn a_record_has_each_game_once_with_two_players() {
    let mut games = games(&[(1, "Ann", "Bob", WON), (2, "Ann", "Bob", WON)]);
    games[0].id = 2;
    let refused = Record::new(DAYS, games.clone(), vec![]).expect_err("two have one number");
    assert_eq!(
        (refused, refused.to_string()),
        (RecordError::SameNumber(2), "two games have the number 2".to_owned())
    );
    games.truncate(1);
    games[0].second = "Ann";
    let refused = Record::new(DAYS, games, vec![]).expect_err("Ann plays herself");
    assert_eq!(refused, RecordError::SamePlayer(2));
}
