//! A request about a league.

use crate::{LeagueId, PlayerId};

/// A request about a league. Without a number, the only one is meant that could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeagueRequest {
    /// Makes a league that only its maker knows.
    Make(Box<LeagueDraft>),
    /// Posts it, or posts it anew here.
    Publish(Option<LeagueId>),
    /// Joins it.
    Join(Option<LeagueId>),
    /// Leaves it.
    Leave {
        /// The league.
        league: Option<LeagueId>,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Removes a member.
    Remove {
        /// The league.
        league: Option<LeagueId>,
        /// The member.
        member: Option<PlayerId>,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Gives the season more days.
    Extend {
        /// The league.
        league: Option<LeagueId>,
        /// How many.
        days: Option<i64>,
    },
    /// Ends the season.
    End {
        /// The league.
        league: Option<LeagueId>,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
}

/// A new league, as it is asked for: what was typed is read when it is decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeagueDraft {
    /// The name.
    pub name: String,
    /// The variants, one or several.
    pub variants: String,
    /// The clock; empty for the proposed one.
    pub clock: String,
    /// When it begins; empty for a week from now.
    pub start: String,
    /// How many days a season has.
    pub days: Option<i64>,
    /// How many players a division has at most.
    pub size: Option<usize>,
    /// How many games each player has at once.
    pub at_once: Option<usize>,
    /// Whether two players meet twice.
    pub is_double: bool,
    /// Whether the games are rated; if that is not said, as the community's settings say.
    pub rated: Option<bool>,
    /// Whether another season follows.
    pub repeats: bool,
}

impl LeagueRequest {
    /// The league that is named.
    pub fn league(&self) -> Option<LeagueId> {
        match self {
            Self::Make(_) => None,
            Self::Publish(league)
            | Self::Join(league)
            | Self::Leave { league, .. }
            | Self::Remove { league, .. }
            | Self::Extend { league, .. }
            | Self::End { league, .. } => *league,
        }
    }
}
