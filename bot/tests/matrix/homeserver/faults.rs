//! What goes wrong on purpose.

use super::operation::Operation;

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

/// The faults that are still to come, each used up before the next one of the same request.
#[derive(Default)]
pub struct Faults(Vec<Planned>);

impl Faults {
    pub fn plan(&mut self, user: Option<&str>, operation: Operation, times: usize, fault: Fault) {
        let user = user.map(str::to_owned);
        self.0.push(Planned { user, operation, left: times, fault });
    }

    /// The fault that meets a request, if one does.
    pub fn take(&mut self, user: Option<&str>, operation: Operation) -> Option<Fault> {
        let meets = |it: &Planned| {
            it.left > 0
                && it.operation == operation
                && (it.user.is_none() || it.user.as_deref() == user)
        };
        let planned = self.0.iter_mut().find(|it| meets(it))?;
        planned.left -= 1;
        Some(planned.fault)
    }

    /// Nothing goes wrong any more.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
