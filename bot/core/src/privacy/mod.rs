//! Deletion of a member: what goes and what stays.

pub(crate) mod erasure;
pub mod types;
