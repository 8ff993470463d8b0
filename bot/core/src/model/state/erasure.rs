//! Everything about a person that must be known to delete all their data.

use crate::model::state::{Challenge, DataSummary, Window};
use crate::{ChallengeId, GameId, PlayerId};
use menagerie_rules::Color;

/// What has to be known to delete all that is stored about a person; their running games are with
/// those that the call can mean.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    /// By which names they are known: the member's, and those of all other accounts of theirs.
    pub accounts: Vec<PlayerId>,
    /// How much is stored.
    pub kept: DataSummary,
    /// The challenges that they have made or that wait for their answer, and where else each is seen.
    pub challenges: Vec<(Challenge, Vec<Window>)>,
    /// Running games that this program cannot replay, and which side is theirs.
    pub unreadable_games: Vec<(GameId, Color)>,
    /// Open challenges to games that this program does not know.
    pub unreadable_challenges: Vec<ChallengeId>,
}
