//! Glicko-2 beside the crate `skillratings`, which others wrote.

use menagerie_club::ratings::{Meeting, Rating};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

fn theirs(rating: Rating) -> Glicko2Rating {
    let Rating { rating, deviation, volatility } = rating;
    Glicko2Rating { rating, deviation, volatility }
}

/// Its last bits are others, because its exponentials are those of the platform.
#[test]
fn two_thousand_periods_of_random_games_agree() {
    let mut dice = StdRng::seed_from_u64(5);
    for period in 0..2_000 {
        let mut anybody = || Rating {
            rating: dice.random_range(600.0..2_600.0),
            deviation: dice.random_range(45.0..350.0),
            volatility: dice.random_range(0.04..0.09),
        };
        let player = anybody();
        let opponents: Vec<Rating> = (0..period % 30).map(|_| anybody()).collect();
        let mut played = |opponent| match dice.random_range(0..3) {
            0 => (Meeting { opponent, score: 0.0 }, (theirs(opponent), Outcomes::LOSS)),
            1 => (Meeting { opponent, score: 0.5 }, (theirs(opponent), Outcomes::DRAW)),
            _ => (Meeting { opponent, score: 1.0 }, (theirs(opponent), Outcomes::WIN)),
        };
        let (meetings, results): (Vec<_>, Vec<_>) = opponents.into_iter().map(&mut played).unzip();
        let ours = player.after(&meetings);
        let theirs = glicko2_rating_period(&theirs(player), &results, &Glicko2Config::new());
        for (ours, theirs) in [
            (ours.rating, theirs.rating),
            // Where nobody has played, it keeps to the largest deviation by itself.
            (ours.deviation.min(350.0), theirs.deviation.min(350.0)),
            (ours.volatility, theirs.volatility),
        ] {
            assert!(
                (ours - theirs).abs() < 1e-6,
                "{player:?} after {meetings:?}: {ours}, {theirs}"
            );
        }
    }
}
