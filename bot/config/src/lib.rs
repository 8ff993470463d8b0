//! The operator's settings, from the environment or a `.env` file.

mod health;
mod matrix;
mod shards;
mod web;

pub use health::{DEFAULT_HEALTH, HealthSettings, Limits};
pub use matrix::{MatrixAccess, MatrixSettings};
pub use shards::Shards;
pub use web::WebSettings;

use std::ffi::OsString;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

/// The usual address of the database.
pub const DEFAULT_DATABASE: &str = "sqlite://menagerie.db";

/// The settings of a bot.
#[derive(Debug)]
pub struct Config {
    /// The database's address, which may hold a password.
    pub database_url: Secret,
    /// The settings of Discord, if the bot is there.
    pub discord: Option<DiscordSettings>,
    /// The settings of Matrix, if the bot is there.
    pub matrix: Option<MatrixSettings>,
    /// The settings of the health server.
    pub health: HealthSettings,
    /// The settings of the pages in a browser, if there are any.
    pub web: Option<WebSettings>,
    /// Variant files beside those of the program, and folders of such files.
    pub variant_files: Vec<PathBuf>,
}

/// The settings of Discord.
#[derive(Clone, Debug)]
pub struct DiscordSettings {
    /// The bot's token.
    pub token: Secret,
    /// A loopback Discord in place of the real one.
    pub loopback: Option<Loopback>,
    /// Whether to ask Discord for the text of all messages (a privileged intent).
    pub message_content: bool,
    /// Which shards this process hears.
    pub shards: Shards,
}

/// A loopback Discord on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loopback {
    /// Where its REST API listens, with TLS.
    pub address: SocketAddr,
    /// The file with the certificate that signs its certificate, in PEM.
    pub authority: PathBuf,
}

/// A text that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret with this text.
    pub fn new(text: String) -> Self {
        Self(text)
    }

    /// The text, for the one place that needs it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("***")
    }
}

/// The hint about trying the program without a token, in a program that can do that.
const TO_TRY: &str = if cfg!(feature = "sandbox") {
    "; to try the bot without one, run `menagerie sandbox`"
} else {
    ""
};

/// A setting that cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// No network is set.
    #[error(
        "DISCORD_TOKEN is not set: copy the bot's token from the Discord developer portal (Bot, Reset Token) into .env or the environment, or set MATRIX_HOMESERVER to play on Matrix{TO_TRY}"
    )]
    NoNetwork,
    /// The token has impossible characters.
    #[error(
        "DISCORD_TOKEN does not look like a token: copy it from the Discord developer portal (Bot, Reset Token), without quotes or spaces"
    )]
    BadToken,
    /// Only one of the loopback settings is set.
    #[error(
        "DISCORD_API_ADDR and DISCORD_API_CA go together: set both for a loopback Discord, or neither for the real one"
    )]
    HalfLoopback,
    /// The loopback address is not one of this machine.
    #[error(
        "DISCORD_API_ADDR is “{0}”, which is not an address of this machine with a port: write it like 127.0.0.1:9443"
    )]
    NotLoopback(String),
    /// A switch has an unknown word.
    #[error("DISCORD_MESSAGE_CONTENT is “{0}”: write on or off")]
    BadSwitch(String),
    /// The text does not name shards.
    #[error(
        "DISCORD_SHARDS is “{0}”: write the first and the last shard that this process hears, counted from 0, and how many there are of all processes together, 1024 at most, like 0-3/8, or like 2/3 for one alone"
    )]
    BadShards(String),
    /// Only some shards are named, and no other process can hear the others.
    #[error(
        "DISCORD_SHARDS names some of the shards, and several processes share the others only with a database on a PostgreSQL server: name all of them, like 0-7/8, or set DATABASE_URL to one"
    )]
    SomeShards,
    /// Quotation marks stand elsewhere than around whole paths.
    #[error(
        "VARIANT_FILES is “{0}”, in which quotation marks stand otherwise than around a whole path: write it like games,\"a, b.toml\""
    )]
    BadPaths(String),
    /// The health server's address is not one.
    #[error(
        "HEALTH_ADDR is “{0}”, which is not an address in numbers with a port: write it like {DEFAULT_HEALTH}, or off"
    )]
    BadHealthAddress(String),
    /// Only one of the settings of the pages is set.
    #[error(
        "WEB_ADDR and WEB_URL go together: set where the pages listen and how people reach them, or neither"
    )]
    HalfWeb,
    /// The pages' own address is not one.
    #[error(
        "WEB_ADDR is “{0}”, which is not an address in numbers with a port: write it like 127.0.0.1:8080"
    )]
    BadWebAddress(String),
    /// The address by which people reach the pages is not one.
    #[error(
        "WEB_URL is “{0}”, which is not an address of a host alone: write it like https://play.example.org, without a path"
    )]
    BadWebUrl(String),
    /// The text is not a limit.
    #[error(
        "HEALTH_LIMITS has “{0}” in it, which is no limit: write desk, database, worker, outbox or network with = and seconds behind it, up to a day, like outbox=600"
    )]
    BadLimit(String),
    /// Matrix has settings, but no homeserver.
    #[error(
        "MATRIX_HOMESERVER is not set, but other settings of Matrix are: write the address of the homeserver there, like https://matrix.example.org, or remove them"
    )]
    NoHomeserver,
    /// The homeserver's address is not one.
    #[error(
        "MATRIX_HOMESERVER is “{0}”, which is not the address of a homeserver: write it like https://matrix.example.org, without a user or a password"
    )]
    BadHomeserver(String),
    /// The bot's account on Matrix is missing.
    #[error(
        "MATRIX_ACCESS_TOKEN is not set: put the access token of the bot's account there, or MATRIX_USER and MATRIX_PASSWORD, with which the bot logs in once and keeps the token"
    )]
    NoMatrixAccess,
    /// The access token has impossible characters.
    #[error(
        "MATRIX_ACCESS_TOKEN does not look like a token: copy it again, without quotes or spaces"
    )]
    BadAccessToken,
    /// The text is not a room.
    #[error(
        "MATRIX_ROOMS has “{0}” in it, which is not a room: write its address, like #chess:example.org, or its identifier, which begins with !"
    )]
    BadRoom(String),
    /// The text is not a homeserver's name.
    #[error(
        "MATRIX_SERVERS has “{0}” in it, which is not a homeserver's name: write what stands behind the colon of its users' names, like example.org"
    )]
    BadServer(String),
    /// The setting is not Unicode.
    #[error("{0} is not readable text: write it again")]
    NotText(&'static str),
}

