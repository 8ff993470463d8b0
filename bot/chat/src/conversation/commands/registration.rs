//! How a command is registered: all that belongs to it.

use crate::conversation::{Answer, Given, Options, Question};
use futures_util::future::BoxFuture;
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
    /// only asks a question, or if something has to be looked up first: that is done in
    /// `Question::command`.
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
