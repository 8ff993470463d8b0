//! Work on a database file that breaks off.

pub mod broken_disk;
pub mod durability;
mod first_start;
mod interrupted_calls;
pub mod keeping_killed;
