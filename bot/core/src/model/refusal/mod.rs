//! Refusals: their sum, and those of no single room.

pub(crate) mod busy_refusal;
pub(crate) mod refusals;

use super::{Text, listed};

pub use busy_refusal::BusyRefusal;
pub use refusals::Refusal;

/// The words that can be typed, one after the other.
pub(crate) fn choices<W: AsRef<str>>(words: &[W]) -> Text {
    let words: Vec<Text> = words.iter().map(|word| Text::new().code(word.as_ref())).collect();
    listed(&words)
}
