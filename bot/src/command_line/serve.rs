//! `menagerie run`: runs the bot.

use super::arguments::RunOptions;
use super::exit::Failure;
use super::settings;
use crate::logging::{self, LogFormat, LogSettings};
use crate::parent_watch::ParentWatch;

/// Runs the bot until it is told to stop.
pub fn run(options: &RunOptions) -> Result<(), Failure> {
    // Errors of the settings also have to be in the form of the log.
    log()?;
    let config = settings::read()?;
    let parent_watch =
        if options.until_input_ends { ParentWatch::standard_input() } else { ParentWatch::none() };
    let runtime = runtime()?;
    let ran = runtime.block_on(crate::run::run(&config, parent_watch));
    // All data is stored. The program does not wait for a name that a dead network fails to
    // resolve.
    runtime.shutdown_background();
    Ok(ran?)
}

/// A runtime with a thread for each core.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::other)
}

/// Starts the log, on standard error.
///
/// # Errors
/// When a setting of the log cannot be used.
pub fn log() -> Result<(), Failure> {
    settings::read_file()?;
    let settings = LogSettings::read(|name| std::env::var(name).ok()).map_err(Failure::setting)?;
    logging::start(settings);
    Ok(())
}

/// Starts the log for a failure before its usual start, if programs read it. They read nothing
/// else.
pub fn log_for_programs() {
    // A failure is always written. No setting leaves it out.
    let settings =
        LogSettings::read(|name| std::env::var(name).ok().filter(|_| name != "RUST_LOG"));
    if let Ok(settings) = settings
        && settings.format == LogFormat::Json
    {
        logging::start(settings);
    }
}
