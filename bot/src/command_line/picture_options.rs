//! The options of the commands that draw pictures. The doc comments are the help texts.

use super::position_options::PositionOptions;
use super::variant_options::{VariantBeforeWord, VariantOptions};
use clap::{Args, ValueEnum};
use menagerie_rules::Color;
use std::path::PathBuf;

/// Options of `board`.
#[derive(Debug, Args)]
pub struct BoardOptions {
    /// The position.
    #[command(flatten)]
    pub position: PositionOptions,
    /// The side at the bottom
    #[arg(long, value_enum, default_value_t = View::First)]
    pub view: View,
    /// About how wide it is, in pixels: squares have whole ones
    #[arg(long, default_value_t = menagerie_render::DEFAULT_SIZE)]
    pub px: u32,
    /// Theme and set of pieces.
    #[command(flatten)]
    pub look: LookOptions,
    /// Only a part of the board, by two corners: a1-h8
    #[arg(long)]
    pub zoom: Option<String>,
    /// Mark where the piece on this square can go
    #[arg(long)]
    pub marks: Option<String>,
    /// The PNG file to write
    #[arg(short, long = "output", required_unless_present = "alt")]
    pub output: Option<PathBuf>,
    /// Print the description for those who cannot see it
    #[arg(long)]
    pub alt: bool,
}

/// How pictures look.
#[derive(Debug, Args)]
pub struct LookOptions {
    /// The colors of the board: brown, slate, green, high-contrast
    #[arg(long)]
    pub theme: Option<String>,
    /// What stands for a piece: drawn, letters, labeled
    #[arg(long)]
    pub pieces: Option<String>,
}

/// A picture's look and its file.
#[derive(Debug, Args)]
pub struct FileOptions {
    /// Theme and set of pieces.
    #[command(flatten)]
    pub look: LookOptions,
    /// The file to write
    #[arg(short, long = "output")]
    pub output: PathBuf,
    /// Print the description for those who cannot see it
    #[arg(long)]
    pub alt: bool,
}

/// Options of `replay`.
#[derive(Debug, Args)]
pub struct ReplayOptions {
    /// The moves.
    #[command(flatten)]
    pub position: PositionOptions,
    /// The side at the bottom
    #[arg(long, value_enum, default_value_t = View::First)]
    pub view: View,
    /// About how wide it is, in pixels
    #[arg(long, default_value_t = 540)]
    pub px: u32,
    /// Only so many plies from the end
    #[arg(long)]
    pub last: Option<usize>,
    /// How it looks and where it goes.
    #[command(flatten)]
    pub file: FileOptions,
}

/// Options of `card`.
#[derive(Debug, Args)]
pub struct CardOptions {
    /// Which game.
    #[command(flatten)]
    pub variant: VariantBeforeWord,
    /// The piece: its name or its letter
    pub piece: Option<String>,
    /// How it looks and where it goes.
    #[command(flatten)]
    pub file: FileOptions,
}

/// Options of `sheet`.
#[derive(Debug, Args)]
pub struct SheetOptions {
    /// Which game.
    #[command(flatten)]
    pub variant: VariantOptions,
    /// How it looks and where it goes.
    #[command(flatten)]
    pub file: FileOptions,
}

/// The side at the bottom.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum View {
    /// The side that moves first
    First,
    /// The other one
    Second,
}

impl View {
    /// The side.
    pub fn bottom(self) -> Color {
        match self {
            View::First => Color::White,
            View::Second => Color::Black,
        }
    }
}
