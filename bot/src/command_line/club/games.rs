//! A row of the kind `ladder`: games, answered with the ratings after each period of thirty days.

use super::numbers::{Score, Whole};
use super::row_error::RowError;
use menagerie_club::ratings::{
    Calendar, Game, Outcome, Period, Record, RunningGame, Side, Standings,
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

/// The length of a period in days.
const DAYS: u32 = 30;
/// The most periods of a row: a hundred years of months.
const MOST_PERIODS: u64 = 1_200;
/// The largest number of a game: other programs that read JSON may round what is larger.
const LARGEST_ID: u64 = (1 << 53) - 1;
/// The day after the longest row's last period.
const MOST_DAYS: u64 = MOST_PERIODS * DAYS as u64;
/// The most ratings of an answer.
const MOST_RATINGS: u64 = 1_000_000;
/// The longest name of a player, in bytes: each rating repeats it.
const LONGEST_NAME: usize = 100;

/// The games of a club, without what they lead to.
#[derive(Deserialize)]
pub struct GamesRow {
    periods: Whole<0, MOST_PERIODS>,
    running: Vec<(String, Whole<0, MOST_PERIODS>, Whole<0, MOST_PERIODS>)>,
    games: Vec<RatedGame>,
}

#[derive(Deserialize)]
struct RatedGame {
    id: Whole<0, LARGEST_ID>,
    day: Whole<0, MOST_DAYS>,
    white: String,
    black: String,
    score: Score,
    end: End,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum End {
    Normal,
    Time,
}

/// Rating, deviation and volatility of each player who has had a game that counts, after each period.
pub type After = Vec<BTreeMap<String, [f64; 3]>>;

impl GamesRow {
    /// The ratings after each period.
    pub fn after(self) -> Result<After, RowError> {
        let periods = self.periods.0;
        self.check_size()?;
        let calendar = Calendar::Every(NonZeroU32::new(DAYS).expect("a period has days"));
        // A game that runs to an earlier period than from runs in none.
        let running = self.running.into_iter().filter(|(_, first, last)| first.0 <= last.0);
        let running = running.map(|(player, first, last)| RunningGame {
            player,
            began: first_day(first.0),
            ended: Some(first_day(last.0)),
        });
        // Games after the last period change nothing before it.
        let games = self.games.into_iter().filter(|game| game.day.0 < periods * u64::from(DAYS));
        let games = games.map(RatedGame::ended).collect();
        let record = Record::new(calendar, games, running.collect())?;
        let closed = record.ratings(Period(periods as i64), |_| true)?.closed;
        // Before the first game that counts, nobody has a rating.
        let before = periods as usize - closed.len();
        let after = closed.into_iter().map(|(_, standings)| numbers(standings));
        Ok(std::iter::repeat_n(BTreeMap::new(), before).chain(after).collect())
    }

    fn check_size(&self) -> Result<(), RowError> {
        let periods = self.periods.0;
        let players = self.games.iter().flat_map(|game| [&game.white, &game.black]);
        let players = players.collect::<BTreeSet<_>>();
        if players.iter().any(|name| name.len() > LONGEST_NAME) {
            return Err(RowError::LongName(LONGEST_NAME));
        }
        let players = players.len();
        if players as u64 * periods > MOST_RATINGS {
            return Err(RowError::TooManyRatings { players, periods, most: MOST_RATINGS });
        }
        Ok(())
    }
}

impl RatedGame {
    fn ended(self) -> Game<String> {
        let won = |side| match self.end {
            End::Normal => Outcome::Won(side),
            End::Time => Outcome::WonOnTime(side),
        };
        Game {
            id: self.id.0 as i64,
            ended: self.day.0 as i64,
            first: self.white,
            second: self.black,
            outcome: match self.score {
                Score::Win => won(Side::First),
                Score::Draw => Outcome::Drawn,
                Score::Loss => won(Side::Second),
            },
        }
    }
}

fn first_day(period: u64) -> i64 {
    period as i64 * i64::from(DAYS)
}

fn numbers(standings: Standings<String>) -> BTreeMap<String, [f64; 3]> {
    let rating = standings.into_iter();
    rating.map(|(player, it)| (player, [it.rating, it.deviation, it.volatility])).collect()
}
