//! Metrics the ink of the drawings, and draws the sheet of all of them.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;

use menagerie_rules::bundled;

use crate::drawing::{Art, Drawing, Figure, Ground, Hints, coverage, lay_over, rasterize};
use crate::encode::png_file;
use crate::layout::{Canvas, Face, Scheme, Tile, TileSet};
use crate::look::{BoardTheme, Rgb, Sight, Style, Theme};

fn pixels(drawing: Drawing, style: Style, side: u32) -> Vec<u8> {
    Figure { art: Art::Drawn(drawing), style, plus: false }.pixels(side).expect("it can be drawn")
}

/// Every piece is thick enough to be seen, and thin enough to show more than its outline.
#[test]
fn every_drawing_has_its_share_of_ink_and_keeps_inside_the_square() {
    for drawing in Drawing::all() {
        let name = drawing.name();
        let opaque: Vec<bool> = pixels(drawing, Style::White, 128)
            .chunks_exact(4)
            .map(|pixel| pixel[3] > 127)
            .collect();
        let percent = opaque.iter().filter(|ink| **ink).count() * 100 / opaque.len();
        assert!((25..=65).contains(&percent), "{name}: {percent} % ink");
        let outer = |at: usize| !(2..126).contains(&at);
        let outside = (0..opaque.len()).any(|i| opaque[i] && (outer(i % 128) || outer(i / 128)));
        assert!(!outside, "{name} touches the edge of its square");
    }
}

/// The class of a drawing: a Pawn, a piece worth less than a Rook, or another piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Pawn,
    Minor,
    Major,
}

/// The class by the first variant that gives the piece a value. A Rook is worth 5 where the variant
/// gives it none. A piece without a value in any variant, such as the King, is major.
fn class(drawing: Drawing) -> Class {
    for variant in bundled() {
        let find = |name| variant.pieces.iter().find(|kind| kind.drawing == name);
        let Some(kind) = find(drawing.name()) else { continue };
        if kind.pawn {
            return Class::Pawn;
        }
        if let Some(value) = kind.value {
            let rook = find("rook").and_then(|rook| rook.value).unwrap_or(5.0);
            return if value < rook { Class::Minor } else { Class::Major };
        }
    }
    Class::Major
}

/// How much a drawing changes the lightness of an empty square. It is the mean over its pixels,
/// over both sides, and over light and dark squares.
fn weight(drawing: Drawing) -> f64 {
    let theme = Theme::of(BoardTheme::Brown, [Style::White, Style::Black]);
    let mut sum = 0.0;
    for style in [Style::White, Style::Black] {
        let piece = pixels(drawing, style, 64);
        for ground in [theme.light.plain, theme.dark.plain] {
            let mut colors = vec![ground; 64 * 64];
            lay_over(&piece, &mut colors);
            let apart = |color: &Rgb| (color.lightness() - ground.lightness()).abs();
            sum += colors.iter().map(apart).sum::<f64>() / colors.len() as f64;
        }
    }
    sum / 4.0
}

#[test]
fn no_drawing_is_much_heavier_or_lighter_than_its_class() {
    for wanted in [Class::Pawn, Class::Minor, Class::Major] {
        let mut weights: Vec<(f64, &str)> = Drawing::all()
            .filter(|drawing| class(*drawing) == wanted)
            .map(|drawing| (weight(drawing), drawing.name()))
            .collect();
        weights.sort_by(|one, other| one.0.total_cmp(&other.0));
        let median = weights[weights.len() / 2].0;
        println!("{wanted:?}, median {median:.3}: {weights:.3?}");
        for (weight, name) in weights {
            let share = weight / median;
            assert!((0.75..=1.25).contains(&share), "{name}: {share:.2} of a {wanted:?}'s weight");
        }
    }
}

/// The least contrast of an outline, however it meets the pixels of the largest board: with every
/// square, and with a light body.
const OUTSIDE: f64 = 1.8;
const INSIDE: f64 = 2.8;

/// Pixels per square of the largest board, 350 pixels high in a chat.
const SMALL: u32 = 21;

/// The darkest pixel of an outline between a square and a body, where it meets the grid of pixels
/// worst. Chats make the picture of a board smaller, so each pixel is a mean.
fn faintest_outline(style: Style, ground: Rgb) -> Rgb {
    const FINE: usize = 16;
    let pixel = 64.0 / SMALL as f32;
    let side = SMALL as usize * FINE;
    let darkest = (0..FINE).map(|part| {
        let left = pixel * (8.0 + part as f32 / FINE as f32);
        let body = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path class="f" d="M{left} -9H99V99H{left}Z"/></svg>"#
        );
        let piece = rasterize(&body, style.sheet(), side as u32, side as u32).expect("drawn");
        let mut line = vec![ground; side];
        lay_over(&piece, &mut line);
        line.chunks_exact(FINE).map(mean).min_by(by_lightness).expect("there are pixels")
    });
    darkest.max_by(by_lightness).expect("there are places")
}

fn mean(colors: &[Rgb]) -> Rgb {
    Rgb([0, 1, 2].map(|channel: usize| {
        let sum: usize = colors.iter().map(|color| usize::from(color.0[channel])).sum();
        u8::try_from(sum / colors.len()).expect("a mean of bytes is a byte")
    }))
}

