//! The options of the commands about a position. The doc comments are the help texts.

use super::variant_options::{VariantBeforeWord, VariantOptions};
use clap::Args;

/// A position: a variant, perhaps a FEN, perhaps moves from there.
#[derive(Debug, Args)]
pub struct PositionOptions {
    /// Which game.
    #[command(flatten)]
    pub variant: VariantOptions,
    /// How the position came about.
    #[command(flatten)]
    pub line: LineOptions,
}

/// Perhaps a FEN, perhaps moves from there.
#[derive(Debug, Args)]
pub struct LineOptions {
    /// The position to start from
    #[arg(long)]
    pub fen: Option<String>,
    /// Moves in coordinates, between spaces: "e4e6 e13e11"
    #[arg(long, default_value = "")]
    pub moves: String,
}

/// Options of `explain`.
#[derive(Debug, Args)]
pub struct ExplainOptions {
    /// Which game.
    #[command(flatten)]
    pub variant: VariantBeforeWord,
    /// The text, in any notation
    #[arg(allow_hyphen_values = true)]
    pub text: Option<String>,
    /// How the position came about.
    #[command(flatten)]
    pub line: LineOptions,
}

/// Options of `legal`.
#[derive(Debug, Args)]
pub struct LegalOptions {
    /// The position.
    #[command(flatten)]
    pub position: PositionOptions,
    /// Print a line for every position, from the first
    #[arg(long)]
    pub each: bool,
}

/// Options of `perft`.
#[derive(Debug, Args)]
pub struct PerftOptions {
    /// Which game.
    #[command(flatten)]
    pub variant: VariantBeforeWord,
    /// The number of plies
    pub depth: Option<String>,
    /// The position to start from
    #[arg(long)]
    pub fen: Option<String>,
    /// Print the count of each first move
    #[arg(long)]
    pub divide: bool,
}
