//! The picture that lines and texts are put on.

use super::frame::Frame;
use super::request::{Chart, Shape};
use crate::drawing::{coverage, fitted, has_letters_for, lay_over, rasterize, width_of};
use crate::encode::png_file;
use crate::error::RenderError;
use crate::layout::{Canvas, TileSet};
use crate::look::{Rgb, Style};
use crate::picture::Picture;

/// The height of capitals and digits.
pub(super) const CAP: u32 = 22;
/// The space between a name and what stands beside it.
const GAP: f64 = 12.0;

/// The colors of all pixels.
pub(super) struct Page<'a> {
    width: u32,
    height: u32,
    colors: Vec<Rgb>,
    set: &'a TileSet,
}

impl<'a> Page<'a> {
    /// A page with the drawing of an SVG document.
    pub fn new(
        svg: &str,
        width: u32,
        height: u32,
        set: &'a TileSet,
    ) -> Result<Page<'a>, RenderError> {
        let sprite = rasterize(svg, String::new(), width, height)
            .map_err(|source| RenderError::BrokenDrawing { name: "chart".to_owned(), source })?;
        let mut colors = vec![set.theme.margin; (width * height) as usize];
        lay_over(&sprite, &mut colors);
        Ok(Page { width, height, colors, set })
    }

    /// Writes a line of text around a middle. What is beyond the edge is left out.
    pub fn text(&mut self, text: &str, [x, y]: [f64; 2], color: Rgb) -> Result<(), RenderError> {
        let width = width_of(text, CAP) + 4;
        // Letters with a tail are lower than the others are high.
        let height = 2 * CAP;
        let alphas = coverage(text, width, height, CAP)?;
        let left = (x - f64::from(width) / 2.0).round() as i64;
        let top = (y - f64::from(height) / 2.0).round() as i64;
        for (row, alphas) in (top..).zip(alphas.chunks_exact(width as usize)) {
            for (column, alpha) in (left..).zip(alphas) {
                let is_inside = (0..i64::from(self.width)).contains(&column)
                    && (0..i64::from(self.height)).contains(&row);
                if is_inside {
                    let pixel = &mut self.colors[(row * i64::from(self.width) + column) as usize];
                    *pixel = pixel.mixed(color, u32::from(*alpha) * 256 / 255);
                }
            }
        }
        Ok(())
    }

    /// Writes the names above the values: of the two sides, each beside a field in its color, or of the
    /// line.
    pub fn names(
        &mut self,
        chart: &Chart<'_>,
        sides: [Style; 2],
        frame: &Frame,
    ) -> Result<(), RenderError> {
        let Frame { left, right, top, .. } = *frame;
        let (label, y) = (self.set.theme.label, top / 2.0);
        match chart.shape {
            Shape::Balance { names } => {
                let field = f64::from(CAP) + 6.0;
                let room = (right - left) / 2.0 - field - 2.0 * GAP;
                let [first, second] = names.map(|name| shown(name, room));
                self.field([left, y - field / 2.0], field, sides[0]);
                let half = |text: &str| f64::from(width_of(text, CAP)) / 2.0;
                self.text(&first, [left + field + GAP + half(&first), y], label)?;
                let space = if second.is_empty() { 0.0 } else { GAP };
                let start = right - 2.0 * half(&second) - space - field;
                self.field([start, y - field / 2.0], field, sides[1]);
                self.text(&second, [right - half(&second), y], label)
            }
            Shape::Line { name, .. } => {
                let name = shown(name, right - left);
                let half = f64::from(width_of(&name, CAP)) / 2.0;
                self.text(&name, [left + half, y], label)
            }
        }
    }

    /// A square in a side's color, with its outline and a light rim, so that it shows on any margin.
    fn field(&mut self, [left, top]: [f64; 2], side: f64, style: Style) {
        let inks = style.inks();
        let (left, top, side) = (left.round() as usize, top.round() as usize, side as usize);
        for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
            let depth = row.min(column).min(side - 1 - row).min(side - 1 - column);
            let color = match depth {
                0..2 => self.set.theme.label,
                2..4 => inks.outline,
                _ => inks.fill,
            };
            if let Some(pixel) =
                self.colors.get_mut((top + row) * self.width as usize + left + column)
            {
                *pixel = color;
            }
        }
    }

    /// The page as a file.
    pub fn picture(self) -> Result<Picture, RenderError> {
        let Page { width, height, colors, set } = self;
        let canvas = Canvas { width, height, pixels: set.palette.indexes(&colors) };
        Ok(Picture { png: png_file(&canvas, &set.palette)?, width, height })
    }
}

/// A name as it is written in so much room.
pub(super) fn shown(name: &str, room: f64) -> String {
    if has_letters_for(name) { fitted(name, CAP, room as u32) } else { String::new() }
}
