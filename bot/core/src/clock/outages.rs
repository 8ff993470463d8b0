//! The outages: times at which the bot or its network was away.

use super::duration::{HOUR, MINUTE};
use super::refusal::ClockRefusal;
use super::span::Span;
use crate::Timestamp;

/// Up to how long an outage is not made up for.
const SHORT: i64 = 15 * MINUTE;
/// How long a clock rests after an outage.
const REST: i64 = HOUR;

/// All reported outages, none twice: ordered, none overlapping another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outages(Vec<Span>);

impl Outages {
    /// The outages from their stored rows.
    pub fn from_rows(mut rows: Vec<Span>) -> Self {
        rows.sort_unstable();
        Self(rows)
    }

    /// These outages and those of another network on which the same clock runs. Overlapping ones
    /// become one.
    #[must_use]
    pub fn together(&self, other: &Outages) -> Self {
        let mut rows: Vec<Span> = self.0.iter().chain(&other.0).copied().collect();
        rows.sort_unstable();
        let mut all: Vec<Span> = Vec::with_capacity(rows.len());
        for row in rows {
            match all.last_mut() {
                Some(last) if row.from <= last.until => last.until = last.until.max(row.until),
                _ => all.push(row),
            }
        }
        Self(all)
    }

    /// All outages, the oldest first.
    pub fn rows(&self) -> &[Span] {
        &self.0
    }

    /// Records an outage that has ended, and returns the part of it that was not known. Two
    /// overlapping outages stay two: each is short or not by its own unknown part.
    ///
    /// # Errors
    ///
    /// If it has no length, ends in the future, or all of it is known.
    pub fn tell(&mut self, outage: Span, now: Timestamp) -> Result<Span, ClockRefusal> {
        if outage.is_empty() || outage.until > now {
            return Err(ClockRefusal::OutageTimes);
        }
        let from = self.last_end().map_or(outage.from, |last| last.max(outage.from));
        let news = Span::new(from, outage.until);
        if news.is_empty() {
            return Err(ClockRefusal::OutageKnown);
        }
        self.0.push(news);
        Ok(news)
    }

    /// The end of the last one, however short.
    pub fn last_end(&self) -> Option<Timestamp> {
        self.0.last().map(|last| last.until)
    }

    /// The pauses that make up for outages in a turn that began at `since`: for each outage that
    /// ended during the turn, its length and an hour.
    pub fn pauses(&self, since: Timestamp) -> impl Iterator<Item = Span> {
        let rested =
            |outage: Span| Span::new(outage.from, Timestamp(outage.until.0.saturating_add(REST)));
        self.credited(since).map(rested)
    }

    /// The outages after `since` that are made up for, the last one first.
    pub fn credited(&self, since: Timestamp) -> impl Iterator<Item = Span> {
        let ended_later = self.0.iter().rev().take_while(move |outage| outage.until > since);
        ended_later.copied().filter(|outage| outage.seconds() > SHORT)
    }

    /// For how many seconds of `window` the bot or its network was away.
    pub fn seconds_within(&self, window: Span) -> i64 {
        let parts = self.0.iter().map(|outage| outage.within(window).seconds());
        parts.fold(0, i64::saturating_add)
    }
}
