//! The contents of a picture: a position as a viewer sees it, or the moves of a piece. Both become
//! a board without rules.

mod arrow;
mod board;
mod diagram;
mod region;
mod task;
mod view;

pub use arrow::{Arrow, Weight};
pub(crate) use board::{Scene, Window};
pub use diagram::Diagram;
pub use region::{Region, RegionKind};
pub use task::{star_marks, task_view};
pub use view::{BoardView, DEFAULT_SIZE};
