//! Speed of the move generator, of the attack test and of the readers.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie_rules::{Position, bundled_by_id, notation};

fn benchmarks(criterion: &mut Criterion) {
    let variant = bundled_by_id("terachess-2").expect("it is bundled");
    let start = Position::start(variant);
    let fen = start.fen();
    let mut perft = criterion.benchmark_group("perft");
    perft.sample_size(10);
    perft.bench_function("start, 175,508 nodes", |b| b.iter(|| black_box(&start).perft(3)));
    perft.finish();
    criterion.bench_function("attack test", |b| b.iter(|| black_box(&start).is_check()));
    criterion.bench_function("legal moves", |b| b.iter(|| black_box(&start).legal_moves()));
    criterion
        .bench_function("read a FEN", |b| b.iter(|| Position::from_fen(variant, black_box(&fen))));
    for text in ["P e4-e6", "Troll d2-g5", "Tg5", "e6", "no move at all"] {
        criterion.bench_function(&format!("read {text:?}"), |b| {
            b.iter(|| notation::read(black_box(&start), black_box(text)))
        });
    }
    for text in ["", "e6", "troll"] {
        criterion.bench_function(&format!("suggest {text:?}"), |b| {
            b.iter(|| notation::suggest(black_box(&start), black_box(text), 25))
        });
    }
}

criterion_group!(benches, benchmarks);
criterion_main!(benches);
