//! Spectators: who follows a game, and where they talk unheard by the players.

pub(in crate::game) mod kibitz;
pub(in crate::game) mod kibitz_words;

pub use kibitz::WATCH_WINDOW;
