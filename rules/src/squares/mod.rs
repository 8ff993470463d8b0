//! The squares of a board: single squares, sets, the lines between them, holes, and zones.

pub(crate) mod geometry;
pub(crate) mod holes;
pub(crate) mod square;
pub(crate) mod square_set;
pub(crate) mod zone;
