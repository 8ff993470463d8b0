//! Compares moves with the promotion that a text names.

use crate::{Move, Refusal, Role};

/// The moves that end in the named promotion, if one was named.
pub(super) fn with_promotion(
    moves: Vec<Move>,
    promotion: Option<Role>,
) -> Result<Vec<Move>, Refusal> {
    if promotion.is_none() {
        return Ok(moves);
    }
    let (fitting, others): (Vec<Move>, Vec<Move>) =
        moves.into_iter().partition(|mv| mv.promotion == promotion);
    match (&fitting[..], others.first()) {
        ([], Some(other)) => Err(Refusal::PromotionNotAllowed {
            from: other.from,
            to: other.to,
            allowed: others
                .iter()
                .filter(|mv| (mv.from, mv.to) == (other.from, other.to))
                .filter_map(|mv| mv.promotion)
                .collect(),
        }),
        _ => Ok(fitting),
    }
}
