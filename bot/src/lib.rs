//! The program: its command line, and what only a process has: its log, its health, its life from start to
//! stop. What it is made of are the crates beside it; see ARCHITECTURE.md.

pub mod addresses;
pub mod command_line;
pub mod health;
pub mod logging;
pub mod operator_variants;
pub mod parent_watch;
pub mod run;
