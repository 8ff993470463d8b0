//! Palaces, rivers and lines: what is under the pieces.

use menagerie_chat::drawing::regions;
use menagerie_render::{Region, RegionKind};
use menagerie_rules::Variant;
use std::collections::{BTreeMap, BTreeSet};

/// The classes of each square that is not plain ground, by file and rank from 0. A river between two ranks
/// is the bank of the lower one.
pub fn ground(variant: &Variant) -> BTreeMap<(u8, u8), String> {
    let mut ground: BTreeMap<(u8, u8), String> = BTreeMap::new();
    let mut lined = BTreeSet::new();
    for Region { kind, from, to } in regions(variant) {
        let (low, high) = (from.rank().min(to.rank()), from.rank().max(to.rank()));
        let middle = low + (high - low) / 2;
        let (ranks, class) = match kind {
            RegionKind::Palace => (low..=high, Some("palace")),
            RegionKind::Lines => (low..=high, None),
            RegionKind::River if (high - low) % 2 == 0 => (middle..=middle, Some("water")),
            RegionKind::River => (middle..=middle, Some("bank")),
        };
        for rank in ranks {
            let files = from.file().min(to.file())..=from.file().max(to.file());
            let squares = files.map(|file| (file, rank));
            match class {
                Some(class) => ground.extend(squares.map(|at| (at, class.to_owned()))),
                None => lined.extend(squares),
            }
        }
    }
    for at in &lined {
        let classes = ground.entry(*at).or_default();
        *classes = format!("{classes} ray{}", rays(*at, &lined)).trim().to_owned();
    }
    ground
}

/// The classes of the lines that lead from a square to its diagonal neighbors.
fn rays((file, rank): (u8, u8), lined: &BTreeSet<(u8, u8)>) -> String {
    let neighbor =
        |right: i8, up: i8| Some((file.checked_add_signed(right)?, rank.checked_add_signed(up)?));
    let rays = [("ne", 1, 1), ("se", 1, -1), ("sw", -1, -1), ("nw", -1, 1)];
    let there = rays
        .iter()
        .filter(|(_, right, up)| neighbor(*right, *up).is_some_and(|at| lined.contains(&at)));
    there.map(|(name, ..)| format!(" ray-{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled;

    #[test]
    fn palaces_and_rivers_are_where_the_pictures_have_them() {
        let named = |id: &str| bundled().iter().find(|it| it.id == id).expect("it is bundled");
        let count = |id: &str, class: &str| {
            let classes = ground(named(id)).into_values();
            classes.filter(|it| it.split(' ').any(|one| one == class)).count()
        };
        for (id, palace, bank, lined) in [
            ("terran", 36, 10, 0),
            ("xiangqi", 18, 9, 0),
            ("chess", 0, 0, 0),
            ("janggi", 18, 0, 10),
            ("sittuyin", 0, 0, 16),
        ] {
            let found = (count(id, "palace"), count(id, "bank"), count(id, "ray"));
            assert_eq!(found, (palace, bank, lined), "{id}");
        }
        // Between the fifth rank and the sixth.
        assert_eq!(ground(named("terran")).get(&(0, 4)).map(String::as_str), Some("bank"));
        // From the middle of a palace to each corner, and from a corner to the middle.
        let at = |at| ground(named("janggi")).remove(&at).unwrap_or_default();
        assert_eq!(at((4, 1)), "palace ray ray-ne ray-se ray-sw ray-nw");
        assert_eq!(at((3, 0)), "palace ray ray-ne");
        assert_eq!(at((4, 0)), "palace");
    }
}
