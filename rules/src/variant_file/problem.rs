//! What is wrong with a variant file, and where.

use std::ops::Range;
use thiserror::Error;
use toml::Spanned;

use super::toml_words::in_words;

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

/// How many mistakes are told at once.
pub(super) const MOST_MISTAKES: usize = 100;

/// A problem and the bytes it concerns.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Problem(pub Range<usize>, pub String);

impl Problem {
    /// What TOML's reader says.
    pub fn of_toml(error: &toml::de::Error) -> Self {
        Problem(error.span().unwrap_or(0..0), in_words(error.message()))
    }

    /// The problem with its place in the text of a file.
    pub fn of_file(self, file: &str, text: &str) -> VariantFileError {
        let Problem(span, problem) = self;
        let before = text.get(..span.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        VariantFileError {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem,
        }
    }
}

/// A problem with one part of the file.
pub(super) fn problem<T>(place: &Spanned<T>, text: impl Into<String>) -> Problem {
    Problem(place.span(), text.into())
}

/// What has been found wrong so far, so that the rest of the file is looked at, too.
#[derive(Default)]
pub(super) struct Problems(pub Vec<Problem>, pub Unknown);

/// The parts of a file whose keys cannot be read. Nothing is said about other parts that depend on them.
#[derive(Clone, Copy, Default)]
pub(super) struct Unknown {
    /// Whether there is anything at all.
    pub is_partial: bool,
    /// How large the board is and where its holes are.
    pub size: bool,
    /// Which labels there are.
    pub labels: bool,
    /// The pieces.
    pub pieces: bool,
    /// Which zones there are.
    pub zones: bool,
    /// The endings.
    pub endings: bool,
    /// The random array.
    pub shuffle: bool,
}

impl Problems {
    /// The value, or none with its problem kept.
    pub fn keep<T>(&mut self, result: Result<T, Problem>) -> Option<T> {
        result.map_err(|problem| self.0.push(problem)).ok()
    }

    /// The same for what depends on something that may be unknown.
    pub fn keep_unless<T>(&mut self, unknown: bool, result: Result<T, Problem>) -> Option<T> {
        if unknown { result.ok() } else { self.keep(result) }
    }

    /// Keeps a problem if something is so.
    pub fn refuse<T>(&mut self, is_so: bool, place: &Spanned<T>, text: &str) {
        if is_so {
            self.0.push(problem(place, text));
        }
    }
}
