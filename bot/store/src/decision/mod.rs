//! One decision in one transaction: what is loaded for it, how its facts are written down, and
//! which causes were acted on before.

mod facts;
pub(crate) mod inbox;
mod transaction;
pub(crate) mod world;

pub use transaction::Transaction;
