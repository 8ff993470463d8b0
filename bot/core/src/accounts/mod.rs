//! Links between two accounts of one person. The name by which a person is mentioned.

pub(crate) mod display_names;
pub(crate) mod link_code;
pub(crate) mod linking;
pub mod types;

pub use display_names::{DisplayName, DisplayNames};
pub use link_code::hash as link_hash;
