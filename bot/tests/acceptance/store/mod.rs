//! What is kept: databases of both kinds, backups, kills, several processes.

pub mod backups;
pub mod broken_disk;
pub mod deciding;
pub mod delivery;
pub mod durability;
pub mod encrypted;
pub mod fairness;
pub mod keeping_killed;
#[cfg(unix)]
pub mod killed_often;
pub mod listed_facts;
pub mod marks;
pub mod migrating;
pub mod only_read;
pub mod plans;
pub mod schemas;
pub mod shards;
pub mod silent_server;
pub mod standing_by;
pub mod stored_facts;
pub mod torn_reads;
pub mod two_engines;
pub mod worlds;
