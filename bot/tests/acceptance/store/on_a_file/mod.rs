//! Data in a file: backups, older tables, files that may only be read, plans of statements.

pub mod backups;
pub mod migrating;
pub mod only_read;
pub mod plans;
