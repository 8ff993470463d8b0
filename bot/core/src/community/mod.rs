//! What a community has settled: which variants, in which places, how many games. Members' settings
//! other than those of time.

pub(crate) mod also_called;
pub(crate) mod set_limits;
pub(crate) mod settings;
pub(crate) mod within_limits;

pub use also_called::also_called;
pub use within_limits::find_variant;
