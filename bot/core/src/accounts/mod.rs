//! Linking two accounts of one person, and by which name a person is mentioned.

pub(crate) mod faces;
pub(crate) mod link_code;
pub(crate) mod linking;

pub use faces::{Face, Faces};
pub use link_code::hash as link_hash;
