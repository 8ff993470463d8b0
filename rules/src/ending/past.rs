//! The past of a game, on which its end depends besides the present position.

use crate::Color;

/// The positions before the present one.
pub trait Past {
    /// How often the present position has occurred, at least once.
    fn repetitions(&self) -> usize;

    /// The side that has given check with each of its moves since the present position first
    /// occurred, if the other side has not done so too.
    fn perpetual_checker(&self) -> Option<Color>;

    /// Whether the last move took something.
    fn is_last_capture(&self) -> bool;
}
