//! Ready tiles: every square state, piece and label as palette indexes. Each is made once for each
//! size and kept.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use super::cache::Cache;
use crate::drawing::{Capital, Figure, Ground, Hints, Mark, coverage, lay_over, rasterize};
use crate::error::RenderError;
use crate::layout::finished_tile::FinishedTile;
use crate::look::{BoardTheme, Palette, Rgb, Style, Theme};

/// The most bytes of rasterized pieces and marks that are kept.
const SPRITE_BUDGET: usize = 4 << 20;
/// The most bytes of finished tiles that are kept.
const TILE_BUDGET: usize = 9 << 20;

/// Values shared by all threads.
type Store<K, V> = LazyLock<Mutex<Cache<K, V>>>;

/// The contents of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Face {
    Margin,
    /// The letter of a file, counted from zero.
    File(u8),
    /// The number of a rank, counted from zero.
    Rank(u8),
    /// The label of a piece.
    Letter(Capital),
    /// Pieces of a kind in hand.
    Held {
        figure: Figure,
        count: u8,
    },
    Square {
        ground: Ground,
        hints: Hints,
        figure: Option<Figure>,
    },
}

impl Face {
    /// The figure on the tile.
    pub(crate) fn figure(self) -> Option<Figure> {
        match self {
            Face::Square { figure, .. } => figure,
            Face::Held { figure, .. } => Some(figure),
            Face::Margin | Face::File(_) | Face::Rank(_) | Face::Letter(_) => None,
        }
    }

    /// Whether a mark lies in the middle of the tile.
    pub(crate) fn has_middle_mark(self) -> bool {
        matches!(self, Face::Square { hints, .. } if hints.has_middle())
    }

    /// Whether the square of the tile has a mark of the last move, of check or of a selection.
    pub(crate) fn is_marked(self) -> bool {
        matches!(self, Face::Square { ground, .. } if ground.mark != Mark::None)
    }
}

/// A wanted tile: its contents and its size in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    pub(crate) face: Face,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// The key of a set of tiles: a theme and a pair of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Scheme {
    pub(crate) theme: BoardTheme,
    pub(crate) sides: [Style; 2],
}

/// The colors of a scheme.
pub(crate) struct TileSet {
    scheme: Scheme,
    pub(crate) theme: Theme,
    pub(crate) palette: Palette,
}

/// A picture with clear parts, to be rasterized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Sprite {
    Figure(Figure),
    Hints(Hints, Scheme),
}

/// Sprites, each with the side of its square in pixels.
static SPRITES: Store<(Sprite, u32), [u8]> =
    LazyLock::new(|| Mutex::new(Cache::new(SPRITE_BUDGET)));
static TILES: Store<(Scheme, Tile), FinishedTile> =
    LazyLock::new(|| Mutex::new(Cache::new(TILE_BUDGET)));
/// At most one for each theme and pair of styles.
static TILE_SETS: LazyLock<Mutex<HashMap<Scheme, Arc<TileSet>>>> = LazyLock::new(Mutex::default);

