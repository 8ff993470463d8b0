//! The options of `menagerie ratings`. The doc comments are the help texts.

use clap::Args;
use std::path::PathBuf;

/// Options of `ratings`.
#[derive(Debug, Args)]
pub struct RatingsOptions {
    /// Compute them again from all rated games of the database, or only from these exported records
    #[arg(long, value_name = "RECORD", num_args = 0.., conflicts_with = "forget")]
    pub recompute: Option<Vec<PathBuf>>,
    /// Forget the stored ones while the bot is stopped, so that its next start computes them again
    #[arg(long)]
    pub forget: bool,
}
