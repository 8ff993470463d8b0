//! Every command and its registration: its words and options, whom its answer concerns, and what it
//! does.
//!
//! A new command is a file here, a line in [`registered`], and its name in the core
//! (`model/command_reference.rs`).

mod board;
mod challenge;
mod community;
mod ending;
mod export;
mod help;
mod hint;
pub(super) mod ladder;
mod leaders;
mod league;
mod learn;
mod listing;
mod looking;
mod moderation;
mod notes_and_try;
mod open;
mod people;
mod pieces;
mod plan;
pub(super) mod playing;
pub(super) mod privacy;
mod problems;
mod profile;
mod rating;
mod registration;
mod report;
mod stats;
mod time;
pub(super) mod uploaded_variants;
mod watch;

pub use registration::{Concern, Offered, Rights};
pub(super) use registration::{Does, Registered};

use menagerie_core::model::CommandName;

/// The people whom a command concerns.
pub fn concern(verb: CommandName) -> Concern {
    registered(verb).concern
}

/// The rights that a command needs.
pub fn rights(verb: CommandName) -> Rights {
    registered(verb).rights
}

/// The places in which a command makes sense.
pub fn offered(verb: CommandName) -> Offered {
    registered(verb).offered
}

/// The registration of a command.
pub(super) fn registered(verb: CommandName) -> Registered {
    match verb {
        CommandName::Challenge => challenge::CHALLENGE,
        CommandName::Move => playing::MOVE,
        CommandName::Board => board::BOARD,
        CommandName::Open => open::OPEN,
        CommandName::Replay => board::REPLAY,
        CommandName::Report => report::REPORT,
        CommandName::Settings => community::SETTINGS,
        CommandName::Server => community::SERVER,
        CommandName::Moves => pieces::MOVES,
        CommandName::Look => pieces::LOOK,
        CommandName::Piece => pieces::PIECE,
        CommandName::Learn => learn::LEARN,
        CommandName::Undo => playing::UNDO,
        CommandName::Resign => ending::RESIGN,
        CommandName::Draw => ending::DRAW,
        CommandName::Claim => ending::CLAIM,
        CommandName::Give => time::GIVE,
        CommandName::Time => time::TIME,
        CommandName::Vacation => time::VACATION,
        CommandName::Abort => ending::ABORT,
        CommandName::Freeze => moderation::FREEZE,
        CommandName::Thaw => moderation::THAW,
        CommandName::Adjudicate => moderation::ADJUDICATE,
        CommandName::Join => challenge::JOIN,
        CommandName::Rematch => challenge::REMATCH,
        CommandName::Block => people::BLOCK,
        CommandName::Unblock => people::UNBLOCK,
        CommandName::Link => people::LINK,
        CommandName::Unlink => people::UNLINK,
        CommandName::Privacy => privacy::PRIVACY,
        CommandName::Games => listing::GAMES,
        CommandName::Help => help::HELP,
        CommandName::Hint => hint::HINT,
        CommandName::Rules => help::RULES,
        CommandName::Export => export::EXPORT,
        CommandName::At => looking::AT,
        CommandName::Note => notes_and_try::NOTE,
        CommandName::Try => notes_and_try::TRY,
        CommandName::If => plan::IF,
        CommandName::Profile => profile::PROFILE,
        CommandName::Stats => stats::STATS,
        CommandName::Rating => rating::RATING,
        CommandName::Leaders => leaders::LEADERS,
        CommandName::Ladder => ladder::LADDER,
        CommandName::League => league::LEAGUE,
        CommandName::Places => community::PLACES,
        CommandName::Variants => community::VARIANTS,
        CommandName::Variant => uploaded_variants::VARIANT,
        CommandName::Watch => watch::WATCH,
        CommandName::Analysis => watch::ANALYSIS,
        CommandName::Problem => problems::PROBLEM,
    }
}
