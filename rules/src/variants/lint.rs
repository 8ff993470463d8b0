//! Checks a variant file as far as a program can: whether it can be read, whether all its parts can
//! be reached, and what its random games look like.

mod dead;
mod idle;
mod kinds;
mod mobility;
mod playouts;
mod reachable;
mod rights;
mod warnings;

use std::fmt;
use std::sync::Arc;

pub use crate::variants::lint::mobility::Mobility;
pub use crate::variants::lint::playouts::Playouts;
pub use crate::variants::lint::warnings::Warning;

use crate::variants::lint::mobility::mobility;
use crate::variants::lint::playouts::playouts;
use crate::variants::lint::warnings::warnings;
use crate::{Variant, VariantFileError};

/// The findings about a variant file. A report prints as lines for a terminal.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name of the file.
    pub file: String,
    /// The reasons why the file cannot be used, in the order of the file. If there are any,
    /// everything else is empty.
    pub errors: Vec<VariantFileError>,
    /// The oddities of the variant.
    pub warnings: Vec<Warning>,
    /// How far each piece goes on the empty board.
    pub mobility: Vec<Mobility>,
    /// The results of the random games.
    pub playouts: Option<Playouts>,
}

/// Checks a variant file, and plays random games. The same seed gives the same games.
pub fn lint(file_name: &str, text: &str, seed: u64) -> Report {
    let (variant, report) = check(file_name, text);
    let Some(variant) = variant else { return report };
    Report { mobility: mobility(&variant), playouts: Some(playouts(&variant, seed)), ..report }
}

/// Checks a variant file. The variant is there if the file can be used.
pub fn check(file_name: &str, text: &str) -> (Option<Arc<Variant>>, Report) {
    let mut report = Report {
        file: file_name.to_owned(),
        errors: Vec::new(),
        warnings: Vec::new(),
        mobility: Vec::new(),
        playouts: None,
    };
    match Variant::check_toml(file_name, text) {
        Err(errors) => {
            report.errors = errors;
            (None, report)
        }
        Ok(variant) => {
            let variant = Arc::new(variant);
            report.warnings = warnings(&variant, text);
            (Some(variant), report)
        }
    }
}

impl Report {
    /// Whether the file can be used and has no oddities.
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
        if !self.mobility.is_empty() {
            writeln!(
                f,
                "squares to which a piece goes on the empty board, on average and at most:"
            )?;
        }
        for Mobility { piece, average, most } in &self.mobility {
            writeln!(f, "  {average:>5.1} {most:>3}  {piece}")?;
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
