//! Each command that can be given by name, as it is registered: what people read of it, what can be given
//! with it, whom the answer concerns, and what it asks or has decided. A new command is a file here, a line
//! in [`registered`], and its name in the core (`model/step.rs`).

mod board;
mod challenge;
mod community;
mod ending;
mod export;
mod help;
mod listing;
mod looking;
mod moderation;
mod notes_and_try;
mod people;
mod pieces;
mod plan;
pub(super) mod playing;
pub(super) mod privacy;
mod problems;
mod profile;
mod registration;
mod stats;
mod time;
pub(super) mod uploaded_variants;
mod watch;

pub use registration::Concern;
pub(super) use registration::{Call, Registered};

use menagerie_core::model::Verb;

/// Whom a command concerns.
pub fn concern(verb: Verb) -> Concern {
    registered(verb).concern
}

/// How a command is registered.
pub(super) fn registered(verb: Verb) -> Registered {
    match verb {
        Verb::Challenge => challenge::CHALLENGE,
        Verb::Move => playing::MOVE,
        Verb::Board => board::BOARD,
        Verb::Replay => board::REPLAY,
        Verb::Settings => community::SETTINGS,
        Verb::Server => community::SERVER,
        Verb::Moves => pieces::MOVES,
        Verb::Look => pieces::LOOK,
        Verb::Piece => pieces::PIECE,
        Verb::Undo => playing::UNDO,
        Verb::Resign => ending::RESIGN,
        Verb::Draw => ending::DRAW,
        Verb::Claim => ending::CLAIM,
        Verb::Give => time::GIVE,
        Verb::Time => time::TIME,
        Verb::Vacation => time::VACATION,
        Verb::Abort => ending::ABORT,
        Verb::Freeze => moderation::FREEZE,
        Verb::Thaw => moderation::THAW,
        Verb::Adjudicate => moderation::ADJUDICATE,
        Verb::Join => challenge::JOIN,
        Verb::Rematch => challenge::REMATCH,
        Verb::Block => people::BLOCK,
        Verb::Unblock => people::UNBLOCK,
        Verb::Link => people::LINK,
        Verb::Unlink => people::UNLINK,
        Verb::Privacy => privacy::PRIVACY,
        Verb::Games => listing::GAMES,
        Verb::Help => help::HELP,
        Verb::Rules => help::RULES,
        Verb::Export => export::EXPORT,
        Verb::At => looking::AT,
        Verb::Note => notes_and_try::NOTE,
        Verb::Try => notes_and_try::TRY,
        Verb::If => plan::IF,
        Verb::Profile => profile::PROFILE,
        Verb::Stats => stats::STATS,
        Verb::Places => community::PLACES,
        Verb::Variants => community::VARIANTS,
        Verb::Variant => uploaded_variants::VARIANT,
        Verb::Watch => watch::WATCH,
        Verb::Analysis => watch::ANALYSIS,
        Verb::Problem => problems::PROBLEM,
    }
}
