//! A season of a league as it stands, rebuilt from the stored rows.

use crate::clock::Control;
use crate::model::state::End;
use crate::{GameId, LeagueId, Place, PlayerId, Server, Timestamp};
use menagerie_club::league::{Format, Largest, Seed};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;

/// A season of a league. A league that goes on has another one for each next season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct League {
    /// Its number, as members see it.
    pub id: LeagueId,
    /// The community.
    pub server: Server,
    /// Where it is posted, and where its games begin.
    pub place: Place,
    /// The manager who made it.
    pub made_by: PlayerId,
    /// Which season of the league it is, from 1.
    pub season: u32,
    /// The season before.
    pub follows: Option<LeagueId>,
    /// Whether the season before has ended, or there is none.
    pub is_next: bool,
    /// The agreed terms.
    pub terms: LeagueTerms,
    /// The seed from which everything is drawn. It is a secret until the season begins.
    pub seed: Seed,
    /// From when on it begins, with enough members.
    pub starts: Timestamp,
    /// How far it is.
    pub stage: LeagueStage,
    /// Its members, in the order in which they joined.
    pub players: Vec<LeaguePlayer>,
    /// The games that have begun, the oldest first.
    pub games: Vec<LeagueGame>,
}

/// The agreed terms of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueTerms {
    /// Its name.
    pub name: String,
    /// Its variants, one or several.
    pub variants: Vec<LeagueVariant>,
    /// The clock of its games.
    pub control: Control,
    /// How many players the largest division may have.
    pub largest: Largest,
    /// How many games each player has at once.
    pub at_once: NonZeroUsize,
    /// How often two players meet.
    pub format: Format,
    /// How many days a season has.
    pub days: i64,
    /// Whether its games are rated.
    pub is_rated: bool,
    /// Whether another season follows.
    pub repeats: bool,
}

/// A variant of a league, by the name that it had when the league was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeagueVariant {
    /// Its id.
    pub id: String,
    /// Its revision, by which games count. Each game begins with the newest one.
    pub revision: u32,
    /// Its name.
    pub name: String,
}

/// How far a season is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeagueStage {
    /// Only its maker knows it.
    Draft,
    /// Members can join.
    Open,
    /// Its games are played.
    Running {
        /// Since when.
        began: Timestamp,
        /// Until when games begin.
        ends: Timestamp,
    },
    /// No more games begin, and the last ones have some time left.
    LastCall {
        /// When its games began.
        began: Timestamp,
        /// Since when no more games begin.
        since: Timestamp,
        /// When results are proposed for the games that still run.
        until: Timestamp,
    },
    /// It has ended.
    Over {
        /// When its games began, if they have.
        began: Option<Timestamp>,
        /// Since when no more games began, if some were left.
        since: Option<Timestamp>,
        /// When it ended.
        at: Timestamp,
    },
}

/// A member of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaguePlayer {
    /// The member.
    pub player: PlayerId,
    /// When they have left, if they have.
    pub left: Option<Timestamp>,
    /// Since when they are known to have left the community, if they have.
    pub gone: Option<Timestamp>,
    /// Their division and their number in it, both from 1, once the season has begun.
    pub seat: Option<(usize, usize)>,
}

/// A game of a season that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueGame {
    /// The division, from 1.
    pub division: usize,
    /// Its place in the pairings of the division, from 0.
    pub pairing: usize,
    /// The game.
    pub game: GameId,
    /// When it began.
    pub began: Timestamp,
    /// Its end, and when that was stored.
    pub end: Option<(End, Timestamp)>,
    /// The result that is proposed for it, if its time is over.
    pub proposal: Option<LeagueProposal>,
    /// Its players who are known to have left the community.
    pub absent: Vec<PlayerId>,
}

/// The result that is proposed for a game whose time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueProposal {
    /// The winner; nobody in a draw.
    pub winner: Option<Color>,
    /// From when on it stands, unless the game has ended before.
    pub stands: Timestamp,
}

impl League {
    /// Whether members can join it.
    pub fn is_open(&self) -> bool {
        self.stage == LeagueStage::Open
    }

    /// Whether games of it are played.
    pub fn is_running(&self) -> bool {
        matches!(self.stage, LeagueStage::Running { .. } | LeagueStage::LastCall { .. })
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, LeagueStage::Over { .. })
    }

    /// When its games began, if they have.
    pub fn began(&self) -> Option<Timestamp> {
        match self.stage {
            LeagueStage::Draft | LeagueStage::Open => None,
            LeagueStage::Running { began, .. } | LeagueStage::LastCall { began, .. } => Some(began),
            LeagueStage::Over { began, .. } => began,
        }
    }

    /// Since when no more games begin, if that is so.
    pub fn cut_at(&self) -> Option<Timestamp> {
        match self.stage {
            LeagueStage::LastCall { since, .. } => Some(since),
            LeagueStage::Over { since, .. } => since,
            _ => None,
        }
    }

    /// The members who have not left.
    pub fn members(&self) -> impl Iterator<Item = &PlayerId> {
        self.players.iter().filter(|it| it.left.is_none()).map(|it| &it.player)
    }

    /// A member who has not left.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.members().any(|member| member == player)
    }
}
