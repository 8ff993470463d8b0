//! What a community and its members have settled: which games, where, how many, and how they look.

pub(in crate::game) mod also_called;
pub(in crate::game) mod set_limits;
pub(in crate::game) mod settings;
pub(in crate::game) mod within_limits;

pub use also_called::also_called;
pub use within_limits::find_variant;
