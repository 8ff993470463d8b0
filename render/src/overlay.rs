//! Arrows: the only things that cross from one tile into the next. Tiles under them are made anew
//! for the one picture.

use std::fmt::Write as _;
use std::sync::Arc;

use menagerie_rules::Square;

use crate::color::Rgb;
use crate::error::RenderError;
use crate::marks::{Arrow, Weight};
use crate::mosaic::{Layout, Mosaic};
use crate::pieces::rasterize;
use crate::scene::{Scene, Window};
use crate::theme::Theme;
use crate::tiles::{TileSet, lay_over};
use crate::tokens::Stone;

/// More arrows than this, or longer ways, are not drawn: nobody could read them.
const MOST_ARROWS: usize = 64;
const LONGEST_WAY: usize = 64;

/// A point in squares from the top left of the window.
type Point = [f32; 2];

/// Draws the arrows of a scene over its tiles.
pub(crate) fn draw(
    mosaic: &mut Mosaic,
    scene: &Scene,
    layout: Layout,
    set: &TileSet,
) -> Result<(), RenderError> {
    let Some(svg) = document(scene, &set.theme) else { return Ok(()) };
    let Window { files, ranks, .. } = scene.window;
    let (wide, high) = (u32::from(files) * layout.square, u32::from(ranks) * layout.square);
    let layer = rasterize(&svg, String::new(), wide, high)
        .map_err(|source| RenderError::BrokenDrawing { name: "arrow".to_owned(), source })?;
    let margins = usize::from(layout.margin > 0);
    let side = layout.square as usize;
    for row in 0..usize::from(ranks) {
        for column in 0..usize::from(files) {
            let start = (row * side * wide as usize + column * side) * 4;
            let lines: Vec<&[u8]> =
                (0..side).map(|y| &layer[start + y * wide as usize * 4..][..side * 4]).collect();
            if lines.iter().all(|line| line.iter().all(|&byte| byte == 0)) {
                continue;
            }
            let index = (row + margins) * mosaic.columns.len() + column + margins;
            let stone = &mut mosaic.stones[index];
            let colors = set.palette.colors();
            let mut pixels: Vec<Rgb> =
                stone.pixels().iter().map(|&index| colors[usize::from(index)]).collect();
            lay_over(&lines.concat(), &mut pixels);
            *stone = Arc::new(Stone::new(set.palette.indexes(&pixels), layout.square));
        }
    }
    Ok(())
}

/// The arrows that can be seen, as SVG with one unit a square.
fn document(scene: &Scene, theme: &Theme) -> Option<String> {
    let shapes: String = scene
        .arrows
        .iter()
        .take(MOST_ARROWS)
        .filter_map(|arrow| shape(scene, theme, arrow))
        .collect();
    let Window { files, ranks, .. } = scene.window;
    (!shapes.is_empty()).then(|| {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {files} {ranks}"><g fill="none" stroke-linejoin="round" stroke-linecap="round">{shapes}</g></svg>"#
        )
    })
}

/// One arrow: a light casing, then the line with its head.
fn shape(scene: &Scene, theme: &Theme, arrow: &Arrow) -> Option<String> {
    let mut points: Vec<Point> =
        arrow.through.iter().take(LONGEST_WAY).map(|square| middle(scene, *square)).collect();
    points.dedup();
    let (&tip, &before) = (points.last()?, points.iter().nth_back(1)?);
    let (width, casing, head) = match arrow.weight {
        Weight::Bold => (0.15, 0.05, 0.42),
        Weight::Fine => (0.08, 0.04, 0.27),
    };
    let length = distance(before, tip);
    let along = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
    let back = |by: f32, aside: f32| {
        [tip[0] - along[0] * by - along[1] * aside, tip[1] - along[1] * by + along[0] * aside]
    };
    // The line ends inside the head, and starts off the middle so that the piece stays readable.
    *points.last_mut()? = back(head * 0.7, 0.0);
    let next = points[1];
    let start = points[0];
    let first = distance(start, next);
    if first > 0.5 {
        let off = 0.3 / first;
        points[0] = [start[0] + (next[0] - start[0]) * off, start[1] + (next[1] - start[1]) * off];
    }
    let mut line = String::from("M");
    for [x, y] in points {
        write!(line, "{x:.3} {y:.3} ").ok()?;
    }
    let [[ax, ay], [bx, by]] = [back(head, head * 0.5), back(head, head * -0.5)];
    let [tx, ty] = tip;
    let tip = format!("M{tx:.3} {ty:.3} {ax:.3} {ay:.3} {bx:.3} {by:.3}Z");
    let (ink, light) = (theme.arrow, theme.casing);
    let broad = width + 2.0 * casing;
    let twice = 2.0 * casing;
    Some(format!(
        r#"<path d="{line}" stroke="{light}" stroke-width="{broad}"/><path d="{tip}" stroke="{light}" stroke-width="{twice}" fill="{light}"/><path d="{line}" stroke="{ink}" stroke-width="{width}"/><path d="{tip}" fill="{ink}"/>"#
    ))
}

/// Where the middle of a square is seen, which may be outside the window.
fn middle(scene: &Scene, square: Square) -> Point {
    let Window { file, rank, files, ranks } = scene.window;
    let right = f32::from(square.file()) - f32::from(file) + 0.5;
    let up = f32::from(square.rank()) - f32::from(rank) + 0.5;
    if scene.flipped { [f32::from(files) - right, up] } else { [right, f32::from(ranks) - up] }
}

fn distance([ax, ay]: Point, [bx, by]: Point) -> f32 {
    // Not `hypot`, whose last digit may differ between machines.
    ((ax - bx).powi(2) + (ay - by).powi(2)).sqrt()
}
