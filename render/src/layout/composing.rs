//! Puts the tiles of a scene together, and draws the arrows that cross them.

use super::board_layout::{Layout, Mosaic};
use super::overlay;
use super::tiles::{Face, Tile, TileSet};
use crate::error::RenderError;
use crate::scene::{Scene, Window};

impl Mosaic {
    /// A scene in the given layout.
    pub(crate) fn new(scene: &Scene, set: &TileSet, layout: Layout) -> Result<Mosaic, RenderError> {
        let columns = layout.columns(scene.window.files);
        let rows = layout.rows(scene.window.ranks);
        let wanted: Vec<Tile> = (0..)
            .zip(&rows)
            .flat_map(|(row, &height)| {
                (0..).zip(&columns).map(move |(column, &width)| Tile {
                    face: face(scene, layout, column, row),
                    width,
                    height,
                })
            })
            .collect();
        let stones = set.tiles(&wanted)?;
        let faces = wanted.iter().map(|tile| tile.face).collect();
        let mut mosaic = Mosaic { columns, rows, stones, faces };
        overlay::draw(&mut mosaic, scene, layout, set)?;
        Ok(mosaic)
    }
}

/// The face of the tile at a column and row of the picture.
fn face(scene: &Scene, layout: Layout, column: u8, row: u8) -> Face {
    let (margins, hand_rows) = (layout.margins(), layout.hand_rows);
    let board_rows = scene.window.ranks + 2 * margins;
    match (row.checked_sub(hand_rows), row.checked_sub(hand_rows + board_rows)) {
        (None, _) => hand_face(scene, false, column.checked_sub(margins), hand_rows - 1 - row),
        (_, Some(below)) => hand_face(scene, true, column.checked_sub(margins), below),
        (Some(row), None) => board_face(scene, layout, column, row),
    }
}

/// The face of a tile in the rows of a hand.
fn hand_face(scene: &Scene, is_bottom: bool, column: Option<u8>, row: u8) -> Face {
    let column = column.filter(|column| *column < scene.files);
    let held = column.and_then(|column| scene.held_at(is_bottom, column, row));
    held.map_or(Face::Margin, |(figure, count)| Face::Held { figure, count })
}

/// The face of a tile of the board or its margins.
fn board_face(scene: &Scene, layout: Layout, column: u8, row: u8) -> Face {
    let Window { files, ranks, .. } = scene.window;
    let margins = layout.margins();
    let is_bare = !layout.is_named_all_around() && (column > files || row == 0);
    let on_side = column < margins || column >= files + margins;
    let on_end = row < margins || row >= ranks + margins;
    match (on_side, on_end) {
        (true, true) => Face::Margin,
        (true, false) | (false, true) if is_bare => Face::Margin,
        (false, true) => Face::File(scene.seen_at(column - margins, 0).0),
        (true, false) => Face::Rank(scene.seen_at(0, row - margins).1),
        (false, false) => {
            let (file, rank) = scene.seen_at(column - margins, row - margins);
            if scene.is_hole(file, rank) {
                return Face::Margin;
            }
            let cell = scene.cell(file, rank);
            let ground = scene.ground(file, rank);
            Face::Square { ground, hints: cell.hints, figure: cell.figure }
        }
    }
}
