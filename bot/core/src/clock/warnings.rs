//! Warnings that time runs short: which of them are armed, and when each is due.

use super::duration::HOUR;
use super::thinking_time::Thought;
use crate::Timestamp;
use menagerie_rules::Color;
use std::fmt;

const DAY_LEFT: i64 = 24 * HOUR;
const HOURS_LEFT: i64 = 3 * HOUR;
/// How near the warning of the third may come to the other ones.
const NEAR_DAY: i64 = 6 * HOUR;
const NEAR_HOURS: i64 = 2 * HOUR;

/// The kinds of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A day is left.
    Day,
    /// A third is left of the time that was left when the warnings were armed.
    Third,
    /// Three hours are left.
    Hours,
}

/// A warning still to come in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Armed {
    /// Its kind.
    pub mark: Mark,
    /// The seconds of thinking time left at the warning. Fewer seconds are more urgent.
    pub left: i64,
}

impl Armed {
    /// The inverse of its text.
    pub fn named(text: &str) -> Option<Self> {
        let (mark, left) = text.split_once('=')?;
        Some(Self { mark: Mark::named(mark)?, left: left.parse().ok()? })
    }
}

/// The stored form: `24h=86400`.
impl fmt::Display for Armed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}={}", self.mark.word(), self.left)
    }
}

/// A warning: planned, or sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The side that is warned.
    pub side: Color,
    /// Its kind.
    pub mark: Mark,
    /// When it is sent.
    pub at: Timestamp,
    /// Whether it falls into quiet hours, so that it must make no noise.
    pub silent: bool,
}

impl Mark {
    /// Its word: `24h`, `third`, `3h`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Day => "24h",
            Self::Third => "third",
            Self::Hours => "3h",
        }
    }

    /// The mark of a word.
    pub fn named(word: &str) -> Option<Self> {
        [Self::Day, Self::Third, Self::Hours].into_iter().find(|mark| mark.word() == word)
    }
}

/// The warnings of a turn with this many seconds left, the most urgent last. The third is left out
/// within 6 hours of the warning of a day, and within 2 hours of that of three hours (these limits
/// included), where it would come at the very end. It is also left out for a member with a daily
/// list. Switching that list on or off counts from the next arming.
pub(super) fn arm(left: i64, digest: bool) -> Vec<Armed> {
    let fixed = [(Mark::Day, DAY_LEFT, NEAR_DAY), (Mark::Hours, HOURS_LEFT, NEAR_HOURS)];
    let standing = fixed.into_iter().filter(|(_, mark, _)| left > *mark);
    let third = left / 3;
    let is_near = standing.clone().any(|(_, mark, near)| (third - mark).abs() <= near);
    let mut armed: Vec<Armed> = standing.map(|(mark, left, _)| Armed { mark, left }).collect();
    if third > 0 && !is_near && !digest {
        armed.push(Armed { mark: Mark::Third, left: third });
    }
    armed.sort_by_key(|armed| -armed.left);
    armed
}

/// When the armed warnings of a turn will be sent if nothing changes, in that order.
///
/// A warning is due at the first instant with its time left. If nothing could be sent then (before
/// `resumed`: an outage or a freeze), it is due when that has ended, if that is in time. Then quiet
/// hours move it. Of warnings at one instant, only the most urgent is sent, and a warning after a
/// more urgent one is dropped. A warning planned for before `handled`, which was not sent because
/// its reason is new, is sent now.
pub(super) fn plan(
    armed: &[Armed],
    thought: &Thought,
    allowance: i64,
    deadline: Timestamp,
    resumed: Timestamp,
    handled: Timestamp,
) -> Vec<Warning> {
    let member = thought.pauses.member(thought.mover);
    let mut planned: Vec<(Warning, i64)> = Vec::new();
    for Armed { mark, left } in armed {
        let Some(due) = thought.first(allowance.saturating_sub(*left)) else { continue };
        let (at, silent) = member.hushed(due.max(resumed), deadline, handled);
        if at <= deadline {
            let at = at.max(handled);
            planned.push((Warning { side: thought.mover, mark: *mark, at, silent }, *left));
        }
    }
    planned.sort_by_key(|(warning, left)| (warning.at, *left));
    let mut most_urgent = i64::MAX;
    planned.retain(|(_, left)| {
        let is_news = *left < most_urgent;
        most_urgent = most_urgent.min(*left);
        is_news
    });
    planned.into_iter().map(|(warning, _)| warning).collect()
}
