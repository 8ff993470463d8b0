//! The words of the commands about a position.

use clap::Args;

/// A position: a variant, perhaps a FEN, perhaps moves from there.
#[derive(Debug, Args)]
pub struct PositionOptions {
    /// The variant's id; see `menagerie variants`
    pub variant: String,
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
    /// The position.
    #[command(flatten)]
    pub position: PositionOptions,
    /// The text, in any notation
    #[arg(allow_hyphen_values = true)]
    pub text: String,
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
    /// The variant's id; see `menagerie variants`
    pub variant: String,
    /// The number of plies
    pub depth: u32,
    /// The position to start from
    #[arg(long)]
    pub fen: Option<String>,
    /// Print the count of each first move
    #[arg(long)]
    pub divide: bool,
}
