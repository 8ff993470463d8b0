//! Discord's view of a database that is a file.

pub mod privacy_wire;
pub mod restored_wire;
