//! The options of `menagerie club`. The doc comments are the help texts.

use clap::Args;
use std::path::PathBuf;

/// Options of `club`.
#[derive(Debug, Args)]
pub struct ClubOptions {
    /// A file with a JSON object on each line; - is standard input
    ///
    /// Its kind is "ladder" (games, answered with the ratings after each period of thirty days), "table"
    /// (games of a league, answered with its table) or "berger" (a number of players, answered with the
    /// rounds of a round robin).
    #[arg(long, value_name = "FILE")]
    pub trial: PathBuf,
}
