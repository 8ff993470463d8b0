//! Arrows and ways. Nothing else crosses from one tile into the next. Tiles that they touch are
//! made anew for the one picture.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use menagerie_rules::Square;

use super::board_layout::{Layout, Mosaic};
use super::tiles::{Tile, TileSet};
use crate::drawing::{lay_over, rasterize};
use crate::error::RenderError;
use crate::layout::finished_tile::FinishedTile;
use crate::look::{Rgb, Theme};
use crate::scene::{Arrow, Scene, Weight, Window};

/// The most arrows, and the longest way, that are drawn. Nobody could read more.
const MOST_ARROWS: usize = 64;
const LONGEST_WAY: usize = 64;

/// A point in squares from the top left of the window.
type Point = [f32; 2];

/// The radius around the middle of a square, in squares, where a fine line makes room for a mark.
const ROOM: f32 = 0.27;

/// Draws the arrows of a scene: first those under the pieces and marks, then those over them.
pub(crate) fn draw(
    mosaic: &mut Mosaic,
    scene: &Scene,
    layout: Layout,
    set: &TileSet,
) -> Result<(), RenderError> {
    draw_all(false, mosaic, scene, layout, set)?;
    draw_all(true, mosaic, scene, layout, set)
}

/// Draws the arrows that lie over everything, or those that do not.
fn draw_all(
    above: bool,
    mosaic: &mut Mosaic,
    scene: &Scene,
    layout: Layout,
    set: &TileSet,
) -> Result<(), RenderError> {
    let Some((svg, part)) = document(scene, &set.theme, above) else { return Ok(()) };
    let (wide, high) = (part.columns.len() as u32, part.rows.len() as u32);
    let layer = rasterize(&svg, String::new(), wide * layout.square, high * layout.square)
        .map_err(|source| RenderError::BrokenDrawing { name: "arrow".to_owned(), source })?;
    let margins = usize::from(layout.margins());
    let side = layout.square as usize;
    let stride = part.columns.len() * side * 4;
    for (row, top) in part.rows.zip(layer.chunks_exact(stride * side)) {
        for (column, left) in part.columns.clone().zip((0..).step_by(side * 4)) {
            let lines: Vec<&[u8]> =
                top.chunks_exact(stride).map(|line| &line[left..left + side * 4]).collect();
            if lines.iter().all(|line| line.iter().all(|&byte| byte == 0)) {
                continue;
            }
            let index = (row + margins + usize::from(layout.hand_rows)) * mosaic.columns.len()
                + column
                + margins;
            let mut layer = lines.concat();
            let stone = &mut mosaic.stones[index];
            let face = mosaic.faces[index];
            let pixels = if above {
                let colors = set.palette.colors();
                let under = stone.pixels().iter();
                let mut pixels: Vec<Rgb> = under.map(|&index| colors[usize::from(index)]).collect();
                lay_over(&layer, &mut pixels);
                pixels
            } else {
                if face.has_middle_mark() {
                    clear_middle(&mut layer, side);
                }
                let tile = Tile { face, width: layout.square, height: layout.square };
                set.draw(tile, Some(&layer))?
            };
            *stone = Arc::new(FinishedTile::new(set.palette.indexes(&pixels), layout.square));
        }
    }
    Ok(())
}

/// Clears a disk in the middle of a square of RGBA.
fn clear_middle(layer: &mut [u8], side: usize) {
    let offset = |at: usize| (at as f32 + 0.5) / side as f32 - 0.5;
    for (at, pixel) in layer.chunks_exact_mut(4).enumerate() {
        if offset(at % side).powi(2) + offset(at / side).powi(2) < ROOM * ROOM {
            pixel.fill(0);
        }
    }
}

/// The tiles that arrows can touch. Margins are not counted.
struct Part {
    columns: Range<usize>,
    rows: Range<usize>,
}

