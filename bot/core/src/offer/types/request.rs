//! Requests about taking back, time, and an end without a result.

use crate::GameId;
use crate::model::Moment;
use crate::model::request::Which;
use strum::{IntoStaticStr, VariantNames};

/// Takes a move back, gives or claims time, ends a game without a result, or answers a proposal.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum OfferRequest {
    /// Takes back one's own last move.
    TakeBack {
        /// The game.
        which: Which,
        /// The moment in which the board was shown, if an action on it was pressed.
        shown: Option<Moment>,
    },
    /// Answers the opponent's proposal.
    AnswerProposal {
        /// The game.
        game: GameId,
        /// The proposal's number in the game.
        number: usize,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Claims a game because the other side is out of time.
    Claim {
        /// The game.
        which: Which,
    },
    /// Give the other side more time.
    Give {
        /// The game.
        which: Which,
        /// How much, as typed.
        length: String,
        /// The moment in which the gift was offered, if an action was pressed.
        shown: Option<Moment>,
    },
    /// Ends a game without a result, or proposes that to the opponent. Asks for confirmation first
    /// where it needs no agreement.
    Abort {
        /// The game.
        which: Which,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
}

impl OfferRequest {
    /// The game that it is about.
    pub fn which(&self) -> Which {
        match self {
            OfferRequest::TakeBack { which, .. }
            | OfferRequest::Claim { which, .. }
            | OfferRequest::Give { which, .. }
            | OfferRequest::Abort { which, .. } => *which,
            OfferRequest::AnswerProposal { game, .. } => Which::Number(*game),
        }
    }
}
