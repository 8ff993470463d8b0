//! Plays games of a variant file by commands. `play <file.toml>` reads lines from standard input,
//! each `new` or a move in coordinates. It answers with the end (`goal White`, `stalemate -`, or
//! `-`) and the legal moves.

use std::io::{BufRead, Write};
use std::sync::Arc;

use menagerie_rules::{Line, Position, Variant, notation};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: play <file.toml>")?;
    let variant = Arc::new(Variant::from_toml(&path, &std::fs::read_to_string(&path)?)?);
    let mut line = Line::new(Position::start(&variant));
    let mut out = std::io::stdout().lock();
    for text in std::io::stdin().lock().lines() {
        match text?.trim() {
            "new" => line = Line::new(Position::start(&variant)),
            text => {
                let mv = notation::from_coordinates(line.position(), text);
                line.play(&mv.ok_or_else(|| format!("{text} is no legal move"))?)?;
            }
        }
        writeln!(out, "{}", answer(&line))?;
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &Line) -> String {
    let variant = line.position().variant();
    let end = line.outcome().map_or_else(
        || "-".to_owned(),
        |end| {
            let winner = end.winner.map_or("-".to_owned(), |side| format!("{side:?}"));
            format!("{:?} {winner}", end.termination).to_lowercase()
        },
    );
    let moves = if line.outcome().is_some() { Vec::new() } else { line.position().legal_moves() };
    let names: Vec<String> = moves.iter().map(|mv| notation::coordinates(variant, mv)).collect();
    format!("{end}\t{}", names.join(" "))
}
