//! The tests of Matrix: the bot on a homeserver in this process, and on Synapse where it is installed.

mod clients;
mod homeserver;
mod member;
mod mishaps;
mod nio;
mod steps;
mod stops;
mod synapse;
