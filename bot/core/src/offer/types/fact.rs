//! Facts about offers to the opponent.

use crate::GameId;
use crate::offer::types::{Proposal, ProposalState};
use menagerie_rules::Color;

/// A fact about offers to the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferFact {
    /// A draw was offered.
    DrawOffered {
        /// The game.
        game: GameId,
        /// The side that offers.
        by: Color,
        /// The number of plies played.
        ply: usize,
    },
    /// The standing draw offer was declined otherwise than by a move.
    DrawDeclined {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
    },
    /// The standing draw offer is over.
    DrawOfferGone(GameId),
    /// A player has made a proposal to the opponent.
    ProposalMade {
        /// The game.
        game: GameId,
        /// The proposal.
        proposal: Proposal,
    },
    /// A proposal does not wait for an answer any more.
    ProposalSettled {
        /// The game.
        game: GameId,
        /// Its number in the game.
        number: usize,
        /// Its outcome.
        state: ProposalState,
    },
}
