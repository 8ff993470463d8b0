//! Linking two accounts of one person, and by which name a person is mentioned.

pub(in crate::game) mod faces;
pub(in crate::game) mod link_code;
pub(in crate::game) mod linking;

pub use faces::{Face, Faces};
pub use link_code::hash as link_hash;
