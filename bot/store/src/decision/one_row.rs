//! The check that a statement has changed exactly one row.

use crate::database::{Result, StoreError};
use sqlx::any::AnyQueryResult;

/// Checks that exactly one row has changed.
///
/// # Errors
/// When another number of rows has: the decision does not fit the stored rows.
pub(super) fn one(result: AnyQueryResult) -> Result<()> {
    match result.rows_affected() {
        1 => Ok(()),
        rows => Err(StoreError::Unreadable(format!("{rows} rows changed where one should"))),
    }
}
