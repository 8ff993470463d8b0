//! What dealing with Discord's events needs of the rest of the program.

use super::discord_front::DiscordFront;
use crate::clock::Clock;
use crate::deliver::{Outcomes, Wakes};
use crate::desk::Desk;
use crate::store::Store;
use std::sync::Arc;

/// The parts of the program that Discord's events reach.
pub struct Parts {
    /// The facts.
    pub store: Arc<Store>,
    /// Where calls are decided.
    pub desk: Desk,
    /// What brings effects before people's eyes.
    pub front: Arc<DiscordFront>,
    /// What became of effects.
    pub outcomes: Outcomes,
    /// Where it is told that an obstacle may be gone.
    pub wakes: Wakes,
    /// When things are noticed.
    pub clock: Arc<dyn Clock>,
}
