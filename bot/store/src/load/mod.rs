//! The load bench's needs of the database: many games in it, and plain inserts beside it.

mod copies;
mod plain;
mod settling;

pub use copies::GameCopy;
pub use plain::{Plain, plain_inserts};
pub use settling::settle;
