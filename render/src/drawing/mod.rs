//! The parts of a tile: the ground of a square, its marks, a piece, a line of letters.

mod capitals;
mod figures;
mod ground;
mod lettering;
mod marks;
mod pen;
mod pieces;
mod raster;
mod small_letters;

pub(crate) use capitals::Capital;
pub use figures::piece_svg;
pub(crate) use figures::{Art, Figure};
pub(crate) use ground::{Border, Ground, Mark, Soil};
pub use lettering::has_letters_for;
pub(crate) use lettering::{coverage, fitted, width_of};
pub(crate) use marks::Hints;
pub use marks::MarkKind;
#[cfg(test)]
pub(crate) use pieces::Drawing;
pub use pieces::drawings;
pub(crate) use raster::{lay_over, rasterize};
