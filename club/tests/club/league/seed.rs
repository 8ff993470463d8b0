//! The order drawn from the seed of a season.

use menagerie_club::league::{Draw, Seed};
use std::collections::BTreeMap;
use std::num::NonZeroUsize;

const FIRST: NonZeroUsize = NonZeroUsize::MIN;
const SECOND: NonZeroUsize = FIRST.saturating_add(1);

#[test]
fn common_tools_come_to_the_same_orders() {
    let seed = Seed::from([7; 32]);
    assert_eq!(seed.reveal(), "07".repeat(32));
    // printf '07%.0s' $(seq 32) | sha256sum
    assert_eq!(seed.hash(), "1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954");
    let names = vec!["Ann", "Bob", "Cid", "Dan", "Eve"];
    for (draw, expected) in [
        (Draw::Unrated, ["Cid", "Bob", "Ann", "Dan", "Eve"]),
        (Draw::Numbers(FIRST), ["Dan", "Ann", "Cid", "Eve", "Bob"]),
        (Draw::Numbers(SECOND), ["Cid", "Bob", "Dan", "Ann", "Eve"]),
        (Draw::Ties(FIRST), ["Cid", "Dan", "Eve", "Ann", "Bob"]),
    ] {
        assert_eq!(seed.order(draw, names.clone()), expected, "{draw}");
    }
    assert_eq!(seed.order(Draw::Unrated, Vec::<u8>::new()), [0; 0]);
}

#[test]
fn all_orders_come_about_as_often() {
    let mut counts: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
    for number in 0..6_000_u32 {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let order = Seed::from(bytes).order(Draw::Numbers(FIRST), vec![1, 2, 3]);
        *counts.entry(order).or_default() += 1;
    }
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| (880..1_120).contains(count)), "{counts:?}");
}

#[test]
fn a_seed_is_not_shown_by_accident() {
    assert_eq!(format!("{:?}", Seed::from([7; 32])), "***");
}

#[test]
fn a_seed_is_read_from_the_digits_that_were_shown_and_from_nothing_else() {
    let seed = Seed::from([0xa7; 32]);
    assert!(Seed::from_digits(&seed.reveal()) == Some(seed));
    let no_digits = [
        String::new(),
        "07".repeat(31),
        "07".repeat(33),
        "0g".repeat(32),
        "é".repeat(32),
        "+7".repeat(32),
    ];
    for digits in no_digits {
        assert!(Seed::from_digits(&digits).is_none(), "{digits:?}");
    }
}
