//! A moment in an export: once for programs, once for people.

use super::error::RecordError;
use crate::Timestamp;
use serde::{Deserialize, Serialize};

/// A moment in both forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// Seconds since 1970-01-01 UTC.
    pub unix: i64,
    /// The same in RFC 3339: `2026-11-21T18:34:52Z`.
    pub utc: String,
}

impl When {
    /// A moment.
    ///
    /// # Errors
    /// When no calendar has it.
    pub fn of(at: Timestamp) -> Result<Self, RecordError> {
        let moment =
            jiff::Timestamp::from_second(at.0).map_err(|_| RecordError::NoSuchTime(at.0))?;
        Ok(Self { unix: at.0, utc: moment.to_string() })
    }
}
