//! The stored data: databases of both kinds, backups, several processes.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod deciding;
pub mod delivery;
pub mod encrypted;
pub mod fairness;
pub mod listed_facts;
pub mod marks;
pub mod on_a_file;
pub mod schemas;
pub mod shards;
pub mod silent_server;
pub mod snapshots;
pub mod standing_by;
pub mod stored_facts;
pub mod two_engines;
