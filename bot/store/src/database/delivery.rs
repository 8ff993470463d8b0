//! What is known of an effect after its delivery.

use menagerie_core::model::{Subject, Text};
use menagerie_core::{GameId, MessageId, Place};

/// What the network called something that was delivered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// A message that may have to be changed later.
    pub posted: Option<(Subject, MessageId)>,
    /// A message that is known by its words alone.
    pub said: Option<MessageId>,
    /// The place that was made for a game.
    pub opened: Option<(GameId, Place)>,
    /// What whoever has asked for it is to be told, if they still wait for that.
    pub remark: Option<Text>,
}
