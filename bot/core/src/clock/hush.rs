//! Quiet hours: to which moment they move a message that falls into them.

use super::duration::HOUR;
use super::member::Member;
use crate::Timestamp;

/// How long before the deadline something comes at the latest that quiet hours put off.
const IN_TIME: i64 = HOUR;

impl Member {
    /// Where quiet hours move what is due, and whether it must make no noise then: to their end if
    /// that is an hour before the deadline, else to their beginning if that is not before `handled`,
    /// else nowhere, and then it makes no noise.
    pub fn hushed(
        &self,
        due: Timestamp,
        deadline: Timestamp,
        handled: Timestamp,
    ) -> (Timestamp, bool) {
        let Some(hours) = self.quiet.and_then(|quiet| quiet.around(due, self.zone())) else {
            return (due, false);
        };
        if hours.until.0.saturating_add(IN_TIME) <= deadline.0 {
            (hours.until, false)
        } else if hours.from >= handled {
            (hours.from, false)
        } else {
            (due, true)
        }
    }

    /// Whether a moment is within the hours in which they want to hear nothing.
    pub fn is_quiet(&self, at: Timestamp) -> bool {
        self.quiet.is_some_and(|quiet| quiet.around(at, self.zone()).is_some())
    }
}
