//! The tests of the bot as a whole, in one program: conversations with the core over a real
//! database, and flows through the real program and a loopback Discord. There the bot hears only what
//! is for it, as without a setting; with `DISCORD_MESSAGE_CONTENT=on` it hears all.

mod access;
mod asking;
mod beside;
#[cfg(feature = "sandbox")]
mod browser;
#[cfg(unix)]
mod campaign;
mod club;
mod club_goes;
mod community;
mod computer;
mod crashes;
mod database;
mod discord;
mod discord_alone;
mod http_client;
mod imports;
mod journeys;
mod ladder;
mod league;
mod matrix;
mod notice;
mod operation;
mod pages;
mod people;
mod plan;
mod play;
mod problem;
mod quotes;
mod rating;
mod record;
mod relay;
mod server;
mod steps;
mod store;
mod table;
mod tidy;
mod time;
mod use_lines;
mod watch;
mod wire;
mod within;
