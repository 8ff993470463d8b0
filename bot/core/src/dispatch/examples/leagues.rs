//! Examples of leagues: requests, worlds, refusals.

use super::world::World;
use super::{largest, person};
use crate::clock::{Control, DAY, Kind};
use crate::community::ToBegin;
use crate::dispatch::{EventKind, Loaded};
use crate::league::types::{
    League, LeagueDraft, LeagueGame, LeaguePlayer, LeagueProposal, LeagueRefusal, LeagueRequest,
    LeagueStage, LeagueTerms, LeagueVariant, SeveralLeague, WhichLeague,
};
use crate::league::{ToLeague, ToTend};
use crate::model::request::Command;
use crate::model::state::{End, Ending};
use crate::{GameId, LeagueId, Place, Server, Timestamp};
use menagerie_club::league::{Format, Largest, Seed};
use menagerie_rules::Color;
use std::num::NonZeroUsize;

/// A number of an account that is as long as they are.
const LONG_ID: u64 = 1_180_000_000_000_000_000;
/// The most members of a league.
const MANY: usize = 300;

/// Possible requests.
pub(super) fn commands(network: &str) -> Vec<Command> {
    let league = || WhichLeague::Number(LeagueId(1));
    let member = Some(person(network, 1));
    let draft = |name: &str, clock: &str| {
        let (name, clock) = (name.to_owned(), clock.to_owned());
        let variants = largest().id.clone();
        LeagueDraft { name, clock, variants, is_double: true, repeats: true, ..Default::default() }
    };
    let requests = [
        LeagueRequest::Make(Box::new(draft(&"n".repeat(60), ""))),
        LeagueRequest::Make(Box::new(draft("", ""))),
        LeagueRequest::Make(Box::new(draft("Soft", "days 3d soft"))),
        LeagueRequest::Publish(league()),
        LeagueRequest::Join(league()),
        LeagueRequest::Join(WhichLeague::Unsaid),
        LeagueRequest::Join(WhichLeague::Name("n".repeat(60))),
        LeagueRequest::Leave { league: league(), confirmed: false },
        LeagueRequest::Leave { league: league(), confirmed: true },
        LeagueRequest::Remove { league: league(), member: member.clone(), confirmed: false },
        LeagueRequest::Remove { league: league(), member, confirmed: true },
        LeagueRequest::Extend { league: league(), days: Some(30) },
        LeagueRequest::End { league: league(), confirmed: false },
        LeagueRequest::End { league: league(), confirmed: true },
    ];
    requests.into_iter().map(Command::League).collect()
}

fn league(network: &str, members: usize, stage: LeagueStage) -> League {
    let size = 10;
    let has_begun = !matches!(stage, LeagueStage::Draft | LeagueStage::Open);
    let player = |number: usize| LeaguePlayer {
        player: person(
            network,
            if number < 4 { number as u64 + 1 } else { LONG_ID + number as u64 },
        ),
        left: (number == 3).then_some(Timestamp(15)),
        gone: None,
        seat: has_begun.then_some((number / size + 1, number % size + 1)),
    };
    let end = |winner| Some((End { winner, ending: Ending::Resignation }, Timestamp(14)));
    let game = |pairing: usize, winner| LeagueGame {
        division: 1,
        pairing,
        game: GameId(pairing as i64 + 1),
        began: Timestamp(12),
        end: winner,
        proposal: (pairing == 2).then_some(LeagueProposal { winner: None, stands: Timestamp(900) }),
        absent: Vec::new(),
    };
    let ended = [game(0, end(Some(Color::White))), game(1, end(None))];
    let games = [ended, [game(2, None), game(3, None)]].concat();
    League {
        id: LeagueId(1),
        server: Server::new(network, 1),
        place: Place::new(network, 5),
        made_by: person(network, 1),
        season: 2,
        follows: Some(LeagueId(9)),
        is_next: members > 3,
        terms: LeagueTerms {
            name: "n".repeat(60),
            variants: vec![
                LeagueVariant {
                    id: largest().id.clone(),
                    revision: largest().revision,
                    name: "n".repeat(40),
                };
                8
            ],
            control: Control {
                event: true,
                ..Control { kind: Kind::Days(3 * DAY), ..Control::NONE }
            },
            largest: Largest::try_from(size).expect("it is one"),
            at_once: NonZeroUsize::new(2).expect("it is not zero"),
            format: Format::Single,
            days: 90,
            is_rated: true,
            repeats: true,
        },
        seed: Seed::from([7; 32]),
        starts: Timestamp(10),
        stage,
        players: (0..members).map(player).collect(),
        games: if has_begun { games } else { Vec::new() },
    }
}

