//! The accounts of a member, their names on other networks, their blocks, and what else there is of
//! them beside games.

pub(crate) mod accounts;
pub(crate) mod belongings;
pub(crate) mod blocks;
mod handles;
pub(crate) mod page_sessions;

pub use page_sessions::{LINK_LASTS as PAGE_LINK_LASTS, SESSION_LASTS as PAGE_SESSION_LASTS};
