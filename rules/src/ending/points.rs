//! Points for the pieces that are left, by which a game is won that would be drawn, as in Janggi.

use crate::Role;

/// The points of pieces where the game would be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Points {
    /// Half points for each piece of a kind.
    pub values: Vec<(Role, u32)>,
    /// Half points that the second mover has in addition.
    pub second: u32,
}

impl Points {
    /// Half points as points: `1.5`.
    pub fn written(half_points: u32) -> String {
        format!("{}{}", half_points / 2, if half_points % 2 == 1 { ".5" } else { "" })
    }
}

/// The most points that a piece counts, or that the second mover has in addition.
pub(crate) const MOST_POINTS: f32 = 1_000.0;
