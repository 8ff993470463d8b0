//! Why a move is not possible, and how a game ends, in words.

pub(crate) mod explain;
pub(crate) mod refusal;
mod speaker;
pub(crate) mod told_endings;
pub(crate) mod trial;
mod words_of_castling;
mod words_of_moves;
mod words_of_refusal;
