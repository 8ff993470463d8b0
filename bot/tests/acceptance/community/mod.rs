//! The settings of a community, and where its games are seen.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod frozen_communities;
pub mod frozen_games;
pub mod game_kinds;
pub mod network_presence;
pub mod places;
pub mod sent_games;
pub mod server_limits;
pub mod server_limits_keyboard;
pub mod stats;
pub mod unheard_networks;
pub mod windows;
