//! The settings of a bot: the environment, and the file `.env` for what it leaves open.

use super::exit::Failure;
use crate::config::{self, Config, HealthSettings};

/// Reads the settings.
pub fn read() -> Result<Config, Failure> {
    read_file()?;
    Config::read(|name| std::env::var_os(name)).map_err(Failure::setting)
}

/// Reads where the database is.
pub fn database_url() -> Result<String, Failure> {
    read_file()?;
    config::database_url(|name| std::env::var_os(name)).map_err(Failure::setting)
}

/// Reads where it can be asked how the bot is.
pub fn health() -> Result<HealthSettings, Failure> {
    read_file()?;
    HealthSettings::read(|name| std::env::var_os(name)).map_err(Failure::setting)
}

/// Puts what the file sets, and the environment does not, into the environment.
///
/// # Errors
/// When there is a file that cannot be read.
pub fn read_file() -> Result<(), Failure> {
    // Not that of a folder above: the database would be in another one than the settings.
    match dotenvy::from_path(".env") {
        Ok(()) => Ok(()),
        Err(error) if error.not_found() => Ok(()),
        // The library's own words repeat the line, which may be the token.
        Err(dotenvy::Error::LineParse(_, column)) => Err(Failure::setting(format!(
            "the file .env cannot be read: a line is not a setting, or its quotes are not closed (near character {column} of it); write NAME=value on each line"
        ))),
        Err(_) => Err(Failure::setting(
            "the file .env cannot be read: make it a text file that this user may read, with NAME=value on each line",
        )),
    }
}
