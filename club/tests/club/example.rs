//! Glicko-2 as its author explains it, and the bits that every machine has to get.

use crate::common::{DRAWN, LEFT, LOST, WON, bits, ratings, record};
use menagerie_club::ratings::{Meeting, Rating};

fn opponent(rating: f64, deviation: f64) -> Rating {
    Rating { rating, deviation, volatility: 0.06 }
}

/// Mark Glickman, "Example of the Glicko-2 system": the example that goes through the paper.
fn of_the_paper() -> Rating {
    let player = Rating { deviation: 200.0, ..Rating::START };
    let meeting =
        |rating, deviation, score| Meeting { opponent: opponent(rating, deviation), score };
    player.after(&[
        meeting(1400.0, 30.0, 1.0),
        meeting(1550.0, 100.0, 0.0),
        meeting(1700.0, 300.0, 0.0),
    ])
}

#[test]
fn the_worked_example_of_the_paper_comes_out() {
    let Rating { rating, deviation, volatility } = of_the_paper();
    // The paper rounds what it computes with; these are the figures without that.
    assert!((rating - 1464.0507).abs() < 0.0001, "{rating}");
    assert!((deviation - 151.5165).abs() < 0.0001, "{deviation}");
    assert!((volatility - 0.059_996).abs() < 0.000_001, "{volatility}");
}

/// If another version of `libm` or of the compiler gave other bits, members could not recompute what
/// they were shown.
#[test]
fn the_bits_are_these_on_every_machine() {
    assert_eq!(
        bits(of_the_paper()),
        [0x4096_e033_e2fa_54ae, 0x4062_f087_5d99_71fc, 0x3fae_b7cb_2ccd_b877]
    );
    let rows = [
        (3, "Ann", "Bob", WON),
        (9, "Bob", "Cid", DRAWN),
        (31, "Cid", "Ann", LOST),
        (64, "Bob", "Ann", LEFT),
    ];
    let last = ratings(&record(&rows, vec![]), 4).estimate;
    for (name, expected) in [
        ("Ann", [0x4098_2bf3_e5d5_be4e, 0x406d_1d8d_5bc0_c31d, 0x3fae_b89d_d09d_f35a]),
        ("Bob", [0x4098_c514_0a4b_3fed, 0x406d_576a_f62a_771a, 0x3fae_b89b_62fd_2d86]),
        ("Cid", [0x4096_0a37_6694_bab9, 0x406f_762a_b07d_a58c, 0x3fae_b815_9efb_da60]),
    ] {
        assert_eq!(bits(last[name]), expected, "{name}");
    }
}

/// Step 5 begins otherwise where a result surprises much.
#[test]
fn a_great_surprise_raises_the_volatility() {
    let sure = opponent(1500.0, 50.0);
    let won = [Meeting { opponent: opponent(2400.0, 45.0), score: 1.0 }; 4];
    let after = sure.after(&won);
    assert!(after.volatility > 0.0601 && after.rating > 1530.0, "{after:?}");
    let expected = sure.after(&[Meeting { opponent: opponent(1000.0, 45.0), score: 1.0 }; 4]);
    assert!(expected.volatility < 0.06 && expected.rating < 1505.0, "{expected:?}");
}

#[test]
fn a_rating_tells_what_is_shown_of_it() {
    let settled = [45.0, 109.9, 110.0, 350.0].map(|it| opponent(1612.0, it).is_settled());
    assert_eq!(settled, [true, true, false, false]);
    assert_eq!(opponent(1612.0, 84.0).at_least(), 1444.0);
    let bounded = [30.0, 45.0, 84.0, 351.0].map(|it| opponent(1500.0, it).bounded().deviation);
    assert_eq!(bounded, [45.0, 45.0, 84.0, 350.0]);
}
