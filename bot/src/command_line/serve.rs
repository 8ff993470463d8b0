//! `menagerie run`: the bot.

use super::arguments::RunOptions;
use super::exit::Failure;
use super::settings;
use crate::lifeline::Lifeline;
use std::io::IsTerminal;
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Runs the bot until it is told to stop.
pub fn run(options: &RunOptions) -> Result<(), Failure> {
    let config = settings::read()?;
    log()?;
    let lifeline =
        if options.until_input_ends { Lifeline::standard_input() } else { Lifeline::none() };
    runtime()?.block_on(crate::run::run(&config, lifeline))?;
    Ok(())
}

/// A runtime with a thread for each core.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::other)
}

/// Starts the log, on standard error.
///
/// Serenity's spans hold message texts and interaction tokens, and its lines below a warning hold
/// events; the libraries below it are no better. They are never shown, whatever `RUST_LOG` says.
///
/// # Errors
/// When `RUST_LOG` is no filter.
pub fn log() -> Result<(), Failure> {
    let wanted = match std::env::var("RUST_LOG") {
        Ok(text) if !text.trim().is_empty() => EnvFilter::try_new(&text).map_err(|_| {
            Failure::setting(format!(
                "RUST_LOG is “{text}”, which is no filter: write error, warn, info or debug"
            ))
        })?,
        _ => EnvFilter::new("info"),
    };
    let ours = filter_fn(|metadata| {
        metadata.target().starts_with("menagerie")
            || (metadata.is_event() && *metadata.level() <= Level::WARN)
    });
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    // A second start in one process keeps the first log.
    let _ =
        tracing_subscriber::registry().with(lines.with_filter(ours).with_filter(wanted)).try_init();
    Ok(())
}
