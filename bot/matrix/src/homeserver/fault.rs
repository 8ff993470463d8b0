//! What a homeserver says when something does not work, as far as we treat it differently.

use ruma::api::error::{Error, ErrorKind, RetryAfter};
use std::time::{Duration, SystemTime};

/// How long we wait where a homeserver does not say how long, as for a failed login: 5 seconds.
const USUAL_WAIT: Duration = Duration::from_secs(5);

/// Why a request was not answered as it was meant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The homeserver could not be reached, or has a fault of its own.
    #[error("{0}")]
    Later(String),
    /// We ask too often; how long to wait.
    #[error("the homeserver allows no more before {} ms", .0.as_millis())]
    Limited(Duration),
    /// The access token is not, or no longer, valid.
    #[error("the homeserver does not accept the access token")]
    Unauthorized,
    /// We may not.
    #[error("the homeserver refuses it: {0}")]
    Refused(String),
    /// What was meant does not exist.
    #[error("it does not exist")]
    Gone,
    /// There is no homeserver where one should be.
    #[error("{0}")]
    NoHomeserver(String),
    /// It can never work.
    #[error("the homeserver does not understand it: {0}")]
    Senseless(String),
}

impl Fault {
    /// What an error means that answers a request to what is known to be a homeserver. One that has
    /// no errcode comes of something in front of it, a proxy for example, and passes.
    pub fn answered(error: &Error) -> Self {
        match (error.error_kind(), error.status_code.as_u16()) {
            (None, code @ (401 | 403 | 404)) => {
                Fault::Later(format!("something before the homeserver answers {code}"))
            }
            _ => Self::of(error),
        }
    }

    /// The same with where it was, for whoever has named another address.
    pub fn at(self, place: &str) -> Self {
        match self {
            Fault::Later(words) => Fault::Later(format!("{place}: {words}")),
            Fault::Limited(wait) => Fault::Limited(wait),
            other => Fault::NoHomeserver(format!("{place}: {other}")),
        }
    }

    /// What an error of a homeserver means.
    pub fn of(error: &Error) -> Self {
        let code = error.status_code.as_u16();
        let kind = error.error_kind();
        // The homeserver's words are not repeated: they can hold what people have written.
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
