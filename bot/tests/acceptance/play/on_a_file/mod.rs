//! Tests about playing with a database that is a file, and tests that have nothing to do with where games are kept.

pub mod letters;
pub mod remarks;
