//! `menagerie perft`: counts the positions that a number of plies can lead to, and measures the
//! speed.

use super::exit::Failure;
use super::position::{self, echo};
use super::position_options::PerftOptions;
use menagerie_rules::{CountOn, Position, notation};
use std::io::Write;
use std::time::Instant;

/// The deepest count that is tried. A number could not hold a deeper one anyway.
const DEEPEST: u32 = 12;

/// Counts and prints.
pub fn run(options: &PerftOptions) -> Result<(), Failure> {
    let depth = options.depth.as_deref();
    let (variant, depth) = position::variant_and_word(&options.variant, depth, "number of plies")?;
    let depth = depth.parse::<u32>().map_err(|_| {
        Failure::input(format!("“{}” is no number of plies: type one like 3", echo(&depth)))
    })?;
    let position = position::start(&variant, options.fen.as_deref())?;
    if depth > DEEPEST {
        return Err(Failure::input(format!("depth {depth} is too deep; at most {DEEPEST}")));
    }
    let mut output = std::io::stdout().lock();
    let started = Instant::now();
    let nodes = if options.divide && depth > 0 {
        let mut total = 0;
        for (first, nodes) in position.divide(depth) {
            writeln!(output, "{} {nodes}", notation::coordinates(&variant, &first))
                .map_err(Failure::printing)?;
            total += nodes;
        }
        total
    } else {
        position.perft(depth)
    };
    let seconds = started.elapsed().as_secs_f64();
    // A count that takes no time still has a rate that can be printed.
    let rate = nodes as f64 / seconds.max(1e-9);
    write!(output, "nodes={nodes} seconds={seconds:.6} nps={rate:.0}")
        .map_err(Failure::printing)?;
    for (name, other) in other_counts(&position, depth) {
        if other != nodes {
            write!(output, " {name}={other}").map_err(Failure::printing)?;
        }
    }
    writeln!(output).map_err(Failure::printing)
}

/// Other ways to count this game that can give another number.
fn other_counts(position: &Position, depth: u32) -> Vec<(&'static str, u64)> {
    let mut counts = Vec::new();
    if position.can_be_won_with_moves_left() {
        let past = position.perft_counting_on(depth, CountOn::AfterEveryEnd);
        counts.push(("past-every-end", past));
    }
    // The draw has to come before the last ply.
    if position.can_be_drawn_within(depth.saturating_sub(1)) {
        counts.push(("up-to-draws", position.perft_counting_on(depth, CountOn::Never)));
    }
    counts
}
