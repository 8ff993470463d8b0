//! Challenges to one member or to everyone, and the account with which a player sits down.

pub(crate) mod challenges;
pub(crate) mod open_challenges;
pub(crate) mod seating;
