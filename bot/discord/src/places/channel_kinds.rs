//! The kinds of Discord's channels, as far as games need them: whether a channel takes messages and
//! threads.

use serenity::model::channel::ChannelType;
use serenity::model::permissions::Permissions;

/// Discord's number for a media channel, which serenity does not know.
const MEDIA: ChannelType = ChannelType::Unknown(16);

/// The use of a channel for games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// It takes messages, and each game gets a thread of its own below it.
    Channel,
    /// It takes messages and has no threads: voice channels and stages.
    Flat,
    /// A thread, or a post of a forum: it takes messages and has no threads.
    Thread,
    /// It takes no messages.
    Nothing,
}

/// The use of a channel of this kind for games.
pub fn ground(kind: ChannelType) -> Ground {
    match kind {
        ChannelType::Text | ChannelType::News => Ground::Channel,
        ChannelType::Voice | ChannelType::Stage => Ground::Flat,
        ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread => {
            Ground::Thread
        }
        ChannelType::Private | ChannelType::GroupDm => Ground::Nothing,
        MEDIA | ChannelType::Forum | ChannelType::Category | ChannelType::Directory => {
            Ground::Nothing
        }
        // A newer kind may be anything.
        _ => Ground::Nothing,
    }
}

impl Ground {
    /// The permissions that a game needs there.
    pub fn needed(self) -> Permissions {
        match self {
            Ground::Channel => Permissions::all(),
            Ground::Flat => {
                Permissions::all()
                    - Permissions::CREATE_PUBLIC_THREADS
                    - Permissions::SEND_MESSAGES_IN_THREADS
            }
            Ground::Thread | Ground::Nothing => {
                Permissions::all() - Permissions::CREATE_PUBLIC_THREADS - Permissions::SEND_MESSAGES
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_channel_takes_messages_or_is_refused() {
        for (number, expected) in [
            (0, Ground::Channel),
            (1, Ground::Nothing),
            (2, Ground::Flat),
            (3, Ground::Nothing),
            (4, Ground::Nothing),
            (5, Ground::Channel),
            (10, Ground::Thread),
            (11, Ground::Thread),
            (12, Ground::Thread),
            (13, Ground::Flat),
            (14, Ground::Nothing),
            (15, Ground::Nothing),
            (16, Ground::Nothing),
            (17, Ground::Nothing),
        ] {
            assert_eq!(ground(ChannelType::from(number)), expected, "{number}");
        }
    }

    #[test]
    fn nothing_is_asked_for_that_is_not_needed_there() {
        let in_thread = Ground::Thread.needed();
        assert!(
            !in_thread.intersects(Permissions::SEND_MESSAGES | Permissions::CREATE_PUBLIC_THREADS)
        );
        assert!(in_thread.contains(Permissions::SEND_MESSAGES_IN_THREADS));
        assert!(!Ground::Flat.needed().intersects(Permissions::CREATE_PUBLIC_THREADS));
        assert!(Ground::Channel.needed().contains(Permissions::CREATE_PUBLIC_THREADS));
    }
}
