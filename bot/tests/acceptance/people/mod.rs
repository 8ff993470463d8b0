//! Members: accounts, blocks, privacy, profiles.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod absent_opponents;
#[cfg(target_os = "linux")]
pub mod blocks;
pub mod departures;
pub mod linked_clocks;
pub mod linked_members;
pub mod linked_seats;
pub mod links;
pub mod links_again;
pub mod on_a_file;
pub mod privacy;
pub mod profiles;
