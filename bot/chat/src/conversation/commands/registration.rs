//! The registration of a command: options, whom it concerns, and what it does.

use crate::conversation::{Answer, OptionSchema, Options, Question};
use futures_util::future::BoxFuture;
use menagerie_core::model::request::{Command, Opponent};

/// The registration of a command.
pub struct Registered {
    /// The options. Required ones come first, and the one that is mostly named stands first of all.
    pub options: fn() -> Vec<OptionSchema>,
    /// Whom it concerns.
    pub concern: Concern,
    /// What the core is asked to decide.
    pub call: Call,
    /// The answer of a command that needs no decision. It gives `None` if the options do ask for a
    /// decision.
    pub look: Option<for<'a> fn(&'a Question<'a>) -> Look<'a>>,
}

/// The command for the core.
#[derive(Clone, Copy)]
pub enum Call {
    /// None: the command is a question.
    Nothing,
    /// Made of the options and the member whom they name.
    Of(ToCall),
    /// The same, but something has to be looked up first, for example a typed code.
    LookedUp(ToCall, Prepare),
}

/// Looks up everything that the call needs.
pub type Prepare = for<'a> fn(&'a Question<'a>, Option<Opponent>) -> Prepared<'a>;

/// The command for the core; or the answer, if there turns out to be nothing to decide.
pub type Prepared<'a> = BoxFuture<'a, Result<Option<Command>, Answer>>;

/// Makes the core's command of the options.
pub type ToCall = fn(&Options, Option<Opponent>) -> Option<Command>;

/// An answer that is looked up.
pub type Look<'a> = BoxFuture<'a, Result<Option<Answer>, Answer>>;

/// Whom a command concerns. Where an answer cannot be private, this decides who reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Everybody: how to play.
    Play,
    /// Everybody: it is done in sight of all, or not done. Other remarks are for the caller.
    Deed,
    /// Everybody: a setting for all.
    Order,
    /// The caller alone: their view of boards, their intentions, their accounts and their choice of
    /// opponents.
    Caller,
}
