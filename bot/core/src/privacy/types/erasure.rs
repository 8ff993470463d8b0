//! Everything about a person that must be known to delete all their data.

use crate::challenge::types::Challenge;
use crate::model::state::{Game, Window};
use crate::privacy::types::DataSummary;
use crate::{ChallengeId, GameId, LeagueId, PlayerId};
use menagerie_rules::Color;

/// Everything that must be known to delete all data about a person.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    /// Their names: the member's, and those of all their other accounts.
    pub accounts: Vec<PlayerId>,
    /// How much is stored about them.
    pub kept: DataSummary,
    /// Challenges by them or to them, and the windows of each.
    pub challenges: Vec<(Challenge, Vec<Window>)>,
    /// Their running games.
    pub running: Vec<Game>,
    /// Running games that this program cannot replay, and the person's side.
    pub unreadable_games: Vec<(GameId, Color)>,
    /// The leagues that they are in and that have not ended, each with the account that is in it, and
    /// whether its games have begun.
    pub leagues: Vec<(LeagueId, PlayerId, bool)>,
    /// Open challenges to variants that this program does not know.
    pub unreadable_challenges: Vec<ChallengeId>,
}
