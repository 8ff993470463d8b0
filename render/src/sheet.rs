//! A variant on one page: the array, the meaning of the marks, and every piece with its letter, its
//! name and its moves.

use std::sync::Arc;

use menagerie_rules::{Color, Position, Square, Variant};

use crate::drawing::{Art, Capital, Figure, Ground, Hints, MarkKind};
use crate::drawing::{coverage, width_of};
use crate::encode::png_file;
use crate::error::RenderError;
use crate::layout::{Canvas, Face, Layout, Mosaic, Tile, TileSet, tile_set};
use crate::look::{Look, PieceSet, Rgb, Style};
use crate::picture::{CardOptions, Picture};
use crate::scene::{Arrow, BoardView, Diagram, Scene, Weight};

/// The most pixels of a page. It is three times the size at which a chat shows it, so that details
/// stay visible.
const WIDTH: u32 = 1_650;
const HEIGHT: u32 = 1_050;
/// The space around everything, and between two cards.
const GAP: u32 = 20;
/// The width of the array, and of the legend below it.
const LEFT: u32 = 440;
/// The most cards that are drawn.
const MOST_CARDS: usize = 60;
/// The most cards in a row, and the width of the broadest card.
const MOST_COLUMNS: u32 = 12;
const BROADEST_CARD: u32 = 480;
/// The height of the drawings above a diagram, and of the name between them.
const HEADER: u32 = 44;
const NAME: u32 = 30;
/// The height of the letters of names and of the legend.
const CAP: u32 = 19;
/// The side of a square in the legend.
const ICON: u32 = 38;

