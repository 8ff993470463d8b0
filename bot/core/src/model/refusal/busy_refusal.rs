//! Refusals because too much of a kind waits already, and their words: the rule, then the next
//! step.

use crate::clock::spoken;
use crate::model::{Term, Text};

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
    /// The words for people: the rule, then the next step.
    pub fn text(self) -> Text {
        match self {
            BusyRefusal::OwnWait(count) => Text::from(format!(
                "You have {count} questions here that are being worked on, which is the most. Wait for one of the answers, then ask again."
            )),
            BusyRefusal::ManyWait => {
                Text::from("Many members wait for answers just now. Try again in a minute.")
            }
            BusyRefusal::ManyChallenges => Text::from("Many challenges wait to be shown in this ")
                .term(Term::Place)
                .plain(". Try again in a minute, or make yours in another one."),
            BusyRefusal::WrongCodes(seconds) => Text::from(format!(
                "After many wrong codes there is a pause, and no code of yours is read for {}. Wait until then, compare yours with the one that was made, and type it again.",
                spoken(seconds)
            )),
        }
    }
}
