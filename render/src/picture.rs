//! Still pictures of one board: a position seen from one side, or how a piece moves.

use menagerie_rules::{Color, Label, Square};

use crate::drawing::{Art, Figure};
use crate::encode::png_file;
use crate::error::RenderError;
use crate::layout::{Layout, Mosaic, tile_set};
use crate::look::{Look, PieceSet};
use crate::scene::{BoardView, Diagram, Region, Scene};

/// The default length of the longer side in pixels.
const DEFAULT_CARD_SIZE: u32 = 640;

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// A PNG file with a palette, without transparency.
    pub png: Vec<u8>,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

/// Draws a board: the same view gives the same bytes each time.
///
/// This takes milliseconds of computing, and tens of them when a variant is first drawn at a size.
/// So it belongs on a thread that may block.
///
/// # Errors
///
/// The variant names a drawing or a style that does not exist. No position of a bundled variant
/// fails.
pub fn board(view: &BoardView<'_>) -> Result<Picture, RenderError> {
    picture(&view.scene()?, view.size)
}

/// A scene as a picture.
pub(crate) fn picture(scene: &Scene, size: u32) -> Result<Picture, RenderError> {
    let set = tile_set(scene);
    let mosaic = Mosaic::new(scene, &set, Layout::of(scene, size))?;
    let png = png_file(&mosaic.canvas(), &set.palette)?;
    Ok(Picture { png, width: mosaic.width(), height: mosaic.height() })
}

/// How a card or a sheet looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardOptions<'a> {
    /// The wanted length of the longer side in pixels, 200 to 2048.
    pub size: u32,
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// Rivers and palaces on the board of a card, or on the array of a sheet.
    pub regions: &'a [Region],
    /// Other pieces on the board of a card. They are all drawn as the letter O.
    pub others: &'a [(Square, Color)],
}

impl Default for CardOptions<'_> {
    fn default() -> Self {
        CardOptions { size: DEFAULT_CARD_SIZE, look: Look::default(), regions: &[], others: &[] }
    }
}

/// Draws how a piece moves.
///
/// # Errors
///
/// There is no such drawing or style.
pub fn card(diagram: &Diagram<'_>, options: &CardOptions<'_>) -> Result<Picture, RenderError> {
    let mut scene = diagram.scene(options.look)?;
    options.regions.iter().for_each(|region| scene.region(*region));
    let label = Label::plain('O').expect("it is a letter");
    let other = Art::of(PieceSet::Letters, diagram.drawing, label);
    for (square, color) in options.others {
        let style = scene.sides[color.index()];
        if let Some(cell) = scene.cell_mut(*square) {
            cell.figure = Some(Figure { art: other, style, plus: false });
        }
    }
    picture(&scene, options.size)
}
