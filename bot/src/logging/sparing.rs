//! The filter that leaves out repeated errors and warnings of the log.

use super::repeats::{Line, Repeats};
use menagerie_metrics::metrics;
use std::fmt::{self, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata};
use tracing_subscriber::layer::{Context, Filter};

/// How often it is checked whether left-out lines have to be told.
const LOOK: Duration = Duration::from_secs(5);

/// A filter that lets each error and warning through once in a while.
pub struct Sparing {
    repeats: Arc<Repeats>,
    now: Box<dyn Fn() -> Instant + Send + Sync>,
}

impl Sparing {
    /// With the clock of the machine.
    pub fn new(repeats: Arc<Repeats>) -> Self {
        Self::by(repeats, Instant::now)
    }

    /// With another clock.
    pub fn by(repeats: Arc<Repeats>, now: impl Fn() -> Instant + Send + Sync + 'static) -> Self {
        Self { repeats, now: Box::new(now) }
    }
}

impl<S> Filter<S> for Sparing {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let metadata = event.metadata();
        let weight = match *metadata.level() {
            Level::ERROR => "error",
            Level::WARN => "warn",
            _ => return true,
        };
        // The lines about left-out ones differ in their numbers alone.
        if metadata.target() == module_path!() {
            return true;
        }
        let mut words = Words(String::new());
        event.record(&mut words);
        let (level, target) = (*metadata.level(), metadata.target());
        let may = self.repeats.may_say(Line { level, target, message: words.0 }, (self.now)());
        if may {
            metrics().logged(weight);
        } else {
            metrics().log_lines_left_out.inc();
        }
        may
    }
}

/// The text of a line.
struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            // Writing into a text cannot fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

/// Tells in the log which lines were left out. It has a thread of its own, because some commands
/// have no runtime.
pub fn tell_what_was_left_out(repeats: Arc<Repeats>) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(LOOK);
            tell(&repeats, Instant::now());
        }
    });
}

/// Tells the repeats that are due now.
pub fn tell(repeats: &Repeats, now: Instant) {
    for (Line { level, target, message }, times) in repeats.left_out(now) {
        if level == Level::ERROR {
            tracing::error!(times, of = target, "{times} more were left out: {message}");
        } else {
            tracing::warn!(times, of = target, "{times} more were left out: {message}");
        }
    }
}
