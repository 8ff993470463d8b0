//! What the rest of the program asks for: a position seen from one side, as a picture.

use menagerie_rules::{Color, Position, Square};

use crate::encode;
use crate::error::RenderError;
use crate::ground::Mark;
use crate::mosaic;
use crate::pieces::Drawing;
use crate::scene::{Cell, Scene};
use crate::style::Style;
use crate::tiles::TileSet;

/// A position, and how to look at it.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// The position shown; a king in check is marked.
    pub position: &'a Position,
    /// The side at the bottom of the picture.
    pub bottom: Color,
    /// Where the last move started and ended; squares outside the board are not marked.
    pub last_move: Option<(Square, Square)>,
    /// Wished length of the longer side in pixels, 200 to 2048; the picture differs by at most a
    /// pixel per square.
    pub size: u32,
}

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
/// This takes milliseconds of computing, and tens of them when a variant is first drawn at a size,
/// so it belongs on a thread that may block.
///
/// # Errors
///
/// When the variant names a drawing or a style that does not exist; no position of a bundled
/// variant fails.
pub fn board(view: &BoardView<'_>) -> Result<Picture, RenderError> {
    let scene = scene(view)?;
    let set = TileSet::of(scene.sides);
    let canvas = mosaic::draw(&scene, &set, view.size)?;
    let png = encode::png(&canvas, &set.palette)?;
    Ok(Picture { png, width: canvas.width, height: canvas.height })
}

/// The view without its rules.
fn scene(view: &BoardView<'_>) -> Result<Scene, RenderError> {
    let BoardView { position, bottom, last_move, .. } = *view;
    let variant = position.variant();
    let [white, black] = &variant.side_styles;
    let sides = [Style::named(white)?, Style::named(black)?];
    let drawings: Vec<Drawing> = variant
        .pieces
        .iter()
        .map(|piece_type| Drawing::named(&piece_type.drawing))
        .collect::<Result<_, _>>()?;
    let (files, ranks) = (variant.files, variant.ranks);
    let empty = Cell { mark: Mark::None, piece: None };
    let mut scene = Scene {
        files,
        ranks,
        sides,
        flipped: bottom == Color::Black,
        squares: vec![empty; usize::from(files) * usize::from(ranks)],
    };
    for (square, piece) in position.pieces() {
        let drawing = drawings[piece.role.index()];
        if let Some(cell) = cell_mut(&mut scene, square) {
            cell.piece = Some((drawing, sides[piece.color.index()]));
        }
    }
    let checked = position.king(position.turn()).filter(|_| position.is_check());
    let marks = last_move.into_iter().flat_map(|(from, to)| [(from, Mark::From), (to, Mark::To)]);
    for (square, mark) in marks.chain(checked.map(|king| (king, Mark::Check))) {
        if let Some(cell) = cell_mut(&mut scene, square) {
            cell.mark = mark;
        }
    }
    Ok(scene)
}

fn cell_mut(scene: &mut Scene, square: Square) -> Option<&mut Cell> {
    let (file, rank) = (square.file(), square.rank());
    let index = usize::from(rank) * usize::from(scene.files) + usize::from(file);
    if file < scene.files { scene.squares.get_mut(index) } else { None }
}

#[cfg(test)]
mod tests {
    use menagerie_rules::bundled;

    use super::*;

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
                let view = BoardView { position: &position, bottom, last_move: None, size: 300 };
                let scene = scene(&view).expect("bundled variants can be drawn");
                let pieces = scene.squares.iter().filter(|cell| cell.piece.is_some()).count();
                assert_eq!(pieces, position.pieces().count(), "{}", variant.id);
                assert!(board(&view).is_ok(), "{}", variant.id);
            }
        }
    }

    #[test]
    fn squares_outside_the_board_are_not_marked() {
        let corner = Square::new(15, 15).expect("the largest board has this corner");
        for variant in bundled() {
            let position = Position::start(variant);
            let last_move = Some((corner, corner));
            let view =
                BoardView { position: &position, bottom: Color::White, last_move, size: 300 };
            let scene = scene(&view).expect("bundled variants can be drawn");
            let marked = scene.squares.iter().filter(|cell| cell.mark != Mark::None).count();
            assert_eq!(marked, usize::from(variant.contains(corner)), "{}", variant.id);
        }
    }
}
