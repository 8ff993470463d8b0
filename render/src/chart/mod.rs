//! Values from left to right as a picture: who stood better in a game, or a rating by month. Results as a
//! table.
//!
//! It is 780 pixels wide, twice a phone's screen. The letters are half as high there, which is 11 pixels.

mod badges;
mod crosstable;
mod frame;
mod lines;
mod page;
mod request;
mod texts;

pub use crosstable::{Crosstable, CrosstableRow, MOST_ROWS, crosstable};
pub use request::{Chart, ChartMark, Shape, Tick};

use menagerie_rules::Color;

use crate::drawing::{fitted, has_letters_for, width_of};
use crate::error::RenderError;
use crate::layout::{Scheme, TileSet};
use crate::look::Style;
use crate::picture::Picture;
use badges::{Badge, SIDE, placed};
use frame::Frame;
use lines::Lines;
use page::{CAP, Page};
use texts::{Text, across, known};

/// The size of the picture.
const WIDTH: u32 = 780;
const HEIGHT: u32 = 340;
/// The space around everything.
const EDGE: u32 = 14;
/// The height of the names above, and of the texts below.
const HEADER: u32 = 48;
const FOOTER: u32 = 44;
/// The space between a text and its axis.
const NEAR: u32 = 10;
/// The widest text of a mark, and the most marks.
const WIDEST_MARK: u32 = 70;
const MOST_MARKS: usize = 12;

/// Draws a chart: the same one gives the same bytes each time. It takes about 20 milliseconds of
/// computing, so it belongs on a thread that may block.
///
/// # Errors
///
/// There are no values, or one of them is no finite number. The range is empty. A side has a style
/// that does not exist.
pub fn chart(chart: &Chart<'_>) -> Result<Picture, RenderError> {
    chart.check()?;
    let [white, black] = chart.side_styles;
    let sides = [Style::named(white)?, Style::named(black)?];
    let set = TileSet::of(Scheme { theme: chart.theme, sides });
    let up = known(chart.up);
    let widest = up.iter().map(|(_, text)| width_of(text, CAP)).max();
    let frame = Frame {
        left: f64::from(widest.map_or(EDGE, |widest| EDGE + widest + NEAR)),
        top: f64::from(HEADER),
        right: f64::from(WIDTH - EDGE),
        bottom: f64::from(HEIGHT - if chart.across.is_empty() { EDGE } else { FOOTER }),
        places: chart.values.len(),
        range: chart.range,
    };
    let across = across(known(chart.across), &frame, f64::from(WIDTH));
    let up = texts::up(up, &frame);
    let marks = marks(chart, &frame);
    let places = |texts: &[Text]| texts.iter().map(|it| it.at).collect::<Vec<f64>>();
    let lines = Lines {
        chart,
        frame,
        theme: &set.theme,
        sides,
        across: &places(&across),
        up: &places(&up),
        badges: &marks.iter().map(|(badge, side, _)| (*badge, *side)).collect::<Vec<_>>(),
    };
    let mut page = Page::new(&lines.svg(WIDTH, HEIGHT), WIDTH, HEIGHT, &set)?;
    for Text { middle, words, .. } in &across {
        let y = frame.bottom + f64::from(NEAR + CAP / 2);
        page.text(words, [*middle, y], set.theme.label)?;
    }
    for Text { middle, words, .. } in &up {
        let x = frame.left - f64::from(NEAR) - f64::from(width_of(words, CAP)) / 2.0;
        page.text(words, [x, *middle], set.theme.label)?;
    }
    for (badge, side, text) in &marks {
        page.text(text, badge.middle.into(), sides[side.index()].inks().detail)?;
    }
    page.names(chart, sides, &frame)?;
    page.picture()
}

/// The marks with their badges.
fn marks(chart: &Chart<'_>, frame: &Frame) -> Vec<(Badge, Color, String)> {
    let known = chart.marks.iter().filter(|mark| mark.at < chart.values.len()).take(MOST_MARKS);
    let known: Vec<(&ChartMark<'_>, String)> = known
        .map(|mark| {
            let text = if has_letters_for(mark.text) { mark.text } else { "" };
            (mark, fitted(text, CAP, WIDEST_MARK))
        })
        .collect();
    let dot = |(mark, text): &(&ChartMark<'_>, String)| {
        let width = (f64::from(width_of(text, CAP)) + 22.0).max(SIDE);
        ((frame.x(mark.at as f64), frame.y(chart.values[mark.at])), width)
    };
    let dots: Vec<_> = known.iter().map(dot).collect();
    let badges = placed(&dots, &frame.line(chart.values.iter().copied()), frame);
    known.into_iter().zip(badges).map(|((mark, text), badge)| (badge, mark.side, text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A phone shows pictures 390 pixels wide.
    #[test]
    fn letters_are_eleven_pixels_high_on_a_phone() {
        assert!(f64::from(CAP) * 390.0 / f64::from(WIDTH) >= 11.0);
    }
}
