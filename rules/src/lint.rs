//! Checks a variant file as far as a program can: whether it is read, whether everything in it can be
//! reached, and what random games of it look like.

mod idle;
mod playouts;
mod reachable;
mod rights;
mod warnings;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use self::playouts::playouts;
use self::warnings::warnings;
use crate::{Variant, VariantFileError};

/// What is to be said about a variant file. It prints as lines for a terminal.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name of the file.
    pub file: String,
    /// Why it cannot be used, if so, in the order of the file; everything else is then empty.
    pub errors: Vec<VariantFileError>,
    /// What is odd about it.
    pub warnings: Vec<Warning>,
    /// The random games.
    pub playouts: Option<Playouts>,
}

/// Something odd in a variant file that is no mistake by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The line of the piece it is about, counted from 1.
    pub line: Option<usize>,
    /// What is odd.
    pub text: String,
}

/// The lengths and results of random games.
#[derive(Clone, PartialEq, Debug)]
pub struct Playouts {
    /// How many were played: fewer than 200 when they took too long.
    pub games: u32,
    /// The plies of the shortest game.
    pub shortest: u32,
    /// The plies of the longest game; it is cut off at 400.
    pub longest: u32,
    /// The average number of plies.
    pub average: f64,
    /// How many games ended in which way.
    pub results: BTreeMap<String, u32>,
}

/// Checks a variant file. The same seed gives the same random games.
pub fn lint(file_name: &str, text: &str, seed: u64) -> Report {
    let mut report = Report {
        file: file_name.to_owned(),
        errors: Vec::new(),
        warnings: Vec::new(),
        playouts: None,
    };
    match Variant::check_toml(file_name, text) {
        Err(errors) => report.errors = errors,
        Ok(variant) => {
            let variant = Arc::new(variant);
            report.warnings = warnings(&variant, text);
            report.playouts = Some(playouts(&variant, seed));
        }
    }
    report
}

impl Report {
    /// Whether the file can be used and nothing is odd about it.
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty() && self.warnings.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for error in &self.errors {
            writeln!(f, "error: {error}")?;
        }
        for Warning { line, text } in &self.warnings {
            let line = line.map_or(String::new(), |line| format!(", line {line}"));
            writeln!(f, "warning: {}{line}: {text}", self.file)?;
        }
        let Some(played) = &self.playouts else { return Ok(()) };
        write!(
            f,
            "{} random games of {} to {} plies, {:.0} on average",
            played.games, played.shortest, played.longest, played.average
        )?;
        played.results.iter().try_for_each(|(result, count)| write!(f, "\n  {count:>3} {result}"))
    }
}
