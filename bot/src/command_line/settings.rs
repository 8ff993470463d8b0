//! The bot's settings, from the environment or else from the file `.env`.

use super::exit::Failure;
use menagerie_config::{self, Config, HealthSettings};
use std::path::Path;

/// The file for settings that are not in the environment, in the folder where the program is
/// started.
const FILE: &str = ".env";

/// Reads the settings.
pub fn read() -> Result<Config, Failure> {
    read_file()?;
    Config::read(|name| std::env::var_os(name)).map_err(Failure::setting)
}

/// Reads the address of the database.
pub fn database_url() -> Result<String, Failure> {
    read_file()?;
    menagerie_config::database_url(|name| std::env::var_os(name)).map_err(Failure::setting)
}

/// Reads the settings of the health server.
pub fn health() -> Result<HealthSettings, Failure> {
    read_file()?;
    HealthSettings::read(|name| std::env::var_os(name)).map_err(Failure::setting)
}

/// Copies the file's settings into the environment, if they are not there already.
///
/// # Errors
/// When the file exists and cannot be read.
pub fn read_file() -> Result<(), Failure> {
    // A file in a folder above is not used. Otherwise the database would be in another folder than
    // the settings.
    match dotenvy::from_path(FILE) {
        Ok(()) => Ok(()),
        Err(error) if error.not_found() => Ok(()),
        // The library's own message repeats the line, which may be the token.
        Err(dotenvy::Error::LineParse(line, _)) => Err(Failure::setting(format!(
            "the file .env cannot be read: {} is not a setting, or its quotes are not closed; write NAME=value on each line",
            place(&line)
        ))),
        Err(_) if Path::new(FILE).is_dir() => Err(Failure::setting(
            "there is a folder .env where the file with the settings should be: move it away",
        )),
        Err(_) => Err(Failure::setting(
            "the file .env cannot be read: make it a text file that this user may read, with NAME=value on each line",
        )),
    }
}

/// The place in the file, with the setting's name if the line has one, and without any secret.
fn place(line: &str) -> String {
    let before = std::fs::read_to_string(FILE).ok();
    let before = before.and_then(|text| text.find(line.trim()).map(|at| text[..at].to_owned()));
    let number = before.map_or(0, |before| before.matches('\n').count() + 1);
    let is_name = |name: &&str| {
        let mut letters = name.bytes();
        letters.next().is_some_and(|first| first.is_ascii_uppercase())
            && letters.all(|letter| letter == b'_' || letter.is_ascii_uppercase())
    };
    let name = line.split_once('=').map(|(name, _)| name.trim()).filter(is_name);
    match (number, name) {
        (0, None) => "a line".to_owned(),
        (0, Some(name)) => name.to_owned(),
        (number, None) => format!("line {number}"),
        (number, Some(name)) => format!("line {number} ({name})"),
    }
}
