//! Challenges to one member or everyone: accept, join, decline, rematch.

pub(crate) mod arranged_game;
pub(crate) mod challenge_limits;
pub(crate) mod challenge_outcome;
pub(crate) mod challenges;
pub(crate) mod erased;
pub(crate) mod first_board;
pub(crate) mod invitation;
pub(crate) mod joining;
pub(crate) mod loaded;
pub(crate) mod open_challenge;
pub(crate) mod open_challenge_words;
pub(crate) mod rated;
pub(crate) mod rematch;
pub(crate) mod seen;
pub mod types;

pub use challenge_limits::PAIR_WINDOW;
pub use challenges::may_answer;
pub use loaded::{Offered, ToAnswer, ToChallenge, ToJoin, ToRematch};
