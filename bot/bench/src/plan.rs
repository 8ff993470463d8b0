//! The settings of a measurement.

use std::path::PathBuf;
use std::time::Duration;

/// The settings of a measurement.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games run; at least one.
    pub running: u32,
    /// How many games are finished.
    pub finished: u32,
    /// How long moves are played for each figure.
    pub time: Duration,
    /// How many moves a second people play in the measurement at a steady rate; more than 0.
    pub rate: u32,
    /// The folder for the files of the loopback Discord and the bot.
    pub folder: PathBuf,
    /// The address of an empty database.
    pub database: String,
    /// The bot's program.
    pub program: PathBuf,
}
