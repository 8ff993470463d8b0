//! Examples of linking two accounts: requests, snapshots, refusals.

use super::person;
use super::world::World;
use crate::accounts::types::link::called;
use crate::accounts::types::{Link, LinkCode, LinkRefusal, LinkRequest, Linking};
use crate::dispatch::Loaded;
use crate::model::refusal::Refusal;
use crate::model::request::Command;
use crate::{ChallengeId, GameId, PlayerId, Timestamp};

/// Each refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    let named = || called(&PlayerId::new("elsewhere", "ann"), "");
    [
        LinkRefusal::NoSuchCode,
        LinkRefusal::CodeExpired,
        LinkRefusal::NothingToConfirm,
        LinkRefusal::OwnCode,
        LinkRefusal::SameNetwork,
        LinkRefusal::LinkedAlready(named()),
        LinkRefusal::OtherLinked(named()),
        LinkRefusal::PlayedEachOther(GameId(9)),
        LinkRefusal::ChallengedEachOther(ChallengeId(9)),
        LinkRefusal::WatchesTheOther(GameId(9)),
        LinkRefusal::Blocked,
        LinkRefusal::PartedLately(Timestamp(1_800_000_000)),
        LinkRefusal::DeletedLately(Timestamp(1_800_000_000)),
        LinkRefusal::OnVacation,
        LinkRefusal::OtherOnVacation(named()),
        LinkRefusal::TimeIsUp(GameId(9)),
        LinkRefusal::NotLinked,
    ]
    .map(Refusal::Link)
    .to_vec()
}

/// Possible worlds: with nothing, with a code of another network, and with a link.
pub(super) fn worlds(network: &str, empty: &World) -> Vec<World> {
    let other = PlayerId::new("elsewhere", "ann");
    let code = LinkCode {
        id: 1,
        account: other.clone(),
        handle: String::new(),
        expires: Timestamp(31),
        typed_by: Some(person(network, 1)),
        is_linked: false,
    };
    let link = Link {
        id: 1,
        account: person(network, 1),
        member: other,
        handles: [String::new(), "ann".to_owned()],
    };
    let typed = Linking { code: Some(code), ..Linking::default() };
    let linked = Linking { own: Some(link), ..Linking::default() };
    [typed, linked].map(|linking| empty.clone().with(Loaded::Linking(Box::new(linking)))).to_vec()
}

/// Possible requests.
pub(super) fn commands() -> Vec<Command> {
    vec![
        Command::Link(LinkRequest::Code),
        Command::Link(LinkRequest::Typed("ABCD-EFGH".to_owned())),
        Command::Link(LinkRequest::Confirmed(1)),
        Command::Link(LinkRequest::Unlink { confirmed: None }),
        Command::Link(LinkRequest::Unlink { confirmed: Some(1) }),
        Command::Forget { confirmed: None },
        Command::Forget { confirmed: Some(Timestamp(30)) },
    ]
}
