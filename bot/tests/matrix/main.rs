//! The tests of Matrix: the bot on a homeserver in this process, and on Synapse where it is installed.

mod a_minute_away;
mod absences;
mod accidents;
mod answers;
mod arrivals;
#[path = "../acceptance/beside.rs"]
mod beside;
mod bridge;
mod clients;
mod coming_in;
#[path = "../acceptance/database.rs"]
mod database;
mod directs;
mod doctor;
mod edits;
mod forms;
mod gaps;
mod hall;
mod homeserver;
mod joined;
mod limits;
mod linked;
mod member;
mod mishaps;
mod nearly;
mod nio;
mod numbers;
mod options;
mod program;
mod puzzles;
mod returns;
mod sandbox;
#[path = "../acceptance/server.rs"]
mod server;
mod steps;
mod stops;
mod stories;
mod strangers;
mod synapse;
mod two_networks;
mod typed;
mod watched;
