//! Discord, through serenity: its events become calls, our effects become its requests.
//!
//! Every limit and trap of Discord is known here and nowhere else.

mod backfill;
mod closings;
mod commands;
mod connect;
mod events;
mod fault;
mod front;
mod gateway;
mod interactions;
mod limits;
mod markup;
mod messages;
mod names;
mod options;
mod pace;
mod pictures;
mod post;
mod presses;
mod questions;

pub use connect::{ConnectError, Identity, check, connect};
pub use front::DiscordFront;
