//! What is about playing with a database that is a file.

pub mod remarks;
