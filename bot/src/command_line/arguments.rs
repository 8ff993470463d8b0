//! The commands of the command line and their options. The doc comments are the help texts.

use super::betza_options::BetzaOptions;
use super::club::ClubOptions;
use super::convert_options::ConvertOptions;
use super::picture_options::{BoardOptions, CardOptions, LookOptions, ReplayOptions, SheetOptions};
use super::position_options::{ExplainOptions, LegalOptions, PerftOptions, SearchOptions};
use super::ratings_options::RatingsOptions;
use clap::{Args, Parser, Subcommand};
use menagerie_chat::version::VERSION;
use menagerie_core::model::state::ComputerLevel;
use menagerie_core::record::Format;
use std::path::PathBuf;

/// Large chess variants by correspondence, in chat.
#[derive(Debug, Parser)]
#[command(version = VERSION, about)]
pub struct Arguments {
    /// What to do; the bot runs unless something else is said.
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Run the bot
    Run(RunOptions),
    /// Try the bot in a browser, with a Discord on this machine and no token
    #[cfg(feature = "sandbox")]
    Sandbox(SandboxOptions),
    /// Play in the terminal: two people at one keyboard, without any network
    Play(PlayOptions),
    /// Check the settings, the database and the token, and exit
    CheckConfig,
    /// Look at everything (settings, database, games, what waits, rights in every server), and say
    /// what to do
    Doctor,
    /// Ask the bot that runs on this machine how it is; the exit status is 1 if it is not well
    Health,
    /// Show what waits to be shown in chat, and why
    Outbox(OutboxOptions),
    /// Print what belongs to the bot's account on Matrix
    Matrix(MatrixOptions),
    /// Take along or delete what is stored about somebody who cannot do it with /privacy
    Member(MemberOptions),
    /// Make an empty database where there was one that is lost
    Init,
    /// List the variants
    Variants,
    /// Say what a typed move means: the move, the candidates, or why not
    #[command(override_usage = "menagerie explain <VARIANT|--file FILE> <TEXT> [OPTIONS]")]
    Explain(ExplainOptions),
    /// Print the legal moves as JSON lines; a game that is over has none
    Legal(LegalOptions),
    /// Count the positions that a number of plies can lead to
    ///
    /// A game that is won goes no further, as in Fairy-Stockfish and chessops; one that is drawn by what is
    /// left or by repetition does, as in all published counts. Where another count differs it follows:
    /// past-every-end is that of programs that do not look who has won, up-to-draws also stops where
    /// nobody can win any more with what is left.
    #[command(override_usage = "menagerie perft <VARIANT|--file FILE> <DEPTH> [OPTIONS]")]
    Perft(PerftOptions),
    /// Look for the best move in a position
    Search(SearchOptions),
    /// Compute ratings, tables and pairings from games in a file
    Club(ClubOptions),
    /// Print the ratings of each month, as they are stored or computed again from the games
    Ratings(RatingsOptions),
    /// Be an engine for programs that speak UCI, on standard input and output
    Uci,
    /// Draw a board
    Board(BoardOptions),
    /// Draw the moves of a game as an animation
    Replay(ReplayOptions),
    /// Draw how a piece moves
    #[command(
        override_usage = "menagerie card <VARIANT|--file FILE> <PIECE> --output FILE [OPTIONS]"
    )]
    Card(CardOptions),
    /// Draw a game on one page: its array and all its pieces
    Sheet(SheetOptions),
    /// Say and draw where a piece goes that moves as an XBetza text says
    Betza(BetzaOptions),
    /// Check a variant file, and play random games of it
    Lint(LintOptions),
    /// Make a variant file of another program's description of a game
    Convert(ConvertOptions),
    /// Write a game of the database as a file, also while the bot runs
    Export(ExportOptions),
    /// Store a game that was exported as JSON
    Import(RecordFile),
    /// Check that a game that was exported as JSON is whole and by the rules
    Verify(RecordFile),
    /// Copy the database into a new file, also while the bot runs, and replay every game of the copy
    Backup(BackupFile),
    /// Put a backup in the place of the database, which is kept under another name
    Restore(BackupFile),
    /// Measure how the bot does with many games on this machine, in a database made for that
    #[cfg(feature = "bench")]
    Bench(BenchOptions),
}

/// Options of `run`.
#[derive(Debug, Default, Args)]
pub struct RunOptions {
    /// Stop when standard input ends, as it does when the program that holds it is gone
    #[arg(long)]
    pub until_input_ends: bool,
}

/// Options of `sandbox`.
#[cfg(feature = "sandbox")]
#[derive(Debug, Args)]
pub struct SandboxOptions {
    /// The port of the web page; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// The folder for the games, the messages and the certificates
    #[arg(long, default_value = "sandbox-data")]
    pub data: PathBuf,
    /// A variant file of your own that can be played there, too
    #[arg(long)]
    pub file: Option<PathBuf>,
    /// How many people are on the server, as whom you can play
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub people: u8,
    /// How many milliseconds late pictures arrive, as over a slow line
    #[arg(long, default_value_t = 0)]
    pub picture_delay: u64,
}

