//! The contents of a chart. All its texts are handed in.

use menagerie_rules::Color;

use crate::error::RenderError;
use crate::look::BoardTheme;

/// Values from left to right, all at the same distance, and the texts beside them.
///
/// A text is left out where [`has_letters_for`](crate::has_letters_for) says no, and cut off where there
/// is no room for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart<'a> {
    /// The values, from the first place to the last. One beyond the range is drawn at its edge.
    pub values: &'a [f64],
    /// The values at the lower and the upper edge.
    pub range: [f64; 2],
    /// How the values are drawn.
    pub shape: Shape<'a>,
    /// The texts below, in ascending order. As many are drawn as there is room for: all, or each
    /// second, fifth, tenth one and so on.
    pub across: &'a [Tick<'a>],
    /// The texts on the left, in ascending order, chosen in the same way.
    pub up: &'a [Tick<'a>],
    /// Dots on the line with a short text each. More than twelve are left out.
    pub marks: &'a [ChartMark<'a>],
    /// The place of a dashed line from top to bottom.
    pub turn: Option<usize>,
    /// The styles of the two sides, as a variant names them. They color a balance and the marks.
    pub side_styles: [&'a str; 2],
    /// The colors.
    pub theme: BoardTheme,
}

/// How values are drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape<'a> {
    /// Areas between the middle of the range and the values: above in the first side's color, below in
    /// the second side's.
    Balance {
        /// The names of the two sides.
        names: [&'a str; 2],
    },
    /// A line.
    Line {
        /// The name of the line.
        name: &'a str,
        /// How far each value may be wrong, in both directions: a band around the line. Values without one
        /// have no band.
        deviations: &'a [f64],
    },
}

/// A text beside an axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick<'a> {
    /// The place, from 0 for the first value on, or the value. One beyond the chart is left out.
    pub at: f64,
    /// A number or a short word.
    pub text: &'a str,
}

/// A dot on the line, with a number beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChartMark<'a> {
    /// The place of its value, from 0 on. One beyond the last value is left out.
    pub at: usize,
    /// The side whose color it has.
    pub side: Color,
    /// A number or a letter; about three fit.
    pub text: &'a str,
}

impl Chart<'_> {
    /// Whether the numbers can be drawn.
    pub(super) fn check(&self) -> Result<(), RenderError> {
        let [low, high] = self.range;
        if !(low.is_finite() && high.is_finite() && low < high) {
            return Err(RenderError::NoRange);
        }
        if self.values.is_empty() {
            return Err(RenderError::NoValues);
        }
        let is_wrong = |values: &[f64]| values.iter().position(|value| !value.is_finite());
        match is_wrong(self.values).or_else(|| is_wrong(self.deviations())) {
            Some(place) => Err(RenderError::NotFinite(place)),
            None => Ok(()),
        }
    }

    /// The deviations of the first values.
    pub(super) fn deviations(&self) -> &[f64] {
        match self.shape {
            Shape::Balance { .. } => &[],
            Shape::Line { deviations, .. } => {
                &deviations[..deviations.len().min(self.values.len())]
            }
        }
    }
}