impl Config {
    /// Reads the settings through `variable`, which looks one up by its name.
    ///
    /// # Errors
    /// When a setting cannot be used, or no network is named; each error says what to do.
    pub fn read(variable: impl Fn(&str) -> Option<OsString>) -> Result<Self, ConfigError> {
        let discord = DiscordSettings::read(&variable)?;
        let matrix = MatrixSettings::read(&variable)?;
        if discord.is_none() && matrix.is_none() {
            return Err(ConfigError::NoNetwork);
        }
        let database_url = Secret(database_url(&variable)?);
        let health = HealthSettings::read(&variable)?;
        let web = WebSettings::read(&variable)?;
        let is_on_a_server = ["postgres:", "postgresql:"]
            .iter()
            .any(|scheme| database_url.expose().starts_with(scheme));
        if discord.as_ref().is_some_and(|discord| !discord.shards.are_all()) && !is_on_a_server {
            return Err(ConfigError::SomeShards);
        }
        let files = text(&variable, "VARIANT_FILES")?.unwrap_or_default();
        let variant_files = paths(&files).ok_or(ConfigError::BadPaths(files))?;
        Ok(Self { database_url, discord, matrix, health, web, variant_files })
    }
}

impl DiscordSettings {
    /// Reads the settings of Discord; nothing without a token.
    fn read(variable: impl Fn(&str) -> Option<OsString>) -> Result<Option<Self>, ConfigError> {
        let text = |name: &'static str| text(&variable, name);
        let Some(token) = text("DISCORD_TOKEN")? else { return Ok(None) };
        if !token.chars().all(|c| c.is_ascii_graphic() && c != '"' && c != '\'') {
            return Err(ConfigError::BadToken);
        }
        let loopback = match (text("DISCORD_API_ADDR")?, text("DISCORD_API_CA")?) {
            (None, None) => None,
            (Some(address), Some(authority)) => Some(Loopback {
                address: address
                    .parse()
                    .ok()
                    .filter(|address: &SocketAddr| address.ip().is_loopback())
                    .ok_or(ConfigError::NotLoopback(address))?,
                authority: authority.into(),
            }),
            _ => return Err(ConfigError::HalfLoopback),
        };
        let message_content = match text("DISCORD_MESSAGE_CONTENT")?.as_deref() {
            Some("on") => true,
            None | Some("off") => false,
            Some(other) => return Err(ConfigError::BadSwitch(other.to_owned())),
        };
        let shards = text("DISCORD_SHARDS")?.map_or(Ok(Shards::default()), |text| {
            text.parse().map_err(|()| ConfigError::BadShards(text))
        })?;
        Ok(Some(Self { token: Secret(token), loopback, message_content, shards }))
    }
}

/// Reads the address of the database alone.
///
/// # Errors
/// When it is not text.
pub fn database_url(variable: impl Fn(&str) -> Option<OsString>) -> Result<String, ConfigError> {
    Ok(text(variable, "DATABASE_URL")?.unwrap_or_else(|| DEFAULT_DATABASE.to_owned()))
}

/// Paths separated by commas. A path with a comma stands in quotation marks.
fn paths(text: &str) -> Option<Vec<PathBuf>> {
    let mut paths = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (path, behind) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"')?,
            None => rest.split_at(rest.find(',').unwrap_or(rest.len())),
        };
        paths.extend(Some(path.trim()).filter(|path| !path.is_empty()).map(PathBuf::from));
        let behind = behind.trim_start();
        rest = match behind.strip_prefix(',') {
            Some(next) => next.trim_start(),
            None if behind.is_empty() => "",
            None => return None,
        };
    }
    Some(paths)
}

fn text(
    variable: impl Fn(&str) -> Option<OsString>,
    name: &'static str,
) -> Result<Option<String>, ConfigError> {
    match variable(name).map(OsString::into_string) {
        None => Ok(None),
        Some(Ok(value)) if value.trim().is_empty() => Ok(None),
        Some(Ok(value)) => Ok(Some(value.trim().to_owned())),
        Some(Err(_)) => Err(ConfigError::NotText(name)),
    }
}

#[cfg(test)]
mod tests;
