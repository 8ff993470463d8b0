//! The record of all rated games, and the ratings that follow from it.

use super::calendar::{Calendar, Period};
use super::game::{Game, RunningGame};
use super::judgement::judge;
use super::not_counted::NotCounted;
use super::running::Running;
use super::standings::{Standings, closed, rated};
use std::collections::BTreeSet;
use thiserror::Error;

/// How many periods are rated at most: a thousand years of months.
pub const MOST_PERIODS: i64 = 12_000;

/// Why games are no record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// Two games have one number.
    #[error("two games have the number {0}")]
    SameNumber(i64),
    /// Both sides have one player.
    #[error("both sides of game {0} have the same player")]
    SamePlayer(i64),
}

/// The period that was asked for lies too far from the first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("from the first game until then there are {0} periods, and {MOST_PERIODS} can be rated")]
pub struct TooManyPeriods(pub i64);

/// The ratings of all players, period by period.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings<P> {
    /// The ratings at the end of each period, from the one of the first game that counts to the one before
    /// the current period. There are none where that period is not over.
    pub closed: Vec<(Period, Standings<P>)>,
    /// The estimate by the current period's games so far. Players without one keep their ratings.
    pub estimate: Standings<P>,
}

/// All rated games, with the verdict on each.
#[derive(Clone, Debug)]
pub struct Record<P> {
    calendar: Calendar,
    games: Vec<Game<P>>,
    verdicts: Vec<Result<(), NotCounted>>,
    late: BTreeSet<P>,
    running: Running<P>,
}

impl<P: Ord + Clone> Record<P> {
    /// A record of games that have ended and may count ([`super::eligible`]), in any order, and of the
    /// times in which games ran. These times only keep the uncertainty of a player from growing.
    ///
    /// # Errors
    /// If two games have one number, or both sides of a game one player.
    pub fn new(
        calendar: Calendar,
        games: Vec<Game<P>>,
        running: Vec<RunningGame<P>>,
    ) -> Result<Self, RecordError> {
        Self::after(&BTreeSet::new(), calendar, games, running)
    }

    /// The rest of a record, from the beginning of a period. `late` are the players who had lost their
    /// last game on time before ([`Record::late`]).
    ///
    /// # Errors
    /// As [`Record::new`].
    pub fn after(
        late: &BTreeSet<P>,
        calendar: Calendar,
        mut games: Vec<Game<P>>,
        running: Vec<RunningGame<P>>,
    ) -> Result<Self, RecordError> {
        let mut numbers = BTreeSet::new();
        for game in &games {
            if !numbers.insert(game.id) {
                return Err(RecordError::SameNumber(game.id));
            }
            if game.first == game.second {
                return Err(RecordError::SamePlayer(game.id));
            }
        }
        games.sort_unstable_by_key(|game| (game.ended, game.id));
        let (verdicts, late) = judge(calendar, late, &games);
        Ok(Self { calendar, games, verdicts, late, running: Running::new(calendar, running) })
    }

    /// The players who have lost on time the last of their games that matters for a series.
    pub fn late(&self) -> &BTreeSet<P> {
        &self.late
    }

    /// All games in the order of their ends, and why one does not count.
    pub fn games(&self) -> impl Iterator<Item = (&Game<P>, Result<(), NotCounted>)> {
        self.games.iter().zip(self.verdicts.iter().copied())
    }

    /// The ratings by the games of a pool that ended before the end of the current period. Which games
    /// count does not depend on the pool.
    ///
    /// # Errors
    /// If there are too many periods between the first game and the current period.
    pub fn ratings(
        &self,
        current: Period,
        is_in_pool: impl Fn(&Game<P>) -> bool,
    ) -> Result<Ratings<P>, TooManyPeriods> {
        let mut counted = self.games().filter(|(_, verdict)| verdict.is_ok());
        let first = counted.find(|(game, _)| is_in_pool(game));
        let first = first.map_or(current, |(game, _)| self.calendar.period(game.ended));
        self.ratings_after(Standings::new(), first, current, is_in_pool)
    }

    /// The ratings from the beginning of a period, where they stood as `before`. Games of earlier periods
    /// are left out.
    ///
    /// # Errors
    /// As [`Record::ratings`].
    pub fn ratings_after(
        &self,
        before: Standings<P>,
        first: Period,
        current: Period,
        is_in_pool: impl Fn(&Game<P>) -> bool,
    ) -> Result<Ratings<P>, TooManyPeriods> {
        let period_of = |game: &Game<P>| self.calendar.period(game.ended);
        let counted = self.games().filter(|(_, verdict)| verdict.is_ok()).map(|(game, _)| game);
        let in_pool = counted.filter(|game| is_in_pool(game) && period_of(game) >= first);
        let mut games = in_pool.peekable();
        let periods = current.0.saturating_sub(first.0);
        if periods > MOST_PERIODS {
            return Err(TooManyPeriods(periods));
        }
        let mut games_of = |period| {
            let of_period = |game: &&Game<P>| period_of(game) == period;
            std::iter::from_fn(|| games.next_if(of_period)).collect::<Vec<_>>()
        };
        let mut standings = before;
        let mut all = Vec::new();
        for period in (first.0..current.0).map(Period) {
            let is_running = |player: &P| self.running.is_running(player, period);
            standings = closed(&standings, &games_of(period), is_running);
            all.push((period, standings.clone()));
        }
        Ok(Ratings { closed: all, estimate: rated(&standings, &games_of(current)) })
    }
}
