//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod data_summary;
pub(crate) mod erasure;

pub use data_summary::{DataSummary, Kind as KeptKind, kept_in_words};
pub use erasure::Erasure;
