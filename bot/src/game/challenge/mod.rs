//! Inviting one member or everybody, accepting, joining, declining, rematches.

pub(in crate::game) mod challenge_outcome;
pub(in crate::game) mod challenges;
pub(in crate::game) mod departed;
pub(in crate::game) mod invitation;
pub(in crate::game) mod joining;
pub(in crate::game) mod open_challenge;
pub(in crate::game) mod open_challenge_words;
pub(in crate::game) mod rematch;
pub(in crate::game) mod seen;

pub use challenges::PAIR_WINDOW;
