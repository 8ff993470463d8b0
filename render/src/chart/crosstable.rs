//! The games of a division as a table: each player against each other one.
//!
//! A division of ten is as wide as a [`chart`](super::chart()), so that its letters are as large on a phone.

use super::page::{CAP, Page, shown};
use crate::drawing::{fitted, has_letters_for, width_of};
use crate::error::RenderError;
use crate::layout::{Scheme, TileSet};
use crate::look::{BoardTheme, Style};
use crate::picture::Picture;

/// The most players that are drawn. The largest pairing table has as many.
pub const MOST_ROWS: usize = 16;

/// The space around everything, and beside a text.
const EDGE: u32 = 14;
const GAP: u32 = 8;
/// The height of a row, and the width of the columns.
const ROW: u32 = 40;
const RANK: u32 = 46;
const NAME: u32 = 180;
const POINTS: u32 = 86;
/// The least width of a column of results.
const CELL: u32 = 44;

/// A table. Its columns are the players in the order of its rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Crosstable<'a> {
    /// The players, the best first. More than [`MOST_ROWS`] are left out.
    pub rows: &'a [CrosstableRow<'a>],
    /// The colors.
    pub theme: BoardTheme,
}

/// A player and their results. Each text is drawn as a name of a [`Chart`](super::Chart) is.
#[derive(Clone, Debug, PartialEq)]
pub struct CrosstableRow<'a> {
    /// The rank.
    pub rank: &'a str,
    /// The name.
    pub name: &'a str,
    /// The results against the player of each row. What stands against oneself is not drawn.
    pub results: &'a [&'a str],
    /// The points.
    pub points: &'a str,
}

/// Draws a table: the same one gives the same bytes each time.
///
/// # Errors
/// There are no rows.
pub fn crosstable(table: &Crosstable<'_>) -> Result<Picture, RenderError> {
    let rows = &table.rows[..table.rows.len().min(MOST_ROWS)];
    if rows.is_empty() {
        return Err(RenderError::NoValues);
    }
    let set = TileSet::of(Scheme { theme: table.theme, sides: [Style::White, Style::Black] });
    let layout = Layout::of(rows);
    let (width, height) = layout.size();
    let mut page = Page::new(&layout.svg(&set), width, height, &set)?;
    let color = set.theme.label;
    for (place, row) in (0..).zip(rows) {
        let (across, down) = (layout.column(place), layout.row(place));
        page.text(&cut(row.rank, layout.cell), [across, layout.header()], color)?;
        page.text(&cut(row.rank, RANK), [f64::from(EDGE + RANK / 2), down], color)?;
        let name = shown(row.name, f64::from(NAME - GAP));
        let middle = f64::from(EDGE + RANK) + f64::from(width_of(&name, CAP)) / 2.0;
        page.text(&name, [middle, down], color)?;
        let played = (0..).zip(row.results).take(rows.len());
        for (against, result) in played.filter(|(against, _)| *against != place) {
            page.text(&cut(result, layout.cell), [layout.column(against), down], color)?;
        }
        let points = cut(row.points, POINTS);
        let middle = layout.right() - f64::from(GAP) - f64::from(width_of(&points, CAP)) / 2.0;
        page.text(&points, [middle, down], color)?;
    }
    page.picture()
}

/// A short text in a column of this width.
fn cut(text: &str, width: u32) -> String {
    if has_letters_for(text) { fitted(text, CAP, width - GAP) } else { String::new() }
}

/// Where everything stands.
struct Layout {
    rows: u32,
    /// The width of a column of results.
    cell: u32,
}

impl Layout {
    fn of(rows: &[CrosstableRow<'_>]) -> Layout {
        let widest = rows.iter().flat_map(|row| row.results).filter(|it| has_letters_for(it));
        let widest = widest.map(|it| width_of(it, CAP) + 2 * GAP).max().unwrap_or_default();
        // A table of one game each, or of two, is never wider than this.
        Layout { rows: rows.len() as u32, cell: widest.clamp(CELL, 2 * CELL) }
    }

    fn size(&self) -> (u32, u32) {
        let width = 2 * EDGE + RANK + NAME + self.rows * self.cell + POINTS;
        (width, 2 * EDGE + (self.rows + 1) * ROW)
    }

    /// The left edge of the results, and the right edge of the points.
    fn left(&self) -> f64 {
        f64::from(EDGE + RANK + NAME)
    }

    fn right(&self) -> f64 {
        f64::from(self.size().0 - EDGE)
    }

    /// The middle of a column of results.
    fn column(&self, place: u32) -> f64 {
        self.left() + (f64::from(place) + 0.5) * f64::from(self.cell)
    }

    /// The middle of the row above all, and of a player's.
    fn header(&self) -> f64 {
        f64::from(EDGE + ROW / 2)
    }

    fn row(&self, place: u32) -> f64 {
        self.header() + f64::from((place + 1) * ROW)
    }

    /// The lines, and the fields that stay empty, as an SVG document.
    fn svg(&self, set: &TileSet) -> String {
        let (width, height) = self.size();
        let (edge, line, field) = (EDGE, set.theme.dark.guide, set.theme.dark.plain);
        let bottom = height - EDGE;
        let lines: String = (1..=self.rows + 1)
            .map(|row| format!("M{edge} {}H{}", EDGE + row * ROW, self.right()))
            .chain((0..=self.rows).map(|column| {
                format!("M{} {edge}V{bottom}", self.left() + f64::from(column * self.cell))
            }))
            .collect();
        let empty: String = (0..self.rows)
            .map(|place| {
                let (x, y) = (self.left() + f64::from(place * self.cell), EDGE + (place + 1) * ROW);
                format!("M{x} {y}h{}v{ROW}h-{}z", self.cell, self.cell)
            })
            .collect();
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="none"><path d="{empty}" fill="{field}"/><path d="{lines}" stroke="{line}" stroke-width="1.5"/></svg>"#
        )
    }
}
