//! What is asked: a call, its command, and what a command names.

pub(crate) mod call;
pub(crate) mod command;
pub(crate) mod opponent;
pub(crate) mod view;
pub(crate) mod which;

pub use call::{Authority, Call, Via};
pub use command::Command;
pub use opponent::{Opponent, Presence};
pub use view::{Page, ViewRequest};
pub use which::Which;
