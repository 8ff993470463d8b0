//! Requests about the spectators of a game.

use crate::model::request::Which;
use strum::{IntoStaticStr, VariantNames};

/// A request about watching a game.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
pub enum WatchRequest {
    /// Watch a game of others.
    Watch {
        /// The game.
        which: Which,
    },
    /// Changes whether spectators may analyze one's game, or asks for the setting.
    Analysis {
        /// The game.
        which: Which,
        /// Whether they may, if that was given.
        wish: Option<bool>,
    },
}

impl WatchRequest {
    /// The game that it is about.
    pub fn which(&self) -> Which {
        match self {
            WatchRequest::Watch { which, .. } | WatchRequest::Analysis { which, .. } => *which,
        }
    }
}
