//! Glicko-2: Mark Glickman, "Example of the Glicko-2 system", 2013,
//! <http://www.glicko.net/glicko/glicko2.pdf>. The steps and letters are those of the paper.
//!
//! Every machine gets the same bits. The four operations and the square root are rounded alike
//! everywhere, by IEEE 754. The exponential and the logarithm of `std` are not: they come from the
//! platform. So they are taken from the crate `libm`, which computes them with the four operations. `powi`
//! and `mul_add` are not used, for the same reason.

use libm::{exp, log};
use std::f64::consts::PI;

/// How many points of a rating are one on the scale of the paper.
const SCALE: f64 = 173.717_8;
/// How much the volatility may change in a period.
const TAU: f64 = 0.5;
/// How exactly the logarithm of the squared volatility is found.
const EPSILON: f64 = 0.000_001;
/// The bounds of a deviation.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);
/// A rating with a deviation below this is settled.
const SETTLED: f64 = 110.0;

/// The estimate of a player's strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength that is most likely, in points.
    pub rating: f64,
    /// How uncertain that is, in points.
    pub deviation: f64,
    /// How much the strength changes, on the scale of the paper.
    pub volatility: f64,
}

/// A game as one of its players sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// The opponent, as rated before.
    pub opponent: Rating,
    /// The score of the player: 1, 0.5 or 0.
    pub score: f64,
}

impl Rating {
    /// The estimate for a player who has not played.
    pub const START: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The rating after a period with these games, in any order. It is the paper's and nothing
    /// else: the deviation may become less than [`Rating::bounded`] allows. Without a game, the
    /// deviation grows by one step of the volatility.
    pub fn after(self, meetings: &[Meeting]) -> Rating {
        let phi = self.deviation / SCALE;
        if meetings.is_empty() {
            let deviation = (phi * phi + self.volatility * self.volatility).sqrt() * SCALE;
            return Rating { deviation, ..self };
        }
        let (information, surprise) = self.sums(meetings);
        let variance = 1.0 / information;
        let volatility = self.volatility_after(variance, variance * surprise);
        let phi_squared = 1.0 / (1.0 / (phi * phi + volatility * volatility) + information);
        Rating {
            rating: self.rating + SCALE * (phi_squared * surprise),
            deviation: phi_squared.sqrt() * SCALE,
            volatility,
        }
    }

    /// The sums of step 3 and of step 4: 1 ÷ v and Δ ÷ v. Their order follows from the terms, not
    /// from when the games ended, because the last bit of a sum depends on its order.
    fn sums(self, meetings: &[Meeting]) -> (f64, f64) {
        let mut meetings = meetings.to_vec();
        meetings.sort_unstable_by(|one, other| {
            (one.opponent.rating.total_cmp(&other.opponent.rating))
                .then(one.opponent.deviation.total_cmp(&other.opponent.deviation))
                .then(one.score.total_cmp(&other.score))
        });
        let mut sums = (0.0, 0.0);
        for Meeting { opponent, score } in meetings {
            let phi = opponent.deviation / SCALE;
            let g = 1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + exp(-g * ((self.rating - opponent.rating) / SCALE)));
            sums.0 += g * g * expected * (1.0 - expected);
            sums.1 += g * (score - expected);
        }
        sums
    }

    /// Step 5: the volatility is found between two bounds that come closer and closer.
    fn volatility_after(self, variance: f64, delta: f64) -> f64 {
        let phi = self.deviation / SCALE;
        let (spread, surplus) = (phi * phi + variance, delta * delta - phi * phi - variance);
        let start = log(self.volatility * self.volatility);
        let f = |x: f64| {
            let squared = exp(x);
            let sum = spread + squared;
            squared * (surplus - squared) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
        };
        let mut a = start;
        // The first part of f is never below −½, so that f is above 0 at the paper's first try already.
        let mut b = if surplus > 0.0 { log(surplus) } else { start - TAU };
        let (mut f_a, mut f_b) = (f(a), f(b));
        while (b - a).abs() > EPSILON {
            let c = a + (a - b) * f_a / (f_b - f_a);
            let f_c = f(c);
            if f_c * f_b <= 0.0 {
                (a, f_a) = (b, f_b);
            } else {
                f_a /= 2.0;
            }
            (b, f_b) = (c, f_c);
        }
        exp(a / 2.0)
    }

    /// The same rating with a deviation from 45 to 350.
    pub fn bounded(self) -> Rating {
        Rating { deviation: self.deviation.clamp(DEVIATIONS.0, DEVIATIONS.1), ..self }
    }

    /// Whether it is known well enough to stand without a question mark.
    pub fn is_settled(self) -> bool {
        self.deviation < SETTLED
    }

    /// The least strength of the player, most likely: the rating less two deviations. Lists of the
    /// best are ordered by it, so that one lucky game leads no list.
    pub fn at_least(self) -> f64 {
        self.rating - 2.0 * self.deviation
    }
}