/// No work is ever left half done under these locks, so a panic elsewhere does not spoil them.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TileSet {
    /// The set for a theme and the styles of White and Black.
    pub(crate) fn of(scheme: Scheme) -> Arc<TileSet> {
        if let Some(set) = lock(&TILE_SETS).get(&scheme) {
            return Arc::clone(set);
        }
        let set = Arc::new(TileSet::new(scheme));
        Arc::clone(lock(&TILE_SETS).entry(scheme).or_insert(set))
    }

    fn new(scheme: Scheme) -> TileSet {
        let theme = Theme::of(scheme.theme, scheme.sides);
        TileSet { scheme, theme, palette: Palette::of(scheme.theme, scheme.sides) }
    }

    /// The finished tiles, in the order asked for.
    pub(crate) fn tiles(&self, wanted: &[Tile]) -> Result<Vec<Arc<FinishedTile>>, RenderError> {
        let found: Vec<Option<Arc<FinishedTile>>> = {
            let mut tiles = lock(&TILES);
            wanted.iter().map(|tile| tiles.get(&(self.scheme, *tile))).collect()
        };
        let made = wanted.iter().zip(found).map(|(tile, found)| match found {
            Some(stone) => Ok(stone),
            None => self.tile(*tile),
        });
        made.collect()
    }

    /// One tile. It comes from the store if it has been made in the meantime.
    fn tile(&self, tile: Tile) -> Result<Arc<FinishedTile>, RenderError> {
        let key = (self.scheme, tile);
        if let Some(stone) = lock(&TILES).get(&key) {
            return Ok(stone);
        }
        let indexes = self.palette.indexes(&self.draw(tile, None)?);
        let stone = Arc::new(FinishedTile::new(indexes, tile.width));
        lock(&TILES).insert(key, &stone, stone.bytes());
        Ok(stone)
    }

    /// The colors of a tile. On a square, `ways` lie on the ground, under the marks and the piece.
    pub(crate) fn draw(
        &self,
        Tile { face, width, height }: Tile,
        ways: Option<&[u8]>,
    ) -> Result<Vec<Rgb>, RenderError> {
        match face {
            Face::Margin => Ok(vec![self.theme.margin; (width * height) as usize]),
            Face::File(file) => self.label(&char::from(b'a' + file).to_string(), width, height),
            Face::Rank(rank) => self.label(&(u32::from(rank) + 1).to_string(), width, height),
            Face::Letter(letter) => self.label(&letter.label().to_string(), width, height),
            Face::Held { figure, count } => {
                let mut colors = vec![self.theme.margin; (width * height) as usize];
                lay_over(&sprite(Sprite::Figure(figure), width)?, &mut colors);
                self.number(&mut colors, width, count)?;
                Ok(colors)
            }
            Face::Square { ground, hints, figure } => {
                let mut colors = ground.colors(&self.theme, width);
                if let Some(ways) = ways {
                    lay_over(ways, &mut colors);
                }
                let marks =
                    |hints: Hints| (!hints.is_empty()).then_some(Sprite::Hints(hints, self.scheme));
                let layers =
                    [marks(hints.under()), figure.map(Sprite::Figure), marks(hints.over())];
                for layer in layers.into_iter().flatten() {
                    lay_over(&sprite(layer, width)?, &mut colors);
                }
                Ok(colors)
            }
        }
    }

    /// The number of pieces in the lower right corner of a tile, if there are several.
    fn number(&self, colors: &mut [Rgb], side: u32, count: u8) -> Result<(), RenderError> {
        if count < 2 {
            return Ok(());
        }
        let text = count.to_string();
        let (high, wide) = (side * 2 / 5, side * (text.len() as u32 * 3 + 4) / 16);
        let wide = wide.min(side);
        let number = coverage(&text, wide, high, high * 3 / 4)?;
        let rows = number.chunks_exact(wide as usize);
        for (y, row) in (side - high..side).zip(rows) {
            let start = (y * side + side - wide) as usize;
            for (color, alpha) in colors[start..start + wide as usize].iter_mut().zip(row) {
                let share = (u32::from(*alpha) * 256 + 127) / 255;
                *color = self.theme.label.mixed(self.theme.margin, share);
            }
        }
        Ok(())
    }

    /// A coordinate on the margin. The smaller side of the tile is the width of the margin.
    fn label(&self, text: &str, width: u32, height: u32) -> Result<Vec<Rgb>, RenderError> {
        let cap = width.min(height) * 2 / 3;
        let coverage = coverage(text, width, height, cap)?;
        let color = |alpha| {
            let share = (u32::from(alpha) * 256 + 127) / 255;
            self.theme.margin.mixed(self.theme.label, share)
        };
        Ok(coverage.into_iter().map(color).collect())
    }
}

/// A figure or marks as premultiplied RGBA, rasterized once for each size.
fn sprite(sprite: Sprite, side: u32) -> Result<Arc<[u8]>, RenderError> {
    let key = (sprite, side);
    if let Some(pixels) = lock(&SPRITES).get(&key) {
        return Ok(pixels);
    }
    let pixels: Arc<[u8]> = match sprite {
        Sprite::Figure(figure) => figure.pixels(side)?,
        Sprite::Hints(hints, scheme) => {
            rasterize(&hints.svg(side), Theme::of(scheme.theme, scheme.sides).sheet(), side, side)
                .map_err(|source| RenderError::BrokenDrawing { name: "mark".to_owned(), source })?
        }
    }
    .into();
    lock(&SPRITES).insert(key, &pixels, pixels.len());
    Ok(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::{Art, Drawing};

    #[test]
    fn stores_together_stay_under_sixteen_mebibytes() {
        const { assert!(SPRITE_BUDGET + TILE_BUDGET <= 16 << 20) }
        let sides = [Style::White, Style::Black];
        let set = TileSet::of(Scheme { theme: BoardTheme::Brown, sides });
        let king = Drawing::named("king").expect("there is a king");
        for side in 100..200 {
            for style in sides {
                let figure = Some(Figure { art: Art::Drawn(king), style, plus: false });
                for light in [false, true] {
                    let hints = Hints::default();
                    let face = Face::Square { ground: Ground::plain(light), hints, figure };
                    let tiles = [Tile { face, width: side, height: side }; 2];
                    let drawn = set.tiles(&tiles).expect("the king can be drawn");
                    assert_eq!(drawn[0].pixels().len(), (side * side) as usize);
                }
            }
        }
        assert!(lock(&SPRITES).bytes() <= SPRITE_BUDGET);
        assert!(lock(&TILES).bytes() <= TILE_BUDGET);
    }

    /// The palette is made without any picture. This test compares it with all of them.
    #[test]
    fn the_palette_costs_no_visible_quality() {
        for theme in BoardTheme::ALL {
            for (sides, least) in
                [([Style::White, Style::Black], 44.0), ([Style::Gold, Style::Red], 39.0)]
            {
                let set = TileSet::of(Scheme { theme, sides });
                let (mut sum, mut samples) = (0, 0);
                for (drawing, style) in
                    Drawing::all().flat_map(|one| sides.map(|style| (one, style)))
                {
                    for light in [false, true] {
                        let mut wanted = Ground::plain(light).colors(&set.theme, 64);
                        let figure = Figure { art: Art::Drawn(drawing), style, plus: false };
                        let sprite = sprite(Sprite::Figure(figure), 64).expect("it can be drawn");
                        lay_over(&sprite, &mut wanted);
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
                let noise = sum as f64 / f64::from(samples);
                let decibels = 10.0 * (255.0 * 255.0 / noise).log10();
                assert!(decibels >= least, "{theme:?} {sides:?}: {decibels:.1} dB");
            }
        }
    }
}
