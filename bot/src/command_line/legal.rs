//! `menagerie legal`: the legal moves as JSON lines.

use super::exit::Failure;
use super::position;
use super::position_options::LegalOptions;
use menagerie_rules::{Color, Line, Outcome, Termination, notation};
use serde::Serialize;
use std::io::Write;

/// One position as it is printed.
#[derive(Serialize)]
struct Report<'a> {
    ply: usize,
    side: &'a str,
    check: bool,
    legal: Vec<String>,
    outcome: Option<Result<'a>>,
}

#[derive(Serialize)]
struct Result<'a> {
    kind: &'static str,
    winner: Option<&'a str>,
}

/// Prints the legal moves.
pub fn run(options: &LegalOptions) -> std::result::Result<(), Failure> {
    let line = position::line(&options.position)?;
    let mut output = std::io::stdout().lock();
    let mut print = |line: &Line| {
        let text = serde_json::to_string(&report(line)).map_err(Failure::other)?;
        writeln!(output, "{text}").map_err(Failure::printing)
    };
    if options.each {
        let mut replay = Line::new(line.start().clone());
        print(&replay)?;
        for played in line.moves() {
            replay.play(played).map_err(Failure::other)?;
            print(&replay)?;
        }
        Ok(())
    } else {
        print(&line)
    }
}

fn report(line: &Line) -> Report<'_> {
    let position = line.position();
    let variant = position.variant();
    let name = |side: Color| variant.side_names[side.index()].as_str();
    let outcome = line.outcome();
    // A finished game has no moves, even if the pieces could still move.
    let moves = if outcome.is_some() { Vec::new() } else { position.legal_moves() };
    let mut legal: Vec<String> =
        moves.iter().map(|legal| notation::coordinates(variant, legal)).collect();
    legal.sort_unstable();
    Report {
        ply: line.ply(),
        side: name(position.turn()),
        check: position.is_check(),
        legal,
        outcome: outcome.map(|Outcome { winner, termination }| Result {
            kind: match termination {
                Termination::Checkmate => "checkmate",
                Termination::Stalemate => "stalemate",
                Termination::Restricted => "restricted",
                Termination::Repetition => "repetition",
                Termination::Checks => "checks",
                Termination::Goal => "goal",
                Termination::Extinction => "extinction",
                Termination::PerpetualCheck => "perpetual-check",
                Termination::BareKing => "bare-king",
                Termination::Counting => "counting",
                Termination::Row => "row",
                Termination::Passes => "passes",
                Termination::Points => "points",
                Termination::BareKings => "bare-kings",
                Termination::Dead => "dead",
                Termination::MoveRule => "move-rule",
            },
            winner: winner.map(name),
        }),
    }
}
