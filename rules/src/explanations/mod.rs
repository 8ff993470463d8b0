//! Why a move is not possible, and how a game ends, in words.

pub(crate) mod explain;
pub(crate) mod explain_drop;
pub(crate) mod refusal;
mod speaker;
pub(crate) mod told_endings;
mod told_hands;
mod told_restraints;
mod told_sentence;
pub(crate) mod trial;
mod words_of_castling;
mod words_of_drops;
mod words_of_moves;
mod words_of_refusal;
mod words_of_walls;
