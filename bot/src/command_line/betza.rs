//! `menagerie betza`: where a piece goes that is in no game yet, or why its text is refused.

use super::board::{print, write};
use super::exit::Failure;
use super::position::echo;
use crate::drawing::draw_trial;
use clap::{Args, value_parser};
use menagerie_rules::{Color, Destinations, Square, Trial};
use serde::Serialize;
use std::path::PathBuf;

/// The files and ranks of a board of which nothing is said.
const LARGEST: u8 = 16;

/// Options of `betza`.
#[derive(Debug, Args)]
pub struct BetzaOptions {
    /// How the piece moves, in XBetza
    pub text: String,
    /// The square of the piece
    #[arg(long)]
    pub at: String,
    /// Who stands on the board, like the first part of a FEN: X the piece if it is White's, x if it is
    /// Black's, O White's others, o Black's; an empty board without it
    #[arg(long, value_name = "BOARD")]
    pub fen: Option<String>,
    /// The number of files, 2 to 16; BOARD's, or 16 without it
    #[arg(long, value_parser = value_parser!(u8).range(2..=16))]
    pub files: Option<u8>,
    /// The number of ranks, 2 to 16; BOARD's, or 16 without it
    #[arg(long, value_parser = value_parser!(u8).range(2..=16))]
    pub ranks: Option<u8>,
    /// The PNG file to write
    #[arg(short, long = "output")]
    pub output: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    pub json: bool,
}

/// The squares, as they are printed.
#[derive(Serialize)]
struct Report {
    moves: Vec<String>,
    captures: Vec<String>,
}

/// Tries the text and prints, and draws.
pub fn run(options: &BetzaOptions) -> Result<(), Failure> {
    let trial = trial(options)?;
    let found = trial.destinations(&options.text).map_err(Failure::input)?;
    if let Some(path) = &options.output {
        write(path, &draw_trial(&trial, &found).map_err(Failure::other)?)?;
    }
    let report = Report { moves: named(&found.moves), captures: named(&found.captures) };
    if options.json {
        return print(&serde_json::to_string(&report).map_err(Failure::other)?);
    }
    print(&grid(&trial, &found))?;
    print(&format!("moves: {}", listed(&report.moves)))?;
    print(&format!("captures: {}", listed(&report.captures)))
}

/// The board that the options describe.
fn trial(options: &BetzaOptions) -> Result<Trial, Failure> {
    let at = Square::parse(&options.at).ok_or_else(|| {
        Failure::input(format!("“{}” is no square: they are called a1 to p16", echo(&options.at)))
    })?;
    let (files, ranks) = options.fen.as_deref().map_or((LARGEST, LARGEST), Trial::size_of);
    let (files, ranks) = (options.files.unwrap_or(files), options.ranks.unwrap_or(ranks));
    match &options.fen {
        None => Trial::empty(files, ranks, at, Color::White),
        Some(board) => Trial::placed(files, ranks, at, board),
    }
    .map_err(Failure::input)
}

/// The names of squares, file by file.
fn named(squares: &[Square]) -> Vec<String> {
    let mut squares = squares.to_vec();
    squares.sort_unstable_by_key(|square| (square.file(), square.rank()));
    squares.iter().map(Square::to_string).collect()
}

fn listed(squares: &[String]) -> String {
    if squares.is_empty() { "none".to_owned() } else { squares.join(" ") }
}

/// The board in lines, with the marks of a board in a terminal: `( )` around the piece, `*` where it
/// goes, `< >` around what it captures.
fn grid(trial: &Trial, found: &Destinations) -> String {
    let (files, ranks) = trial.size();
    let letters: String =
        (b'a'..).take(files.into()).map(|file| format!(" {} ", char::from(file))).collect();
    let letters = format!("   {}", letters.trim_end());
    let mut lines = vec![letters.clone()];
    for rank in (0..ranks).rev() {
        let squares = (0..files).filter_map(|file| Square::new(file, rank));
        let cells: String = squares.map(|square| cell(trial, found, square)).collect();
        lines.push(format!("{:>2} {cells} {}", rank + 1, rank + 1));
    }
    lines.push(letters);
    lines.join("\n")
}

fn cell(trial: &Trial, found: &Destinations, square: Square) -> String {
    let colored = |side: Color, white: char, black: char| match side {
        Color::White => white,
        Color::Black => black,
    };
    let (at, side) = trial.piece();
    let other = trial.others().iter().find(|(other, _)| *other == square);
    match other {
        _ if square == at => format!("({})", colored(side, 'X', 'x')),
        Some((_, side)) if found.captures.contains(&square) => {
            format!("<{}>", colored(*side, 'O', 'o'))
        }
        Some((_, side)) => format!(" {} ", colored(*side, 'O', 'o')),
        None if found.moves.contains(&square) => " * ".to_owned(),
        None => " . ".to_owned(),
    }
}
