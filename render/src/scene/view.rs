//! A position seen from one side.

use menagerie_rules::{Color, Piece, Position, Square};

use super::arrow::Arrow;
use super::board::{Hands, Scene};
use super::region::Region;
use crate::drawing::{Art, Figure, Mark, MarkKind};
use crate::error::RenderError;
use crate::look::{Look, Style};

/// The default width in pixels: one phone screen, and 64-pixel squares on a board of 16x16.
pub const DEFAULT_SIZE: u32 = 1072;

/// A position, and how to look at it. Start from [`BoardView::new`] and change what differs.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// The position shown. Royal pieces in check are marked, and pieces whose loss would end the game.
    pub position: &'a Position,
    /// The side at the bottom of the picture.
    pub bottom: Color,
    /// Where the last move started and ended. Squares outside the board are not marked.
    pub last_move: Option<(Square, Square)>,
    /// Where the last move captured on the way.
    pub last_over: Option<Square>,
    /// The wanted length of the longer side in pixels, 200 to 2048. The picture differs by at most
    /// a pixel per square, or is smaller when few squares are shown.
    pub size: u32,
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// Two opposite corners of the part that is shown. The whole board is shown without them, or
    /// when no part between them is on the board.
    pub crop: Option<(Square, Square)>,
    /// The marks on squares. Marks outside the board are left out.
    pub marks: &'a [(Square, MarkKind)],
    /// Arrows over the board, 64 at most.
    pub arrows: &'a [Arrow],
    /// Rivers and palaces.
    pub regions: &'a [Region],
}

impl<'a> BoardView<'a> {
    /// The whole board at the default size, with White at the bottom and without marks.
    pub fn new(position: &'a Position) -> BoardView<'a> {
        BoardView {
            position,
            bottom: Color::White,
            last_move: None,
            last_over: None,
            size: DEFAULT_SIZE,
            look: Look::default(),
            crop: None,
            marks: &[],
            arrows: &[],
            regions: &[],
        }
    }

    /// The view without its rules.
    pub(crate) fn scene(&self) -> Result<Scene, RenderError> {
        let BoardView { position, bottom, look, .. } = *self;
        let variant = position.variant();
        let [white, black] = &variant.side_styles;
        let sides = [Style::named(white)?, Style::named(black)?];
        let arts: Vec<Art> = variant
            .pieces
            .iter()
            .map(|piece_type| Art::of(look.pieces, &piece_type.drawing, piece_type.label))
            .collect();
        let mut scene = Scene::empty(variant.files, variant.ranks, sides, look);
        scene.holes = variant.holes();
        scene.flipped = bottom == Color::Black;
        scene.arrows = self.arrows.to_vec();
        self.regions.iter().for_each(|region| scene.region(*region));
        let figure = |piece: Piece| {
            let (art, style) = (arts[piece.role.index()], sides[piece.color.index()]);
            Figure { art, style, plus: variant.piece(piece.role).label.is_promoted() }
        };
        for (square, piece) in position.pieces() {
            if let Some(cell) = scene.cell_mut(square) {
                cell.figure = Some(figure(piece));
            }
        }
        let neutral = Style::named(variant.wall_style())?;
        let walls = variant.walls.as_ref();
        let wall = walls.map(|walls| Figure {
            style: neutral,
            ..figure(Piece { color: Color::White, role: walls.piece })
        });
        for square in position.walls() {
            if let Some(cell) = scene.cell_mut(square) {
                cell.figure = wall;
            }
        }
        scene.hands = position.has_hands().then(|| Hands {
            held: [!bottom, bottom].map(|color| {
                let held = position.hand(color);
                held.map(|(role, count)| (figure(Piece { color, role }), count)).collect()
            }),
            kinds: variant.held_kinds().count() as u8,
        });
        if let Some((from, to)) = self.last_move {
            scene.mark(from, Mark::From);
            scene.mark(to, Mark::To);
        }
        if let Some(over) = self.last_over {
            scene.mark(over, Mark::From);
        }
        for (square, kind) in self.marks {
            scene.hint(*square, *kind);
            if let Some(cell) = scene.cell_mut(*square).filter(|_| *kind == MarkKind::Star) {
                cell.figure = None;
            }
        }
        let in_check = position.in_check() | position.in_danger();
        in_check.iter().for_each(|royal| scene.mark(royal, Mark::Check));
        if let Some(corners) = self.crop {
            scene.crop(corners);
        }
        Ok(scene)
    }
}

#[cfg(test)]
mod tests {
    use menagerie_rules::bundled;

    use super::*;
    use crate::drawing::Drawing;

    #[test]
    fn every_bundled_variant_can_be_drawn_in_full() {
        for variant in bundled() {
            for piece_type in &variant.pieces {
                assert!(
                    Drawing::named(&piece_type.drawing).is_ok(),
                    "{}: {} wants a drawing named {}",
                    variant.id,
                    piece_type.name,
                    piece_type.drawing,
                );
            }
            for bottom in [Color::White, Color::Black] {
                let position = Position::start(variant);
                let view = BoardView { bottom, size: 300, ..BoardView::new(&position) };
                let scene = view.scene().expect("bundled variants can be drawn");
                let pieces = scene.squares.iter().filter(|cell| cell.figure.is_some()).count();
                assert_eq!(pieces, position.pieces().count(), "{}", variant.id);
            }
        }
    }

    #[test]
    fn squares_outside_the_board_are_not_marked() {
        let corner = Square::new(15, 15).expect("the largest board has this corner");
        for variant in bundled() {
            let position = Position::start(variant);
            let last_move = Some((corner, corner));
            let view = BoardView { last_move, ..BoardView::new(&position) };
            let scene = view.scene().expect("bundled variants can be drawn");
            let marked = scene.squares.iter().filter(|cell| cell.mark != Mark::None).count();
            assert_eq!(marked, usize::from(variant.contains(corner)), "{}", variant.id);
        }
    }
}
