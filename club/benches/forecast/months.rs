//! Forecasts by the club's own ratings, month by month.

use menagerie_club::ratings::{Calendar, Period, Rating, Record, Standings};

use crate::expected::expected;
use crate::simulation::{END, Year};

/// By the ratings at the end of the month before.
pub fn months(year: &Year) -> Vec<[f64; 2]> {
    let closed = closed(year);
    forecasts(year, |time| before(&closed, Calendar::Months.period(time)))
}

/// By what members are shown: the same with the month's games so far. There is one estimate for each
/// time that a game begins or ends.
pub fn months_with_estimate(year: &Year) -> Vec<[f64; 2]> {
    let closed = closed(year);
    forecasts(year, |time| {
        let month = Calendar::Months.period(time);
        let so_far = &year.ended[..year.ended.partition_point(|it| it.ended < time)];
        let record = Record::new(Calendar::Months, so_far.to_vec(), vec![]).expect("ids differ");
        let ratings = record.ratings_after(before(&closed, month), month, month, |_| true);
        ratings.expect("it is one month").estimate
    })
}

/// The ratings at the end of each month from the first in which a counted game ended.
fn closed(year: &Year) -> Vec<(Period, Standings<usize>)> {
    let (games, running) = (year.ended.clone(), year.running.clone());
    let record = Record::new(Calendar::Months, games, running).expect("ids differ");
    let ratings = record.ratings(Calendar::Months.period(END), |_| true);
    ratings.expect("it is one year").closed
}

/// The ratings at the beginning of a month.
fn before(closed: &[(Period, Standings<usize>)], month: Period) -> Standings<usize> {
    let last = closed.iter().rfind(|(period, _)| *period < month);
    last.map(|(_, standings)| standings.clone()).unwrap_or_default()
}

fn forecasts(year: &Year, known_at: impl Fn(i64) -> Standings<usize>) -> Vec<[f64; 2]> {
    let forecast = |players: [usize; 2], time| {
        let known = known_at(time);
        expected(players.map(|it| known.get(&it).copied().unwrap_or(Rating::START)))
    };
    let games = year.counted.iter();
    games.map(|it| it.moments().map(|time| forecast(it.players(), time))).collect()
}
