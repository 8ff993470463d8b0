//! Numbers of a row, each with its bounds. What is outside them is refused where it stands.

use menagerie_club::tables::Points;
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use std::fmt;

/// A whole number between two bounds, which it may reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whole<const LEAST: u64, const MOST: u64>(pub u64);

struct WholeVisitor<const LEAST: u64, const MOST: u64>;

impl<const LEAST: u64, const MOST: u64> Visitor<'_> for WholeVisitor<LEAST, MOST> {
    type Value = Whole<LEAST, MOST>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a whole number from {LEAST} to {MOST}")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        if (LEAST..=MOST).contains(&number) {
            Ok(Whole(number))
        } else {
            Err(E::invalid_value(Unexpected::Unsigned(number), &self))
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        let unexpected = Unexpected::Signed(number);
        u64::try_from(number)
            .map_or(Err(E::invalid_value(unexpected, &self)), |it| self.visit_u64(it))
    }
}

impl<'de, const LEAST: u64, const MOST: u64> Deserialize<'de> for Whole<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_u64(WholeVisitor)
    }
}

/// The score of the first side of a rated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// 1.
    Win,
    /// One half.
    Draw,
    /// 0.
    Loss,
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match f64::deserialize(from)? {
            1.0 => Ok(Score::Win),
            0.5 => Ok(Score::Draw),
            0.0 => Ok(Score::Loss),
            other => Err(D::Error::custom(format!("a score is 1, 0.5 or 0, not {other}"))),
        }
    }
}

/// The points of a side for a game of a league.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamePoints(pub Points);

impl<'de> Deserialize<'de> for GamePoints {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Points::try_from(f64::deserialize(from)?).map(GamePoints).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused<T: for<'de> Deserialize<'de> + fmt::Debug>(text: &str) -> String {
        serde_json::from_str::<T>(text).expect_err("it is refused").to_string()
    }

    #[test]
    fn a_whole_number_keeps_to_its_bounds() {
        let read = |text| serde_json::from_str::<Whole<3, 12>>(text).ok();
        assert_eq!(["3", "12"].map(read), [Some(Whole(3)), Some(Whole(12))]);
        for text in ["2", "13", "-1", "4.5", "1e9", "\"4\"", "null", "18446744073709551616"] {
            let said = refused::<Whole<3, 12>>(text);
            assert!(said.contains("expected a whole number from 3 to 12"), "{text}: {said}");
        }
    }

    #[test]
    fn a_score_is_one_of_three_numbers_and_points_are_quarters() {
        let read = |text| serde_json::from_str::<Score>(text).expect("it is a score");
        let expected = [Score::Win, Score::Win, Score::Draw, Score::Loss, Score::Loss];
        assert_eq!(["1", "1.0", "0.5", "0", "-0.0"].map(read), expected);
        assert!(refused::<Score>("0.7").starts_with("a score is 1, 0.5 or 0, not 0.7"));
        assert!(refused::<Score>("1e999").starts_with("number out of range"));
        assert!(refused::<GamePoints>("0.3").starts_with("points are numbers of quarters"));
        let points: GamePoints = serde_json::from_str("4").expect("they are points");
        assert_eq!(points.0, Points::whole(4));
    }
}