/// The arrows over or under everything else, as SVG with one unit per square, and the part of the
/// board that they touch.
fn document(scene: &Scene, theme: &Theme, above: bool) -> Option<(String, Part)> {
    let first = || scene.arrows.iter().take(MOST_ARROWS);
    let arrows = || first().filter(|arrow| arrow.weight.is_above() == above);
    let shapes: String = arrows().filter_map(|arrow| shape(scene, theme, arrow)).collect();
    if shapes.is_empty() {
        return None;
    }
    let points = arrows().flat_map(|arrow| arrow.through.iter().take(LONGEST_WAY));
    let points: Vec<Point> = points.map(|square| middle(scene, *square)).collect();
    let span = |axis: usize, squares: u8| {
        // No part of an arrow is farther than half a square from the middles that it goes through.
        let places = points.iter().map(|point| point[axis].floor() as i32);
        let inside = |place: i32| place.clamp(0, i32::from(squares)) as usize;
        inside(places.clone().min().unwrap_or(0))..inside(places.max().unwrap_or(0) + 1)
    };
    let Window { files, ranks, .. } = scene.window;
    let part = Part { columns: span(0, files), rows: span(1, ranks) };
    let (x, y) = (part.columns.start, part.rows.start);
    let (wide, high) = (part.columns.len(), part.rows.len());
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {wide} {high}"><g fill="none" stroke-linejoin="round" stroke-linecap="round">{shapes}</g></svg>"#
    );
    (wide > 0 && high > 0).then_some((svg, part))
}

/// One arrow: a line, with a head if its weight has one. A bold one has a light casing.
fn shape(scene: &Scene, theme: &Theme, arrow: &Arrow) -> Option<String> {
    let mut points: Vec<Point> =
        arrow.through.iter().take(LONGEST_WAY).map(|square| middle(scene, *square)).collect();
    points.dedup();
    let (&last, &before) = (points.last()?, points.iter().nth_back(1)?);
    let (width, casing, head) = match arrow.weight {
        Weight::Bold => (0.15, 0.05, 0.42),
        Weight::Fine => (0.07, 0.0, 0.0),
        Weight::Ride => (0.17, 0.0, 0.36),
        Weight::Beads => (0.06, 0.0, 0.0),
    };
    let length = distance(before, last);
    let along = [(last[0] - before[0]) / length, (last[1] - before[1]) / length];
    // A ride goes on beyond the middle of its last square.
    let beyond = match arrow.weight {
        Weight::Ride => 0.38,
        Weight::Beads => 0.46,
        Weight::Bold | Weight::Fine => 0.0,
    };
    let tip = [last[0] + along[0] * beyond, last[1] + along[1] * beyond];
    let back = |by: f32, aside: f32| {
        [tip[0] - along[0] * by - along[1] * aside, tip[1] - along[1] * by + along[0] * aside]
    };
    // The line ends inside the head. It starts off the middle, so that the piece stays readable.
    *points.last_mut()? = back(head * 0.7, 0.0);
    let next = points[1];
    let start = points[0];
    let first = distance(start, next);
    if first > 0.5 {
        let is_ride = matches!(arrow.weight, Weight::Ride | Weight::Beads);
        let off = if is_ride { 0.5 } else { 0.3 } / first;
        points[0] = [start[0] + (next[0] - start[0]) * off, start[1] + (next[1] - start[1]) * off];
    }
    let mut line = String::from("M");
    for [x, y] in points {
        write!(line, "{x:.3} {y:.3} ").ok()?;
    }
    let [[ax, ay], [bx, by]] = [back(head, head * 0.5), back(head, head * -0.5)];
    let [tx, ty] = tip;
    let tip = format!("M{tx:.3} {ty:.3} {ax:.3} {ay:.3} {bx:.3} {by:.3}Z");
    let light = theme.casing;
    let ink = match arrow.weight {
        Weight::Bold | Weight::Fine => theme.arrow,
        Weight::Ride | Weight::Beads => theme.hint,
    };
    if !arrow.weight.is_above() {
        return Some(format!(
            r#"<path d="{line}" stroke="{ink}" stroke-width="{width}"/><path d="{tip}" fill="{ink}"/>"#
        ));
    }
    let broad = width + 2.0 * casing;
    let twice = 2.0 * casing;
    Some(format!(
        r#"<path d="{line}" stroke="{light}" stroke-width="{broad}"/><path d="{tip}" stroke="{light}" stroke-width="{twice}" fill="{light}"/><path d="{line}" stroke="{ink}" stroke-width="{width}"/><path d="{tip}" fill="{ink}"/>"#
    ))
}

/// Where the middle of a square is seen. It may be outside the window.
fn middle(scene: &Scene, square: Square) -> Point {
    let Window { file, rank, files, ranks } = scene.window;
    let right = f32::from(square.file()) - f32::from(file) + 0.5;
    let up = f32::from(square.rank()) - f32::from(rank) + 0.5;
    if scene.flipped { [f32::from(files) - right, up] } else { [right, f32::from(ranks) - up] }
}

fn distance([ax, ay]: Point, [bx, by]: Point) -> f32 {
    // `hypot` is not used, because its last digit may differ between machines.
    ((ax - bx).powi(2) + (ay - by).powi(2)).sqrt()
}
