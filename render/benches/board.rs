//! How long pictures take: the first of a process, the following ones, replays and cards, and, as a
//! measure, the plain way of putting one SVG document together and rendering it whole.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie_render::{
    Arrow, BoardView, CardOptions, DEFAULT_SIZE, Diagram, Look, MarkKind, ReplayOptions, board,
    card, replay,
};
use menagerie_rules::{Color, Line, Position, Square, Variant, bundled_by_id};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

fn start(id: &str) -> Position {
    let variant: &Arc<Variant> = bundled_by_id(id).expect("the game is bundled");
    Position::start(variant)
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("the square exists")
}

/// The start position of the largest bundled game, 128 pieces on 256 squares, and that of chess.
fn boards(criterion: &mut Criterion) {
    let (largest, smallest) = (start("terachess-2"), start("chess"));
    let last_move = Some((square("e4"), square("e6")));
    let view = |position, size| BoardView { last_move, size, ..BoardView::new(position) };

    let began = Instant::now();
    let picture = board(&view(&largest, DEFAULT_SIZE)).expect("the position can be drawn");
    let took = began.elapsed();
    let (width, height, bytes) = (picture.width, picture.height, picture.png.len());
    println!("first picture of the process: {took:.2?}, {width}x{height}, {bytes} bytes");

    let cases = [
        ("16x16, 1080 px", &largest, DEFAULT_SIZE),
        ("16x16, 400 px", &largest, 400),
        ("8x8, 752 px", &smallest, 752),
    ];
    for (name, position, size) in cases {
        let view = view(position, size);
        let bytes = board(&view).expect("the position can be drawn").png.len();
        println!("{name}: {bytes} bytes");
        criterion.bench_function(&format!("warm board, {name}"), |bencher| {
            bencher.iter(|| board(&view));
        });
    }
    let arrows = [Arrow::between(square("d2"), square("m12"))];
    let view = BoardView { arrows: &arrows, ..view(&largest, DEFAULT_SIZE) };
    criterion.bench_function("board with an arrow, 16x16, 1080 px", |bencher| {
        bencher.iter(|| board(&view));
    });

    println!("plain way: {} bytes", plain(&largest).len());
    criterion.bench_function("plain way, one SVG", |bencher| bencher.iter(|| plain(&largest)));
}

/// A hundred plies of the largest game with 32 pixels a square.
fn replays(criterion: &mut Criterion) {
    let mut line = Line::new(start("terachess-2"));
    let mut state = 7u64;
    while line.ply() < 100 {
        let moves = line.position().legal_moves();
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(mv) = moves.get((state >> 33) as usize % moves.len().max(1)) else { break };
        line.play(mv).expect("it is legal");
    }
    let look = Look { coordinates: false, ..Look::default() };
    let options = ReplayOptions { size: 512, look, ..ReplayOptions::default() };
    let draw = || replay(&line, &options, &mut |_, _| {}).expect("the game can be drawn");
    let drawn = draw();
    let (width, frames, bytes) = (drawn.width, drawn.frames, drawn.gif.len());
    println!("replay: {frames} boards, {width} px, {bytes} bytes");
    let mut group = criterion.benchmark_group("replay");
    group.sample_size(40);
    group.bench_function("100 plies, 16x16, 32 px a square", |bencher| bencher.iter(draw));
    group.finish();
}

fn cards(criterion: &mut Criterion) {
    let marks = (0..16).map(|n| Square::new(n, n).expect("the square exists"));
    let diagram = Diagram {
        files: 16,
        ranks: 16,
        drawing: "bishop",
        label: 'B',
        side_styles: ["white", "black"],
        color: Color::White,
        at: square("h8"),
        marks: marks.map(|square| (square, MarkKind::Move)).collect(),
        paths: Vec::new(),
    };
    let options = CardOptions::default();
    criterion.bench_function("card", |bencher| bencher.iter(|| card(&diagram, &options)));
}

/// One SVG document for the whole board, parsed, rendered and encoded without any reuse.
fn plain(position: &Position) -> Vec<u8> {
    let svg = document(position);
    let tree = Tree::from_str(&svg, &Options::default()).expect("the document is SVG");
    let mut pixmap = Pixmap::new(1088, 1088).expect("the picture has an area");
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap.encode_png().expect("the picture can be encoded")
}

fn document(position: &Position) -> String {
    let variant = position.variant();
    let mut svg = String::from(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1088 1088'>\
         <path fill='#262421' d='M0 0h1088v1088h-1088z'/>",
    );
    for (index, color) in (0..256).zip(["#b58863", "#f0d9b5"].into_iter().cycle()) {
        let (column, row) = (index % 16, index / 16);
        let x = 32 + 64 * if row % 2 == 0 { 15 - column } else { column };
        let y = 32 + 64 * row;
        write!(svg, "<path fill='{color}' d='M{x} {y}h64v64h-64z'/>")
            .expect("strings can be written");
    }
    for (square, piece) in position.pieces() {
        let x = 32 + 64 * u32::from(square.file());
        let y = 32 + 64 * (15 - u32::from(square.rank()));
        let art = colored(&variant.pieces[piece.role.index()].drawing, piece.color);
        write!(svg, "<g transform='translate({x} {y})'>{art}</g>").expect("strings can be written");
    }
    svg + "</svg>"
}

/// A drawing with its classes replaced by colors, as styles would leak from one piece to all
/// others.
fn colored(drawing: &str, color: Color) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("pieces/{drawing}.svg"));
    let svg = fs::read_to_string(path).expect("the drawing exists");
    let (start, end) = (svg.find('>').expect("a tag ends"), svg.rfind('<').expect("a tag starts"));
    let (fill, outline, detail, joint) = match color {
        Color::White => ("#fffdf7", "#1d1a17", "#1d1a17", "0"),
        Color::Black => ("#35312e", "#0c0b0a", "#f4efe6", "1.4"),
    };
    let jewel = if color == Color::White { fill } else { detail };
    svg[start + 1..end]
        .replace(r#"class="f""#, &format!("fill='{fill}' stroke='{outline}' stroke-width='2.75'"))
        .replace(r#"class="d""#, &format!("fill='none' stroke='{detail}' stroke-width='2.2'"))
        .replace(r#"class="j""#, &format!("fill='none' stroke='{detail}' stroke-width='{joint}'"))
        .replace(r#"class="e""#, &format!("fill='{detail}'"))
        .replace(r#"class="k""#, &format!("fill='{jewel}' stroke='{outline}' stroke-width='2.75'"))
}

criterion_group!(benches, boards, replays, cards);
criterion_main!(benches);
