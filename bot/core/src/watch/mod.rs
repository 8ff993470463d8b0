//! Spectators: who watches a game, and where they talk unheard by the players. What they may see:
//! `model::state`.

pub(crate) mod kibitz;
pub(crate) mod kibitz_words;

pub use kibitz::{ToWatch, WATCH_WINDOW};
