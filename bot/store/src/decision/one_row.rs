//! The check that a statement has changed exactly one row.

use crate::database::{Result, StoreError};
use sqlx::any::AnyQueryResult;

/// Checks that exactly one row has changed.
///
/// # Errors
/// When another number of rows has: what was decided does not fit what is stored.
pub(super) fn one(result: AnyQueryResult) -> Result<()> {
    match result.rows_affected() {
        1 => Ok(()),
        rows => Err(StoreError::Unreadable(format!("{rows} rows changed where one should"))),
    }
}
