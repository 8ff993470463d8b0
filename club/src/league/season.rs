//! The season of a division: its games, and what has become of each.

use super::scoring::Scoring;
use crate::pairings::{NoTable, Players, double, single};
use crate::tables::Points;
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// How often each player meets each other one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Once.
    Single,
    /// Twice, once with each side.
    Double,
}

/// The outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// It has not begun.
    Waiting,
    /// It has begun.
    Running,
    /// It was played, with these points of the first and the second side.
    Played([Points; 2]),
    /// A player who left has lost it.
    Forfeited([Points; 2]),
    /// It does not count, because a player left early, it had not begun when the season ended, or it ended
    /// without a result. It is shown struck out, with the points that it had, if it had some.
    Annulled(Option<[Points; 2]>),
}

/// A game of the season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<P> {
    /// The round of the pairing table, from 1.
    pub round: usize,
    /// The player of the side that moves first.
    pub first: P,
    /// The player of the other side.
    pub second: P,
    /// Its fate.
    pub stage: Stage,
}

/// How a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// Before half of the games: none of them counts.
    Early,
    /// Later: the rest of the games are lost.
    Late,
}

/// A division in its season. It follows from the events, in the order in which they happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season<P> {
    pub(super) players: Vec<P>,
    pub(super) games: Vec<Game<P>>,
    pub(super) scoring: Scoring,
    pub(super) left: BTreeMap<P, Departure>,
}

/// Why there is no such season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoSeason {
    /// There is no pairing table for so many players.
    #[error(transparent)]
    NoTable(#[from] NoTable),
    /// A player has two numbers. The second one is told.
    #[error("number {0} is a player who has a number already")]
    PlayerTwice(usize),
}

/// Why something cannot have happened to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum GameError {
    /// There is no game with this index.
    #[error("the season has no game {0}")]
    Unknown(usize),
    /// It has begun, or it will not.
    #[error("game {0} is not waiting to begin")]
    NotWaiting(usize),
    /// It has not begun, or it has ended.
    #[error("game {0} is not running")]
    NotRunning(usize),
    /// No result of the league has these points.
    #[error("no result of the league is {0}-{1}")]
    NoResult(Points, Points),
}

impl Stage {
    /// The points of both sides, if the game counts in the table.
    pub const fn points(self) -> Option<[Points; 2]> {
        match self {
            Stage::Played(points) | Stage::Forfeited(points) => Some(points),
            Stage::Waiting | Stage::Running | Stage::Annulled(_) => None,
        }
    }

    /// Whether the game is still to be played to its end.
    pub const fn is_open(self) -> bool {
        matches!(self, Stage::Waiting | Stage::Running)
    }
}

impl<P: PartialEq> Game<P> {
    /// Whether a player plays it.
    pub fn has(&self, player: &P) -> bool {
        self.first == *player || self.second == *player
    }
}

impl<P: Ord + Clone> Season<P> {
    /// The season of players in the order of their numbers, before its first game.
    ///
    /// # Errors
    /// If they are not 3 to 16, or one is there twice.
    pub fn new(numbered: Vec<P>, format: Format, scoring: Scoring) -> Result<Season<P>, NoSeason> {
        let mut known = BTreeSet::new();
        if let Some(at) = numbered.iter().position(|player| !known.insert(player)) {
            return Err(NoSeason::PlayerTwice(at + 1));
        }
        let players = Players::try_from(numbered.len())?;
        let rounds = match format {
            Format::Single => single(players),
            Format::Double => double(players),
        };
        let player = |number: usize| numbered[number - 1].clone();
        let games = (1..)
            .zip(rounds)
            .flat_map(|(round, pairings)| pairings.into_iter().map(move |it| (round, it)));
        let games = games.map(|(round, it)| Game {
            round,
            first: player(it.first),
            second: player(it.second),
            stage: Stage::Waiting,
        });
        let games = games.collect();
        Ok(Season { players: numbered, games, scoring, left: BTreeMap::new() })
    }

    /// The players, in the order of their numbers.
    pub fn players(&self) -> &[P] {
        &self.players
    }

    /// The games, round by round in the order of the pairing table. A game is known by its index here.
    pub fn games(&self) -> &[Game<P>] {
        &self.games
    }

    /// How a player has left, if so.
    pub fn departure(&self, player: &P) -> Option<Departure> {
        self.left.get(player).copied()
    }

    /// Notes that a game has begun.
    ///
    /// # Errors
    /// If there is none with this index, or it is not waiting.
    pub fn begin(&mut self, game: usize) -> Result<(), GameError> {
        let stage = &mut self.games.get_mut(game).ok_or(GameError::Unknown(game))?.stage;
        if *stage != Stage::Waiting {
            return Err(GameError::NotWaiting(game));
        }
        *stage = Stage::Running;
        Ok(())
    }

    /// Notes that the season is too late for games that have not begun: they are not played.
    pub fn cut(&mut self) {
        for game in self.games.iter_mut().filter(|game| game.stage == Stage::Waiting) {
            game.stage = Stage::Annulled(None);
        }
    }

    /// Notes that a game has ended without a result: neither side has lost it, and neither has points for it.
    ///
    /// # Errors
    /// If there is none with this index, or it is not running.
    pub fn annul(&mut self, game: usize) -> Result<(), GameError> {
        let stage = &mut self.games.get_mut(game).ok_or(GameError::Unknown(game))?.stage;
        if *stage != Stage::Running {
            return Err(GameError::NotRunning(game));
        }
        *stage = Stage::Annulled(None);
        Ok(())
    }

    /// Notes that a game has ended, with the points of the first and the second side.
    ///
    /// # Errors
    /// If there is none with this index, it is not running, or no result has these points.
    pub fn end(&mut self, game: usize, points: [Points; 2]) -> Result<(), GameError> {
        let stage = &mut self.games.get_mut(game).ok_or(GameError::Unknown(game))?.stage;
        if *stage != Stage::Running {
            return Err(GameError::NotRunning(game));
        }
        if !self.scoring.results().contains(&points) {
            return Err(GameError::NoResult(points[0], points[1]));
        }
        *stage = Stage::Played(points);
        Ok(())
    }
}
