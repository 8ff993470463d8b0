//! How pictures look: the choices of a viewer, and the colors that follow from them.

mod choice;
mod color;
mod inks;
mod palette;
mod theme;

pub use choice::{BoardTheme, Look, PieceSet};
pub(crate) use color::Rgb;
#[cfg(test)]
pub(crate) use color::Sight;
pub(crate) use inks::Style;
pub use inks::side_styles;
pub(crate) use palette::{GLOW_STEPS, Palette, glow};
pub(crate) use theme::Theme;
pub use theme::{BoardColors, board_colors};
