//! Things that break off at any moment: processes, the power, the disk. Tests that are only about a
//! file are in `on_a_file`.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

#[cfg(unix)]
pub mod killed_often;
pub mod on_a_file;
pub mod torn_reads;
