//! The program: its command line, and everything that exists once in a process, such as the log,
//! health, start and stop. The crates beside it do the rest; see ARCHITECTURE.md.

pub mod addresses;
pub mod command_line;
pub mod health;
pub mod logging;
pub mod operator_variants;
pub mod parent_watch;
pub mod run;