/// Worlds with a league of each stage, of few members and of many.
pub(super) fn worlds(network: &str, empty: &World) -> Vec<World> {
    let (began, until) = (Timestamp(11), Timestamp(1_000));
    let stages = [
        LeagueStage::Draft,
        LeagueStage::Open,
        LeagueStage::Running { began, ends: until },
        LeagueStage::Running { began, ends: Timestamp(13) },
        LeagueStage::LastCall { began, since: Timestamp(16), until },
        LeagueStage::LastCall { began, since: Timestamp(16), until: Timestamp(17) },
        LeagueStage::Over { began: Some(began), since: Some(Timestamp(16)), at: Timestamp(18) },
    ];
    let sizes = [0, 3, 6, MANY];
    let cases = stages.into_iter().flat_map(|stage| sizes.map(|size| (stage, size)));
    let world = |(stage, size)| {
        let league = league(network, size, stage);
        let (next, begin) = (LeagueId(2), ToBegin::default());
        let leagues = vec![league.clone(), League { id: LeagueId(3), ..league.clone() }];
        let request =
            ToLeague { leagues, standing: 2, next, begin: begin.clone(), running: Vec::new() };
        let tend = ToTend {
            league: Some(league),
            before: None,
            ratings: None,
            next,
            begin,
            running: Vec::new(),
        };
        let world = empty.clone().with(Loaded::League(Box::new(request)));
        world.with(Loaded::Tend(Box::new(tend)))
    };
    cases.map(world).collect()
}

/// A game of which the time is over.
pub(super) fn judged() -> EventKind {
    EventKind::LeagueGameJudged { league: LeagueId(1), game: GameId(4), worth: Some(-1_720) }
}

/// Nothing is there.
pub(super) fn none() -> [Loaded; 2] {
    let (next, begin) = (LeagueId(1), ToBegin::default());
    let request = ToLeague {
        leagues: Vec::new(),
        standing: 20,
        next,
        begin: begin.clone(),
        running: Vec::new(),
    };
    let tend =
        ToTend { league: None, before: None, ratings: None, next, begin, running: Vec::new() };
    [Loaded::League(Box::new(request)), Loaded::Tend(Box::new(tend))]
}

/// Each refusal with its longest words.
pub(super) fn refusals(network: &str) -> [LeagueRefusal; 24] {
    let (league, at) = (LeagueId(9), Timestamp(0));
    let one = |number| SeveralLeague { league: LeagueId(number), name: "n".repeat(60), season: 9 };
    let several = (1..=20).map(one).collect();
    [
        LeagueRefusal::NeedsServer,
        LeagueRefusal::NotAManager,
        LeagueRefusal::NoName,
        LeagueRefusal::LongName { length: 400, most: 60 },
        LeagueRefusal::NoVariant,
        LeagueRefusal::TooManyVariants(8),
        LeagueRefusal::NoClock,
        LeagueRefusal::SoftClock,
        LeagueRefusal::InThePast(at),
        LeagueRefusal::TooLate(at),
        LeagueRefusal::Days { least: 7, most: 730 },
        LeagueRefusal::TooMany(20),
        LeagueRefusal::NoSuchLeague(league),
        LeagueRefusal::NoneHere,
        LeagueRefusal::Several(several),
        LeagueRefusal::Full(300),
        LeagueRefusal::AlreadyIn(league),
        LeagueRefusal::NotIn(league),
        LeagueRefusal::MemberNotIn(league, person(network, 7)),
        LeagueRefusal::NoMember,
        LeagueRefusal::HasBegun(league),
        LeagueRefusal::NotBegun(league),
        LeagueRefusal::LastCall(league, at),
        LeagueRefusal::Over(league, at),
    ]
}
