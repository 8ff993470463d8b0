//! Menagerie: a chat bot with which people play large chess variants by correspondence.
//!
//! `game` is the core; `store`, `discord` and `terminal` are adapters at its edge; `conversation` is
//! what can be asked and answered on every network; `desk` and `deliver` are the two workers between
//! them. See ARCHITECTURE.md.

pub mod addresses;
pub mod attendance;
pub mod clock;
pub mod command_line;
pub mod config;
pub mod conversation;
pub mod deliver;
pub mod desk;
pub mod discord;
pub mod drawing;
pub mod engine;
pub mod game;
pub mod health;
pub mod lifeline;
#[cfg(feature = "sandbox")]
pub mod load;
pub mod logging;
pub mod matrix;
pub mod measures;
pub mod move_results;
pub mod network;
pub mod own_games;
pub mod pace;
pub mod preferences;
pub mod record;
pub mod run;
pub mod store;
pub mod studio;
pub mod terminal;
pub mod traces;
pub mod turns;
pub mod upkeep;
pub mod variant_file;
pub mod version;
