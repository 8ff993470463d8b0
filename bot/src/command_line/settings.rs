//! The settings of a bot: the environment, and the file `.env` for what it leaves open.

use super::exit::Failure;
use crate::config::Config;

/// Reads the settings.
pub fn read() -> Result<Config, Failure> {
    match dotenvy::dotenv() {
        Ok(_) => {}
        Err(error) if error.not_found() => {}
        // The library's own words repeat the line, which may be the token.
        Err(dotenvy::Error::LineParse(_, column)) => {
            return Err(Failure::setting(format!(
                "the file .env cannot be read: a line is not a setting, or its quotes are not closed (near character {column} of it); write NAME=value on each line"
            )));
        }
        Err(_) => {
            return Err(Failure::setting(
                "the file .env cannot be read: make it a text file that this user may read, with NAME=value on each line",
            ));
        }
    }
    Config::read(|name| std::env::var_os(name)).map_err(Failure::setting)
}
