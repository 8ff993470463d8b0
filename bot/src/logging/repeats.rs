//! The memory of recent errors and warnings, by which repeats are left out. Time is monotonic and
//! given by the caller.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tracing::Level;

/// How long a repeated line is left out.
pub const QUIET: Duration = Duration::from_mins(1);
/// How many different lines are remembered. Some contain words that cannot be foreseen.
const MOST: usize = 1_000;

/// The part of a line that makes it the same as another one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Its level.
    pub level: Level,
    /// The module that wrote it.
    pub target: &'static str,
    /// Its text, without its fields.
    pub message: String,
}

/// The recent lines.
#[derive(Debug, Default)]
pub struct Repeats(Mutex<Lately>);

#[derive(Debug, Default)]
struct Lately {
    said: HashMap<Line, Said>,
    /// The counts of left-out lines that are still to be told.
    owed: Vec<(Line, u64)>,
}

#[derive(Debug)]
struct Said {
    at: Instant,
    left_out: u64,
}

impl Repeats {
    /// Whether a line may be written now. If so, it counts as written, otherwise as left out.
    pub fn may_say(&self, line: Line, now: Instant) -> bool {
        let mut lately = self.lately();
        if let Some(said) = lately.said.get_mut(&line)
            && now.saturating_duration_since(said.at) < QUIET
        {
            said.left_out += 1;
            return false;
        }
        lately.settle(now);
        // The lines that come again and again are always few.
        if lately.said.len() < MOST {
            lately.said.insert(line, Said { at: now, left_out: 0 });
        }
        true
    }

    /// The left-out lines whose minute is over, each once.
    pub fn left_out(&self, now: Instant) -> Vec<(Line, u64)> {
        let mut lately = self.lately();
        lately.settle(now);
        std::mem::take(&mut lately.owed)
    }

    fn lately(&self) -> MutexGuard<'_, Lately> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lately {
    /// Forgets lines that may be written again.
    fn settle(&mut self, now: Instant) {
        let over = |said: &Said| now.saturating_duration_since(said.at) >= QUIET;
        let gone = self.said.extract_if(|_, said| over(said));
        let owed = gone.filter(|(_, said)| said.left_out > 0);
        self.owed.extend(owed.map(|(line, said)| (line, said.left_out)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(message: &str) -> Line {
        Line { level: Level::ERROR, target: "menagerie::test", message: message.to_owned() }
    }

    #[test]
    fn the_same_is_said_once_a_minute_and_how_often_it_was_not() {
        let (repeats, start) = (Repeats::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        let said: Vec<u64> =
            (0..150).filter(|second| repeats.may_say(line("a"), at(*second))).collect();
        assert_eq!(said, [0, 60, 120]);
        assert_eq!(repeats.left_out(at(150)), [(line("a"), 59), (line("a"), 59)]);
        assert_eq!(repeats.left_out(at(179)), [], "the last minute is not over");
        assert_eq!(repeats.left_out(at(180)), [(line("a"), 29)]);
        assert_eq!(repeats.left_out(at(999)), [], "that was told");
    }

    #[test]
    fn what_differs_in_words_weight_or_origin_is_something_else() {
        let (repeats, now) = (Repeats::default(), Instant::now());
        let warning = Line { level: Level::WARN, ..line("a") };
        let elsewhere = Line { target: "menagerie::other", ..line("a") };
        for different in [line("a"), line("b"), warning, elsewhere] {
            assert!(repeats.may_say(different.clone(), now), "{different:?}");
            assert!(!repeats.may_say(different, now));
        }
    }

    #[test]
    fn what_was_said_once_owes_nothing() {
        let (repeats, now) = (Repeats::default(), Instant::now());
        assert!(repeats.may_say(line("a"), now));
        assert_eq!(repeats.left_out(now + QUIET), []);
    }

    #[test]
    fn however_many_different_lines_there_are_few_are_remembered() {
        let (repeats, now) = (Repeats::default(), Instant::now());
        for number in 0..10 * MOST {
            assert!(repeats.may_say(line(&number.to_string()), now), "none is lost");
        }
        assert_eq!(repeats.lately().said.len(), MOST);
        assert!(repeats.may_say(line("later"), now + QUIET));
        assert_eq!(repeats.lately().said.len(), 1);
    }
}
