//! Facts: the results of decisions. The store writes each as rows.

pub(crate) mod game_fact;
pub(crate) mod member_fact;
pub(crate) mod place_fact;

pub use game_fact::GameFact;
pub use member_fact::MemberFact;
pub use place_fact::PlaceFact;

use crate::accounts::types::LinkFact;
use crate::challenge::types::ChallengeFact;
use crate::community::types::CommunityFact;
use crate::ladder::types::LadderFact;
use crate::league::types::LeagueFact;
use crate::notebook::types::Private;
use crate::offer::types::OfferFact;
use crate::problem::types::ProblemFact;
use crate::time::types::ClockFact;
use crate::upload::types::UploadFact;
use crate::watch::types::WatchFact;
use crate::{GameId, PlayerId};

/// A fact: something that has become true by a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A challenge was made, answered or withdrawn.
    Challenge(ChallengeFact),
    /// Something was played or planned in a game, or it has ended.
    Game(GameFact),
    /// A draw or something else was offered to the opponent, or the offer is over.
    Offer(OfferFact),
    /// A place of a game was opened, lost or found again, or a player has left its community.
    Place(PlaceFact),
    /// A clock was set, stopped or charged.
    Clock(ClockFact),
    /// A member has changed how they play, or was told something.
    Member(MemberFact),
    /// Somebody watches a game, or what its spectators may do has changed.
    Watch(WatchFact),
    /// A setting or a limit has changed, or a community is forgotten.
    Community(CommunityFact),
    /// Two accounts are linked or parted, or a code for that was made or typed.
    Link(LinkFact),
    /// A member has moved on a ladder, or a game of it has begun or ended.
    Ladder(LadderFact),
    /// A league was made, or something has happened in it.
    League(LeagueFact),
    /// A fact about a problem.
    Problem(ProblemFact),
    /// A fact about an uploaded variant.
    Upload(UploadFact),
    /// A person keeps something private about a game, or removes it.
    Private {
        /// The person.
        by: PlayerId,
        /// The game.
        game: GameId,
        /// The private note or line.
        what: Private,
    },
}
