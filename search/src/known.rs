//! The evaluations of the variants that were met last. To compute one takes longer than a search of the
//! lower levels.

use std::sync::Arc;

use menagerie_rules::Variant;

use crate::weights::Weights;

/// How many are kept. One has less than a quarter of a megabyte.
const KEPT: usize = 16;

/// The evaluations that are known, the one asked for last in front.
#[derive(Default)]
pub(crate) struct Known(Vec<Weights>);

impl Known {
    /// The evaluation of a variant. It is computed where it is not known; then `is_stopped` is asked again
    /// and again, and there is none when it says so.
    pub fn of(
        &mut self,
        variant: &Arc<Variant>,
        is_stopped: &impl Fn() -> bool,
    ) -> Option<&Weights> {
        match self.0.iter().position(|it| Arc::ptr_eq(&it.variant, variant)) {
            Some(at) => self.0[..=at].rotate_right(1),
            None => {
                self.0.insert(0, Weights::new(variant, is_stopped)?);
                self.0.truncate(KEPT);
            }
        }
        self.0.first()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use menagerie_rules::{bundled, bundled_by_id};

    use super::*;

    #[test]
    fn an_evaluation_is_computed_once_and_can_be_given_up_at_any_time() {
        let [chess, shako] = ["chess", "shako"].map(|id| bundled_by_id(id).expect("it is there"));
        let asked = Cell::new(0);
        let after = |limit: usize| {
            asked.set(0);
            let asked = &asked;
            move || {
                asked.set(asked.get() + 1);
                asked.get() > limit
            }
        };
        let mut known = Known::default();
        for limit in 0..2 * chess.pieces.len() {
            assert!(known.of(chess, &after(limit)).is_none());
            assert_eq!(asked.get(), limit + 1, "nothing goes on after stop");
        }
        for variant in [chess, shako, chess, shako] {
            let is_new = !known.0.iter().any(|it| Arc::ptr_eq(&it.variant, variant));
            let weights = known.of(variant, &after(usize::MAX)).expect("nobody says stop");
            assert!(Arc::ptr_eq(&weights.variant, variant));
            assert_eq!(asked.get() > 0, is_new, "what is known is not computed again");
        }
    }

    #[test]
    fn only_the_last_ones_are_kept() {
        let mut known = Known::default();
        for variant in bundled().iter().take(KEPT + 1) {
            known.of(variant, &|| false);
        }
        let ids: Vec<&str> = known.0.iter().map(|it| it.variant.id.as_str()).collect();
        let met: Vec<&str> = bundled().iter().take(KEPT + 1).map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), KEPT);
        assert!(!ids.contains(&met[0]) && ids[0] == met[KEPT], "{ids:?}");
    }
}
