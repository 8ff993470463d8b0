//! The log: which lines are written, in which form, and how often.

mod panics;
mod repeats;
mod settings;
mod sparing;

pub use settings::{LogError, LogFormat, LogSettings};

use repeats::Repeats;
use sparing::Sparing;
use std::io::IsTerminal;
use std::sync::{Arc, OnceLock};
use tracing::{Level, Subscriber};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

/// The form of this process's log, once it is started.
static FORMAT: OnceLock<LogFormat> = OnceLock::new();

/// Starts the log, on standard error. A second start in one process keeps the first log.
pub fn start(settings: LogSettings) {
    let (repeats, format) = (Arc::new(Repeats::default()), settings.format);
    let colored = std::io::stderr().is_terminal();
    let lines = lines(settings, Sparing::new(Arc::clone(&repeats)), std::io::stderr, colored);
    if tracing_subscriber::registry().with(lines).try_init().is_ok() {
        // It is set only here.
        let _ = FORMAT.set(format);
        sparing::tell_what_was_left_out(repeats);
        panics::watch();
    }
}

/// Whether the log is started and written for programs, which read nothing else.
pub fn is_for_programs() -> bool {
    FORMAT.get() == Some(&LogFormat::Json) && tracing::enabled!(Level::ERROR)
}

/// The layer that writes lines.
///
/// Serenity's spans hold message texts and interaction tokens, and its lines below a warning hold
/// events. The libraries below it do the same. They are never shown. No setting changes that.
fn lines<S>(
    settings: LogSettings,
    sparing: Sparing,
    writer: impl for<'a> MakeWriter<'a> + Send + Sync + 'static,
    colored: bool,
) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    let ours = filter_fn(|metadata| {
        metadata.target().starts_with("menagerie")
            || (metadata.is_event() && *metadata.level() <= Level::WARN)
    });
    let filter = settings.wanted.and(ours).and(sparing);
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    match settings.format {
        LogFormat::Text => lines.with_ansi(colored).with_filter(filter).boxed(),
        LogFormat::Json => {
            let lines = lines.json().flatten_event(true);
            lines.with_current_span(false).with_span_list(false).with_filter(filter).boxed()
        }
    }
}

#[cfg(test)]
mod tests;