/// Draws the sheet of a variant from a diagram for each piece, in the order given.
///
/// The page always has the same width, and is no higher than its contents. `options` say how it
/// looks; their size is ignored.
///
/// # Errors
///
/// The variant or a diagram names a drawing or a style that does not exist.
pub fn sheet(
    variant: &Arc<Variant>,
    cards: &[Diagram<'_>],
    options: &CardOptions<'_>,
) -> Result<Picture, RenderError> {
    let cards = &cards[..cards.len().min(MOST_CARDS)];
    let position = Position::start(variant);
    let CardOptions { look, regions, .. } = *options;
    let array = BoardView { look, regions, ..BoardView::new(&position) }.scene()?;
    let set = tile_set(&array);
    let mut page = Page::new(WIDTH, HEIGHT, &set);
    let board = Mosaic::new(&array, &set, Layout::of(&array, LEFT))?.canvas();
    page.put(&board, GAP, GAP);
    let mut top = GAP + board.height + GAP;
    for (icon, words) in legend(cards, array.sides, look, &set)? {
        page.put(&icon, GAP, top);
        let words = text(words, LEFT - 2 * ICON, ICON, &set)?;
        page.put(&words, GAP + 2 * ICON + GAP / 2, top);
        top += ICON + GAP / 2;
    }
    let (columns, width) = grid(cards.len());
    for (diagram, place) in cards.iter().zip(0..) {
        let left = LEFT + 3 * GAP + place % columns * (width + GAP);
        let top = GAP + place / columns * (width + HEADER + NAME + GAP);
        draw_card(diagram, look, array.sides, &mut page, [left, top, width])?;
    }
    let rows = u32::try_from(cards.len()).unwrap_or(u32::MAX).div_ceil(columns);
    let height = top.max(GAP + rows * (width + HEADER + NAME + GAP)).min(HEIGHT);
    page.canvas.pixels.truncate((WIDTH * height) as usize);
    page.canvas.height = height;
    let png = png_file(&page.canvas, &set.palette)?;
    Ok(Picture { png, width: WIDTH, height })
}

/// The number of cards in a row, and their width. They are as broad as possible beside the array.
fn grid(cards: usize) -> (u32, u32) {
    let cards = u32::try_from(cards).unwrap_or(u32::MAX).max(1);
    let width = |columns: u32| {
        let across = (WIDTH - LEFT - 3 * GAP) / columns - GAP;
        let down = ((HEIGHT - GAP) / cards.div_ceil(columns)).saturating_sub(HEADER + NAME + GAP);
        across.min(down).min(BROADEST_CARD)
    };
    let columns =
        (1..=MOST_COLUMNS).max_by_key(|columns| (width(*columns), MOST_COLUMNS - columns));
    let columns = columns.unwrap_or(1);
    (columns, width(columns))
}

/// The meaning of the marks of the cards, each with a picture. Marks that do not occur are left
/// out.
fn legend(
    cards: &[Diagram<'_>],
    sides: [Style; 2],
    look: Look,
    set: &TileSet,
) -> Result<Vec<(Canvas, &'static str)>, RenderError> {
    let rides = [(Weight::Ride, "Any distance"), (Weight::Beads, "Any distance as marked")];
    let marks = [
        (MarkKind::Move, "A step or a leap"),
        (MarkKind::Quiet, "Without capture"),
        (MarkKind::Capture, "Captures only"),
        (MarkKind::Hop, "Captures over a piece"),
        (MarkKind::QuietHop, "Moves over a piece"),
        (MarkKind::First, "First move only"),
        (MarkKind::Zone, "In a part of the board"),
    ];
    let has_ride =
        |weight| cards.iter().any(|card| card.paths.iter().any(|it| it.weight == weight));
    let has_mark = |kind| cards.iter().any(|card| card.drawn_marks().any(|(_, it)| it == kind));
    let squares = [0, 1].map(|file| Square::new(file, 0).expect("every board has two files"));
    let mut entries = Vec::new();
    for (weight, words) in rides.into_iter().filter(|(weight, _)| has_ride(*weight)) {
        let mut scene = Scene::empty(2, 1, sides, look);
        scene.arrows.push(Arrow { through: squares.to_vec(), weight });
        entries.push((diagram_canvas(&scene, set, 2 * ICON)?, words));
    }
    for (kind, words) in marks.into_iter().filter(|(kind, _)| has_mark(*kind)) {
        let mut scene = Scene::empty(2, 1, sides, look);
        for square in squares {
            scene.hint(square, kind);
        }
        entries.push((diagram_canvas(&scene, set, 2 * ICON)?, words));
    }
    Ok(entries)
}

/// One piece: its drawings, letter and name, and its diagram below them.
fn draw_card(
    diagram: &Diagram<'_>,
    look: Look,
    sides: [Style; 2],
    page: &mut Page<'_>,
    [left, top, width]: [u32; 3],
) -> Result<(), RenderError> {
    let look = Look { coordinates: false, ..look };
    let mut board = diagram.scene(look)?;
    // The whole page has one palette.
    board.sides = sides;
    if let Some(cell) = board.cell_mut(diagram.at)
        && let Some(figure) = &mut cell.figure
    {
        figure.style = sides[diagram.color.index()];
    }
    let set = page.set;
    // The letter stands beside the drawing, so the drawing does not need it.
    let drawn = match look.pieces {
        PieceSet::Letters | PieceSet::Drawn => look.pieces,
        PieceSet::Labeled => PieceSet::Drawn,
    };
    let art = Art::of(drawn, diagram.drawing, diagram.label);
    let faces = Color::BOTH.map(|color| Face::Square {
        ground: Ground::plain(color == Color::White),
        hints: Hints::default(),
        figure: Some(Figure {
            art,
            style: sides[color.index()],
            plus: diagram.label.is_promoted(),
        }),
    });
    let letter = Face::Letter(Capital::of(diagram.label));
    let side = HEADER.min(width / 3);
    for (face, place) in faces.into_iter().chain([letter]).zip(0..) {
        page.put(&tile(set, face, side)?, left + place * side, top);
    }
    page.put(&text(diagram.name, width, NAME, set)?, left, top + HEADER);
    page.put(&diagram_canvas(&board, set, width)?, left, top + HEADER + NAME);
    Ok(())
}

/// A board with the largest even squares that fit into a width.
fn diagram_canvas(board: &Scene, set: &TileSet, width: u32) -> Result<Canvas, RenderError> {
    let longer = u32::from(board.files.max(board.ranks));
    let layout =
        Layout { margin: 0, edge: 0, square: (width / longer / 2 * 2).max(2), hand_rows: 0 };
    Ok(Mosaic::new(board, set, layout)?.canvas())
}

fn tile(set: &TileSet, face: Face, side: u32) -> Result<Canvas, RenderError> {
    let stones = set.tiles(&[Tile { face, width: side, height: side }])?;
    let pixels = stones.iter().flat_map(|stone| stone.pixels()).copied().collect();
    Ok(Canvas { width: side, height: side, pixels })
}

/// A line of letters, smaller if it would be broader than `most`.
fn text(words: &str, most: u32, height: u32, set: &TileSet) -> Result<Canvas, RenderError> {
    let cap = (1..=CAP).rev().find(|cap| width_of(words, *cap) <= most).unwrap_or(1);
    let width = width_of(words, cap).clamp(1, most);
    let color = |alpha: &u8| set.theme.margin.mixed(set.theme.label, u32::from(*alpha) * 256 / 255);
    let colors: Vec<Rgb> = coverage(words, width, height, cap)?.iter().map(color).collect();
    Ok(Canvas { width, height, pixels: set.palette.indexes(&colors) })
}

/// A canvas in the margin's color, on which others are put.
struct Page<'a> {
    canvas: Canvas,
    set: &'a TileSet,
}

impl<'a> Page<'a> {
    fn new(width: u32, height: u32, set: &'a TileSet) -> Page<'a> {
        let blank = set.palette.nearest(set.theme.margin);
        Page {
            canvas: Canvas { width, height, pixels: vec![blank; (width * height) as usize] },
            set,
        }
    }

    /// Copies a canvas. Parts outside the page are left out.
    fn put(&mut self, canvas: &Canvas, left: u32, top: u32) {
        let (page, left) = (&mut self.canvas, left as usize);
        let shown = (canvas.width as usize).min((page.width as usize).saturating_sub(left));
        if canvas.width == 0 || shown == 0 {
            return;
        }
        let lines = page.pixels.chunks_exact_mut(page.width as usize).skip(top as usize);
        for (line, pixels) in lines.zip(canvas.pixels.chunks_exact(canvas.width as usize)) {
            line[left..left + shown].copy_from_slice(&pixels[..shown]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_cards_finds_room_on_the_page() {
        for cards in 1..=MOST_CARDS {
            let (columns, width) = grid(cards);
            let rows = (cards as u32).div_ceil(columns);
            assert!(LEFT + 3 * GAP + columns * (width + GAP) <= WIDTH, "{cards}");
            assert!(GAP + rows * (width + HEADER + NAME + GAP) <= HEIGHT, "{cards}");
            assert!(width >= 70, "{cards}: {width}");
        }
        assert!(grid(26).1 >= 140, "{:?}", grid(26));
    }
}
