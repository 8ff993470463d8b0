//! The one door: the function for each command and each event. The sentence for each refusal.

#[cfg(any(test, feature = "examples"))]
pub mod examples;
pub(crate) mod handle;
pub(crate) mod input;
pub(crate) mod left_alone;
pub(crate) mod loaded;
pub(crate) mod refusal_words;
mod requests;

pub use handle::handle;
pub use input::{EventKind, Input, SystemEvent};
pub use left_alone::why_left_alone;
pub use loaded::{Loaded, LostCommunity, LostPlace, NotLoaded};
