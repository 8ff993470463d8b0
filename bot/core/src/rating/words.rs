//! How a rating and its month are written.

use super::{Period, Rating};
use crate::message;
use crate::model::Text;

/// A rating as it is shown: `1,612 ± 84`, with a question mark while it is not settled.
pub fn rating(it: Rating) -> Text {
    let points = whole(it.rating).max(0);
    let (thousands, units) = (points / 1_000, points % 1_000);
    let units = if thousands > 0 { format!("{units:03}") } else { units.to_string() };
    let deviation = whole(it.deviation);
    if it.is_settled() {
        message!("rating-value", thousands, units, deviation)
    } else {
        message!("rating-value-unsettled", thousands, units, deviation)
    }
}

/// A number of points. It is far below what an integer holds.
fn whole(points: f64) -> i64 {
    points.round() as i64
}

/// A month, as all languages here write it: the year and its number.
pub fn written(month: Period) -> String {
    let (year, number) = month.month();
    format!("{year}-{number:02}")
}
