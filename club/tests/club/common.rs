//! Games of a month of thirty days, with players that are words.

use menagerie_club::ratings::{
    Calendar, Game, NotCounted, Outcome, Period, Rating, Ratings, Record, RunningGame, Side,
};
use std::num::NonZeroU32;

pub const DAYS: Calendar = Calendar::Every(NonZeroU32::new(30).expect("it is above 0"));
pub const WON: Outcome = Outcome::Won(Side::First);
pub const LOST: Outcome = Outcome::Won(Side::Second);
pub const DRAWN: Outcome = Outcome::Drawn;
/// The first side has won on time.
pub const LEFT: Outcome = Outcome::WonOnTime(Side::First);

pub type Name = &'static str;

/// Games with numbers from 1: day of the end, players, outcome.
pub fn games(rows: &[(i64, Name, Name, Outcome)]) -> Vec<Game<Name>> {
    let game = |(id, (ended, first, second, outcome)): (i64, &(i64, Name, Name, Outcome))| Game {
        id,
        ended: *ended,
        first: *first,
        second: *second,
        outcome: *outcome,
    };
    (1..).zip(rows).map(game).collect()
}

pub fn record(
    rows: &[(i64, Name, Name, Outcome)],
    running: Vec<RunningGame<Name>>,
) -> Record<Name> {
    Record::new(DAYS, games(rows), running).expect("each game is there once")
}

/// Why each game does not count, in the order of the ends.
pub fn verdicts(rows: &[(i64, Name, Name, Outcome)]) -> Vec<Option<NotCounted>> {
    record(rows, vec![]).games().map(|(_, verdict)| verdict.err()).collect()
}

pub fn ratings(record: &Record<Name>, current: i64) -> Ratings<Name> {
    record.ratings(Period(current), |_| true).expect("it is soon after")
}

/// All bits of a rating.
pub fn bits(rating: Rating) -> [u64; 3] {
    [rating.rating, rating.deviation, rating.volatility].map(f64::to_bits)
}
