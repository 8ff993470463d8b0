//! The tests of Matrix: the bot on a homeserver in this process, and on Synapse where it is installed.

mod accidents;
mod clients;
mod hall;
mod homeserver;
mod member;
mod mishaps;
mod nio;
mod program;
mod steps;
mod stops;
mod stories;
mod strangers;
mod synapse;
