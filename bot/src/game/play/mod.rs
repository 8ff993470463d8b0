//! A move is made or corrected, and what follows from it.

pub(in crate::game) mod correction;
pub(in crate::game) mod moves;
pub(in crate::game) mod preview;

pub use preview::{Preview, preview};
