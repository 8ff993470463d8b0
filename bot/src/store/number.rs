//! Numbers that count something, as they are stored.

use super::StoreError;

/// A number as it is counted.
///
/// # Errors
/// When it is less than nothing.
pub(super) fn counted(stored: i64) -> Result<usize, StoreError> {
    usize::try_from(stored).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// A number as it is stored.
///
/// # Errors
/// When it is larger than any that can be stored.
pub(super) fn stored(counted: usize) -> Result<i64, StoreError> {
    i64::try_from(counted).map_err(|error| StoreError::Unreadable(error.to_string()))
}
