//! The options of `menagerie betza`. The doc comments are the help texts.

use clap::{Args, value_parser};
use std::path::PathBuf;

/// Options of `betza`.
#[derive(Debug, Args)]
pub struct BetzaOptions {
    /// How the piece moves, in XBetza
    pub text: String,
    /// The square of the piece
    #[arg(long)]
    pub at: String,
    /// Who stands on the board, like the first part of a FEN: X the piece if it is White's, x if it is
    /// Black's, O White's others, o Black's; an empty board without it
    #[arg(long, value_name = "BOARD")]
    pub fen: Option<String>,
    /// The number of files, 2 to 16; BOARD's, or 16 without it
    #[arg(long, value_parser = value_parser!(u8).range(2..=16))]
    pub files: Option<u8>,
    /// The number of ranks, 2 to 16; BOARD's, or 16 without it
    #[arg(long, value_parser = value_parser!(u8).range(2..=16))]
    pub ranks: Option<u8>,
    /// The PNG file to write
    #[arg(short, long = "output")]
    pub output: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    pub json: bool,
}
