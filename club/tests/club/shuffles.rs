//! The order of games changes no bit: neither the one in which they are handed in, nor the one in which
//! they ended.

use crate::common::{DAYS, DRAWN, LEFT, LOST, Name, WON, bits, games};
use menagerie_club::ratings::{Game, NotCounted, Period, Record};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

const NAMES: [Name; 9] = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida"];

/// All that follows from a record, to the bit.
fn outcome(games: &[Game<Name>]) -> Vec<(i64, Name, [u64; 3])> {
    let record = Record::new(DAYS, games.to_vec(), vec![]).expect("each game is there once");
    let ratings = record.ratings(Period(6), |_| true).expect("it is soon after");
    let rows = ratings.closed.iter().flat_map(|(period, standings)| {
        standings.iter().map(|(name, rating)| (period.0, *name, bits(*rating)))
    });
    rows.collect()
}

/// Games of half a year between nine players, of whom each pair meets three times in a period.
fn half_a_year(dice: &mut StdRng) -> Vec<Game<Name>> {
    let mut rows = Vec::new();
    for period in 0..6 {
        for (at, first) in NAMES.iter().enumerate() {
            for second in &NAMES[at + 1..] {
                for _ in 0..dice.random_range(0..=3) {
                    let day = period * 30 + dice.random_range(0..30);
                    rows.push((day, *first, *second, [WON, LOST, DRAWN][dice.random_range(0..3)]));
                }
            }
        }
    }
    games(&rows)
}

#[test]
fn a_thousand_orders_of_the_games_give_the_same_bits() {
    let mut dice = StdRng::seed_from_u64(1);
    let mut games = half_a_year(&mut dice);
    let expected = outcome(&games);
    assert!(games.len() > 200 && expected.len() > 50, "{} games", games.len());
    for _ in 0..1_000 {
        games.shuffle(&mut dice);
        assert_eq!(outcome(&games), expected);
    }
}

/// The days, the numbers, and so the order in which the games of a period count, are dealt anew.
#[test]
fn a_thousand_orders_of_the_ends_in_a_period_give_the_same_bits() {
    let mut dice = StdRng::seed_from_u64(2);
    let mut games = half_a_year(&mut dice);
    let expected = outcome(&games);
    for _ in 0..1_000 {
        games.shuffle(&mut dice);
        for (number, game) in (1..).zip(&mut games) {
            game.id = number;
            game.ended = game.ended / 30 * 30 + dice.random_range(0..30);
        }
        assert_eq!(outcome(&games), expected);
    }
}

/// Other names, in another order of the alphabet, change nothing either.
#[test]
fn other_names_have_the_same_bits() {
    let mut dice = StdRng::seed_from_u64(3);
    let games = half_a_year(&mut dice);
    let at = |name: Name| NAMES.iter().position(|it| *it == name).expect("it is one of them");
    let other = |name: Name| NAMES[NAMES.len() - 1 - at(name)];
    let renamed: Vec<_> = games
        .iter()
        .map(|game| Game { first: other(game.first), second: other(game.second), ..game.clone() })
        .collect();
    let mut expected = outcome(&games);
    for row in &mut expected {
        row.1 = other(row.1);
    }
    expected.sort_unstable();
    assert_eq!(outcome(&renamed), expected);
}

/// Where games are left out, the order of the ends decides which; the order of the files never does.
#[test]
fn a_thousand_orders_leave_out_the_same_games() {
    let mut dice = StdRng::seed_from_u64(4);
    let mut rows = Vec::new();
    for _ in 0..400 {
        let pair: Vec<Name> = NAMES[..5].sample(&mut dice, 2).copied().collect();
        let outcome = [WON, LEFT, LEFT, LEFT][dice.random_range(0..4)];
        rows.push((dice.random_range(0..180), pair[0], pair[1], outcome));
    }
    let mut games = games(&rows);
    let verdicts = |games: &[Game<Name>]| {
        let record = Record::new(DAYS, games.to_vec(), vec![]).expect("each game is there once");
        record.games().map(|(game, verdict)| (game.id, verdict.err())).collect::<Vec<_>>()
    };
    let expected = (verdicts(&games), outcome(&games));
    for reason in [NotCounted::BeyondFour, NotCounted::SeriesOnTime] {
        let left_out = expected.0.iter().filter(|(_, verdict)| *verdict == Some(reason)).count();
        assert!(left_out > 5, "{left_out} are {reason:?}");
    }
    for _ in 0..1_000 {
        games.shuffle(&mut dice);
        assert_eq!((verdicts(&games), outcome(&games)), expected);
    }
}
