//! The identifiers of people, places, games, messages and causes.
//!
//! People, places and messages belong to a chat network. The core keeps them as opaque texts of the
//! form `network:address` and never looks inside.

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

            /// The network of this name.
            pub fn network(&self) -> &str {
                self.0.split_once(':').map_or("", |(network, _)| network)
            }

            /// The address on `network`, or `None` for a name of another network.
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
    /// A place where something is said: in a community or in private.
    Place
);
opaque!(
    /// A community whose members see each other's games: a server or a room.
    Server
);
opaque!(
    /// One message of the chat network.
    MessageId
);
opaque!(
    /// The cause of an input (idempotency key): an interaction or a message. The same cause is
    /// processed once.
    CauseId
);

/// The network name for people who had all their data deleted.
const FORMER: &str = "former";

impl PlayerId {
    /// The name of a ghost: a deleted person. It leads to no account of any network.
    pub fn former(number: u64) -> Self {
        Self::new(FORMER, number)
    }

    /// Whether it is the name of a ghost.
    pub fn is_former(&self) -> bool {
        self.network() == FORMER
    }
}

/// The network name for everything that happens by itself.
const OURSELVES: &str = "menagerie";

/// The sign between a message's cause and the mark of an edit, and the next sign in order.
const EDIT: char = '@';
const BEHIND_EDIT: char = 'A';

impl CauseId {
    /// The cause of a system event, with `what` as its name.
    pub fn our_own(what: impl fmt::Display) -> Self {
        Self::new(OURSELVES, what)
    }

    /// The cause of an edit of the message with this cause. `which` distinguishes it from other
    /// edits of the same message.
    #[must_use]
    pub fn edit(&self, which: impl fmt::Display) -> Self {
        Self(format!("{}{EDIT}{which}", self.0))
    }

    /// The cause of the message of which this is an edit. If this is not an edit, the same cause.
    #[must_use]
    pub fn original(&self) -> Self {
        let (network, address) = self.0.split_once(':').unwrap_or(("", &self.0));
        let address = address.split_once(EDIT).map_or(address, |(original, _)| original);
        Self::new(network, address)
    }

    /// The range of texts in which the causes of its edits lie: from the first one to behind the
    /// last.
    pub fn edits(&self) -> (String, String) {
        (format!("{}{EDIT}", self.0), format!("{}{BEHIND_EDIT}", self.0))
    }

    /// The cause as it may stand in a log: without the person who is told something.
    pub fn for_the_log(&self) -> &str {
        const TOLD: &str = "menagerie:told-";
        let cause = self.as_str();
        if cause.starts_with(TOLD) { TOLD } else { cause }
    }

    /// Whether it is the cause of a system event.
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
    /// The number of a season of a league.
    LeagueId
);
number!(
    /// A moment in whole seconds since 1970-01-01 UTC.
    Timestamp
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_leads_to_what_was_edited_and_is_found_with_it() {
        for original in [CauseId::new("chat", 42), CauseId::new("room", "$a-b_c:x.org")] {
            assert_eq!(original.original(), original);
            let (first, behind) = original.edits();
            for which in ["1", "$e:x.org", "zz"] {
                let edit = original.edit(which);
                assert_eq!(edit.original(), original);
                assert!(edit.as_str() >= first.as_str() && edit.as_str() < behind.as_str());
            }
            let longer = CauseId::from_stored(format!("{}7", original.as_str()));
            assert!(longer.as_str() < first.as_str() || longer.as_str() >= behind.as_str());
        }
    }

    #[test]
    fn an_address_belongs_to_its_network_alone() {
        let player = PlayerId::new("chat", 42);
        assert_eq!(player.address_on("chat"), Some("42"));
        assert_eq!(player.address_on("cha"), None);
        assert_eq!(player.address_on("other"), None);
        assert_eq!(player.network(), "chat");
    }
}
