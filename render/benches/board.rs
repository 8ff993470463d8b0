//! The time that pictures take: the first of a process, the following ones, replays and cards. The
//! plain way, one SVG document that is rendered whole, is there for comparison.

use std::sync::Arc;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie_render::{
    Arrow, BoardView, CardOptions, DEFAULT_SIZE, Diagram, Look, MarkKind, ReplayOptions, board,
    card, replay,
};
use menagerie_rules::{Color, Label, Line, Position, Square, Variant, bundled_by_id};

use plain::plain;

mod plain;

fn start(id: &str) -> Position {
    let variant: &Arc<Variant> = bundled_by_id(id).expect("the game is bundled");
    Position::start(variant)
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("the square exists")
}

/// The start position of the largest bundled variant, with 128 pieces on 256 squares, and that of
/// chess.
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
        ("16x16, 1072 px", &largest, DEFAULT_SIZE),
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
    criterion.bench_function("board with an arrow, 16x16, 1072 px", |bencher| {
        bencher.iter(|| board(&view));
    });

    println!("plain way: {} bytes", plain(&largest).len());
    criterion.bench_function("plain way, one SVG", |bencher| bencher.iter(|| plain(&largest)));
}

/// A hundred plies of the largest variant, with 32 pixels per square.
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
        name: "Piece",
        drawing: "bishop",
        label: Label::plain('B').expect("it is a letter"),
        side_styles: ["white", "black"],
        color: Color::White,
        at: square("h8"),
        marks: marks.map(|square| (square, MarkKind::Move)).collect(),
        paths: Vec::new(),
    };
    let options = CardOptions::default();
    criterion.bench_function("card", |bencher| bencher.iter(|| card(&diagram, &options)));
}

criterion_group!(benches, boards, replays, cards);
criterion_main!(benches);
