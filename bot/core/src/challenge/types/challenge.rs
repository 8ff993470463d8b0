//! A challenge as it stands, rebuilt from the stored row.

use crate::challenge::types::{SideRequest, Start};
use crate::clock::Control;
use crate::model::Code;
use crate::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Variant;
use std::sync::Arc;

/// A challenge.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// The challenger.
    pub challenger: PlayerId,
    /// The invited member, or everyone. Nobody else can answer.
    pub to: Invited,
    /// The variant.
    pub variant: Arc<Variant>,
    /// The side that the challenger wants.
    pub side: SideRequest,
    /// The position to start from.
    pub start: Start,
    /// The proposed clock. Old challenges have none.
    pub control: Option<Control>,
    /// Whether its game is rated.
    pub is_rated: bool,
    /// The community in which it was made.
    pub server: Server,
    /// Where it was made.
    pub place: Place,
    /// Until when it stands, if it is not answered.
    pub expires: Timestamp,
    /// The code by which it is joined from another network, if anyone can join it.
    pub code: Option<Code>,
    /// Its state.
    pub state: ChallengeState,
}

impl Challenge {
    /// Whether it still waits for an answer.
    pub fn is_open(&self) -> bool {
        self.state == ChallengeState::Open
    }
}

/// The people who are invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invited {
    /// One member, to one game.
    One(PlayerId),
    /// Everyone, to this many more games; to any number, if there is none.
    Anyone(Option<usize>),
}

impl Invited {
    /// The one invited member, if there is one.
    pub fn one(&self) -> Option<&PlayerId> {
        match self {
            Invited::One(player) => Some(player),
            Invited::Anyone(_) => None,
        }
    }

    /// How many more games can come of it, if it is to everyone and they are counted.
    pub fn uses(&self) -> Option<usize> {
        match self {
            Invited::One(_) => None,
            Invited::Anyone(uses) => *uses,
        }
    }

    /// Whether at most one game can come of it.
    pub fn is_for_one_game(&self) -> bool {
        matches!(self, Invited::One(_) | Invited::Anyone(Some(1)))
    }
}

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// Waiting for an answer.
    Open,
    /// Accepted: this game came of it.
    Accepted(GameId),
    /// Declined by the invited member.
    Declined,
    /// Withdrawn by the challenger.
    Withdrawn,
    /// Not answered in time.
    Expired,
}
