//! A request about a league.

use crate::{LeagueId, PlayerId};
use strum::{IntoStaticStr, VariantNames};

/// The league that a request is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum WhichLeague {
    /// The only one that could be meant.
    #[default]
    Unsaid,
    /// The one with this number.
    Number(LeagueId),
    /// The one with this name.
    Name(String),
}

/// A request about a league.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum LeagueRequest {
    /// Makes a league that only its maker knows.
    Make(Box<LeagueDraft>),
    /// Posts it, or posts it anew here.
    Publish(WhichLeague),
    /// Joins it.
    Join(WhichLeague),
    /// Leaves it.
    Leave {
        /// The league.
        league: WhichLeague,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Removes a member.
    Remove {
        /// The league.
        league: WhichLeague,
        /// The member.
        member: Option<PlayerId>,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Gives the season more days.
    Extend {
        /// The league.
        league: WhichLeague,
        /// How many.
        days: Option<i64>,
    },
    /// Ends the season.
    End {
        /// The league.
        league: WhichLeague,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
}

/// A new league, as it was typed. Its fields are read when it is decided.
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
    /// The number of the league, if it was said.
    pub fn league(&self) -> Option<LeagueId> {
        match self.which() {
            WhichLeague::Number(league) => Some(*league),
            WhichLeague::Unsaid | WhichLeague::Name(_) => None,
        }
    }

    /// The league that is meant. A new one is none of them.
    pub fn which(&self) -> &WhichLeague {
        match self {
            Self::Make(_) => &WhichLeague::Unsaid,
            Self::Publish(league)
            | Self::Join(league)
            | Self::Leave { league, .. }
            | Self::Remove { league, .. }
            | Self::Extend { league, .. }
            | Self::End { league, .. } => league,
        }
    }
}

impl WhichLeague {
    /// Whether a league of this name can be meant. Capitals don't matter.
    pub fn can_be(&self, name: &str) -> bool {
        match self {
            Self::Unsaid | Self::Number(_) => true,
            Self::Name(wanted) => wanted.trim().to_lowercase() == name.to_lowercase(),
        }
    }
}
