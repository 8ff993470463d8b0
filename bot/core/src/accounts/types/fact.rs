//! Facts about linked accounts.

use crate::accounts::types::Link;
use crate::{PlayerId, Timestamp};

/// A fact about linked accounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkFact {
    /// A member has a code for their other account. It replaces an older code.
    CodeMade {
        /// The account that has made it.
        account: PlayerId,
        /// The account's name on its network.
        handle: String,
        /// The hash of the code.
        hash: String,
        /// Until when it can be used.
        expires: Timestamp,
    },
    /// A code was typed. It can be confirmed with that account, and used with no other.
    CodeTyped {
        /// The number of the code.
        code: i64,
        /// The account that has typed it.
        by: PlayerId,
    },
    /// Two accounts are one member from now on. The code is used up.
    Linked {
        /// The account that gets another name.
        account: PlayerId,
        /// The member's name.
        member: PlayerId,
        /// The names of both on their networks: the account, then the member.
        handles: [String; 2],
    },
    /// Two linked accounts are two members again.
    Unlinked {
        /// The link that they had.
        link: Link,
    },
}
