//! How one piece moves, as a picture: an empty board with the piece on it and marks on the squares
//! it can reach.

use menagerie_rules::{Color, Square};

use crate::error::RenderError;
use crate::figures::{Art, Figure};
use crate::ground::Mark;
use crate::look::Look;
use crate::marks::{Arrow, MarkKind, Region};
use crate::scene::Scene;
use crate::style::Style;
use crate::view::{Picture, picture};

/// Boards of diagrams have at most so many files and ranks.
const LARGEST_BOARD: u8 = 16;
/// Length of the longer side in pixels when nothing else is asked for.
const DEFAULT_CARD_SIZE: u32 = 640;

/// What a card shows; it knows no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram<'a> {
    /// Files of the board, 1 to 16.
    pub files: u8,
    /// Ranks of the board, 1 to 16.
    pub ranks: u8,
    /// The name of the drawing, as variants give it.
    pub drawing: &'a str,
    /// The letter of the piece.
    pub label: char,
    /// The names of the styles of White and Black.
    pub side_styles: [&'a str; 2],
    /// The side of the piece.
    pub color: Color,
    /// Where it stands.
    pub at: Square,
    /// Where it can go, and how; those outside the board are left out.
    pub marks: Vec<(Square, MarkKind)>,
    /// Ways worth showing, as those of bent riders.
    pub paths: Vec<Arrow>,
}

/// How a card or a sheet looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardOptions<'a> {
    /// Wished length of the longer side in pixels, 200 to 2048.
    pub size: u32,
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// Rivers and palaces on the board of a card, or on the array of a sheet.
    pub regions: &'a [Region],
}

impl Default for CardOptions<'_> {
    fn default() -> Self {
        CardOptions { size: DEFAULT_CARD_SIZE, look: Look::default(), regions: &[] }
    }
}

/// Draws how a piece moves.
///
/// # Errors
///
/// When there is no such drawing or style.
pub fn card(diagram: &Diagram<'_>, options: &CardOptions<'_>) -> Result<Picture, RenderError> {
    let mut scene = scene(diagram, options.look)?;
    options.regions.iter().for_each(|region| scene.region(*region));
    picture(&scene, options.size)
}

/// The board of a diagram.
pub(crate) fn scene(diagram: &Diagram<'_>, look: Look) -> Result<Scene, RenderError> {
    let [white, black] = diagram.side_styles;
    let sides = [Style::named(white)?, Style::named(black)?];
    let [files, ranks] = [diagram.files, diagram.ranks].map(|side| side.clamp(1, LARGEST_BOARD));
    let mut scene = Scene::empty(files, ranks, sides, look);
    let art = Art::of(look.pieces, diagram.drawing, diagram.label)?;
    diagram.marks.iter().for_each(|(square, kind)| scene.hint(*square, *kind));
    if let Some(cell) = scene.cell_mut(diagram.at) {
        cell.figure = Some(Figure { art, style: sides[diagram.color.index()] });
        cell.mark = Mark::Selected;
    }
    scene.arrows.clone_from(&diagram.paths);
    Ok(scene)
}
