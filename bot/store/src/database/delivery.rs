//! The facts about an effect after its delivery.

use menagerie_core::model::{Subject, Text};
use menagerie_core::{GameId, MessageId, Place};

/// A network's answer about a delivered effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// The message, if it may have to be changed later.
    pub posted: Option<(Subject, MessageId)>,
    /// The message, if it is known by its words alone.
    pub said: Option<MessageId>,
    /// The place, if one was made for a game.
    pub opened: Option<(GameId, Place)>,
    /// A remark for the caller, if they still wait for an answer.
    pub remark: Option<Text>,
}
