//! A board as a mosaic of ready tiles with a margin of labels around it.

use std::sync::Arc;

use super::tiles::{Face, Scheme, TileSet};
use crate::layout::finished_tile::FinishedTile;
use crate::scene::DEFAULT_SIZE;
use crate::scene::{Scene, Window};

/// Widths outside this range are moved to its nearer end.
const SIZES: std::ops::RangeInclusive<u32> = 200..=2048;
/// The margin at the default size, in pixels.
const MARGIN: u32 = 26;
/// Boards with this many files or ranks are named on two sides only, in larger letters. A chat
/// shows them so small that four margins would cost the pieces too much room.
const LARGE_BOARD: u8 = 12;
/// The margin of a large board at the default size, and the edge where it has no margin.
const LARGE_MARGIN: u32 = 30;
const EDGE: u32 = 4;
/// The smallest margin with readable labels.
const LEAST_MARGIN: u32 = 14;
/// The largest square, however few squares there are.
const LARGEST_SQUARE: u32 = 248;

/// A picture as indexes into a palette.
pub(crate) struct Canvas {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Vec<u8>,
}

/// A picture as tiles. All tiles of a column have the same width, and all of a row the same height.
pub(crate) struct Mosaic {
    pub(crate) columns: Vec<u32>,
    pub(crate) rows: Vec<u32>,
    /// Row by row.
    pub(crate) stones: Vec<Arc<FinishedTile>>,
    /// The contents of each tile.
    pub(crate) faces: Vec<Face>,
}

/// The sizes of the parts of a picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The margin at the left and the bottom, with coordinates. It is zero when there are none.
    pub(crate) margin: u32,
    /// The edge at the right and the top. It is as broad as the margin and has coordinates, or is
    /// narrow and has none.
    pub(crate) edge: u32,
    /// The side of a square. It is always even, so that drawings on their even grid stay crisp.
    pub(crate) square: u32,
    /// The rows of squares above and below everything else, for pieces in hand.
    pub(crate) hand_rows: u8,
}

impl Layout {
    /// The layout whose longer side comes closest to `size` pixels.
    pub(crate) fn new(
        size: u32,
        (files, ranks): (u8, u8),
        hand_rows: u8,
        coordinates: bool,
    ) -> Layout {
        let size = size.clamp(*SIZES.start(), *SIZES.end());
        let scaled = |pixels: u32| (size * pixels + DEFAULT_SIZE / 2) / DEFAULT_SIZE;
        let longer = files.max(ranks);
        let (margin, edge) = match coordinates {
            false => (0, 0),
            true if longer >= LARGE_BOARD => {
                (scaled(LARGE_MARGIN).max(LEAST_MARGIN), scaled(EDGE).max(1))
            }
            true => [scaled(MARGIN).max(LEAST_MARGIN); 2].into(),
        };
        let longer = u32::from(files.max(ranks.saturating_add(2 * hand_rows))).max(1);
        let half = (size - margin - edge + longer) / (2 * longer);
        Layout { margin, edge, square: (2 * half).min(LARGEST_SQUARE), hand_rows }
    }

    /// The layout for a scene.
    pub(crate) fn of(scene: &Scene, size: u32) -> Layout {
        let Window { files, ranks, .. } = scene.window;
        Layout::new(size, (files, ranks), scene.hand_rows(), scene.coordinates)
    }

    /// The width of each column of tiles, from the left.
    pub(crate) fn columns(self, files: u8) -> Vec<u32> {
        self.steps(self.margin, files, self.edge)
    }

    /// The height of each row of tiles, from the top.
    pub(crate) fn rows(self, ranks: u8) -> Vec<u32> {
        let mut rows = self.steps(self.edge, ranks, self.margin);
        let hand = || std::iter::repeat_n(self.square, usize::from(self.hand_rows));
        rows.splice(0..0, hand());
        rows.extend(hand());
        rows
    }

    fn steps(self, before: u32, squares: u8, behind: u32) -> Vec<u32> {
        let mut steps = vec![self.square; usize::from(squares)];
        if self.margin > 0 {
            steps.insert(0, before);
            steps.push(behind);
        }
        steps
    }

