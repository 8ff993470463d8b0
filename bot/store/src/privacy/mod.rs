//! What is stored about one person: counted, exported, deleted. By what a deleted member is known
//! again.

pub(crate) mod along;
pub(crate) mod departures;
pub(crate) mod forget;
mod kept;
pub(crate) mod leaving;

pub use along::{Along, GameAlong};
