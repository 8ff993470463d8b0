//! A move is made, previewed or corrected, and what follows from it. Legal moves: the crate `rules`.

pub(in crate::game) mod correction;
pub(in crate::game) mod moves;
pub(in crate::game) mod preview;

pub use preview::{Preview, preview};
