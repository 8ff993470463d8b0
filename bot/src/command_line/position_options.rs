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

/// Options of `search`.
#[derive(Debug, Args)]
pub struct SearchOptions {
    /// The position.
    #[command(flatten)]
    pub position: PositionOptions,
    /// The positions that are looked at, at most
    #[arg(long, default_value_t = 200_000)]
    pub nodes: u64,
    /// The plies that are looked ahead, at most
    #[arg(long, default_value_t = u32::MAX, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
    /// Print one line of JSON: best, score (hundredths of a Pawn), mate (in moves), depth, line, nodes
    #[arg(long)]
    pub json: bool,
}
