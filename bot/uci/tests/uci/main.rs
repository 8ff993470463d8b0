//! The specification of the crate: commands and the answers to them.

mod client;
mod every_game;
mod limits;
mod refused;
mod transcripts;
mod whole;
