//! `menagerie search`: the best move in a position, by the search that the computer plays with.

use super::exit::Failure;
use super::position;
use super::position_options::SearchOptions;
use menagerie_rules::{Line, notation};
use menagerie_search::{Budget, Options, Report, Search};
use serde::Serialize;
use std::io::Write;
use std::sync::atomic::AtomicBool;

/// The result, as it is printed. The names stay.
#[derive(Serialize)]
struct Found {
    best: Option<String>,
    /// Hundredths of a Pawn for the side to move. There is none where the game is decided or over.
    score: Option<i32>,
    /// In how many moves the side to move wins, or loses, as a negative number.
    mate: Option<i64>,
    depth: u32,
    line: Vec<String>,
    nodes: u64,
}

/// Searches and prints.
pub fn run(options: &SearchOptions) -> Result<(), Failure> {
    let line = position::line(&options.position)?;
    let budget = Budget { nodes: options.nodes, depth: options.depth };
    let report = Search::new(Options::default()).search(&line, budget, &AtomicBool::new(false));
    let said = if options.json {
        serde_json::to_string(&found(&line, &report)).map_err(Failure::other)? + "\n"
    } else {
        in_words(&line, &report)
    };
    write!(std::io::stdout().lock(), "{said}").map_err(Failure::printing)
}

fn found(line: &Line, report: &Report) -> Found {
    let variant = line.position().variant();
    let score = report.score;
    let loses = score.loses_in().map(|moves| -i64::from(moves));
    let mate = score.wins_in().map(i64::from).or(loses);
    let is_open = report.best.is_some() && mate.is_none();
    Found {
        best: report.best.map(|mv| notation::coordinates(variant, &mv)),
        score: is_open.then(|| score.hundredths()),
        mate,
        depth: report.depth,
        line: report.line.iter().map(|mv| notation::coordinates(variant, mv)).collect(),
        nodes: report.nodes,
    }
}

fn in_words(line: &Line, report: &Report) -> String {
    let found = found(line, report);
    let Some(best) = found.best else { return "the game is over\n".to_owned() };
    format!(
        "best: {best}\nscore: {}\ndepth: {}\nline: {}\nnodes: {}\n",
        report.score,
        found.depth,
        found.line.join(" "),
        found.nodes
    )
}
