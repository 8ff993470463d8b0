//! `menagerie bench`: the bot's speed and memory with many games, on this machine and this disk.

use super::arguments::BenchOptions;
use super::board::print;
use super::exit::Failure;
use super::serve;
use menagerie_bench::{LoadError, Plan, measure};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Fills a database, measures in it and prints a table. Its files are removed afterwards, but not
/// the games on a database server.
pub fn run(options: &BenchOptions) -> Result<(), Failure> {
    serve::log()?;
    let scratch = Scratch::new(&options.data)?;
    let database = match &options.database {
        Some(url) => url.clone(),
        None => format!("sqlite://{}", scratch.0.join("bench.db").display()),
    };
    let plan = Plan {
        running: options.running,
        finished: options.finished,
        time: Duration::from_secs(options.seconds.into()),
        rate: options.rate,
        folder: scratch.0.clone(),
        database,
        program: std::env::current_exe().map_err(Failure::other)?,
    };
    let progress = |what: &str| eprintln!("{what}");
    let figures = serve::runtime()?.block_on(measure(&plan, options.seed, progress))?;
    print(figures.table(&plan).trim_end())
}

/// A new folder, which is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(within: &Path) -> Result<Self, Failure> {
        let made = std::path::absolute(within).and_then(|within| {
            let folder = within.join(format!("menagerie-bench-{}", std::process::id()));
            std::fs::create_dir_all(&folder).map(|()| folder)
        });
        made.map(Self).map_err(|error| {
            Failure::setting(format!(
                "the folder {} cannot be made ({error}): name another one with --data",
                within.display()
            ))
        })
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, folder = %self.0.display(), "what was measured in is left there");
        }
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Open(_) | LoadError::NotEmpty => Failure::setting(error),
            _ => Failure::other(error),
        }
    }
}
