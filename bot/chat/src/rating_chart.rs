//! The chart of a member's ratings: at the end of each month, and now.

use crate::description::Description;
use crate::drawing::Drawn;
use menagerie_core::browse::MemberMonth;
use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_core::rating::{Rating, rating, written};
use menagerie_render::{BoardTheme, Chart, RenderError, Shape, Tick};

/// The distance of the numbers on the left, in points.
const STEP: f64 = 100.0;

/// The most months that are told to readers who cannot see the line.
const MOST_TOLD: usize = 12;

/// A member's ratings over all games, month by month.
#[derive(Clone, Debug)]
pub struct RatingChart {
    /// The name of each month and the rating at its end, the oldest first. The last one is that of now.
    months: Vec<(String, Rating)>,
}

impl RatingChart {
    /// The chart of these months, the last of which is not over. Nothing if there is only one.
    pub fn of(months: &[MemberMonth]) -> Option<Self> {
        let months: Vec<_> = months.iter().map(|(month, it)| (written(*month), *it)).collect();
        (months.len() > 1).then_some(Self { months })
    }

    /// Draws it.
    ///
    /// # Errors
    /// When a rating is no number.
    pub fn draw(&self, theme: BoardTheme) -> Result<Drawn, RenderError> {
        let values: Vec<f64> = self.months.iter().map(|(_, it)| it.rating).collect();
        let deviations: Vec<f64> = self.months.iter().map(|(_, it)| it.deviation).collect();
        let edges = self.months.iter().flat_map(|(_, Rating { rating, deviation, .. })| {
            [rating - deviation, rating + deviation]
        });
        let (low, high) = edges.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), edge| {
            (low.min(edge), high.max(edge))
        });
        let range = [(low / STEP).floor() * STEP, (high / STEP).ceil() * STEP];
        let steps = ((range[1] - range[0]) / STEP) as usize;
        let points: Vec<f64> = (0..=steps).map(|step| range[0] + step as f64 * STEP).collect();
        let numbers: Vec<String> = points.iter().map(|it| format!("{it:.0}")).collect();
        let up = points.iter().zip(&numbers).map(|(at, text)| Tick { at: *at, text });
        let across = self.months.iter().enumerate();
        let across = across.map(|(at, (text, _))| Tick { at: at as f64, text });
        let picture = menagerie_render::chart(&Chart {
            values: &values,
            range,
            // The words beside it say what the line is.
            shape: Shape::Line { name: "", deviations: &deviations },
            across: &across.collect::<Vec<_>>(),
            up: &up.collect::<Vec<_>>(),
            marks: &[],
            turn: None,
            side_styles: ["white", "black"],
            theme,
        })?;
        Ok(Drawn { file: picture.png, alt: Description::of_text(self.told()) })
    }

    /// The line in words, for readers who cannot see it.
    pub fn told(&self) -> Text {
        let Some(((_, now), months)) = self.months.split_last() else { return Text::new() };
        let month = |(month, value): &(String, Rating)| {
            message!("rating-month", month, value = rating(*value))
        };
        let told = months[months.len().saturating_sub(MOST_TOLD)..].iter().map(month);
        let told = told.fold(message!("rating-months"), |text, month| text.plain(" ").then(month));
        told.plain(" ").then(message!("rating-now", value = rating(*now)))
    }
}