/// Options of `bench`.
#[cfg(feature = "bench")]
#[derive(Debug, Args)]
pub struct BenchOptions {
    /// How many games run
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub running: u32,
    /// How many are over
    #[arg(long, default_value_t = 0)]
    pub finished: u32,
    /// How long moves are played for each figure, in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub seconds: u32,
    /// How many moves a second people play where it is not as many as can be shown
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: u32,
    /// What the games are drawn from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The folder in which another one is made for the measurement: what is fast there is measured
    #[arg(long, default_value = ".")]
    pub data: PathBuf,
    /// An empty database on a PostgreSQL server; a file of SQLite's in the folder without it
    #[arg(long)]
    pub database: Option<String>,
}

/// Options of `play`.
#[derive(Debug, Args)]
pub struct PlayOptions {
    /// Begin a game of this variant at once; see `menagerie variants`
    #[arg(conflicts_with = "file")]
    pub variant: Option<String>,
    /// Begin a game of a variant file of your own
    #[arg(long)]
    pub file: Option<PathBuf>,
    /// The two people; in a game that begins at once the first one moves first. One alone plays, or goes on,
    /// against the computer
    #[arg(long, value_delimiter = ',', default_value = "Ann,Bob")]
    pub names: Vec<String>,
    /// Play against the computer, at a level from 1 to 6, in a game that begins at once
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    pub against: Option<ComputerLevel>,
    /// Where the games are kept
    #[arg(long, default_value = "sqlite://menagerie-play.db")]
    pub database: String,
}

/// Options of `outbox`.
#[derive(Debug, Args)]
pub struct OutboxOptions {
    /// What to do; it is listed unless something else is said.
    #[command(subcommand)]
    pub verb: Option<OutboxVerb>,
}

/// What can be done with the outbox.
#[derive(Debug, Subcommand)]
pub enum OutboxVerb {
    /// Try again what is parked or was given up
    Retry {
        /// The number of one row; all of them without it
        id: Option<i64>,
    },
}

/// Options of `member`.
#[derive(Debug, Args)]
pub struct MemberOptions {
    /// What to do.
    #[command(subcommand)]
    pub verb: MemberVerb,
}

/// What belongs to the bot's account on Matrix.
#[derive(Debug, Args)]
pub struct MatrixOptions {
    /// What to print.
    #[command(subcommand)]
    pub verb: MatrixVerb,
}

/// What can be printed of the account.
#[derive(Debug, Subcommand)]
pub enum MatrixVerb {
    /// Print the recovery key, with which a bot that has lost its database is trusted in encrypted rooms again; keep
    /// it on another machine
    Recovery,
}

/// What can be done for a member.
#[derive(Debug, Subcommand)]
pub enum MemberVerb {
    /// Write all that is stored about them into files, as /privacy what:export gives it, also while the
    /// bot runs
    Export {
        /// Their account: discord:NUMBER or matrix:@NAME:SERVER
        account: String,
        /// The folder for the files
        #[arg(long, default_value = ".")]
        folder: PathBuf,
    },
    /// Delete all that is stored about them, as /privacy what:delete does, while the bot is stopped
    Forget {
        /// Their account: discord:NUMBER or matrix:@NAME:SERVER
        account: String,
        /// Really; without it, it is only said what would happen
        #[arg(long)]
        yes: bool,
    },
}

/// Options of `lint`.
#[derive(Debug, Args)]
pub struct LintOptions {
    /// The variant file
    pub file: PathBuf,
    /// What the random games are drawn from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The PNG file to write with the game's sheet: its array and all its pieces
    #[arg(short, long = "output")]
    pub output: Option<PathBuf>,
}

/// Options of `export`.
#[derive(Debug, Args)]
pub struct ExportOptions {
    /// The game's number
    pub game: i64,
    /// What is written: json (everything, to be imported again), gc (move list of Game Courier),
    /// pgn, fen, png, gif
    #[arg(long, default_value = "json", value_parser = format)]
    pub format: Format,
    /// The file to write; a text is printed without it
    #[arg(short, long = "out")]
    pub out: Option<PathBuf>,
    /// How a picture looks.
    #[command(flatten)]
    pub look: LookOptions,
}

fn format(word: &str) -> Result<Format, String> {
    Format::named(word)
        .ok_or_else(|| format!("there are: {}", Format::ALL.map(Format::word).join(", ")))
}

/// A game that was exported.
#[derive(Debug, Args)]
pub struct RecordFile {
    /// The JSON file
    pub file: PathBuf,
}

/// A backup of the database.
#[derive(Debug, Args)]
pub struct BackupFile {
    /// The file of the backup
    pub file: PathBuf,
}

/// A level of the computer.
fn level(typed: &str) -> Result<ComputerLevel, &'static str> {
    let level = typed.parse().ok().and_then(ComputerLevel::new);
    level.ok_or("a level is a number from 1 to 6")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_a_number_from_1_to_6() {
        for (typed, expected) in [("1", Some(1)), ("6", Some(6)), ("0", None), ("7", None)] {
            assert_eq!(level(typed).ok().map(ComputerLevel::number), expected, "{typed}");
        }
        assert_eq!(level("x"), Err("a level is a number from 1 to 6"));
    }
}
