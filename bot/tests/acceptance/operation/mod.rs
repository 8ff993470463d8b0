//! Running the bot: the command line, health, logs, faults, the image.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod asked;
#[cfg(feature = "sandbox")]
pub mod bench;
pub mod betza;
pub mod club;
pub mod command_line;
pub mod convert;
#[cfg(unix)]
pub mod crowds;
pub mod dashboards;
pub mod debug_log;
pub mod doctor;
pub mod documents;
pub mod engine;
pub mod faults;
pub mod health;
pub mod on_a_file;
pub mod operator_variants;
pub mod parts;
#[cfg(feature = "sandbox")]
pub mod sandbox_process;
pub mod search;
pub mod terminal;
pub mod variant_files;
pub mod versions;
