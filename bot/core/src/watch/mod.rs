//! Spectators: who watches a game, and where they talk unheard by the players. What they may see:
//! `model::state`.

pub(crate) mod spectating;
pub(crate) mod spectating_words;

pub use spectating::{ToWatch, WATCH_WINDOW};
