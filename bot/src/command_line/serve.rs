//! `menagerie run`: the bot.

use super::exit::Failure;
use crate::config::Config;
use std::io::IsTerminal;
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Runs the bot until it is told to stop.
pub fn run() -> Result<(), Failure> {
    let config = Config::read(|name| std::env::var_os(name)).map_err(Failure::setting)?;
    log();
    runtime()?.block_on(crate::run::run(&config))?;
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
pub fn log() {
    let wanted = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
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
}
