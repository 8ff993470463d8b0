//! The ground: where a database is, its connections and locks, the one writer, and the open
//! database that all other rooms use.

pub(crate) mod account_digests;
pub(crate) mod address;
pub(crate) mod delivery;
pub(crate) mod file;
pub(crate) mod file_lock;
pub(crate) mod leader_lock;
mod log_size;
mod open_error;
pub(crate) mod pending_acknowledgements;
pub(crate) mod read_only;
pub(crate) mod server;
pub(crate) mod server_rights;
pub(crate) mod sqlite;
pub(crate) mod store;
mod store_error;
pub(crate) mod vacuum;
pub(crate) mod values;
mod work;
mod work_assignment;
pub(crate) mod writer;
mod wrong_codes;

pub use delivery::Delivery;
pub use open_error::OpenError;
pub use store::{Store, Work};
pub use store_error::{Result, StoreError};
pub use work::SharedWork;
pub use wrong_codes::WrongCodes;

/// A connection to the database, also one within a transaction.
pub(crate) type Db = sqlx::AnyConnection;
