//! The errors of a homeserver, as far as the bot treats them differently.

use ruma::api::error::{Error, ErrorKind, RetryAfter};
use std::time::{Duration, SystemTime};

/// The wait when a homeserver does not say how long, as for a failed login: 5 seconds.
const USUAL_WAIT: Duration = Duration::from_secs(5);

/// The reason why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The homeserver could not be reached, or has an error of its own.
    #[error("{0}")]
    Later(String),
    /// There were too many requests. This is the wait.
    #[error("the homeserver allows no more before {} ms", .0.as_millis())]
    Limited(Duration),
    /// The access token is not, or no longer, valid.
    #[error("the homeserver does not accept the access token")]
    Unauthorized,
    /// The bot may not do this.
    #[error("the homeserver refuses it: {0}")]
    Refused(String),
    /// The room, message or user does not exist.
    #[error("it does not exist")]
    Gone,
    /// There is no homeserver at the address.
    #[error("{0}")]
    NoHomeserver(String),
    /// It can never work.
    #[error("the homeserver does not understand it: {0}")]
    Senseless(String),
}

impl Fault {
    /// The meaning of an error from a server that is known to be a homeserver. An error without an
    /// errcode comes from something in front of it, such as a proxy, and passes.
    pub fn answered(error: &Error) -> Self {
        match (error.error_kind(), error.status_code.as_u16()) {
            (None, code @ (401 | 403 | 404)) => {
                Fault::Later(format!("something before the homeserver answers {code}"))
            }
            _ => Self::of(error),
        }
    }

    /// The same error with its place, for an operator who has named another address.
    pub fn at(self, place: &str) -> Self {
        match self {
            Fault::Later(words) => Fault::Later(format!("{place}: {words}")),
            Fault::Limited(wait) => Fault::Limited(wait),
            other => Fault::NoHomeserver(format!("{place}: {other}")),
        }
    }

    /// The meaning of a homeserver's error.
    pub fn of(error: &Error) -> Self {
        let code = error.status_code.as_u16();
        let kind = error.error_kind();
        // The homeserver's words are not repeated, because they can hold members' texts.
        let words = kind.map_or_else(|| code.to_string(), |kind| kind.errcode().to_string());
        match kind {
            Some(ErrorKind::LimitExceeded(limit)) => Fault::Limited(wait(limit.retry_after)),
            Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken) => Fault::Unauthorized,
            Some(ErrorKind::NotFound) => Fault::Gone,
            _ if code == 429 => Fault::Limited(USUAL_WAIT),
            _ if code == 401 => Fault::Unauthorized,
            _ if code == 403 => Fault::Refused(words),
            _ if code == 404 => Fault::Gone,
            _ if code >= 500 => Fault::Later(format!("the homeserver answers {words}")),
            _ => Fault::Senseless(words),
        }
    }
}

fn wait(told: Option<RetryAfter>) -> Duration {
    match told {
        Some(RetryAfter::Delay(wait)) => wait,
        Some(RetryAfter::DateTime(at)) => {
            at.duration_since(SystemTime::now()).unwrap_or(Duration::ZERO)
        }
        None => USUAL_WAIT,
    }
}
