//! What is to be measured, and with what.

use std::path::PathBuf;
use std::time::Duration;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games run; at least one.
    pub running: u32,
    /// How many are over.
    pub finished: u32,
    /// How long moves are played for each figure.
    pub time: Duration,
    /// How many moves a second people play where it is not as many as can be shown; more than 0.
    pub rate: u32,
    /// Where the loopback Discord and the bot keep their files.
    pub folder: PathBuf,
    /// The address of a database with nothing in it.
    pub database: String,
    /// The program that is the bot.
    pub program: PathBuf,
}
