//! The link of two accounts, on two networks, that belong to one member.

use crate::model::Text;
use crate::{ChallengeId, GameId, PlayerId, Timestamp};
use std::collections::BTreeMap;

/// Who speaks in a call, and with which accounts people are named in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speaker {
    /// What the account of the caller is called on its network, for those who are on another one;
    /// empty if its address says that.
    pub handle: String,
    /// The accounts of those who are not known by them: of each member, the one that was named. The
    /// desk fills it.
    pub accounts: BTreeMap<PlayerId, PlayerId>,
}

impl Speaker {
    /// The account with which a member speaks or was named.
    pub fn account_of<'a>(&'a self, member: &'a PlayerId) -> &'a PlayerId {
        self.accounts.get(member).unwrap_or(member)
    }
}

/// What is wished of linking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkRequest {
    /// A code to type with the other account.
    Code,
    /// To be linked with the account that has made this code, as typed.
    Typed(String),
    /// The same, confirmed, by the number of the code.
    Confirmed(i64),
}

/// Two accounts that are one member's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its number.
    pub id: i64,
    /// The account that is not the member's name.
    pub account: PlayerId,
    /// The account by which the member is known.
    pub member: PlayerId,
    /// What both are called on their networks: the account, then the member.
    pub handles: [String; 2],
}

impl Link {
    /// The words for the account that is not this one.
    pub fn other_than(&self, account: &PlayerId) -> Text {
        let [of_account, of_member] = &self.handles;
        if *account == self.account {
            called(&self.member, of_member)
        } else {
            called(&self.account, of_account)
        }
    }
}

/// A code that somebody has made and that nobody has used up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCode {
    /// Its number.
    pub id: i64,
    /// The account that has made it.
    pub account: PlayerId,
    /// What that is called on its network.
    pub handle: String,
    /// Until when it can be used.
    pub expires: Timestamp,
    /// The account that has typed it, and may confirm.
    pub typed_by: Option<PlayerId>,
    /// Whether its maker is linked by now.
    pub is_linked: bool,
}

/// What is stored about linking for one call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linking {
    /// The link of the caller.
    pub own: Option<Link>,
    /// The code that was typed, or is confirmed.
    pub code: Option<LinkCode>,
    /// A game that the two have played with each other, running or over.
    pub game: Option<GameId>,
    /// A challenge that one of them has made to the other and that waits for an answer.
    pub challenge: Option<ChallengeId>,
    /// A running game of one that the other watches.
    pub watched: Option<GameId>,
    /// Whether one has blocked the other.
    pub is_blocked: bool,
    /// When the caller's account was last parted from another member than the one of the code.
    pub parted: Option<Timestamp>,
    /// Whose clocks rest or will: those of the account that has the code, or has the link; and of
    /// the other one.
    pub resting: [bool; 2],
    /// A running game in which the time of the account is up that gets or had another name, and
    /// what was written before may still come in.
    pub late: Option<GameId>,
}

/// The words for an account where it may have no name.
pub fn called(account: &PlayerId, handle: &str) -> Text {
    let network = account.network();
    let address = account.address_on(network).unwrap_or_default();
    let name = if handle.is_empty() { address } else { handle };
    let mut letters = network.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    Text::new().bold(name).plain(format!(" on {}{}", first.unwrap_or_default(), letters.as_str()))
}
