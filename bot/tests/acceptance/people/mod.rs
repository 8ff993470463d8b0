//! Members: accounts, blocks, privacy, profiles.

pub mod absent_opponents;
#[cfg(target_os = "linux")]
pub mod blocks;
pub mod departures;
pub mod linked_clocks;
pub mod linked_members;
pub mod linked_seats;
pub mod links;
pub mod links_again;
pub mod member;
pub mod privacy;
pub mod privacy_columns;
pub mod privacy_pages;
pub mod profiles;
