//! The link of two accounts, on two networks, that belong to one member.

use crate::message;
use crate::model::Text;
use crate::{ChallengeId, GameId, PlayerId, Timestamp};
use std::collections::BTreeMap;

/// The caller's account and its name, and the accounts of the people in the call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speaker {
    /// The name of the caller's account on its network, for people on other networks. Empty if its
    /// address says that.
    pub handle: String,
    /// The accounts of members who are known by another account: for each member, the one that was
    /// named. The desk fills it.
    pub accounts: BTreeMap<PlayerId, PlayerId>,
}

impl Speaker {
    /// The account with which a member calls or is named.
    pub fn account_of<'a>(&'a self, member: &'a PlayerId) -> &'a PlayerId {
        self.accounts.get(member).unwrap_or(member)
    }
}

/// A link: two accounts of one member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its number.
    pub id: i64,
    /// The account that is not the member's name.
    pub account: PlayerId,
    /// The account by which the member is known.
    pub member: PlayerId,
    /// The names of both on their networks: the account, then the member.
    pub handles: [String; 2],
}

impl Link {
    /// The linked account that is not this one.
    pub fn other_than(&self, account: &PlayerId) -> Text {
        let [of_account, of_member] = &self.handles;
        if *account == self.account {
            called(&self.member, of_member)
        } else {
            called(&self.account, of_account)
        }
    }
}

/// A code that nobody has used up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCode {
    /// Its number.
    pub id: i64,
    /// The account that has made it.
    pub account: PlayerId,
    /// The account's name on its network.
    pub handle: String,
    /// Until when it can be used.
    pub expires: Timestamp,
    /// The account that has typed it, and may confirm.
    pub typed_by: Option<PlayerId>,
    /// Whether its maker is linked by now.
    pub is_linked: bool,
}

/// Everything stored about links that one call needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linking {
    /// The link of the caller.
    pub own: Option<Link>,
    /// The typed or confirmed code.
    pub code: Option<LinkCode>,
    /// A game between the two, running or finished.
    pub game: Option<GameId>,
    /// An open challenge between the two.
    pub challenge: Option<ChallengeId>,
    /// A running game of one that the other watches.
    pub watched: Option<GameId>,
    /// Whether one has blocked the other.
    pub is_blocked: bool,
    /// When the caller's account was last parted from another member than the code's.
    pub parted: Option<Timestamp>,
    /// The accounts whose clocks a vacation pauses, now or later: first the code's or the link's
    /// account, then the other one.
    pub resting: [bool; 2],
    /// A running game of the account that changes its member: its time is up, and a message from
    /// before may still come in.
    pub late: Option<GameId>,
}

/// An account with its network, which may have no name.
pub fn called(account: &PlayerId, handle: &str) -> Text {
    let network = account.network();
    let address = account.address_on(network).unwrap_or_default();
    let name = if handle.is_empty() { address } else { handle };
    let mut letters = network.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    let network = first.unwrap_or_default() + letters.as_str();
    message!("accounts-called", name, network)
}
