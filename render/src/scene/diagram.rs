//! The moves of one piece: an empty board with the piece on it and marks on the squares it can
//! reach.

use menagerie_rules::{Color, Label, Square};

use super::arrow::{Arrow, Weight};
use super::board::Scene;
use crate::drawing::{Art, Figure, Mark, MarkKind};
use crate::error::RenderError;
use crate::look::{Look, Style};

/// The most files and ranks of the board of a diagram.
const LARGEST_BOARD: u8 = 16;

/// The contents of a card. It knows no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram<'a> {
    /// Files of the board, 1 to 16.
    pub files: u8,
    /// Ranks of the board, 1 to 16.
    pub ranks: u8,
    /// The name of the piece.
    pub name: &'a str,
    /// The name of the drawing, as variants give it.
    pub drawing: &'a str,
    /// The label of the piece.
    pub label: Label,
    /// The names of the styles of White and Black.
    pub side_styles: [&'a str; 2],
    /// The side of the piece.
    pub color: Color,
    /// The square of the piece.
    pub at: Square,
    /// The squares to which it can go, and how. Squares outside the board are left out.
    pub marks: Vec<(Square, MarkKind)>,
    /// Ways worth showing, and rides. The squares of a ride that captures have no dots.
    pub paths: Vec<Arrow>,
}

impl Diagram<'_> {
    /// The marks that are drawn. A square that a ride already shows needs no dot.
    pub(crate) fn drawn_marks(&self) -> impl Iterator<Item = (Square, MarkKind)> {
        let is_said = |square: &Square, kind: &MarkKind| {
            let mut rides = self.paths.iter().filter(|path| path.weight == Weight::Ride);
            *kind == MarkKind::Move && rides.any(|ride| ride.landings().contains(square))
        };
        self.marks.iter().filter(move |(square, kind)| !is_said(square, kind)).copied()
    }

    /// The board of the diagram.
    pub(crate) fn scene(&self, look: Look) -> Result<Scene, RenderError> {
        let [white, black] = self.side_styles;
        let sides = [Style::named(white)?, Style::named(black)?];
        let [files, ranks] = [self.files, self.ranks].map(|side| side.clamp(1, LARGEST_BOARD));
        let mut scene = Scene::empty(files, ranks, sides, look);
        let art = Art::of(look.pieces, self.drawing, self.label);
        self.drawn_marks().for_each(|(square, kind)| scene.hint(square, kind));
        if let Some(cell) = scene.cell_mut(self.at) {
            cell.figure = Some(Figure {
                art,
                style: sides[self.color.index()],
                plus: self.label.is_promoted(),
            });
            cell.mark = Mark::Selected;
        }
        scene.arrows.clone_from(&self.paths);
        Ok(scene)
    }
}
