//! The settings of the health server: its address, and after which times a silent part of the bot
//! counts as an alert.

use super::{ConfigError, text};
use std::ffi::OsString;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// The usual address of the health server: on this machine alone.
pub const DEFAULT_HEALTH: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 9564);

/// The settings of the health server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HealthSettings {
    /// The address of the health server, if there is one.
    pub address: Option<SocketAddr>,
    /// The limits before an alert.
    pub limits: Limits,
}

/// How long each part may show no sign of life before that is an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long the desk may answer nothing.
    pub desk: Duration,
    /// How long nothing may be committed.
    pub database: Duration,
    /// How long the outbox may go without a look; a look takes no longer than a round of it.
    pub worker: Duration,
    /// How long a row of the outbox may wait that does not need anybody to act.
    pub outbox: Duration,
    /// How long nothing may come from a network. Discord answers a heartbeat every 41 seconds; a
    /// homeserver without news answers every 30.
    pub network: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            desk: Duration::from_mins(1),
            database: Duration::from_mins(1),
            worker: Duration::from_mins(1),
            outbox: Duration::from_mins(5),
            network: Duration::from_secs(90),
        }
    }
}

/// The longest limit, in seconds: a day.
const LONGEST: u64 = 24 * 60 * 60;

impl Limits {
    /// Reads limits that differ from the usual: `outbox=600 network=120`.
    fn read(typed: &str) -> Result<Self, ConfigError> {
        let mut limits = Self::default();
        for word in typed.split([',', ' ', '\t', '\n']).filter(|word| !word.is_empty()) {
            let unusable = || ConfigError::BadLimit(word.to_owned());
            let (name, seconds) = word.split_once('=').ok_or_else(unusable)?;
            let seconds = seconds.parse().ok().filter(|seconds| (1..=LONGEST).contains(seconds));
            let limit = match name {
                "desk" => &mut limits.desk,
                "database" => &mut limits.database,
                "worker" => &mut limits.worker,
                "outbox" => &mut limits.outbox,
                "network" => &mut limits.network,
                _ => return Err(unusable()),
            };
            *limit = Duration::from_secs(seconds.ok_or_else(unusable)?);
        }
        Ok(limits)
    }

    /// The shortest limit.
    pub fn shortest(&self) -> Duration {
        let Self { desk, database, worker, outbox, network } = *self;
        desk.min(database).min(worker).min(outbox).min(network)
    }
}

impl HealthSettings {
    /// Reads the settings through `variable`, which looks one up by its name.
    ///
    /// # Errors
    /// When a setting cannot be used; each error says what to do.
    pub fn read(variable: impl Fn(&str) -> Option<OsString>) -> Result<Self, ConfigError> {
        let address = match text(&variable, "HEALTH_ADDR")? {
            None => Some(DEFAULT_HEALTH),
            Some(off) if off == "off" => None,
            Some(typed) => Some(typed.parse().map_err(|_| ConfigError::BadHealthAddress(typed))?),
        };
        let limits = text(&variable, "HEALTH_LIMITS")?;
        let limits = limits.map_or(Ok(Limits::default()), |typed| Limits::read(&typed))?;
        Ok(Self { address, limits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<HealthSettings, ConfigError> {
        HealthSettings::read(|name| {
            pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn it_can_be_asked_on_this_machine_alone_unless_something_else_is_said() {
        let address = |typed| read(&[("HEALTH_ADDR", typed)]).expect("it can be used").address;
        assert_eq!(address(""), Some(DEFAULT_HEALTH));
        assert!(DEFAULT_HEALTH.ip().is_loopback());
        assert_eq!(address("off"), None);
        assert_eq!(address(" 0.0.0.0:80 "), Some(([0, 0, 0, 0], 80).into()));
        assert_eq!(address("[::1]:80").map(|it| it.port()), Some(80));
    }

    #[test]
    fn limits_are_changed_one_by_one() {
        let limits = |typed| read(&[("HEALTH_LIMITS", typed)]).expect("it can be used").limits;
        assert_eq!(limits(""), Limits::default());
        let changed = limits("outbox=7, network=8");
        assert_eq!(changed.outbox, Duration::from_secs(7));
        assert_eq!(changed.network, Duration::from_secs(8));
        assert_eq!(Limits { outbox: limits("").outbox, ..changed }.outbox, limits("").outbox);
        assert_eq!(changed.desk, Limits::default().desk);
        assert_eq!(changed.shortest(), Duration::from_secs(7));
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        for typed in ["9564", "localhost", "on", "127.0.0.1"] {
            let expected = ConfigError::BadHealthAddress(typed.to_owned());
            assert_eq!(read(&[("HEALTH_ADDR", typed)]), Err(expected));
        }
        for typed in ["outbox", "outbox=", "outbox=0", "outbox=86401", "outbox=-1", "inbox=7"] {
            let expected = ConfigError::BadLimit(typed.to_owned());
            assert_eq!(read(&[("HEALTH_LIMITS", typed)]), Err(expected));
        }
    }
}
