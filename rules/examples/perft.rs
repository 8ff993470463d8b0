//! Counts the games of a given length: `perft <variant> <depth> [fen]`.

use std::time::Instant;

use menagerie_rules::{Position, bundled_by_id};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [id, depth, fen @ ..] = &arguments[..] else {
        eprintln!("usage: perft <variant> <depth> [fen]");
        return;
    };
    let (Some(variant), Ok(depth)) = (bundled_by_id(id), depth.parse()) else {
        eprintln!("there is no such variant, or the depth is not a number");
        return;
    };
    let position = match fen.first() {
        None => Position::start(variant),
        Some(fen) => match Position::from_fen(variant, fen) {
            Ok(position) => position,
            Err(error) => return eprintln!("{error}"),
        },
    };
    let start = Instant::now();
    let nodes = position.perft(depth);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{nodes} nodes in {seconds:.3} s, {:.1} million a second",
        nodes as f64 / seconds / 1e6
    );
}
