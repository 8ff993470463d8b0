//! The options by which a command line names a variant. The doc comments are the help texts.

use clap::Args;
use std::path::PathBuf;

/// A game: one of the program's, or one of a file.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct VariantOptions {
    /// The variant's id or name; see `menagerie variants`
    pub variant: Option<String>,
    /// A variant file of your own in its place; - is standard input
    #[arg(long)]
    pub file: Option<PathBuf>,
}

/// A game where a word follows that must be there. With a file the first word is that one: the parser
/// of the command line fills places in their order.
#[derive(Debug, Args)]
pub struct VariantBeforeWord {
    /// The variant's id or name; see `menagerie variants`
    #[arg(required_unless_present = "file")]
    pub variant: Option<String>,
    /// A variant file of your own in its place; - is standard input
    #[arg(long)]
    pub file: Option<PathBuf>,
}
