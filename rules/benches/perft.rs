//! The speed of the move generator, of the attack test, of the readers and of explanations.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use menagerie_rules::mate::{Effort, find_mate};
use menagerie_rules::{Line, Position, Variant, bundled_by_id, bundled_files, notation};

/// The variants that are measured, with the depth of their count.
const GAMES: [(&str, u32); 7] = [
    ("terachess-2", 3),
    ("teramachy", 3),
    ("fantastic-13", 3),
    ("terran", 3),
    ("cetran-2", 4),
    ("shako", 3),
    ("chess", 4),
];

fn start(id: &str) -> Position {
    Position::start(bundled_by_id(id).expect("it is bundled"))
}

fn counts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (id, depth) in GAMES {
        let start = start(id);
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(id, |b| b.iter(|| black_box(&start).perft(depth)));
    }
    group.finish();
}

fn questions(criterion: &mut Criterion) {
    for (id, _) in GAMES {
        let start = start(id);
        let king = start.royals(start.turn()).iter().next().expect("there is a King");
        criterion.bench_function(&format!("attack test, {id}"), |b| {
            b.iter(|| black_box(&start).is_check());
        });
        criterion.bench_function(&format!("legal moves, {id}"), |b| {
            b.iter(|| black_box(&start).legal_moves());
        });
        criterion.bench_function(&format!("attackers, {id}"), |b| {
            b.iter(|| black_box(&start).attackers(king, start.turn()));
        });
    }
}

fn readers(criterion: &mut Criterion) {
    let start = start("terachess-2");
    let fen = start.fen();
    let variant = start.variant();
    criterion
        .bench_function("read a FEN", |b| b.iter(|| Position::from_fen(variant, black_box(&fen))));
    for text in ["P e4-e6", "Troll d2-g5", "Tg5", "e6", "no move at all"] {
        criterion.bench_function(&format!("read {text:?}"), |b| {
            b.iter(|| notation::read(black_box(&start), black_box(text)));
        });
    }
    for text in ["", "e6", "troll"] {
        criterion.bench_function(&format!("suggest {text:?}"), |b| {
            b.iter(|| notation::suggest(black_box(&start), black_box(text), 25));
        });
    }
    let (name, text) = bundled_files().next().expect("there is one");
    criterion.bench_function("read a variant file", |b| {
        b.iter(|| Variant::from_toml(name, black_box(text)).map(|variant| variant.id));
    });
}

fn explanations(criterion: &mut Criterion) {
    for (id, text) in [
        ("terachess-2", "d1-d8"),
        ("terachess-2", "e4-d5"),
        ("terachess-2", "Ca13"),
        ("terran", "e1-e5"),
        ("cetran-2", "b1-b3"),
    ] {
        let start = start(id);
        criterion.bench_function(&format!("explain {id} {text}"), |b| {
            b.iter(|| notation::read(black_box(&start), black_box(text)));
        });
        criterion.bench_function(&format!("say why not {id} {text}"), |b| {
            b.iter(|| match notation::read(black_box(&start), text) {
                notation::Reading::Refused(why) => why.sentence(&start),
                other => panic!("{other:?}"),
            });
        });
    }
}

/// Both armies of the largest board, with no piece between them. A mate in three is too much to
/// look for, so the search uses up all its effort.
const OPEN: &str = "sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/16/16/16/16/16/16/16/16/16/16/\
    ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w - - 0 1";

fn mates(criterion: &mut Criterion) {
    let variant = bundled_by_id("terachess-2").expect("it is bundled");
    let open = Line::new(Position::from_fen(variant, OPEN).expect("it can be read"));
    let mut group = criterion.benchmark_group("mate");
    group.sample_size(10);
    for (name, moves, effort) in
        [("in 2, to the end", 2, u64::MAX), ("in 3, given up after a million", 3, 1_000_000)]
    {
        group.bench_function(name, |b| {
            b.iter(|| find_mate(black_box(&open), moves, &mut Effort::of(effort)));
        });
    }
    group.finish();
}

criterion_group!(benches, counts, questions, readers, explanations, mates);
criterion_main!(benches);
