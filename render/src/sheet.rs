//! A game on one page: the array, then every piece with its letter and how it moves. There are no
//! words in it; those go beside it.

use menagerie_rules::{Color, Position, Variant};

use crate::drawing::{Art, Border, Capital, Figure, Ground, Hints, Mark, Soil};
use crate::encode::png_file;
use crate::error::RenderError;
use crate::layout::{Canvas, Face, Layout, Mosaic, Tile, TileSet, tile_set};
use crate::look::{Look, PieceSet, Style};
use crate::picture::{CardOptions, Picture};
use crate::scene::{BoardView, Diagram, Scene};

/// Pixels of a page across.
const WIDTH: u32 = 1_240;
/// Around everything, and between two cards.
const GAP: u32 = 28;
/// Cards in a row, when there are few and when there are many.
const COLUMNS: (u32, u32) = (5, 6);
const MANY: usize = 15;
/// The drawings above a diagram.
const HEADER: u32 = 56;
/// More cards than this are not drawn.
const MOST_CARDS: usize = 60;

/// Draws the sheet of a game from a diagram for each piece, in the order given.
///
/// The page is always as wide; `options` say how it looks, without the size.
///
/// # Errors
///
/// When the variant or a diagram names a drawing or a style that does not exist.
pub fn sheet(
    variant: &std::sync::Arc<Variant>,
    cards: &[Diagram<'_>],
    options: &CardOptions<'_>,
) -> Result<Picture, RenderError> {
    let cards = &cards[..cards.len().min(MOST_CARDS)];
    let position = Position::start(variant);
    let CardOptions { look, regions, .. } = *options;
    let array = BoardView { look, regions, ..BoardView::new(&position) }.scene()?;
    let set = tile_set(&array);
    let longer = WIDTH * 7 / 12;
    let array = Mosaic::new(&array, &set, Layout::of(&array, longer))?.canvas();

    let columns = if cards.len() > MANY { COLUMNS.1 } else { COLUMNS.0 };
    let column = (WIDTH - GAP) / columns - GAP;
    let cards = cards
        .iter()
        .map(|diagram| Card::new(diagram, look, column, array_sides(variant)?))
        .collect::<Result<Vec<Card>, RenderError>>()?;
    let rows: Vec<u32> = cards
        .chunks(columns as usize)
        .map(|row| row.iter().map(Card::height).max().unwrap_or(0))
        .collect();
    let height = GAP + array.height + rows.iter().map(|row| GAP + row).sum::<u32>() + GAP;
    let mut page = Page::new(WIDTH, height, &set);
    page.put(&array, (WIDTH - array.width) / 2, GAP);
    let mut top = GAP + array.height + GAP;
    for (row, height) in cards.chunks(columns as usize).zip(rows) {
        for (card, place) in row.iter().zip(0..) {
            card.put(&mut page, GAP + place * (column + GAP), top, column);
        }
        top += height + GAP;
    }
    let png = png_file(&page.canvas, &set.palette)?;
    Ok(Picture { png, width: WIDTH, height })
}

fn array_sides(variant: &Variant) -> Result<[Style; 2], RenderError> {
    let [white, black] = &variant.side_styles;
    Ok([Style::named(white)?, Style::named(black)?])
}

/// One piece: its drawings and letter, and its diagram below them.
struct Card {
    header: Vec<Canvas>,
    diagram: Canvas,
}

impl Card {
    fn new(
        diagram: &Diagram<'_>,
        look: Look,
        width: u32,
        sides: [Style; 2],
    ) -> Result<Card, RenderError> {
        let look = Look { coordinates: false, ..look };
        let mut board = diagram.scene(look)?;
        // All of a page has one palette.
        board.sides = sides;
        if let Some(cell) = board.cell_mut(diagram.at)
            && let Some(figure) = &mut cell.figure
        {
            figure.style = sides[diagram.color.index()];
        }
        let set = tile_set(&board);
        // The letter stands beside the drawing, so it is not needed on it.
        let drawn = match look.pieces {
            PieceSet::Letters | PieceSet::Drawn => look.pieces,
            PieceSet::Labeled => PieceSet::Drawn,
        };
        let art = Art::of(drawn, diagram.drawing, diagram.label)?;
        let faces = Color::BOTH.map(|color| Face::Square {
            ground: Ground {
                light: color == Color::White,
                soil: Soil::Plain,
                mark: Mark::None,
                borders: [Border::None; 4],
            },
            hints: Hints::default(),
            figure: Some(Figure { art, style: sides[color.index()] }),
        });
        let letter = Capital::of(diagram.label).map(Face::Letter);
        let header = faces.into_iter().chain(letter);
        let header = header.map(|face| tile(&set, face)).collect::<Result<_, _>>()?;
        Ok(Card { header, diagram: diagram_canvas(&board, &set, width)? })
    }

    fn height(&self) -> u32 {
        HEADER + GAP / 4 + self.diagram.height
    }

    fn put(&self, page: &mut Page, left: u32, top: u32, width: u32) {
        for (place, tile) in (0..).zip(&self.header) {
            page.put(tile, left + place * HEADER, top);
        }
        page.put(&self.diagram, left, top + HEADER + GAP / 4);
        debug_assert!(self.diagram.width <= width, "a card keeps to its column");
    }
}

/// A board with the largest even squares that fit into a width.
fn diagram_canvas(board: &Scene, set: &TileSet, width: u32) -> Result<Canvas, RenderError> {
    let longer = u32::from(board.files.max(board.ranks));
    let layout = Layout { margin: 0, edge: 0, square: (width / longer / 2 * 2).max(2) };
    Ok(Mosaic::new(board, set, layout)?.canvas())
}

fn tile(set: &TileSet, face: Face) -> Result<Canvas, RenderError> {
    let stones = set.tiles(&[Tile { face, width: HEADER, height: HEADER }])?;
    let pixels = stones.iter().flat_map(|stone| stone.pixels()).copied().collect();
    Ok(Canvas { width: HEADER, height: HEADER, pixels })
}

/// A canvas of the margin's color to put others on.
struct Page {
    canvas: Canvas,
}

impl Page {
    fn new(width: u32, height: u32, set: &TileSet) -> Page {
        let blank = set.palette.nearest(set.theme.margin);
        Page { canvas: Canvas { width, height, pixels: vec![blank; (width * height) as usize] } }
    }

    /// Copies a canvas; what would be outside the page is left out.
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
