//! The special features of Cetran Chess 2: an array drawn at random.

use std::collections::HashSet;

use crate::common::variant;
use menagerie_rules::{Position, Symmetry};

#[test]
fn every_order_is_drawn_by_one_number() {
    let cetran = variant("cetran-2");
    let shuffle = cetran.shuffle.as_ref().expect("the array is drawn");
    assert_eq!(shuffle.orders(), 40_320);
    assert_eq!(shuffle.symmetries, Symmetry::ALL);
    let mut orders = HashSet::new();
    for number in 0..shuffle.orders() {
        let fen = cetran.shuffled_array(Symmetry::Asymmetric, number, 0).expect("it is drawn");
        let white = fen.split(['/', ' ']).nth(7).expect("eight ranks").to_owned();
        let mut letters: Vec<char> = white.chars().collect();
        letters.sort_unstable();
        assert_eq!(letters.iter().collect::<String>(), "ACHKNQRS");
        orders.insert(white);
    }
    assert_eq!(orders.len(), 40_320);
}

#[test]
fn the_sides_go_together_as_the_mode_says() {
    let cetran = variant("cetran-2");
    for number in [0, 1, 5_039, 12_345, 40_319, 40_320, u64::MAX] {
        for symmetry in Symmetry::ALL {
            let fen = cetran.shuffled_array(symmetry, number, number / 7).expect("it is drawn");
            let position = Position::from_fen(cetran, &fen).expect(&fen);
            assert!(!position.is_check() && position.legal_moves().len() >= 18, "{fen}");
            let ranks: Vec<&str> = fen.split(['/', ' ']).collect();
            let (black, white) = (ranks[0].to_uppercase(), ranks[7]);
            match symmetry {
                Symmetry::Mirror => assert_eq!(black, white),
                Symmetry::Central => assert_eq!(black.chars().rev().collect::<String>(), white),
                Symmetry::Asymmetric => {}
            }
        }
    }
    assert_eq!(variant("terran").shuffled_array(Symmetry::Mirror, 0, 0), None);
}
