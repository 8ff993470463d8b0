//! The area of the values within a chart: where a place and a value lie.

/// The area, in pixels, and what it stands for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
    /// The number of values.
    pub places: usize,
    pub range: [f64; 2],
}

impl Frame {
    /// Where a place lies, from left to right. A single one lies in the middle.
    pub fn x(&self, place: f64) -> f64 {
        let share = if self.places < 2 { 0.5 } else { place / (self.places - 1) as f64 };
        self.left + (self.right - self.left) * share.clamp(0.0, 1.0)
    }

    /// Where a value lies, from top to bottom.
    pub fn y(&self, value: f64) -> f64 {
        // The widest ranges are halved, because their width is no number.
        let [low, high] = self.range;
        let half = if (high - low).is_finite() { 1.0 } else { 0.5 };
        let share = (value * half - low * half) / (high * half - low * half);
        self.bottom - (self.bottom - self.top) * share.clamp(0.0, 1.0)
    }

    /// The corners of the line through some values from the first place on. A single value is a level
    /// line.
    pub fn line(&self, values: impl Iterator<Item = f64>) -> Vec<(f64, f64)> {
        let points =
            (0..).zip(values).map(|(place, value)| (self.x(f64::from(place)), self.y(value)));
        let points: Vec<(f64, f64)> = points.collect();
        match *points {
            [(_, y)] if self.places < 2 => vec![(self.left, y), (self.right, y)],
            _ => points,
        }
    }

    /// Whether a place is one of the values or lies between two.
    pub fn has_place(&self, place: f64) -> bool {
        (0.0..=(self.places.max(1) - 1) as f64).contains(&place)
    }

    pub fn has_value(&self, value: f64) -> bool {
        (self.range[0]..=self.range[1]).contains(&value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame {
        left: 10.0,
        top: 20.0,
        right: 110.0,
        bottom: 120.0,
        places: 11,
        range: [-1.0, 1.0],
    };

    #[test]
    fn places_and_values_lie_between_the_edges() {
        assert_eq!((FRAME.x(0.0), FRAME.x(5.0), FRAME.x(10.0)), (10.0, 60.0, 110.0));
        assert_eq!((FRAME.y(-1.0), FRAME.y(0.0), FRAME.y(1.0)), (120.0, 70.0, 20.0));
        assert_eq!((FRAME.y(-9.0), FRAME.y(9.0)), (120.0, 20.0), "not beyond them");
        let huge = Frame { range: [f64::MIN, f64::MAX], ..FRAME };
        assert_eq!((huge.y(0.0), huge.y(f64::MAX)), (70.0, 20.0));
        let tiny = Frame { range: [0.0, f64::from_bits(1)], ..FRAME };
        assert_eq!((tiny.y(0.0), tiny.y(f64::from_bits(1)), tiny.y(5.0)), (120.0, 20.0, 20.0));
    }

    #[test]
    fn a_single_value_is_a_level_line_and_its_place_the_middle() {
        let one = Frame { places: 1, ..FRAME };
        assert_eq!(one.line([0.0].into_iter()), [(10.0, 70.0), (110.0, 70.0)]);
        assert_eq!((one.x(0.0), one.x(7.0)), (60.0, 60.0));
        assert!(one.has_place(0.0) && !one.has_place(1.0));
    }

    #[test]
    fn what_is_no_number_is_nowhere() {
        for strange in [f64::NAN, f64::INFINITY, -1.0, 10.5] {
            assert!(!FRAME.has_place(strange), "{strange}");
        }
        assert!(!FRAME.has_value(f64::NAN) && FRAME.has_value(0.5));
    }
}
