//! The outbox: the rows that wait for a network, their order, and which members want to be told of
//! what.

pub(crate) mod acknowledgements;
mod effects;
pub(crate) mod enqueue;
pub(crate) mod notices;
pub(crate) mod pending;
mod said;

pub use pending::{Held, Pending, Waiting, Why};
