//! A community's settings: variants, places, number of games. Members' settings other than time.

pub(crate) mod also_called;
pub(crate) mod capacity;
pub(crate) mod set_limits;
pub(crate) mod settings;
pub(crate) mod within_limits;

pub use also_called::also_called;
pub use capacity::{Capacity, Counts, ToBegin};
pub use within_limits::find_variant;
