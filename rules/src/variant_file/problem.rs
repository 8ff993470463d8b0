//! Mistakes in a variant file, and their places.

use std::ops::Range;
use thiserror::Error;
use toml::Spanned;

use super::toml_words::in_words;

/// A mistake in a variant file, and its place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}, line {line}, column {column}: {problem}")]
pub struct VariantFileError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The mistake in words, often with the expected value.
    pub problem: String,
}

/// The most mistakes that are listed at once.
pub(super) const MOST_MISTAKES: usize = 100;

/// A problem and the bytes it concerns.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Problem(pub Range<usize>, pub String);

impl Problem {
    /// The problem of an error of the TOML reader.
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

/// The problems found so far. The rest of the file is checked too.
#[derive(Default)]
pub(super) struct Problems(pub Vec<Problem>, pub Unknown);

/// The parts of a file with unreadable keys. Other parts that depend on them are not judged.
#[derive(Clone, Copy, Default)]
pub(super) struct Unknown {
    /// Whether any key is unreadable.
    pub is_partial: bool,
    /// The size of the board and its holes.
    pub size: bool,
    /// The labels.
    pub labels: bool,
    /// The pieces.
    pub pieces: bool,
    /// The zones.
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

    /// As [`Problems::keep`], for a value that may depend on an unknown part. Its problem is then
    /// dropped.
    pub fn keep_unless<T>(&mut self, unknown: bool, result: Result<T, Problem>) -> Option<T> {
        if unknown { result.ok() } else { self.keep(result) }
    }

    /// Keeps a problem if the condition holds.
    pub fn refuse<T>(&mut self, is_so: bool, place: &Spanned<T>, text: &str) {
        if is_so {
            self.0.push(problem(place, text));
        }
    }
}
