//! Requests about challenges.

use crate::ChallengeId;
use crate::challenge::types::NewChallenge;
use crate::model::request::Which;
use crate::model::{Code, NoCode};
use strum::{IntoStaticStr, VariantNames};

/// A request to make a challenge, or to answer one.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum ChallengeRequest {
    /// Invites one member to a game, or everybody to games.
    Make(NewChallenge),
    /// Accepts a challenge, or joins one that is for anybody.
    Accept(ChallengeId),
    /// Joins the challenge with this code, or reports that the text is not a code.
    Join(Result<Code, NoCode>),
    /// Declines a challenge.
    Decline(ChallengeId),
    /// Withdraws a challenge that nobody has answered.
    Withdraw(ChallengeId),
    /// Challenges the opponent of a finished game to another one.
    Rematch {
        /// The game.
        which: Which,
    },
}

impl ChallengeRequest {
    /// The game that it is about, if there is one.
    pub fn which(&self) -> Option<Which> {
        match self {
            Self::Rematch { which } => Some(*which),
            Self::Make(_)
            | Self::Accept(_)
            | Self::Join(_)
            | Self::Decline(_)
            | Self::Withdraw(_) => None,
        }
    }
}
