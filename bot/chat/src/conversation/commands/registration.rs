//! How a command is registered: all that belongs to it.

use crate::conversation::{Answer, OptionSchema, Options, Question};
use futures_util::future::BoxFuture;
use menagerie_core::model::request::{Command, Opponent};
use menagerie_store::StoreError;

/// A command as it is registered.
pub struct Registered {
    /// What it does, in a line of at most 100 characters.
    pub words: &'static str,
    /// What is given; what must be comes first, and what is mostly named first of all.
    pub options: fn() -> Vec<OptionSchema>,
    /// Whom it concerns.
    pub concern: Concern,
    /// What the core is asked to decide.
    pub call: Call,
    /// The answer, where nothing needs to be decided; nothing if something does.
    pub look: Option<for<'a> fn(&'a Question<'a>) -> Look<'a>>,
}

/// What the core is asked to decide.
#[derive(Clone, Copy)]
pub enum Call {
    /// Nothing: a question is asked.
    Nothing,
    /// What the options say, and the member whom they name.
    Of(ToCall),
    /// The same, but something has to be looked up first, as a code that was typed.
    LookedUp(ToCall, Prepare),
}

/// Looks up what has to be known before the call is made.
pub type Prepare = for<'a> fn(&'a Question<'a>, Option<Opponent>) -> Prepared<'a>;

/// The call; or the answer, where there turns out to be nothing to decide.
pub type Prepared<'a> = BoxFuture<'a, Result<Option<Command>, Answer>>;

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
