//! The one door: for each command and each event the function that decides it. The sentence for each
//! refusal.

#[cfg(test)]
pub mod examples;
pub(in crate::game) mod handle;
pub(in crate::game) mod incident;
pub(in crate::game) mod left_alone;
pub(in crate::game) mod refusal_words;

pub use handle::handle;
pub use incident::{Happening, Incident, Matter};
pub use left_alone::why_left_alone;
