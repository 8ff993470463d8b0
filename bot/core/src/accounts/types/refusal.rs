//! Refusals to link two accounts, or to part them, and the message for each: the rule, then the
//! next step.

use crate::model::Text;
use crate::{ChallengeId, GameId, Timestamp, message};

/// Why no accounts are linked or parted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkRefusal {
    /// No such code is valid.
    NoSuchCode,
    /// The code was made too long ago.
    CodeExpired,
    /// The question that was answered is not open any more.
    NothingToConfirm,
    /// The code was made with this same account.
    OwnCode,
    /// The code was made with an account of the same network.
    SameNetwork,
    /// The caller's account is linked with this account already.
    LinkedAlready(Text),
    /// The account that made the code is linked already.
    OtherLinked(Text),
    /// The two have played this game against each other.
    PlayedEachOther(GameId),
    /// A challenge between the two waits for an answer.
    ChallengedEachOther(ChallengeId),
    /// One of them watches this game of the other.
    WatchesTheOther(GameId),
    /// One of them has blocked the other.
    Blocked,
    /// The caller's account belonged to another member lately. It can join a new one from this time
    /// on.
    PartedLately(Timestamp),
    /// The caller has just had all their data deleted, and can link accounts from this time on.
    DeletedLately(Timestamp),
    /// The caller's account is on vacation, or will be.
    OnVacation,
    /// The other account is on vacation, or will be.
    OtherOnVacation(Text),
    /// In this game the time is up, but a message written in time may still come in.
    TimeIsUp(GameId),
    /// The caller has only one account.
    NotLinked,
}

impl LinkRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NoSuchCode => message!("link-refused-no-such-code"),
            Self::CodeExpired => message!("link-refused-code-expired"),
            Self::NothingToConfirm => message!("link-refused-nothing-to-confirm"),
            Self::OwnCode => message!("link-refused-own-code"),
            Self::SameNetwork => message!("link-refused-same-network"),
            Self::LinkedAlready(other) => message!("link-refused-linked-already", other),
            Self::OtherLinked(maker) => message!("link-refused-other-linked", maker),
            Self::PlayedEachOther(game) => message!("link-refused-played-each-other", game),
            Self::ChallengedEachOther(challenge) => {
                message!("link-refused-challenged-each-other", challenge)
            }
            Self::WatchesTheOther(game) => message!("link-refused-watches-the-other", game),
            Self::Blocked => message!("link-refused-blocked"),
            Self::PartedLately(from) => message!("link-refused-parted-lately", from),
            Self::DeletedLately(from) => message!("link-refused-deleted-lately", from),
            Self::OnVacation => message!("link-refused-on-vacation"),
            Self::OtherOnVacation(other) => message!("link-refused-other-on-vacation", other),
            Self::TimeIsUp(game) => {
                message!("link-refused-time-is-up", game = game.0, link = *game)
            }
            Self::NotLinked => message!("link-refused-not-linked"),
        }
    }
}
