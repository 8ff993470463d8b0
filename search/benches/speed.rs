//! How many positions a search looks at in a second, and how far ahead with a number of positions:
//! `cargo bench -p menagerie-search`, or with another number: `cargo bench -p menagerie-search -- 4000000`.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use menagerie_rules::{Line, Position, bundled_by_id, notation};
use menagerie_search::{Budget, Options, Search};

/// The positions that are measured: arrays, and where a game of level 4 against itself had come to after
/// 60 plies.
const POSITIONS: [(&str, &str, &str); 6] = [
    ("terachess-2", "array", ""),
    ("terachess-2", "middle", include_str!("terachess-2.fen")),
    ("chess", "array", ""),
    ("chess", "middle", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"),
    ("shako", "array", ""),
    ("shako", "middle", include_str!("shako.fen")),
];

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|argument| argument.parse().ok());
    let nodes: u64 = numbers.next().unwrap_or(2_000_000);
    let mut search = Search::new(Options::default());
    println!("game         position  nodes     seconds  nodes/s    depth  score  first moves");
    for (id, name, fen) in POSITIONS {
        let variant = bundled_by_id(id).expect("it is bundled");
        let fen = if fen.is_empty() { &variant.start_fen } else { fen.trim() };
        let line = Line::new(Position::from_fen(variant, fen).expect("it is a FEN"));
        // Work that is done once for a variant is not measured.
        search.search(&line, Budget::nodes(1), &AtomicBool::new(false));
        let start = Instant::now();
        let report = search.search(&line, Budget::nodes(nodes), &AtomicBool::new(false));
        let seconds = start.elapsed().as_secs_f64();
        let moves: Vec<String> =
            report.line.iter().take(6).map(|mv| notation::coordinates(variant, mv)).collect();
        println!(
            "{id:<12} {name:<8} {:>8} {seconds:>9.2} {:>9.0} {:>8} {:>7}  {}",
            report.nodes,
            report.nodes as f64 / seconds,
            report.depth,
            report.score.to_string(),
            moves.join(" ")
        );
    }
}
