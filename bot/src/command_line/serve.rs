//! `menagerie run`: the bot.

use super::arguments::RunOptions;
use super::exit::Failure;
use super::settings;
use crate::logging::{self, LogFormat, LogSettings};
use crate::parent_watch::ParentWatch;

/// Runs the bot until it is told to stop.
pub fn run(options: &RunOptions) -> Result<(), Failure> {
    // Also what is wrong with the settings is said as the log is to be written.
    log()?;
    let config = settings::read()?;
    let parent_watch =
        if options.until_input_ends { ParentWatch::standard_input() } else { ParentWatch::none() };
    let runtime = runtime()?;
    let ran = runtime.block_on(crate::run::run(&config, parent_watch));
    // All that is to be kept is stored: nobody waits for a name that a dead network does not resolve.
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
/// When a setting of it cannot be used.
pub fn log() -> Result<(), Failure> {
    settings::read_file()?;
    let settings = LogSettings::read(|name| std::env::var(name).ok()).map_err(Failure::setting)?;
    logging::start(settings);
    Ok(())
}

/// Starts the log where programs read it, for a failure that came before: they read nothing else.
pub fn log_for_programs() {
    // Whatever is wanted of the log, a failure is told.
    let settings =
        LogSettings::read(|name| std::env::var(name).ok().filter(|_| name != "RUST_LOG"));
    if let Ok(settings) = settings
        && settings.format == LogFormat::Json
    {
        logging::start(settings);
    }
}
