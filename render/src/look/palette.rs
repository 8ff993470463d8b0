//! The colors of one indexed picture. They are chosen from the theme and the two styles alone. So
//! every picture of a variant has the same palette, and ready tiles can be kept.
//!
//! Choosing them takes longer than drawing a board. So all palettes lie ready in a file, and a test
//! makes them anew (`palette/tests.rs`).

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use super::choice::BoardTheme;
use super::color::Rgb;
use super::inks::Style;
use super::theme::Theme;

/// The number of colors in a palette. Flat colors come first and are exact, and the others are for
/// soft edges.
const SIZE: usize = 72;
/// The steps of the glow under a royal piece in check, per kind of square.
pub(crate) const GLOW_STEPS: u8 = 8;
/// The bytes of a palette in the file: the number of flat colors, and three for each color.
const BYTES: usize = 1 + 3 * SIZE;
/// The palettes of all themes, and in each of all styles of White, and for each of all of Black.
static MADE: &[u8; BoardTheme::ALL.len() * Style::ALL.len() * Style::ALL.len() * BYTES] =
    include_bytes!("palettes.bin");

/// Up to 256 colors; a pixel is an index into them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    /// The number of flat colors.
    flat: usize,
}

/// A squared distance and the index of a color as one number, so that eight are compared at a time.
type Nearness = i32;

impl Palette {
    /// The palette for a theme and the styles of the two sides.
    pub(crate) fn of(theme: BoardTheme, [white, black]: [Style; 2]) -> Palette {
        let sides = white as usize * Style::ALL.len() + black as usize;
        let at = theme as usize * Style::ALL.len() * Style::ALL.len() + sides;
        let made = &MADE[at * BYTES..][..BYTES];
        let colors = made[1..].chunks_exact(3).map(|it| Rgb([it[0], it[1], it[2]])).collect();
        Palette { colors, flat: usize::from(made[0]) }
    }

    pub(crate) fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// Whether the color of an index fills areas. Other colors only occur at soft edges.
    pub(crate) fn is_flat(&self, index: usize) -> bool {
        index < self.flat
    }

    /// The index of the color nearest to `color`. Flat colors are found exactly.
    pub(crate) fn nearest(&self, color: Rgb) -> u8 {
        nearest(&self.colors, color)
    }

    /// The index of each color. A tile has few different colors, so each is searched once.
    pub(crate) fn indexes(&self, colors: &[Rgb]) -> Vec<u8> {
        let mut known = HashMap::new();
        let mut previous = None;
        let mut index = |color| match previous {
            Some((same, index)) if same == color => index,
            _ => {
                let index = *known.entry(color).or_insert_with(|| self.nearest(color));
                previous = Some((color, index));
                index
            }
        };
        colors.iter().map(|&color| index(color)).collect()
    }
}

/// The index of the first of the nearest colors.
fn nearest(colors: &[Rgb], wanted: Rgb) -> u8 {
    index_of(nearness(colors, 0, wanted).unwrap_or(0))
}

/// The nearest color, if there is one, where the first has the index `first`.
fn nearness(colors: &[Rgb], first: i32, wanted: Rgb) -> Option<Nearness> {
    let indexed = (first..).zip(colors).map(|(index, color)| color.distance(wanted) << 8 | index);
    indexed.min()
}

fn index_of(nearness: Nearness) -> u8 {
    (nearness & 0xff) as u8
}

/// The glow over a square: `step` 0 is the plain square, [`GLOW_STEPS`] the middle of the glow.
pub(crate) fn glow(theme: &Theme, plain: Rgb, step: u8) -> Rgb {
    plain.mixed(theme.glow, u32::from(step) * 256 / u32::from(GLOW_STEPS))
}
