//! Compares moves with the promotion that a text names.

use crate::{Move, Refusal, Role, Variant};

/// The moves that end in the named promotion, if one was named.
pub(super) fn with_promotion(
    variant: &Variant,
    moves: Vec<Move>,
    promotion: Option<Role>,
) -> Result<Vec<Move>, Refusal> {
    let Some(named) = promotion else { return Ok(moves) };
    // "g1f3h" is written by other programs where a piece enters.
    let enters = |mv: &&Move| mv.gating().is_some_and(|gating| gating.role == named);
    if moves.iter().any(|mv| enters(&mv)) && moves.iter().all(|mv| mv.promotion.is_none()) {
        return Ok(moves.iter().filter(enters).copied().collect());
    }
    // Where a Pawn becomes a promoted Queen, +Q, the plain letter means her, too.
    let promoted = variant.role_by_label(variant.piece(named).label.with_plus());
    let is_there = |role: Option<Role>| moves.iter().any(|mv| mv.promotion == role);
    let promotion = promoted.filter(|_| !is_there(promotion) && is_there(promoted)).or(promotion);
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
