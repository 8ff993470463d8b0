//! What is new at a place.

use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};

/// Something that was not looked at yet.
#[derive(Clone, Copy, Debug)]
pub struct News {
    /// Where.
    pub place: ChannelId,
    /// Everything up to here was looked at.
    pub after: MessageId,
    /// There is something up to here, as we were told.
    pub newest: MessageId,
}

impl News {
    /// A message that was not acted on.
    pub fn of(message: &Message) -> Self {
        let (place, newest) = (message.channel_id, message.id);
        Self { place, after: Self::before(newest), newest }
    }

    /// Right before a message.
    pub fn before(message: MessageId) -> MessageId {
        MessageId::new(message.get().saturating_sub(1).max(1))
    }

    /// What is new at a place that was looked at up to a message, if anything is.
    pub fn at(place: ChannelId, seen: MessageId, newest: Option<MessageId>) -> Option<Self> {
        newest.filter(|newest| *newest > seen).map(|newest| Self { place, after: seen, newest })
    }
}
