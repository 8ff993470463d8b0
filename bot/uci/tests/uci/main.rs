//! The specification of the crate: what is answered to which commands.

mod client;
mod every_game;
mod limits;
mod refused;
mod transcripts;
mod whole;
