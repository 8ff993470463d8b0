//! Requests of managers and moderators, and blocks between members.

use crate::PlayerId;
use crate::model::request::Which;
use crate::moderation::types::Verdict;
use strum::{IntoStaticStr, VariantNames};

/// A request about order: rulings, stopped games, blocks.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum ModerationRequest {
    /// Ends a game of others, with a reason.
    Adjudicate {
        /// The game.
        which: Which,
        /// The verdict, if one was given.
        verdict: Option<Verdict>,
        /// The reason, as typed.
        reason: String,
        /// Whether a rated game counts for the players' ratings all the same.
        is_rated: bool,
    },
    /// Stops a game of others for a while.
    Freeze {
        /// The game.
        which: Which,
        /// The reason, as typed; empty if none was given.
        reason: String,
    },
    /// Lets a stopped game of others go on.
    Thaw {
        /// The game.
        which: Which,
    },
    /// Stops all games of the community for a while.
    FreezeAll {
        /// The reason, as typed.
        reason: String,
    },
    /// Let all games of the community go on.
    ThawAll,
    /// Blocks a player, or asks for the list of blocked players.
    Block {
        /// The player to block.
        whom: Option<PlayerId>,
    },
    /// Lifts a block.
    Unblock {
        /// The blocked player, if one was named.
        whom: Option<PlayerId>,
    },
}

impl ModerationRequest {
    /// The game that it is about, if there is one.
    pub fn which(&self) -> Option<Which> {
        match self {
            ModerationRequest::Adjudicate { which, .. }
            | ModerationRequest::Freeze { which, .. }
            | ModerationRequest::Thaw { which, .. } => Some(*which),
            ModerationRequest::FreezeAll { .. }
            | ModerationRequest::ThawAll
            | ModerationRequest::Block { .. }
            | ModerationRequest::Unblock { .. } => None,
        }
    }
}
