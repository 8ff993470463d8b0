//! The ground: where a database is, its connections and locks, the one writer, and the open
//! database that all other rooms use.

pub(crate) mod address;
pub(crate) mod delivery;
pub(crate) mod file;
mod log_size;
pub(crate) mod looking;
pub(crate) mod marks;
mod open_error;
mod post;
mod posts;
pub(crate) mod rewriting;
pub(crate) mod seat;
pub(crate) mod server;
pub(crate) mod server_rights;
pub(crate) mod sqlite;
pub(crate) mod stamps;
pub(crate) mod store;
mod store_error;
pub(crate) mod values;
pub(crate) mod writer;
mod wrong_codes;

pub use delivery::Delivery;
pub use open_error::OpenError;
pub use post::Post;
pub use store::{Store, Work};
pub use store_error::StoreError;
pub use wrong_codes::WrongCodes;
