//! Refusals to link two accounts, or to part them, and their words: the rule, then the next step.

use crate::model::{CommandName, CommandReference, Text};
use crate::{ChallengeId, GameId, Timestamp};

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
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            LinkRefusal::NoSuchCode => text
                .plain("There is no such code: it is mistyped, was used, or a newer one has taken its place. Make a new one with ")
                .step_elsewhere(CommandName::Link)
                .plain("."),
            LinkRefusal::CodeExpired => text
                .plain("A code is valid for ten minutes, and this one was made before that. Make a new one with ")
                .step_elsewhere(CommandName::Link)
                .plain("."),
            LinkRefusal::NothingToConfirm => text
                .plain("That does not wait for an answer any more, and nothing has changed. Begin anew with ")
                .step(CommandName::Link)
                .plain(" or ")
                .step(CommandName::Unlink)
                .plain("."),
            LinkRefusal::OwnCode => text
                .plain("You have made this code with this account. Type it with your other account: ")
                .step_elsewhere(CommandReference::of(CommandName::Link).with("code", ""))
                .plain("."),
            LinkRefusal::SameNetwork => text
                .plain("A member has one account of each network, and the code was made with one of this network. Type it on another network: ")
                .step_elsewhere(CommandReference::of(CommandName::Link).with("code", ""))
                .plain("."),
            LinkRefusal::LinkedAlready(other) => text
                .plain("This account is linked with ")
                .then(other.clone())
                .plain(" already. Part them first, if you want another one: ")
                .step(CommandName::Unlink)
                .plain("."),
            LinkRefusal::OtherLinked(maker) => text
                .plain("The account that has made this code, ")
                .then(maker.clone())
                .plain(", is linked with another one by now. Part those first, with that account: ")
                .step_elsewhere(CommandName::Unlink)
                .plain("."),
            LinkRefusal::PlayedEachOther(game) => text
                .plain("These two accounts have played ")
                .game(*game)
                .plain(" against each other, so they are two members here and stay that. Make a code with another account: ")
                .step(CommandName::Link)
                .plain("."),
            LinkRefusal::ChallengedEachOther(challenge) => text
                .plain(format!("One of these two accounts has challenged the other (challenge {challenge}), and nobody plays against themselves. Withdraw or decline it, then type the code again: "))
                .step(CommandReference::of(CommandName::Link).with("code", ""))
                .plain("."),
            LinkRefusal::WatchesTheOther(game) => text
                .plain("One of these two accounts watches ")
                .game(*game)
                .plain(", which the other one plays, and nobody watches their own game. Wait until it has ended, and make a new code then: ")
                .step(CommandName::Link)
                .plain("."),
            LinkRefusal::Blocked => text
                .plain("One of these two accounts has blocked the other, so they are two members. Undo that with the one that has, and type the code again: ")
                .step(CommandName::Unblock)
                .plain("."),
            LinkRefusal::PartedLately(from) => text
                .plain("This account was parted from another one less than 30 days ago. Each member has hours of vacation and days off, and nobody gets more of them by being one member after the other. You can link it again with the same one now, and with this one from ")
                .time(*from)
                .plain(" on: ")
                .step(CommandName::Link)
                .plain("."),
            LinkRefusal::DeletedLately(from) => text
                .plain("All that was stored about this account was deleted less than 30 days ago. Each member has hours of vacation and days off, and nobody gets more of them by that. It can be linked from ")
                .time(*from)
                .plain(" on: ")
                .step(CommandName::Link)
                .plain("."),
            LinkRefusal::OnVacation => text
                .plain("While a vacation of yours lasts or is planned, accounts are neither linked nor parted, because it is for all your games. End it, or wait until it is over: ")
                .step(CommandReference::of(CommandName::Vacation).with("end", "now"))
                .plain("."),
            LinkRefusal::OtherOnVacation(other) => text
                .plain("While a vacation lasts or is planned, accounts are neither linked nor parted, and ")
                .then(other.clone())
                .plain(" has one. End it with that account, or wait until it is over: ")
                .step_elsewhere(CommandReference::of(CommandName::Vacation).with("end", "now"))
                .plain("."),
            LinkRefusal::TimeIsUp(game) => text
                .plain("The time of one of these accounts is up in ")
                .game(*game)
                .plain(", and what was written there in time may still come in. Try again in some minutes, when that is settled: ")
                .step(CommandReference::of(CommandName::Board).with("game", game))
                .plain("."),
            LinkRefusal::NotLinked => text
                .plain("This account is linked with no other one. To make one member of two accounts: ")
                .step(CommandName::Link)
                .plain("."),
        }
    }
}
