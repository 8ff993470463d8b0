//! `menagerie betza`: the squares to which a piece of an XBetza text goes, or the reason why the
//! text is refused.

use super::betza_options::BetzaOptions;
use super::board::{print, write};
use super::exit::Failure;
use super::position::echo;
use menagerie_chat::drawing::draw_trial;
use menagerie_rules::{Color, Destinations, Square, Trial};
use serde::Serialize;

/// The files and ranks of a board when no option tells them.
const LARGEST: u8 = 16;

/// The printed squares.
#[derive(Serialize)]
struct Report {
    moves: Vec<String>,
    captures: Vec<String>,
    /// Captures on the way: `xg7>f8` takes on g7 and ends on f8. Most pieces have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    locust: Vec<String>,
}

/// Tries the text and prints, and draws.
pub fn run(options: &BetzaOptions) -> Result<(), Failure> {
    let trial = trial(options)?;
    let found = trial.destinations(&options.text).map_err(Failure::input)?;
    if let Some(path) = &options.output {
        write(path, &draw_trial(&trial, &found).map_err(Failure::other)?)?;
    }
    let locust = found.locusts.iter().map(|(taken, to)| format!("x{taken}>{to}")).collect();
    let report = Report { moves: named(&found.moves), captures: named(&found.captures), locust };
    if options.json {
        return print(&serde_json::to_string(&report).map_err(Failure::other)?);
    }
    print(&grid(&trial, &found))?;
    print(&format!("moves: {}", listed(&report.moves)))?;
    print(&format!("captures: {}", listed(&report.captures)))?;
    if report.locust.is_empty() {
        return Ok(());
    }
    print(&format!("captures on the way: {}", listed(&report.locust)))
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

/// The board in lines, with the marks of a board in a terminal: `( )` around the piece, `*` where
/// it goes, `< >` around a piece that it captures, `#` for a hole.
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
        Some((_, side)) if found.takes(square) => {
            format!("<{}>", colored(*side, 'O', 'o'))
        }
        Some((_, side)) => format!(" {} ", colored(*side, 'O', 'o')),
        None if trial.holes().contains(square) => " # ".to_owned(),
        None if found.ends_on(square) => " * ".to_owned(),
        None => " . ".to_owned(),
    }
}
