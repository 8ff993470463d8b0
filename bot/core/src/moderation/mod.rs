//! Managers' and moderators' acts: rule on a game, freeze one game or all of a server. Members'
//! blocks of each other.

pub(crate) mod adjudicate;
pub(crate) mod block;
pub(crate) mod freezing;
pub(crate) mod freezing_all;
pub(crate) mod stopped;
pub mod types;

pub use adjudicate::as_reason;
pub use freezing_all::ToFreezeAll;
pub use stopped::stopped_communities;