fn by_lightness(one: &Rgb, other: &Rgb) -> Ordering {
    one.lightness().total_cmp(&other.lightness())
}

/// White on a light square, or gold in a palace, is as light as its ground. There the outline alone
/// shows where the piece ends, so it must be seen beside both, for all eyes.
#[test]
fn outlines_part_a_body_from_every_square_of_the_largest_board() {
    let mut faint = BTreeSet::new();
    let mut least = [f64::MAX; 2];
    for (style, name) in Style::ALL.into_iter().flat_map(|s| BoardTheme::ALL.map(|t| (s, t))) {
        let other = if style.is_dark() { Style::White } else { Style::Black };
        let theme = Theme::of(name, [style, other]);
        let grounds = [theme.light, theme.dark]
            .into_iter()
            .flat_map(|shade| [shade.plain, shade.last, shade.selected, shade.palace, shade.river]);
        for ground in grounds {
            let outline = faintest_outline(style, ground);
            for sight in Sight::ALL {
                let outside = sight.contrast(outline, ground);
                least[0] = least[0].min(outside);
                if outside < OUTSIDE {
                    faint.insert(format!("{name:?}: {style:?} on {ground}: {outside:.2}"));
                }
                let inside = sight.contrast(outline, style.inks().fill);
                if !style.is_dark() {
                    least[1] = least[1].min(inside);
                    if inside < INSIDE {
                        faint.insert(format!("{name:?}: {style:?} inside, {ground}: {inside:.2}"));
                    }
                }
            }
        }
    }
    assert!(faint.is_empty(), "{least:.2?} {faint:#?}");
}

/// The sheet with every drawing and its name, as in `docs/pieces.png`. `UPDATE=1` writes it anew.
#[test]
fn the_sheet_of_all_pieces_is_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pieces.png");
    let (canvas, set) = contact_sheet();
    let png = png_file(&canvas, &set.palette).expect("it can be written");
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, &png).expect("the file can be written");
    }
    let known = fs::read(&file).expect("the sheet exists: make it with UPDATE=1");
    let pixels = |file: &[u8]| {
        let decoder = png::Decoder::new(std::io::Cursor::new(file));
        let mut reader = decoder.read_info().expect("the file is a PNG");
        let palette = reader.info().palette.as_ref().expect("it has a palette").to_vec();
        let mut pixels = vec![0; reader.output_buffer_size().expect("it is small")];
        reader.next_frame(&mut pixels).expect("the file is whole");
        (palette, pixels)
    };
    assert!(pixels(&known) == pixels(&png), "look at the new one after UPDATE=1");
}

/// Eight pieces in a row: large, then at 32, 24 and 20 pixels, both sides on both squares.
fn contact_sheet() -> (Canvas, std::sync::Arc<TileSet>) {
    const COLUMNS: u32 = 8;
    const CELL: (u32, u32) = (208, 176);
    const SIZES: [u32; 3] = [32, 24, 20];
    let sides = [Style::White, Style::Black];
    let set = TileSet::of(Scheme { theme: BoardTheme::Brown, sides });
    let rows = (Drawing::all().count() as u32).div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * CELL.0, rows * CELL.1);
    let blank = set.palette.nearest(set.theme.margin);
    let mut canvas = Canvas { width, height, pixels: vec![blank; (width * height) as usize] };
    for (place, drawing) in (0..).zip(Drawing::all()) {
        let (left, top) = (place % COLUMNS * CELL.0 + 8, place / COLUMNS * CELL.1 + 8);
        let mut put = |style, light, x, y, side| {
            let ground = Ground::plain(light);
            let figure = Some(Figure { art: Art::Drawn(drawing), style, plus: false });
            let face = Face::Square { ground, hints: Hints::default(), figure };
            let tile = Tile { face, width: side, height: side };
            let stone = &set.tiles(&[tile]).expect("it can be drawn")[0];
            copy(&mut canvas, stone.pixels(), side, left + x, top + y);
        };
        put(Style::White, true, 0, 0, 96);
        put(Style::Black, false, 96, 0, 96);
        let mut x = 0;
        for side in SIZES {
            for (n, (style, light)) in (0..).zip([
                (Style::White, true),
                (Style::White, false),
                (Style::Black, true),
                (Style::Black, false),
            ]) {
                put(style, light, x + n % 2 * side, 100 + n / 2 * side, side);
            }
            x += 2 * side + 8;
        }
        let name: String = drawing.name().chars().map(|c| if c == '_' { ' ' } else { c }).collect();
        let label = coverage(&name.to_uppercase(), 96, 12, 8).expect("it can be drawn");
        let ink = set.palette.indexes(
            &label
                .iter()
                .map(|alpha| set.theme.margin.mixed(set.theme.label, u32::from(*alpha)))
                .collect::<Vec<Rgb>>(),
        );
        copy(&mut canvas, &ink, 96, left + x - 64, top + 152);
    }
    (canvas, set)
}

fn copy(canvas: &mut Canvas, pixels: &[u8], width: u32, left: u32, top: u32) {
    for (line, y) in pixels.chunks_exact(width as usize).zip(top..) {
        let start = (y * canvas.width + left) as usize;
        canvas.pixels[start..start + line.len()].copy_from_slice(line);
    }
}
