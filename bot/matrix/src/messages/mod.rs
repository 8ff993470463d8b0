//! Members' messages, edits and reactions: heard in order, understood, and acted on.

pub(crate) mod acting;
pub(crate) mod choosing;
pub(crate) mod edits;
pub(crate) mod gaps;
pub(crate) mod key_arrivals;
pub(crate) mod late_keys;
pub(crate) mod listening;
pub(crate) mod lookups;
pub(crate) mod meaning;
pub(crate) mod message_handler;
pub(crate) mod missed_keys;
pub(crate) mod naming;
pub(crate) mod open_gaps;
pub(crate) mod reactions;
pub(crate) mod written;
