//! The options of `menagerie convert`. The doc comments are the help texts.

use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Options of `convert`.
#[derive(Debug, Args)]
pub struct ConvertOptions {
    /// What the text is
    #[command(subcommand)]
    pub from: From,
    /// The variant file to write; it is printed without it
    #[arg(short, long = "output", global = true)]
    pub output: Option<PathBuf>,
}

/// Whose description it is.
#[derive(Debug, Subcommand)]
pub enum From {
    /// A game of Fairy-Stockfish's settings
    Ini {
        /// The settings, as variants.ini
        file: PathBuf,
        /// The game, as in [NAME] or [NAME:parent]
        name: String,
    },
    /// An Interactive Diagram of The Chess Variant Pages; the game is called as the file is
    Diagram {
        /// The text of the diagram
        file: PathBuf,
    },
}
