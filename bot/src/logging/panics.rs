//! Panics are counted, and written in the form of the log.

use menagerie_metrics::metrics;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::panic::PanicHookInfo;

/// Watches for panics from now on.
pub fn watch() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        metrics().panics.inc();
        if tracing::enabled!(tracing::Level::ERROR) {
            log(panic);
        } else {
            usual(panic);
        }
    }));
}

/// Writes a line of the log. Its readers know the form, and repeated panics do not fill it.
fn log(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    let words = panic.payload_as_str().unwrap_or_default();
    let trace = Backtrace::capture();
    match trace.status() {
        BacktraceStatus::Captured => {
            tracing::error!(%trace, "the program panicked at {place}: {words}");
        }
        _ => tracing::error!("the program panicked at {place}: {words}"),
    }
}
