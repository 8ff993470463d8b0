//! The names by which the core knows people, places, games and causes.
//!
//! People, places and messages belong to a chat network; the core keeps them as opaque texts
//! of the form `network:address` and never looks inside.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! opaque {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The name of `address` on `network`.
            pub fn new(network: &str, address: impl fmt::Display) -> Self {
                Self(format!("{network}:{address}"))
            }

            /// The text as it was stored.
            pub fn from_stored(text: String) -> Self {
                Self(text)
            }

            /// The text to store.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The network that it is a name of.
            pub fn network(&self) -> &str {
                self.0.split_once(':').map_or("", |(network, _)| network)
            }

            /// The address on `network`, or `None` if this is a name of another network.
            pub fn address_on(&self, network: &str) -> Option<&str> {
                self.0.strip_prefix(network)?.strip_prefix(':')
            }
        }
    };
}

opaque!(
    /// A person, as the chat network identifies them; never a display name.
    PlayerId
);
opaque!(
    /// Where something is said: wherever its network lets people talk.
    Place
);
opaque!(
    /// A community whose members see each other's games, whatever its network calls it.
    Server
);
opaque!(
    /// One message of the chat network.
    MessageId
);
opaque!(
    /// What made us act: an interaction or a message. The same cause is acted on once.
    CauseId
);

/// The network, as it were, of people who have had everything about them deleted.
const FORMER: &str = "former";

impl PlayerId {
    /// The name of somebody who is nobody any more: it leads to no account of any network.
    pub fn former(number: u64) -> Self {
        Self::new(FORMER, number)
    }

    /// Whether it is one of those.
    pub fn is_former(&self) -> bool {
        self.network() == FORMER
    }
}

/// The network, as it were, of what happens by itself.
const OURSELVES: &str = "menagerie";

impl CauseId {
    /// The cause of something that happens by itself and that `what` names.
    pub fn our_own(what: impl fmt::Display) -> Self {
        Self::new(OURSELVES, what)
    }

    /// It, as far as it may stand in a log: without who is told something.
    pub fn for_the_log(&self) -> &str {
        const TOLD: &str = "menagerie:told-";
        let cause = self.as_str();
        if cause.starts_with(TOLD) { TOLD } else { cause }
    }

    /// Whether it is that of something that happens by itself.
    pub fn is_our_own(&self) -> bool {
        self.network() == OURSELVES
    }
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(formatter)
            }
        }
    };
}

number!(
    /// A game's number, as players see it.
    GameId
);
number!(
    /// A challenge's number.
    ChallengeId
);
number!(
    /// A problem's number.
    ProblemId
);
number!(
    /// A moment in whole seconds since 1970-01-01 UTC.
    Timestamp
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_belongs_to_its_network_alone() {
        let player = PlayerId::new("chat", 42);
        assert_eq!(player.address_on("chat"), Some("42"));
        assert_eq!(player.address_on("cha"), None);
        assert_eq!(player.address_on("other"), None);
        assert_eq!(player.network(), "chat");
    }
}
