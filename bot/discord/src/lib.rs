//! Discord, through serenity: its events become calls, and our effects become its requests.
//!
//! Every limit and trap of Discord is known here and nowhere else.

mod api;
mod bot;
mod catching_up;
mod commands;
mod gateway;
mod messages;
mod names;
mod network;
mod places;
mod posting;

pub use api::client::{Identity, check};
pub use gateway::connect_error::ConnectError;
pub use names::NETWORK;
pub use network::Discord;
pub use places::survey::{Survey, survey};
