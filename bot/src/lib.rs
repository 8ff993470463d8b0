//! The program: its command line, and what only a process has: its log, its health, its life from start to
//! stop. What it is made of are the crates beside it; see ARCHITECTURE.md.

pub mod addresses;
pub mod command_line;
pub mod health;
pub mod lifeline;
pub mod logging;
pub mod own_games;
pub mod run;
