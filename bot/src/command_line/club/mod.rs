//! `menagerie club --trial`: the arithmetic of ratings and leagues, tried on the rows of a file.
//!
//! It runs the code that the bot runs. Each line of the file is a row, and the answer to it is a line of
//! JSON. The first row that cannot be used ends it.

mod answer;
mod games;
mod lines;
mod numbers;
mod options;
mod row_error;
mod table;

pub use options::ClubOptions;

use super::exit::Failure;
use super::usage_error::{in_one_line, shortened};
use answer::answer;
use lines::Lines;
use menagerie_core::model::visible;
use row_error::RowError;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};

/// The path that means standard input.
const STANDARD_INPUT: &str = "-";

/// Answers each row.
pub fn run(options: &ClubOptions) -> Result<(), Failure> {
    let path = &options.trial;
    if path.as_os_str() == STANDARD_INPUT {
        return answer_all("standard input", std::io::stdin().lock());
    }
    let name = path.display().to_string();
    match File::open(path) {
        Ok(file) => answer_all(&name, BufReader::new(file)),
        Err(error) => Err(Failure::input(format!("{name} cannot be read: {error}"))),
    }
}

fn answer_all(name: &str, input: impl BufRead) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    let mut has_rows = false;
    for (number, line) in Lines::new(input) {
        let refused = |why: RowError| {
            let words = format!("{name}, line {number}: {why}");
            Failure::input(shortened(visible(&in_one_line(&words))))
        };
        let line = line.map_err(refused)?;
        // The end of a line has no column.
        let line = line.trim_end();
        if line.is_empty() {
            continue;
        }
        has_rows = true;
        let answer = answer(line).map_err(refused)?;
        let text = serde_json::to_string(&answer).map_err(Failure::other)?;
        writeln!(output, "{text}").map_err(Failure::printing)?;
    }
    if !has_rows {
        return Err(Failure::input(format!("{name} is empty: it has no rows")));
    }
    Ok(())
}
