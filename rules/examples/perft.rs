//! Counts the games of a given length: `perft <variant> <depth> [fen]`. For a variant file, `perft
//! <file.toml> <depth>` prints the counts up to a depth. A game that is won goes no further.

use std::sync::Arc;
use std::time::Instant;

use menagerie_rules::{Position, Variant, bundled_by_id};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [id, depth, fen @ ..] = &arguments[..] else {
        eprintln!("usage: perft <variant or file.toml> <depth> [fen]");
        return;
    };
    let Ok(depth) = depth.parse() else { return eprintln!("the depth is not a number") };
    if std::path::Path::new(id).extension().is_some() {
        return count_file(id, depth);
    }
    let Some(variant) = bundled_by_id(id) else { return eprintln!("there is no such variant") };
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

/// Prints the counts of a variant file from the array.
fn count_file(path: &str, depth: u32) {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path}: {error}"),
    };
    let variant = match Variant::from_toml(path, &text) {
        Ok(variant) => Arc::new(variant),
        Err(error) => return eprintln!("{error}"),
    };
    let start = Position::start(&variant);
    let counts: Vec<String> = (1..=depth).map(|depth| start.perft(depth).to_string()).collect();
    println!("{}", counts.join(" "));
}
