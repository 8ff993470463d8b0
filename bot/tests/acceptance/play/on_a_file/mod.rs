//! What is about playing with a database that is a file, and what has nothing to do with where games are kept.

pub mod letters;
pub mod remarks;
