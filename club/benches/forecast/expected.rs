//! The score that a player is expected to get.

use std::f64::consts::PI;

use menagerie_club::ratings::Rating;

/// How many points of a rating are one on the scale of Glicko-2.
pub const SCALE: f64 = 173.717_8;

/// Glicko's expected score of the first of two players, with both deviations: equation 16 of Glickman,
/// "Parameter estimation in large dynamic paired comparison experiments", 1999.
pub fn expected([one, other]: [Rating; 2]) -> f64 {
    let phi_squared = (one.deviation.powi(2) + other.deviation.powi(2)) / SCALE.powi(2);
    let g = 1.0 / (1.0 + 3.0 * phi_squared / PI.powi(2)).sqrt();
    1.0 / (1.0 + (-g * (one.rating - other.rating) / SCALE).exp())
}
