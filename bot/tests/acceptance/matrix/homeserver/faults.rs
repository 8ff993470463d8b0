//! Faults on purpose.

use super::operation::Operation;
use std::time::{Duration, Instant};

/// How a request goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is refused with a status and without an explanation, as by a proxy.
    Status(u16),
    /// It is refused by the homeserver itself, with such an errcode.
    Refused(u16, &'static str),
    /// There were too many: M_LIMIT_EXCEEDED.
    TooMany {
        /// After how many milliseconds it may be tried again.
        retry_after_ms: u64,
    },
    /// The connection ends before anything is done.
    Drop,
    /// It is done, but the connection ends before that is said.
    LoseReply,
    /// Nothing is done or said, and the connection stays open.
    Hang,
}

/// A fault and whom it meets.
struct Planned {
    user: Option<String>,
    operation: Operation,
    left: usize,
    fault: Fault,
}

/// How much is taken from a user: so many messages at once, then one in so long, over all rooms.
struct Limit {
    user: String,
    at_once: u32,
    one_in: Duration,
    left: u32,
    since: Instant,
}

impl Limit {
    /// Takes a message, or says how long to wait.
    fn take(&mut self) -> Option<Fault> {
        while self.left < self.at_once && self.since.elapsed() >= self.one_in {
            self.left += 1;
            self.since += self.one_in;
        }
        if self.left == self.at_once {
            self.since = Instant::now();
        }
        if self.left > 0 {
            self.left -= 1;
            return None;
        }
        let wait = self.one_in.saturating_sub(self.since.elapsed());
        let retry_after_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        Some(Fault::TooMany { retry_after_ms })
    }
}

/// The faults that are still to come, each used up before the next one of the same request.
#[derive(Default)]
pub struct Faults(Vec<Planned>, Option<Limit>);

impl Faults {
    pub fn plan(&mut self, user: Option<&str>, operation: Operation, times: usize, fault: Fault) {
        let user = user.map(str::to_owned);
        self.0.push(Planned { user, operation, left: times, fault });
    }

    /// From now on no more is taken from a user than this.
    pub fn limit(&mut self, user: &str, at_once: u32, one_in: Duration) {
        let (user, since) = (user.to_owned(), Instant::now());
        self.1 = Some(Limit { user, at_once, one_in, left: at_once, since });
    }

    /// The fault that meets a request, if one does.
    pub fn take(&mut self, user: Option<&str>, operation: Operation) -> Option<Fault> {
        let meets = |it: &Planned| {
            it.left > 0
                && it.operation == operation
                && (it.user.is_none() || it.user.as_deref() == user)
        };
        let counts = matches!(operation, Operation::Send | Operation::SetState);
        let limit = self.1.as_mut().filter(|it| counts && user == Some(it.user.as_str()));
        if let Some(fault) = limit.and_then(Limit::take) {
            return Some(fault);
        }
        let planned = self.0.iter_mut().find(|it| meets(it))?;
        planned.left -= 1;
        Some(planned.fault)
    }

    /// Nothing goes wrong any more.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
