//! What several tests use.

use menagerie_club::ratings::Rating;

/// All bits of a rating.
pub fn bits(rating: Rating) -> [u64; 3] {
    [rating.rating, rating.deviation, rating.volatility].map(f64::to_bits)
}
