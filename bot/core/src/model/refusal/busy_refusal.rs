//! Refusals because too much of a kind waits already, and the message for each: the rule, then the
//! next step.

use crate::message;
use crate::model::Text;
use crate::model::spoken;

/// Why the caller must ask again later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusyRefusal {
    /// So many requests of the caller are being worked on.
    OwnWait(usize),
    /// Too many requests of all callers are being worked on.
    ManyWait,
    /// Many challenges wait to be shown there.
    ManyChallenges,
    /// Many wrong codes were typed. No code is read for this many seconds.
    WrongCodes(i64),
}

impl BusyRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(self) -> Text {
        match self {
            BusyRefusal::OwnWait(count) => message!("busy-refused-own-wait", count),
            BusyRefusal::ManyWait => message!("busy-refused-many-wait"),
            BusyRefusal::ManyChallenges => message!("busy-refused-many-challenges"),
            BusyRefusal::WrongCodes(seconds) => {
                message!("busy-refused-wrong-codes", time = spoken(seconds))
            }
        }
    }
}
