//! Forecasts game by game, as lila rates: both players are rated after each game, from their ratings of
//! that moment.
//!
//! The rules and numbers are those of lila's public source: `modules/rating/src/main/Glicko.scala`,
//! `modules/round/src/main/PerfsUpdater.scala`, and scalachess's `RatingCalculator`. Two things differ.
//! τ is the club's 0.5, not 0.75, because [`Rating::after`] fixes it. With 0.75, by the crate
//! `skillratings`, no log-loss of three years changed in its four digits. And the first side has no
//! advantage: it has none in the simulation either.

use std::collections::BTreeMap;

use menagerie_club::ratings::{Meeting, Rating};

use crate::expected::{SCALE, expected};
use crate::simulation::{DAY, Played, Year};

const LOWEST_RATING: f64 = 400.0;
const LOWEST_DEVIATION: f64 = 45.0;

/// The numbers that can be chosen.
struct Numbers {
    /// The rating before the first game. No deviation becomes higher than its.
    unrated: Rating,
    highest_volatility: f64,
    /// How many steps of the volatility a deviation grows by in a day.
    steps_a_day: f64,
}

/// With lila's numbers.
pub fn with_lilas_numbers(year: &Year) -> Vec<[f64; 2]> {
    let unrated = Rating { rating: 1500.0, deviation: 500.0, volatility: 0.09 };
    forecasts(year, &Numbers { unrated, highest_volatility: 0.1, steps_a_day: 0.21436 })
}

/// With the club's numbers, so that little but the period differs from the club's way.
pub fn with_the_clubs_numbers(year: &Year) -> Vec<[f64; 2]> {
    let (unrated, highest_volatility) = (Rating::START, f64::INFINITY);
    forecasts(year, &Numbers { unrated, highest_volatility, steps_a_day: 12.0 / 365.0 })
}

/// Each event is the beginning or the end of a game that counts. At the end it is forecast, then rated.
fn forecasts(year: &Year, numbers: &Numbers) -> Vec<[f64; 2]> {
    let moments = |(game, it): (usize, &Played)| {
        it.moments().into_iter().enumerate().map(move |(moment, time)| (time, game, moment))
    };
    let mut events: Vec<_> = year.counted.iter().enumerate().flat_map(moments).collect();
    events.sort_unstable();
    let mut forecasts = vec![[0.5; 2]; year.counted.len()];
    let mut ratings: BTreeMap<usize, (Rating, i64)> = BTreeMap::new();
    for (time, game, moment) in events {
        let played = &year.counted[game];
        let [one, other] = played.players();
        let [first, second] = [one, other].map(|it| {
            ratings
                .get(&it)
                .map_or(numbers.unrated, |(rating, last)| numbers.live(*rating, time - last))
        });
        forecasts[game][moment] = expected([first, second]);
        if time == played.game.ended {
            ratings.insert(one, (numbers.after(first, second, played.score()), time));
            ratings.insert(other, (numbers.after(second, first, 1.0 - played.score()), time));
        }
    }
    forecasts
}

impl Numbers {
    /// A rating some seconds after the player's last game.
    fn live(&self, rating: Rating, seconds: i64) -> Rating {
        let steps = self.steps_a_day * seconds as f64 / DAY as f64;
        let variance = rating.deviation.powi(2) + steps * (SCALE * rating.volatility).powi(2);
        Rating { deviation: self.deviation(variance), ..rating }
    }

    /// A player's rating after one game. Time has made it less certain already, so lila leaves out the
    /// step of the volatility that belongs to a period. Here it is taken back.
    fn after(&self, player: Rating, opponent: Rating, score: f64) -> Rating {
        let with_step = player.after(&[Meeting { opponent, score }]);
        let before = player.deviation.powi(2);
        let stepped = before + (SCALE * with_step.volatility).powi(2);
        let information = 1.0 / with_step.deviation.powi(2) - 1.0 / stepped;
        let variance = 1.0 / (1.0 / before + information);
        let change = (with_step.rating - player.rating) * variance / with_step.deviation.powi(2);
        Rating {
            rating: (player.rating + change).max(LOWEST_RATING),
            deviation: self.deviation(variance),
            volatility: with_step.volatility.min(self.highest_volatility),
        }
    }

    fn deviation(&self, variance: f64) -> f64 {
        variance.sqrt().clamp(LOWEST_DEVIATION, self.unrated.deviation)
    }
}
