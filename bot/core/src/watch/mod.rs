//! Spectators: who watches a game, and where they talk unheard by the players.

pub(crate) mod spectating;
pub(crate) mod spectating_words;
pub mod types;

pub use spectating::{ToWatch, WATCH_WINDOW};
