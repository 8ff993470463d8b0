//! One decision in one transaction: what is loaded for it, how its facts are written down, and
//! which causes were processed before.

mod capacity;
mod facts;
pub(crate) mod inbox;
mod ladders;
mod leagues;
mod loaded;
mod one_row;
pub(crate) mod snapshot;
mod transaction;

pub use transaction::Transaction;
