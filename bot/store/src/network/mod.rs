//! On which networks the bot is and when it was away, how far their messages are read, and what
//! each network remembers.

mod cursors;
pub(crate) mod encryption_keys;
pub(crate) mod presence;
pub(crate) mod remembered;
pub(crate) mod unheard;

pub use cursors::{Cursor, GameAtPlace};
pub use encryption_keys::{KeyChange, KeyRow, KeysOf, NamedKey};
