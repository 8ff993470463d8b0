//! Backups: copies of the database that are known to be whole, and restoring one. A copy is made,
//! checked, and only then given its name. These three steps know nothing of each other, so a copy
//! can also come from elsewhere than an SQLite file.

mod back_up;
mod before_migrating;
mod contents;
mod copy;
mod forgotten;
mod integrity;
mod keeping_error;
mod moment;
mod old_copies;
mod part;
mod replaying;
mod restore;
mod seal;

pub use back_up::{Backup, back_up};
pub use contents::Contents;
pub use keeping_error::KeepingError;
pub use old_copies::old_copies;
pub use restore::{Restored, restore};

pub(super) use before_migrating::before_migrating;
pub(super) use copy::copy_from;
pub(super) use forgotten::Present;
pub(super) use integrity::whole;
pub(super) use replaying::replay_all;
pub(super) use seal::remove;
