//! Puts tiles together: a board is a mosaic of ready tiles with a margin of labels around it.

use crate::error::RenderError;
use crate::scene::Scene;
use crate::tiles::{Face, Tile, TileSet};

/// Width in pixels when nothing else is asked for: one phone screen, and 64-pixel squares on a
/// board of 16x16.
pub const DEFAULT_SIZE: u32 = 1080;
/// Widths outside this range are moved to its nearer end.
const SIZES: std::ops::RangeInclusive<u32> = 200..=2048;
/// Margin at the default size; it holds digits 20 pixels high.
const MARGIN: u32 = 32;
/// The smallest margin whose labels can still be read.
const LEAST_MARGIN: u32 = 14;
/// Boards with more files or ranks than this get guide lines.
const SMALL_BOARD: u8 = 8;
/// Squares between two guide lines.
const GUIDE_STEP: u8 = 4;

/// A picture as indexes into a palette.
pub(crate) struct Canvas {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Vec<u8>,
}

/// How many pixels the parts of a picture have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) margin: u32,
    /// Side of a square, always even, so that drawings on their even grid stay crisp.
    pub(crate) square: u32,
}

impl Layout {
    /// The layout whose longer side comes closest to `size` pixels.
    pub(crate) fn new(size: u32, files: u8, ranks: u8) -> Layout {
        let size = size.clamp(*SIZES.start(), *SIZES.end());
        let margin = ((size * MARGIN + DEFAULT_SIZE / 2) / DEFAULT_SIZE).max(LEAST_MARGIN);
        let longer = u32::from(files.max(ranks)).max(1);
        let half = (size - 2 * margin + longer) / (2 * longer);
        Layout { margin, square: 2 * half }
    }

    /// Pixels along a side of `squares` squares and two margins.
    fn length(self, squares: u8) -> u32 {
        u32::from(squares) * self.square + 2 * self.margin
    }

    /// The same, for each column or row of tiles.
    fn steps(self, squares: u8) -> Vec<u32> {
        let mut steps = vec![self.square; usize::from(squares) + 2];
        steps[0] = self.margin;
        steps[usize::from(squares) + 1] = self.margin;
        steps
    }
}

/// Draws a scene about `size` pixels wide.
pub(crate) fn draw(scene: &Scene, set: &TileSet, size: u32) -> Result<Canvas, RenderError> {
    let layout = Layout::new(size, scene.files, scene.ranks);
    let columns = layout.steps(scene.files);
    let rows = layout.steps(scene.ranks);
    let wanted: Vec<Tile> = (0..)
        .zip(&rows)
        .flat_map(|(row, &height)| {
            (0..).zip(&columns).map(move |(column, &width)| Tile {
                face: face(scene, column, row),
                width,
                height,
            })
        })
        .collect();
    let tiles = set.tiles(&wanted)?;
    let (width, height) = (layout.length(scene.files), layout.length(scene.ranks));
    let mut pixels = Vec::with_capacity((width * height) as usize);
    for (tiles, &height) in tiles.chunks_exact(columns.len()).zip(&rows) {
        for y in 0..height as usize {
            for (tile, &width) in tiles.iter().zip(&columns) {
                let width = width as usize;
                pixels.extend_from_slice(&tile[y * width..(y + 1) * width]);
            }
        }
    }
    let mut canvas = Canvas { width, height, pixels };
    draw_guides(&mut canvas, scene, layout, set);
    Ok(canvas)
}

/// What the tile at a column and row shows, margin included.
fn face(scene: &Scene, column: u8, row: u8) -> Face {
    let on_side = column == 0 || column > scene.files;
    let on_end = row == 0 || row > scene.ranks;
    match (on_side, on_end) {
        (true, true) => Face::Margin,
        (false, true) => Face::File(scene.seen_at(column - 1, 0).0),
        (true, false) => Face::Rank(scene.seen_at(0, row - 1).1),
        (false, false) => {
            let (file, rank) = scene.seen_at(column - 1, row - 1);
            let cell = scene.cell(file, rank);
            // a1 is dark.
            Face::Square { light: (file + rank) % 2 == 1, mark: cell.mark, piece: cell.piece }
        }
    }
}

/// Darkens plain ground along the lines that help to count squares; pieces and marks stay as they
/// are.
fn draw_guides(canvas: &mut Canvas, scene: &Scene, layout: Layout, set: &TileSet) {
    if scene.files.max(scene.ranks) <= SMALL_BOARD {
        return;
    }
    let darker = darker_indexes(set);
    let width = canvas.width as usize;
    // The line between two squares takes one pixel of each.
    let lines = |squares: u8, flipped: bool| {
        let counted = (GUIDE_STEP..squares).step_by(usize::from(GUIDE_STEP));
        let place = move |line| u32::from(if flipped { squares - line } else { line });
        counted.map(move |line| (layout.margin + place(line) * layout.square) as usize)
    };
    let inner = |squares: u8| {
        let start = layout.margin as usize;
        start..start + usize::from(squares) * layout.square as usize
    };
    for x in lines(scene.files, scene.flipped) {
        for y in inner(scene.ranks) {
            for pixel in &mut canvas.pixels[y * width + x - 1..=y * width + x] {
                *pixel = darker[usize::from(*pixel)];
            }
        }
    }
    for y in lines(scene.ranks, !scene.flipped) {
        for y in [y - 1, y] {
            let columns = inner(scene.files);
            for pixel in &mut canvas.pixels[y * width + columns.start..y * width + columns.end] {
                *pixel = darker[usize::from(*pixel)];
            }
        }
    }
}

/// For each palette index the one it becomes under a guide line.
fn darker_indexes(set: &TileSet) -> [u8; 256] {
    let TileSet { theme, palette, .. } = set;
    let mut darker: [u8; 256] = std::array::from_fn(|index| index as u8);
    for shade in [theme.light, theme.dark] {
        darker[usize::from(palette.nearest(shade.plain))] = palette.nearest(shade.guide);
    }
    darker
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_files_get_64_pixels_at_the_default_size() {
        assert_eq!(Layout::new(DEFAULT_SIZE, 16, 16), Layout { margin: 32, square: 64 });
        assert_eq!(Layout::new(DEFAULT_SIZE, 10, 10), Layout { margin: 32, square: 102 });
        assert_eq!(Layout::new(DEFAULT_SIZE, 8, 8), Layout { margin: 32, square: 128 });
        assert_eq!(Layout::new(400, 16, 16), Layout { margin: 14, square: 24 });
    }

    #[test]
    fn the_longer_side_is_about_as_long_as_asked() {
        for (files, ranks) in [(8, 8), (10, 10), (13, 13), (12, 16), (16, 12), (16, 16), (1, 1)] {
            for size in [0, 1, 199, 200, 320, 400, 1080, 2048, 5_000, u32::MAX] {
                let layout = Layout::new(size, files, ranks);
                let length = layout.length(files.max(ranks));
                let wished = size.clamp(200, 2048);
                assert!(length.abs_diff(wished) <= 16, "{files}x{ranks} at {size}: {length}");
                assert!(layout.square >= 10 && layout.square.is_multiple_of(2));
            }
        }
    }
}
