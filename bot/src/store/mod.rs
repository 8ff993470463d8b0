//! The facts on disk: one SQLite file, one writer, a few readers.
//!
//! Only this folder contains SQL. A call and everything that follows from it is one transaction.

mod cursors;
mod facts;
mod games;
mod open;
mod operator;
mod outbox;
mod preferences;
mod transact;
mod writer;

pub use cursors::{Cursor, Seat};
pub use open::{OpenError, Store};
pub use operator::{OperatorError, outbox, retry};
pub use outbox::{Delivery, Held, Pending, Waiting, Why};
pub use transact::Stored;

/// Something that the store could not do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite has refused.
    #[error("the database could not be read or written: {0}")]
    Database(#[from] sqlx::Error),
    /// A row cannot be understood.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
}
