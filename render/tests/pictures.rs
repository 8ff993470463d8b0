//! Pictures compared, as pixels, with the ones in `tests/golden`, which a person has looked at.
//!
//! `UPDATE=1 cargo test -p menagerie-render` writes them anew. When one differs, the new picture
//! and a picture of the differences are left in the target directory.

use std::env;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use menagerie_render::{BoardView, DEFAULT_SIZE, Picture, board};
use menagerie_rules::{Color, Position, Square, Variant, bundled, bundled_by_id};
use png::{BitDepth, ColorType, Decoder, Encoder, Transformations};

struct Pixels {
    width: u32,
    height: u32,
    rgb: Vec<u8>,
}

fn decode(file: &[u8]) -> Pixels {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("the file is a PNG");
    let mut rgb = vec![0; reader.output_buffer_size().expect("the picture is small")];
    let info = reader.next_frame(&mut rgb).expect("the file is whole");
    assert_eq!(info.color_type, ColorType::Rgb, "opaque, and expanded from a palette");
    Pixels { width: info.width, height: info.height, rgb }
}

fn encode(pixels: &Pixels) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width, pixels.height);
    encoder.set_color(ColorType::Rgb);
    let mut writer = encoder.write_header().expect("memory can be written");
    writer.write_image_data(&pixels.rgb).expect("the buffer has the right length");
    writer.finish().expect("memory can be written");
    file
}

/// A game with sides, a board and drawings of its own, after `change` to its file.
fn sample(change: impl Fn(&str) -> String) -> Arc<Variant> {
    let file = change(include_str!("data/sample.toml"));
    Arc::new(Variant::from_toml("sample.toml", &file).expect("the file is right"))
}

fn start(id: &str) -> Position {
    Position::start(bundled_by_id(id).expect("the game is bundled"))
}

/// Draws a position with the last move given as two squares.
fn draw(position: &Position, last_move: &str, bottom: Color, size: u32) -> Picture {
    let last_move = last_move.split_once(' ').map(|(from, to)| {
        [from, to].map(|text| Square::parse(text).expect("the square exists")).into()
    });
    board(&BoardView { bottom, last_move, size, ..BoardView::new(position) })
        .expect("it can be drawn")
}

fn check(name: &str, picture: &Picture) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.png"));
    if env::var_os("UPDATE").is_some() {
        fs::write(&golden, &picture.png).expect("the golden picture can be written");
        return;
    }
    let found = decode(&picture.png);
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let new = target.join(format!("{name}.png"));
    let Ok(file) = fs::read(&golden) else {
        fs::write(&new, &picture.png).expect("the target directory can be written");
        panic!("{name} has no golden picture yet: look at {}, then use UPDATE=1", new.display());
    };
    let wanted = decode(&file);
    assert_eq!((picture.width, picture.height), (found.width, found.height));
    assert_eq!((found.width, found.height), (wanted.width, wanted.height), "{name}: size");
    if found.rgb == wanted.rgb {
        return;
    }
    fs::write(&new, &picture.png).expect("the target directory can be written");
    let difference = target.join(format!("{name}.diff.png"));
    let rgb: Vec<u8> =
        found.rgb.iter().zip(&wanted.rgb).map(|(a, b)| 255 - a.abs_diff(*b)).collect();
    let changed = rgb.chunks_exact(3).filter(|pixel| *pixel != [255; 3]).count();
    fs::write(&difference, encode(&Pixels { rgb, ..found })).expect("the target can be written");
    panic!("{name}: {changed} pixels differ, see {}", difference.display());
}

#[test]
fn start_of_the_largest_game() {
    check("terachess-2-start", &draw(&start("terachess-2"), "", Color::White, 400));
}

#[test]
fn start_seen_by_the_second_player() {
    check("terachess-2-flipped", &draw(&start("terachess-2"), "a4 a6", Color::Black, 400));
}

#[test]
fn middle_game_with_a_check() {
    // The Sorceress on d6 attacks the King on h2 over the Eagle on g3.
    let fen = [
        "sjyhxfd1odfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppp1ppppppppppp/16/4p11/16/16/16/16",
        "/3o12/6N9/PPPPP1P1PPPPPPPP/ERNBWIGQQGIWB1RE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w - - 0 9",
    ]
    .concat();
    let variant = bundled_by_id("terachess-2").expect("the game is bundled");
    let position = Position::from_fen(variant, &fen).expect("the FEN is right");
    check("terachess-2-check", &draw(&position, "d12 d6", Color::White, 400));
}

#[test]
fn gold_and_red_on_a_board_that_is_not_square() {
    let variant = sample(str::to_owned);
    let fen = "3hkh4/1pp1pp1pp1/10/10/4H5/10/10/1PP1PP1PP1/3HK5 b - - 0 1";
    let position = Position::from_fen(&variant, fen).expect("the FEN is right");
    let fen = fen.replace("pp1pp1pp1", "pp2p1pp1");
    let checked = Position::from_fen(&variant, &fen).expect("the FEN is right");
    check("gold-red", &draw(&position, "f1 e5", Color::White, 400));
    check("gold-red-check", &draw(&checked, "f1 e5", Color::Black, 400));
}

#[test]
fn the_smallest_size() {
    check("terachess-2-small", &draw(&start("terachess-2"), "d4 d6", Color::White, 0));
}

#[test]
fn missing_drawings_and_styles_are_named() {
    let error = |change: &dyn Fn(&str) -> String| {
        let position = Position::start(&sample(change));
        board(&BoardView::new(&position)).expect_err("it cannot be drawn").to_string()
    };
    assert_eq!(
        error(&|file| file.replace("\"huntress\"", "\"unicorn\"")),
        "there is no drawing named \"unicorn\"",
    );
    assert_eq!(
        error(&|file| file.replace("\"red\"", "\"mauve\"")),
        "there is no style of pieces named \"mauve\"",
    );
}

#[test]
fn pictures_are_indexed_and_small() {
    for variant in bundled() {
        let picture = draw(&Position::start(variant), "", Color::White, DEFAULT_SIZE);
        let reader = Decoder::new(Cursor::new(&picture.png)).read_info().expect("it is a PNG");
        let info = reader.info();
        assert_eq!((info.color_type, info.bit_depth), (ColorType::Indexed, BitDepth::Eight));
        let colors = info.palette.as_ref().expect("there is a palette").len() / 3;
        assert!((16..=80).contains(&colors), "{}: {colors} colors", variant.id);
        assert!(info.trns.is_none(), "no transparency");
        let bytes = picture.png.len();
        assert!(bytes <= 100_000, "{}: {bytes} bytes", variant.id);
    }
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let one = draw(&start("terachess-2"), "a4 a6", Color::White, 500);
    let two = std::thread::spawn(|| draw(&start("terachess-2"), "a4 a6", Color::White, 500));
    assert!(one == two.join().expect("the other thread draws"));
}

#[test]
fn sizes_are_clamped() {
    let area = |size| {
        let picture = draw(&start("terachess-2"), "", Color::White, size);
        (picture.width, picture.height)
    };
    assert_eq!(area(0), area(200));
    assert_eq!(area(u32::MAX), area(2048));
    assert_eq!(area(DEFAULT_SIZE), (1088, 1088));
}
