//! The types of this room that others name: requests, refusals, facts, and what is stored.

pub(crate) mod edit;
pub(crate) mod pick;
pub(crate) mod request;

pub use edit::{Before, Corrected, Correction};
pub use pick::{NoPick, Pick};
pub use request::PlayRequest;
