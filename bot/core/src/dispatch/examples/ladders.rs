//! Examples of ladders: requests, worlds, refusals.

use super::world::World;
use super::{largest, person};
use crate::dispatch::Loaded;
use crate::ladder::types::{LadderDeed, LadderGame, LadderId, LadderRefusal, LadderRequest};
use crate::ladder::{ToClimb, ToSettle};
use crate::model::request::{Command, Opponent, Presence};
use crate::model::state::{End, Ending};
use crate::{GameId, Place, Server, Timestamp};
use menagerie_rules::Color;

/// The commands that can be asked about a ladder.
pub(super) fn commands(network: &str) -> Vec<Command> {
    let member = |number, presence| Some(Opponent { player: person(network, number), presence });
    let deeds = [
        LadderDeed::Join,
        LadderDeed::Leave,
        LadderDeed::Challenge(None),
        LadderDeed::Challenge(member(1, Presence::Member)),
        LadderDeed::Challenge(member(2, Presence::Absent)),
        LadderDeed::Remove(None),
        LadderDeed::Remove(member(2, Presence::Member)),
    ];
    let request = |deed| Command::Ladder(LadderRequest { variant: largest().id.clone(), deed });
    deeds.into_iter().map(request).collect()
}

/// A game of the second member against the first one.
fn game(network: &str, end: Option<End>) -> LadderGame {
    LadderGame {
        game: GameId(1),
        ladder: LadderId { server: Server::new(network, 1), variant: largest().id.clone() },
        place: Place::new(network, 5),
        challenger: person(network, 2),
        players: [person(network, 2), person(network, 1)],
        plies: 3,
        end: end.map(|end| (end, Timestamp(20))),
    }
}

/// Worlds with a ladder of three, and with a game of it that is over in each way.
pub(super) fn worlds(network: &str, empty: &World) -> Vec<World> {
    let players = vec![person(network, 1), person(network, 2), person(network, 3)];
    let loaded = |games| {
        let ladders = vec![largest().id.clone()];
        let players = players.clone();
        Loaded::Ladder(Box::new(ToClimb { ladders, players, games, ..ToClimb::default() }))
    };
    let mut worlds = vec![
        empty.clone().with(loaded(Vec::new())),
        empty.clone().with(loaded(vec![game(network, None)])),
    ];
    let ends = [
        (Some(Color::White), Ending::Resignation),
        (Some(Color::White), Ending::Time),
        (None, Ending::Agreement),
    ];
    worlds.extend(ends.map(|(winner, ending)| {
        let game = Some(game(network, Some(End { winner, ending })));
        let settle = ToSettle { game, players: players.clone() };
        empty.clone().with(Loaded::LadderGame(Box::new(settle)))
    }));
    worlds
}

/// The data loaded where there is no ladder.
pub(super) fn none() -> [Loaded; 2] {
    [Loaded::Ladder(Box::default()), Loaded::LadderGame(Box::default())]
}

/// Every refusal.
pub(super) fn refusals(network: &str) -> [LadderRefusal; 16] {
    let variant = || largest().id.clone();
    let player = || person(network, 7);
    [
        LadderRefusal::NeedsServer,
        LadderRefusal::NotAManager,
        LadderRefusal::NoVariant,
        LadderRefusal::Several(vec![variant(), "x".repeat(40)]),
        LadderRefusal::Full(500),
        LadderRefusal::AlreadyOn { variant: variant(), place: 4 },
        LadderRefusal::NotOn(variant()),
        LadderRefusal::MemberNotOn(variant(), player()),
        LadderRefusal::NoOpponent(variant()),
        LadderRefusal::NoMember(variant()),
        LadderRefusal::Below(variant(), player()),
        LadderRefusal::TooFar { variant: variant(), player: player(), places: 5, most: 3 },
        LadderRefusal::OnVacation(variant(), player()),
        LadderRefusal::Challenging(GameId(9)),
        LadderRefusal::Challenged(variant(), player()),
        LadderRefusal::Lately(variant(), player(), Timestamp(0)),
    ]
}
