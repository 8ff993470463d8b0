//! Ready tiles: every square state, piece and label as palette indexes, made once for each size and
//! kept.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use crate::cache::Cache;
use crate::color::Rgb;
use crate::error::RenderError;
use crate::glyphs;
use crate::ground::{Ground, Mark};
use crate::palette::Palette;
use crate::pieces::Drawing;
use crate::style::Style;
use crate::theme::{Theme, brown};

/// Bytes of rasterized pieces kept, whatever is drawn.
const SPRITE_BUDGET: usize = 8 << 20;
/// Bytes of finished tiles kept, whatever is drawn.
const TILE_BUDGET: usize = 8 << 20;

/// Pixels shared by all threads.
type Store<K> = LazyLock<Mutex<Cache<K>>>;

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Face {
    Margin,
    /// The letter of a file, counted from zero.
    File(u8),
    /// The number of a rank, counted from zero.
    Rank(u8),
    Square {
        light: bool,
        mark: Mark,
        piece: Option<(Drawing, Style)>,
    },
}

/// A tile wanted: what it shows and how many pixels it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    pub(crate) face: Face,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// The colors of one pair of sides, for which tiles are made.
pub(crate) struct TileSet {
    sides: [Style; 2],
    pub(crate) theme: Theme,
    pub(crate) palette: Palette,
}

/// Rasterized pieces: drawing, style, and side of the square in pixels.
static SPRITES: Store<(Drawing, Style, u32)> =
    LazyLock::new(|| Mutex::new(Cache::new(SPRITE_BUDGET)));
static TILES: Store<([Style; 2], Tile)> = LazyLock::new(|| Mutex::new(Cache::new(TILE_BUDGET)));
/// As many as there are pairs of styles at most.
static TILE_SETS: LazyLock<Mutex<HashMap<[Style; 2], Arc<TileSet>>>> =
    LazyLock::new(Mutex::default);

/// Nothing is ever left half done under these locks, so a panic elsewhere does not spoil them.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TileSet {
    /// The set for the styles of White and Black.
    pub(crate) fn of(sides: [Style; 2]) -> Arc<TileSet> {
        if let Some(set) = lock(&TILE_SETS).get(&sides) {
            return Arc::clone(set);
        }
        let set = Arc::new(TileSet::new(sides));
        Arc::clone(lock(&TILE_SETS).entry(sides).or_insert(set))
    }

    fn new(sides: [Style; 2]) -> TileSet {
        let theme = brown(sides);
        TileSet { sides, theme, palette: Palette::new(&theme, sides) }
    }

    /// The palette indexes of each tile, row by row, in the order asked for.
    pub(crate) fn tiles(&self, wanted: &[Tile]) -> Result<Vec<Arc<[u8]>>, RenderError> {
        let found: Vec<Option<Arc<[u8]>>> = {
            let mut tiles = lock(&TILES);
            wanted.iter().map(|tile| tiles.get(&(self.sides, *tile))).collect()
        };
        let made = wanted.iter().zip(found).map(|(tile, found)| match found {
            Some(pixels) => Ok(pixels),
            None => self.tile(*tile),
        });
        made.collect()
    }

    /// One tile, from the store if it has been made meanwhile.
    fn tile(&self, tile: Tile) -> Result<Arc<[u8]>, RenderError> {
        let key = (self.sides, tile);
        if let Some(pixels) = lock(&TILES).get(&key) {
            return Ok(pixels);
        }
        let pixels: Arc<[u8]> = self.draw(tile)?.into();
        lock(&TILES).insert(key, &pixels);
        Ok(pixels)
    }

    fn draw(&self, Tile { face, width, height }: Tile) -> Result<Vec<u8>, RenderError> {
        let colors = match face {
            Face::Margin => vec![self.theme.margin; (width * height) as usize],
            Face::File(file) => self.label(&char::from(b'a' + file).to_string(), width, height)?,
            Face::Rank(rank) => self.label(&(u32::from(rank) + 1).to_string(), width, height)?,
            Face::Square { light, mark, piece } => {
                let ground = Ground { light, mark }.colors(&self.theme, width);
                match piece {
                    Some((drawing, style)) => over(&sprite(drawing, style, width)?, ground),
                    None => ground,
                }
            }
        };
        Ok(self.palette.indexes(&colors))
    }

    /// A coordinate on the margin; the smaller side of the tile is the width of the margin.
    fn label(&self, text: &str, width: u32, height: u32) -> Result<Vec<Rgb>, RenderError> {
        let cap = (width.min(height) * 5).div_ceil(8);
        let coverage = glyphs::coverage(text, width, height, cap)?;
        let color = |alpha| {
            let share = (u32::from(alpha) * 256 + 127) / 255;
            self.theme.margin.mixed(self.theme.label, share)
        };
        Ok(coverage.into_iter().map(color).collect())
    }
}

