//! The board's squares: one, a set of them, how they lie to each other, which are missing, and zones.

pub(crate) mod geometry;
pub(crate) mod holes;
pub(crate) mod square;
pub(crate) mod square_set;
pub(crate) mod zone;
