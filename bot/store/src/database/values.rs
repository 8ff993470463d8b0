//! Conversions between values and columns.

use super::store_error::{Result, StoreError};
use menagerie_rules::Color;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, Row};

/// A statement with bound values, in the order of their numbers.
pub(crate) type Statement = Query<'static, Any, AnyArguments>;

/// A side by its word.
pub(crate) fn color(word: &str) -> Result<Color> {
    Color::of_word(word).ok_or_else(|| StoreError::Unreadable(format!("“{word}” is no side")))
}

/// A number from a column, which has more bits.
pub(crate) fn number(row: &AnyRow, column: &str) -> Result<u32> {
    narrow(row.try_get(column)?)
}

/// The same conversion for a number that was already read.
pub(crate) fn narrow(stored: i64) -> Result<u32> {
    u32::try_from(stored).map_err(|_| StoreError::Unreadable(format!("{stored} is too much")))
}

/// A count in its stored form.
pub(crate) fn stored_ply(ply: usize) -> Result<i64> {
    i64::try_from(ply).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// The inverse of [`stored_ply`].
pub(crate) fn counted(stored: i64) -> Result<usize> {
    usize::try_from(stored).map_err(|error| StoreError::Unreadable(error.to_string()))
}
