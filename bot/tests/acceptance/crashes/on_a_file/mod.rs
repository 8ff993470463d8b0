//! What breaks off of a database that is a file.

pub mod broken_disk;
pub mod durability;
pub mod keeping_killed;
