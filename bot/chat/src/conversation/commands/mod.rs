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
mod people;
mod pieces;
mod plan;
pub(super) mod playing;
pub(super) mod privacy;
mod problems;
mod profile;
pub(super) mod sent_games;
mod thinking;
mod time;
mod watch;

use super::{Answer, Given, Options, Question};
use futures_util::future::BoxFuture;
use menagerie_core::model::Verb;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_store::StoreError;

/// A command as it is registered.
pub struct Registered {
    /// What it does, in a line of at most 100 characters.
    pub words: &'static str,
    /// What is given; what must be comes first, and what is mostly named first of all.
    pub options: fn() -> Vec<Given>,
    /// Whom it concerns.
    pub concern: Concern,
    /// What the core is asked to decide with these options, and with the member they name; nothing if it
    /// only asks a question.
    pub call: Option<ToCall>,
    /// The answer, where nothing needs to be decided; nothing if something does.
    pub look: Option<for<'a> fn(&'a Question<'a>) -> Look<'a>>,
}

/// What somebody asks for, as a call for the core.
pub type ToCall = fn(&Options, Option<Opponent>) -> Option<Command>;

/// An answer that is looked up.
pub type Look<'a> = BoxFuture<'a, Result<Option<Answer>, StoreError>>;

/// Whom a command concerns, and so who reads its answer where not everything can be answered unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Everybody: how to play.
    Play,
    /// Everybody: it is done where all see it, or not done. What else is said with it is for the caller.
    Deed,
    /// Everybody: what is settled for all.
    Order,
    /// The caller alone: how they see a board and what they look at in it, what they have in mind, who
    /// they are and with whom they play.
    Caller,
}

impl Concern {
    /// Whom a command concerns.
    pub fn of(verb: Verb) -> Self {
        registered(verb).concern
    }
}

/// How a command is registered.
pub fn registered(verb: Verb) -> Registered {
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
        Verb::Note => thinking::NOTE,
        Verb::Try => thinking::TRY,
        Verb::If => plan::IF,
        Verb::Profile => profile::PROFILE,
        Verb::Places => community::PLACES,
        Verb::Variants => community::VARIANTS,
        Verb::Variant => sent_games::VARIANT,
        Verb::Watch => watch::WATCH,
        Verb::Analysis => watch::ANALYSIS,
        Verb::Problem => problems::PROBLEM,
    }
}
