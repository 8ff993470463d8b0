//! Half-open stretches of time, and their union.

use crate::Timestamp;

/// After everything: the end of a stretch without a known end.
pub const FOREVER: Timestamp = Timestamp(i64::MAX);

/// The time from `from` until just before `until`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// Its first second.
    pub from: Timestamp,
    /// The first second after it.
    pub until: Timestamp,
}

impl Span {
    /// The stretch between two moments; empty if the second is not later.
    pub const fn new(from: Timestamp, until: Timestamp) -> Self {
        Self { from, until }
    }

    /// The part that it shares with another stretch.
    pub fn within(self, other: Span) -> Span {
        Span::new(self.from.max(other.from), self.until.min(other.until))
    }

    /// Whether it has no seconds.
    pub fn is_empty(self) -> bool {
        self.from >= self.until
    }

    /// Its length in seconds; 0 if it is empty.
    pub fn seconds(self) -> i64 {
        self.until.0.saturating_sub(self.from.0).max(0)
    }

    /// The union of stretches: ordered, none empty, none touching another.
    pub fn union(mut spans: Vec<Span>) -> Vec<Span> {
        spans.retain(|span| !span.is_empty());
        spans.sort_unstable();
        let mut united: Vec<Span> = Vec::with_capacity(spans.len());
        for span in spans {
            match united.last_mut() {
                Some(last) if span.from <= last.until => last.until = last.until.max(span.until),
                _ => united.push(span),
            }
        }
        united
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(from: i64, until: i64) -> Span {
        Span::new(Timestamp(from), Timestamp(until))
    }

    #[test]
    fn what_overlaps_or_touches_is_one_and_nothing_counts_twice() {
        let spans = vec![span(30, 40), span(0, 10), span(5, 8), span(10, 12), span(20, 20)];
        assert_eq!(Span::union(spans), [span(0, 12), span(30, 40)]);
        assert_eq!(Span::union(vec![span(9, 3)]), []);
    }

    #[test]
    fn a_stretch_has_the_seconds_before_its_end() {
        assert_eq!(span(3, 10).seconds(), 7);
        assert_eq!(span(10, 3).seconds(), 0);
        assert_eq!(span(0, 10).within(span(5, 20)), span(5, 10));
        assert_eq!(Span::new(Timestamp(i64::MIN), FOREVER).seconds(), i64::MAX);
    }
}
