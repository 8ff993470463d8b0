//! What is wrong with a variant file, and where.

use std::ops::Range;
use thiserror::Error;
use toml::Spanned;

/// What is wrong with a variant file, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}, line {line}, column {column}: {problem}")]
pub struct VariantFileError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What was expected.
    pub problem: String,
}

/// A problem and the bytes it concerns.
pub(super) struct Problem(pub Range<usize>, pub String);

/// A problem with one part of the file.
pub(super) fn problem<T>(place: &Spanned<T>, text: impl Into<String>) -> Problem {
    Problem(place.span(), text.into())
}