/// A piece as premultiplied RGBA, rasterized once for each size.
fn sprite(drawing: Drawing, style: Style, side: u32) -> Result<Arc<[u8]>, RenderError> {
    let key = (drawing, style, side);
    if let Some(pixels) = lock(&SPRITES).get(&key) {
        return Ok(pixels);
    }
    let pixels: Arc<[u8]> = drawing.pixels(style, side)?.into();
    lock(&SPRITES).insert(key, &pixels);
    Ok(pixels)
}

/// Premultiplied RGBA laid over opaque colors.
fn over(sprite: &[u8], mut ground: Vec<Rgb>) -> Vec<Rgb> {
    for (color, pixel) in ground.iter_mut().zip(sprite.chunks_exact(4)) {
        let clear = 255 - u32::from(pixel[3]);
        for (under, above) in color.0.iter_mut().zip(pixel) {
            let sum = u32::from(*above) * 255 + u32::from(*under) * clear;
            *under = u8::try_from((sum + 127) / 255).unwrap_or(u8::MAX);
        }
    }
    ground
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stores_together_stay_under_sixteen_mebibytes() {
        const { assert!(SPRITE_BUDGET + TILE_BUDGET <= 16 << 20) }
        let set = TileSet::of([Style::White, Style::Black]);
        let king = Drawing::named("king").expect("there is a king");
        for side in 100..200 {
            let pieces = [Style::White, Style::Black].map(|style| Some((king, style)));
            for piece in pieces {
                for light in [false, true] {
                    let face = Face::Square { light, mark: Mark::None, piece };
                    let tiles = [Tile { face, width: side, height: side }; 2];
                    let drawn = set.tiles(&tiles).expect("the king can be drawn");
                    assert_eq!(drawn[0].len(), (side * side) as usize);
                }
            }
        }
        assert!(lock(&SPRITES).bytes() <= SPRITE_BUDGET);
        assert!(lock(&TILES).bytes() <= TILE_BUDGET);
    }

    /// The palette is made without looking at a picture; this looks at all of them.
    #[test]
    fn the_palette_costs_no_visible_quality() {
        for (sides, least) in
            [([Style::White, Style::Black], 45.0), ([Style::Gold, Style::Red], 39.5)]
        {
            let set = TileSet::of(sides);
            let (mut sum, mut samples) = (0, 0);
            for (drawing, style) in Drawing::all().flat_map(|one| sides.map(|style| (one, style))) {
                for light in [false, true] {
                    let ground = Ground { light, mark: Mark::None }.colors(&set.theme, 64);
                    let sprite = sprite(drawing, style, 64).expect("it can be drawn");
                    let wanted = over(&sprite, ground);
                    let found = set.palette.indexes(&wanted);
                    for (Rgb(wanted), index) in wanted.into_iter().zip(found) {
                        let Rgb(found) = set.palette.colors()[usize::from(index)];
                        sum += (0..3)
                            .map(|i| u64::from(wanted[i].abs_diff(found[i])).pow(2))
                            .sum::<u64>();
                        samples += 3;
                    }
                }
            }
            let noise = sum as f64 / samples as f64;
            let decibels = 10.0 * (255.0 * 255.0 / noise).log10();
            assert!(decibels >= least, "{sides:?}: {decibels:.1} dB");
        }
    }

    #[test]
    fn laying_over_keeps_the_ends_exact() {
        let ground = vec![Rgb([200, 100, 50]); 3];
        let sprite = [0, 0, 0, 0, 10, 20, 30, 255, 64, 64, 64, 128];
        let drawn = over(&sprite, ground);
        assert_eq!(drawn, [Rgb([200, 100, 50]), Rgb([10, 20, 30]), Rgb([164, 114, 89])]);
    }
}
