//! What a community has settled: which variants, in which places, how many games. Members' settings
//! other than those of time.

pub(in crate::game) mod also_called;
pub(in crate::game) mod set_limits;
pub(in crate::game) mod settings;
pub(in crate::game) mod within_limits;

pub use also_called::also_called;
pub use within_limits::find_variant;
