//! The times at which a moderator, or a whole server, had stopped a game.

use super::refusal::ClockRefusal;
use super::span::{FOREVER, Span};
use crate::Timestamp;

/// The freezes of one game, or of one server. The last one may still last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Freezes(Vec<Span>);

impl Freezes {
    /// The freezes from their stored rows. A freeze that lasts ends at [`FOREVER`].
    pub fn from_rows(mut rows: Vec<Span>) -> Self {
        rows.sort_unstable();
        Self(rows)
    }

    /// All freezes, the oldest first.
    pub fn rows(&self) -> &[Span] {
        &self.0
    }

    /// Whether a freeze lasts.
    pub fn is_on(&self) -> bool {
        self.0.last().is_some_and(|last| last.until == FOREVER)
    }

    /// When the last freeze ended, if none lasts.
    pub fn last_end(&self) -> Option<Timestamp> {
        self.0.last().map(|last| last.until).filter(|end| *end != FOREVER)
    }

    /// Stops the clocks.
    ///
    /// # Errors
    ///
    /// If they are stopped already.
    pub fn freeze(&mut self, now: Timestamp) -> Result<(), ClockRefusal> {
        if self.is_on() {
            return Err(ClockRefusal::Frozen);
        }
        self.0.push(Span::new(now, FOREVER));
        Ok(())
    }

    /// Lets the clocks go on.
    ///
    /// # Errors
    ///
    /// If they are not stopped.
    pub fn thaw(&mut self, now: Timestamp) -> Result<(), ClockRefusal> {
        let is_on = self.is_on();
        let last = self.0.last_mut().filter(|_| is_on).ok_or(ClockRefusal::NotFrozen)?;
        last.until = now.max(last.from);
        Ok(())
    }
}
