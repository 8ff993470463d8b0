//! Points, which may have quarters, and sums of half points, which may have eighths.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};
use thiserror::Error;

/// The most points that a side gets for a game.
const MOST: f64 = 1_000.0;

/// A number of points, exact to an eighth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Points(u64);

/// A number is none that a side can get for a game.
#[derive(Clone, Copy, PartialEq, Debug, Error)]
#[error("points are numbers of quarters from 0 to 1,000, not {0}")]
pub struct NotQuarters(pub f64);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point, as for a draw.
    pub const HALF: Points = Points(4);
    /// One point, as for a win.
    pub const ONE: Points = Points(8);

    /// A whole number of points.
    pub const fn whole(points: u16) -> Points {
        Points(points as u64 * 8)
    }

    /// Half of these points. There must be no eighth among them, so it is for sums of what sides got.
    pub(super) const fn halved(self) -> Points {
        Points(self.0 / 2)
    }

    /// How many eighths they are.
    pub(crate) const fn eighths(self) -> u64 {
        self.0
    }

    /// The number, exactly.
    pub const fn as_f64(self) -> f64 {
        self.0 as f64 / 8.0
    }
}

impl TryFrom<f64> for Points {
    type Error = NotQuarters;

    /// A side's points for a game: 0, ½, 1 and so on.
    fn try_from(number: f64) -> Result<Points, NotQuarters> {
        let quarters = number * 4.0;
        if (0.0..=MOST).contains(&number) && quarters.fract() == 0.0 {
            Ok(Points(quarters as u64 * 2))
        } else {
            Err(NotQuarters(number))
        }
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// As in tables of results: `3½`, `12`, `½`, `6¼`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"][(self.0 % 8) as usize];
        match self.0 / 8 {
            0 if !part.is_empty() => f.write_str(part),
            whole => write!(f, "{whole}{part}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_a_game_are_quarters_from_0_to_1000() {
        for (number, shown) in [
            (0.0, "0"),
            (-0.0, "0"),
            (0.5, "½"),
            (1.0, "1"),
            (5.0, "5"),
            (0.75, "¾"),
            (999.5, "999½"),
        ] {
            let points = Points::try_from(number).expect("it is a number of quarters");
            assert_eq!((points.as_f64(), points.to_string().as_str()), (number, shown));
        }
        for number in [-0.5, 0.125, 0.1, 1_000.5, 1e300, f64::INFINITY, f64::NAN] {
            assert!(Points::try_from(number).is_err(), "{number}");
        }
        let refused = NotQuarters(0.3).to_string();
        assert_eq!(refused, "points are numbers of quarters from 0 to 1,000, not 0.3");
    }

    #[test]
    fn sums_and_halves_are_exact() {
        assert_eq!(Points::try_from(0.5), Ok(Points::HALF));
        assert_eq!([Points::ONE, Points::HALF, Points::whole(3)].into_iter().sum::<Points>().0, 36);
        let quarters = Points::HALF.halved() + Points::whole(6);
        assert_eq!((quarters.to_string(), quarters.as_f64()), ("6¼".to_owned(), 6.25));
        let quarter = Points::try_from(0.25).expect("it is one");
        assert_eq!((quarter.halved() + Points::HALF).to_string(), "⅝");
    }
}
