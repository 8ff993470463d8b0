//! Which errors and warnings have been said lately. Time is monotonic and given by the caller.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tracing::Level;

/// How long what was said is not said again.
pub const QUIET: Duration = Duration::from_mins(1);
/// How many different lines are remembered: some name what cannot be foreseen.
const MOST: usize = 1_000;

/// A line, as far as it is the same as another one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// How much it matters.
    pub level: Level,
    /// Where in the program it comes from.
    pub target: &'static str,
    /// Its words, without its fields.
    pub message: String,
}

/// What was said lately.
#[derive(Debug, Default)]
pub struct Repeats(Mutex<Lately>);

#[derive(Debug, Default)]
struct Lately {
    said: HashMap<Line, Said>,
    /// What was left out, and is to be said.
    owed: Vec<(Line, u64)>,
}

#[derive(Debug)]
struct Said {
    at: Instant,
    left_out: u64,
}

impl Repeats {
    /// Whether a line may be said now; if so, it is. If not, it is counted.
    pub fn may_say(&self, line: Line, now: Instant) -> bool {
        let mut lately = self.lately();
        if let Some(said) = lately.said.get_mut(&line)
            && now.saturating_duration_since(said.at) < QUIET
        {
            said.left_out += 1;
            return false;
        }
        lately.settle(now);
        // There are always few of those that come again and again.
        if lately.said.len() < MOST {
            lately.said.insert(line, Said { at: now, left_out: 0 });
        }
        true
    }

    /// What was left out of lines whose minute is over, each once.
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
    /// Forgets what may be said again.
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
