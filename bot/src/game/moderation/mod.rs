//! What managers may do: rule on a game, freeze one game or all of a server. Members' blocks of each
//! other.

pub(in crate::game) mod adjudicate;
pub(in crate::game) mod block;
pub(in crate::game) mod freezing;
pub(in crate::game) mod freezing_all;
pub(in crate::game) mod stopped;

pub use adjudicate::as_reason;
pub use stopped::stopped_communities;
