//! The worth of pieces, beside their authors' words.

use std::sync::Arc;

use menagerie_rules::{Line, Position, Role, Variant, bundled, bundled_by_id, bundled_files};
use menagerie_search::Values;

use crate::common::search;

/// The rank correlation of two lists, with equal values sharing their ranks.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let ranks = |of: &[f64]| -> Vec<f64> {
        let less = |value: f64| of.iter().filter(|it| **it < value).count() as f64;
        let same = |value: f64| of.iter().filter(|it| (**it - value).abs() < 1e-9).count() as f64;
        of.iter().map(|value| less(*value) + (same(*value) - 1.0) / 2.0).collect()
    };
    let (one, other) = (ranks(one), ranks(other));
    let mean = (one.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum()
    };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// The pieces with an author's value, and that value.
fn valued(variant: &Variant) -> impl Iterator<Item = (Role, f64, Option<f64>)> + '_ {
    variant.roles().filter_map(|role| {
        let piece = variant.piece(role);
        let value = piece.value.filter(|_| !piece.royal)?;
        Some((role, f64::from(value), piece.second_value.map(f64::from)))
    })
}

#[test]
fn values_by_mobility_rank_the_pieces_as_their_authors_do() {
    for (id, least) in [("teramachy", 0.95), ("terran", 0.95), ("terachess-2", 0.95)] {
        let variant = bundled_by_id(id).expect("it is bundled");
        let ours = Values::by_mobility(variant);
        let all: Vec<_> = valued(variant).collect();
        assert!(all.len() >= 10, "{id}");
        let own: Vec<f64> = all.iter().map(|it| f64::from(ours.worth(it.0))).collect();
        let first: Vec<f64> = all.iter().map(|it| it.1).collect();
        let found = correlation(&own, &first);
        assert!(found >= least, "{id}: {found:.3}");
        if all.iter().all(|it| it.2.is_some()) {
            let second: Vec<f64> = all.iter().filter_map(|it| it.2).collect();
            let found = correlation(&own, &second);
            assert!(found >= least, "{id}, second column: {found:.3}");
        }
    }
}

#[test]
fn a_rook_is_five_wherever_there_is_one() {
    let mut rooks = 0;
    for variant in bundled() {
        // A Rook that promotes, as in Shogi, is worth more.
        let is_rook = |role: &Role| {
            let piece = variant.piece(*role);
            piece.betza == "R" && !piece.is_promoted()
        };
        for role in variant.roles().filter(is_rook) {
            let worth = Values::of(variant).worth(role);
            assert!((480..=520).contains(&worth), "{}: {worth}", variant.id);
            rooks += 1;
        }
    }
    assert!(rooks > 20);
}

#[test]
fn chess_has_about_the_values_that_everybody_knows() {
    let chess = bundled_by_id("chess").expect("it is bundled");
    let values = Values::by_mobility(chess);
    let worth = |name: &str| values.worth(chess.role_by_name(name).expect(name));
    for (name, range) in
        [("Pawn", 60..160), ("Knight", 240..360), ("Bishop", 260..420), ("Queen", 800..1_100)]
    {
        assert!(range.contains(&worth(name)), "{name}: {}", worth(name));
    }
}

/// A Rook of next to nothing would make all others worth more than a number can hold.
#[test]
fn a_file_cannot_say_values_that_do_not_add_up() {
    let (_, text) = bundled_files().find(|(file, _)| *file == "terran.toml").expect("it is there");
    let rook = "value = 4.0\nsecond_value = 4.0";
    assert!(text.contains(rook));
    let text = text.replace(rook, "value = 0.000001\nsecond_value = 4.0");
    let variant = Arc::new(Variant::from_toml("x.toml", &text).expect("it is allowed"));
    let values = Values::of(&variant);
    assert!(values.all().iter().all(|worth| (0..=10_000).contains(worth)), "{:?}", values.all());
    let report = search(&Line::new(Position::start(&variant)), 2_000);
    assert!(report.best.is_some());
}
