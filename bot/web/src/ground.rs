//! Palaces and rivers: what is under the pieces.

use menagerie_chat::drawing::regions;
use menagerie_render::{Region, RegionKind};
use menagerie_rules::Variant;
use std::collections::BTreeMap;

/// The class of each square that is not plain ground, by file and rank from 0. A river between two ranks is
/// the bank of the lower one.
pub fn ground(variant: &Variant) -> BTreeMap<(u8, u8), &'static str> {
    let mut ground = BTreeMap::new();
    for Region { kind, from, to } in regions(variant) {
        let (low, high) = (from.rank().min(to.rank()), from.rank().max(to.rank()));
        let middle = low + (high - low) / 2;
        let (ranks, class) = match kind {
            RegionKind::Palace => (low..=high, "palace"),
            RegionKind::River if (high - low) % 2 == 0 => (middle..=middle, "water"),
            RegionKind::River => (middle..=middle, "bank"),
        };
        for rank in ranks {
            let files = from.file().min(to.file())..=from.file().max(to.file());
            ground.extend(files.map(|file| ((file, rank), class)));
        }
    }
    ground
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled;

    #[test]
    fn palaces_and_rivers_are_where_the_pictures_have_them() {
        let named = |id: &str| bundled().iter().find(|it| it.id == id).expect("it is bundled");
        let count = |id: &str, class: &str| {
            ground(named(id)).into_values().filter(|it| *it == class).count()
        };
        for (id, palace, bank) in [("terran", 36, 10), ("xiangqi", 18, 9), ("chess", 0, 0)] {
            assert_eq!((count(id, "palace"), count(id, "bank")), (palace, bank), "{id}");
        }
        // Between the fifth rank and the sixth.
        assert_eq!(ground(named("terran")).get(&(0, 4)), Some(&"bank"));
    }
}
