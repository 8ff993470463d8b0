//! The reason why a text is not converted.

use thiserror::Error;

/// The reason why a text is not converted, and the place in the text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ConversionError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The problem, and what can be done about it.
    pub problem: String,
}

impl ConversionError {
    pub(super) fn at((line, column): (usize, usize), problem: impl Into<String>) -> Self {
        Self { line, column, problem: problem.into() }
    }
}

/// A word of the text as it is repeated in a message: short, and without control characters.
pub(super) fn echo(word: &str) -> String {
    let mut short: String = word.chars().filter(|c| !c.is_control()).take(40).collect();
    if word.chars().count() > 40 {
        short.push('…');
    }
    short
}
