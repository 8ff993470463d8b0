//! Requests to the opponent and their answers: take-back, end without a result. A claim when the
//! other's time is up.

pub(crate) mod abort;
pub(crate) mod absence;
pub(crate) mod clock_claims;
pub(crate) mod consent;
pub(crate) mod propose;
pub(crate) mod take_back;
pub mod types;
