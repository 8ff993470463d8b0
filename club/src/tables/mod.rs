//! The table of a round robin: points, and what decides between equal points.

mod points;
mod table;

pub use points::{NotQuarters, Points};
pub use table::{Played, Row, TableError, table};
