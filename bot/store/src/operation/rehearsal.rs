//! A copy of a database, to try out what would happen in the original.

use super::operator::{OperatorError, there};
use crate::backup::copy_from;
use crate::database::OpenError;
use crate::database::address::Address;
use crate::database::read_only::{Copy, Log, Looking};

/// A copy of a database, which is deleted when it is dropped.
pub struct Rehearsal(Copy);

impl Rehearsal {
    /// Copies the database at `url`, which a running bot may have open; nothing if it is on a
    /// server.
    ///
    /// # Errors
    /// When there is no such database, or it cannot be read or copied.
    pub async fn of(url: &str) -> Result<Option<Self>, OperatorError> {
        let Address::File(name) = Address::read(url)? else { return Ok(None) };
        let (path, temporary) = (there(&name)?, std::env::temp_dir());
        let not_copied = |reason: String| OpenError::NotCopied {
            path: path.clone(),
            folder: temporary.clone(),
            reason,
        };
        let copy = Copy::begin(&temporary).map_err(|error| not_copied(error.to_string()))?;
        let mut looking = Looking::at(&path, Log::Read(&temporary)).await?;
        let copied = copy_from(&mut looking.connection, copy.path()).await;
        copied.map_err(|error| not_copied(error.to_string()))?;
        looking.end().await?;
        Ok(Some(Self(copy)))
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("sqlite://{}", self.0.path().display())
    }
}
