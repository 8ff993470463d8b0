//! News at a place: the messages between the last one looked at and the newest.

use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};

/// Messages that were not looked at yet.
#[derive(Clone, Copy, Debug)]
pub struct News {
    /// The place.
    pub place: ChannelId,
    /// The last message that was looked at.
    pub after: MessageId,
    /// The newest message that is known to be there.
    pub newest: MessageId,
}

impl News {
    /// The news of a message that was not acted on.
    pub fn of(message: &Message) -> Self {
        let (place, newest) = (message.channel_id, message.id);
        Self { place, after: Self::before(newest), newest }
    }

    /// The id right before a message.
    pub fn before(message: MessageId) -> MessageId {
        MessageId::new(message.get().saturating_sub(1).max(1))
    }

    /// The news of a place, if its newest message is newer than the one `seen` last.
    pub fn at(place: ChannelId, seen: MessageId, newest: Option<MessageId>) -> Option<Self> {
        newest.filter(|newest| *newest > seen).map(|newest| Self { place, after: seen, newest })
    }
}
