//! The data loaded to decide about leagues.

use crate::LeagueId;
use crate::community::ToBegin;
use crate::league::types::League;
use crate::model::state::Game;
use crate::rating::PresentRatings;

/// The data loaded for a request about a league.
#[derive(Clone, Debug)]
pub struct ToLeague {
    /// The league that is named, or else those of the community that have not ended, for a new one too.
    pub leagues: Vec<League>,
    /// How many leagues of the community have not ended, drafts left out.
    pub standing: usize,
    /// The number for a new one.
    pub next: LeagueId,
    /// Which variants are played in the community, and how.
    pub begin: ToBegin,
    /// The running games of the member who leaves it, if one does.
    pub running: Vec<Game>,
}

/// The data loaded to do the work that is due for a season.
#[derive(Clone, Debug)]
pub struct ToTend {
    /// The season.
    pub league: Option<League>,
    /// The season before, if it has one.
    pub before: Option<League>,
    /// The ratings of its members, if it is to begin and they are known.
    pub ratings: Option<PresentRatings>,
    /// The number for a next season.
    pub next: LeagueId,
    /// Which variants are played in the community, and whether its games stand still.
    pub begin: ToBegin,
    /// Its running games that end now, because their time is up or a player has gone.
    pub running: Vec<Game>,
}
