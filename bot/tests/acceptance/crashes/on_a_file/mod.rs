//! What breaks off of a database that is a file.

pub mod broken_disk;
pub mod durability;
mod first_start;
mod interrupted_calls;
pub mod keeping_killed;
