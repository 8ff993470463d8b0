//! Quiet hours: to which moment they move a message that falls into them.

use super::duration::HOUR;
use super::member::Member;
use crate::Timestamp;

/// How long before the deadline a message must come that quiet hours put off.
const IN_TIME: i64 = HOUR;

impl Member {
    /// To which moment quiet hours move a message, and whether it must make no noise then. It moves
    /// to their end, if that is an hour before the deadline. Otherwise it moves to their beginning,
    /// if that is not before `handled`. Otherwise it stays, and makes no noise.
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

    /// Whether a moment is within the member's quiet hours.
    pub fn is_quiet(&self, at: Timestamp) -> bool {
        self.quiet.is_some_and(|quiet| quiet.around(at, self.zone()).is_some())
    }
}
