//! Challenges to one member or to everybody, and the account with which somebody sits down.

pub(crate) mod challenges;
pub(crate) mod open_challenges;
pub(crate) mod seating;
