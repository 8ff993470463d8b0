//! The registration of a command: options, whom it concerns, and what it does.

use crate::conversation::{Answer, OptionSchema, Options, Question};
use futures_util::future::BoxFuture;
use menagerie_core::model::request::{Command, Opponent};

/// The registration of a command.
pub struct Registered {
    /// The options. Required ones come first, and the one that is mostly named stands first of all.
    pub options: fn() -> Vec<OptionSchema>,
    /// The people whom it concerns.
    pub concern: Concern,
    /// The people who may use it. The core checks that.
    pub rights: Rights,
    /// The places in which it makes sense.
    pub offered: Offered,
    /// Its work.
    pub does: Does,
}

/// The work of a command: it answers a question, or asks the core to decide.
#[derive(Clone, Copy)]
pub enum Does {
    /// It answers a question.
    Look(Look),
    /// It asks the core to decide.
    Call(ToCall),
    /// The same, but something has to be looked up first, for example a typed code.
    LookedUp(ToCall, Prepare),
    /// It asks the core to decide, or answers a question if no command can be made of the options.
    CallOrLook(ToCall, Look),
    /// It answers a question, or asks the core to decide if there is no answer.
    LookOrCall(MayLook, ToCall),
    /// The same, but something has to be looked up before the core decides.
    LookOrLookedUp(MayLook, Prepare),
}

/// Makes the core's command of the options and the member whom they name.
pub type ToCall = fn(&Options, Option<Opponent>) -> Option<Command>;

/// Makes the core's command with everything that has to be looked up for it; or gives the answer, if
/// there turns out to be nothing to decide.
pub type Prepare = for<'a> fn(&'a Question<'a>, Option<Opponent>) -> LookUp<'a, Option<Command>>;

/// Looks up the answer to a question.
pub type Look = for<'a> fn(&'a Question<'a>) -> LookUp<'a, Answer>;

/// The same. It gives `None` if the core has something to decide.
pub type MayLook = for<'a> fn(&'a Question<'a>) -> LookUp<'a, Option<Answer>>;

/// Something that is looked up, or the answer if that is impossible.
pub type LookUp<'a, T> = BoxFuture<'a, Result<T, Answer>>;

/// The rights that a command needs in a place. A network looks up the caller's only where they
/// matter, and offers a command to those who have them, if it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// None: it is for everyone.
    Everyone,
    /// It is for everyone, but some of its requests are for moderators or managers.
    Partly,
    /// Those of a moderator.
    Moderators,
    /// Those of a manager.
    Managers,
}

/// The places in which a command makes sense. A network offers it there, if it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// Everywhere, also alone with the bot: it is about the caller, about a game, or about no game.
    Anywhere,
    /// In a server or a room: it is about the games that begin there, or about the people there.
    InCommunities,
}

/// The people whom a command concerns. They read an answer that cannot be private.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Everybody: how to play, and who stands where.
    Play,
    /// Everybody: it is done in sight of all, or not done. Other remarks are for the caller.
    Deed,
    /// Everybody: a setting for all.
    Order,
    /// The caller alone: their view of boards, their intentions, their accounts and their choice of
    /// opponents.
    Caller,
}
