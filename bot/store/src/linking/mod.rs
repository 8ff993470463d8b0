//! Linking two accounts of one person, and which rows change hands then.

pub(crate) mod links;
pub(crate) mod relink;
