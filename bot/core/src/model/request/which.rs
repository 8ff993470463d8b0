//! The game that a request is about.

use crate::GameId;

/// Which game a command means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The game that is played here, or else the caller's only one.
    Here,
    /// The game with this number.
    Number(GameId),
}
