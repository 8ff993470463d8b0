//! A move is made, previewed or corrected, and its consequences. Legal moves: the crate `rules`.

pub(crate) mod correction;
pub(crate) mod hint;
pub(crate) mod moves;
pub(crate) mod picking;
pub(crate) mod preview;
pub mod types;

pub use hint::{hint, may_have_hint};
pub use picking::{Picker, Picking};
pub use preview::{Preview, preview};
