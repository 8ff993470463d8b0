//! The ends of a game and their results: resignation, draws, the rules, the clock.

pub(crate) mod endings;
pub(crate) mod offer_state;
pub(crate) mod proof;
pub(crate) mod report;
pub mod types;

pub use endings::result;
pub use report::{may_have_report, report_of};
