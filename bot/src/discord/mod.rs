//! Discord, through serenity: its events become calls, our effects become its requests.
//!
//! Every limit and trap of Discord is known here and nowhere else.

mod alerts;
mod answers;
mod asides;
mod asking;
mod attached;
mod backfill;
mod bot;
mod catching_up;
mod client;
mod closings;
mod commands;
mod comparing;
mod connect;
mod connect_error;
mod cursors;
mod discord_front;
mod documents;
mod early;
mod events;
mod eyes;
mod fault;
mod front;
mod gallery;
mod gallery_thread;
mod gateway;
mod glances;
mod home;
mod interactions;
mod letters;
mod limits;
mod lookups;
mod markup;
mod messages;
mod names;
mod network;
mod news;
mod notices;
mod options;
mod origin;
mod pictures;
mod post;
mod presence;
mod presses;
mod reading;
mod requests;
mod restraint;
mod rights;
mod searches;
#[cfg(test)]
mod sentences;
mod servers;
mod session_turns;
mod sessions;
mod sleepers;
mod suggestions;
mod survey;
mod threadless;
mod watch;
mod work;

pub use client::{Identity, check};
pub use connect_error::ConnectError;
pub use names::NETWORK;
pub use network::Discord;
pub use survey::{Survey, survey};