    /// The number of margin tiles before the squares, and behind them.
    pub(crate) fn margins(self) -> u8 {
        u8::from(self.margin > 0)
    }

    /// Whether coordinates are on all four sides.
    pub(crate) fn is_named_all_around(self) -> bool {
        self.edge == self.margin
    }
}

impl Mosaic {
    pub(crate) fn width(&self) -> u32 {
        self.columns.iter().sum()
    }

    pub(crate) fn height(&self) -> u32 {
        self.rows.iter().sum()
    }

    /// All pixels of the picture.
    pub(crate) fn canvas(&self) -> Canvas {
        let (width, height) = (self.width(), self.height());
        let mut pixels = Vec::with_capacity((width * height) as usize);
        for (stones, &height) in self.stones.chunks_exact(self.columns.len()).zip(&self.rows) {
            for y in 0..height {
                for stone in stones {
                    pixels.extend_from_slice(stone.row(y));
                }
            }
        }
        Canvas { width, height, pixels }
    }
}

/// The colors and tiles of a scene.
pub(crate) fn tile_set(scene: &Scene) -> Arc<TileSet> {
    TileSet::of(Scheme { theme: scene.theme, sides: scene.sides })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{Look, Style};

    #[test]
    fn sixteen_files_get_64_pixels_at_the_default_size() {
        let layout = |size, files| Layout::new(size, (files, files), 0, true);
        assert_eq!(
            layout(DEFAULT_SIZE, 16),
            Layout { margin: 30, edge: 4, square: 64, hand_rows: 0 }
        );
        assert_eq!(
            layout(DEFAULT_SIZE, 10),
            Layout { margin: 26, edge: 26, square: 102, hand_rows: 0 }
        );
        assert_eq!(
            layout(DEFAULT_SIZE, 8),
            Layout { margin: 26, edge: 26, square: 128, hand_rows: 0 }
        );
        assert_eq!(layout(400, 16), Layout { margin: 14, edge: 1, square: 24, hand_rows: 0 });
        assert_eq!(
            Layout::new(1024, (16, 12), 0, false),
            Layout { margin: 0, edge: 0, square: 64, hand_rows: 0 }
        );
    }

    #[test]
    fn every_tile_is_at_its_place() {
        let sides = [Style::White, Style::Black];
        let scene = Scene::empty(3, 2, sides, Look::default());
        let mosaic = Mosaic::new(
            &scene,
            &tile_set(&scene),
            Layout { margin: 14, edge: 14, square: 10, hand_rows: 0 },
        );
        let mosaic = mosaic.expect("it can be drawn");
        let canvas = mosaic.canvas();
        assert_eq!((canvas.width, canvas.height), (58, 48));
        assert_eq!(mosaic.stones.len(), 5 * 4);
        for (place, stone) in mosaic.stones.iter().enumerate() {
            let (column, row) = (place % 5, place / 5);
            let left = mosaic.columns[..column].iter().sum::<u32>() as usize;
            let top = mosaic.rows[..row].iter().sum::<u32>();
            for y in 0..mosaic.rows[row] {
                let wanted = stone.row(y);
                let line = &canvas.pixels[(top + y) as usize * 58..][..58];
                assert!(line[left..left + wanted.len()] == *wanted, "{column} {row}");
            }
        }
    }

    #[test]
    fn the_longer_side_is_about_as_long_as_asked() {
        for (files, ranks) in [(8, 8), (10, 10), (13, 13), (12, 16), (16, 12), (16, 16), (1, 1)] {
            for coordinates in [true, false] {
                for size in [0, 1, 199, 200, 320, 400, 1080, 2048, 5_000, u32::MAX] {
                    let layout = Layout::new(size, (files, ranks), 0, coordinates);
                    let length: u32 = layout.columns(files.max(ranks)).iter().sum();
                    let wished = size.clamp(200, 2048);
                    let capped = layout.square == LARGEST_SQUARE && length <= wished;
                    assert!(
                        capped || length.abs_diff(wished) <= 16,
                        "{files}x{ranks} at {size}: {length}"
                    );
                    assert!(layout.square >= 10 && layout.square.is_multiple_of(2));
                }
            }
        }
    }
}
