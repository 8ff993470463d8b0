//! Tests about running the bot with a database that is a file.

#[cfg(target_os = "linux")]
pub mod image;
pub mod settings;
pub mod watchdog;
