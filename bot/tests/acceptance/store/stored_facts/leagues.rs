//! Leagues, as they are written down.

use crate::table::{CHANNEL, person, place, server};
use menagerie_core::clock::Control;
use menagerie_core::league::types::{
    League, LeagueFact, LeagueProposal, LeagueStage, LeagueTerms, LeagueVariant,
};
use menagerie_core::league::{Format, Seed};
use menagerie_core::model::Fact;
use menagerie_core::{GameId, LeagueId, Timestamp};
use menagerie_rules::Color;
use std::num::NonZeroUsize;

const LEAGUE: LeagueId = LeagueId(1);

fn made(id: i64, name: &str, stage: LeagueStage) -> Fact {
    let control: Control = "days 3d event".parse().expect("it is a clock");
    Fact::League(LeagueFact::Made(Box::new(League {
        id: LeagueId(id),
        server: server(),
        place: place(CHANNEL),
        made_by: person("Zoe"),
        season: 2,
        follows: Some(LeagueId(9)),
        is_next: true,
        terms: LeagueTerms {
            name: name.to_owned(),
            variants: vec![LeagueVariant {
                id: "chess".to_owned(),
                revision: 2,
                name: "Chess".to_owned(),
            }],
            control,
            largest: 6.try_into().expect("it is a size"),
            at_once: NonZeroUsize::MIN,
            format: Format::Double,
            days: 90,
            is_rated: true,
            repeats: true,
        },
        seed: Seed::from([7; 32]),
        starts: Timestamp(99),
        stage,
        players: Vec::new(),
        games: Vec::new(),
    })))
}

fn joined(name: &str) -> Fact {
    Fact::League(LeagueFact::Joined { league: LEAGUE, player: person(name) })
}

fn left(name: &str, is_kept: bool) -> Fact {
    Fact::League(LeagueFact::Left { league: LEAGUE, player: person(name), is_kept })
}

fn due(at: Option<i64>) -> Fact {
    Fact::League(LeagueFact::Due { league: LEAGUE, at: at.map(Timestamp) })
}

/// Each fact, and what it changes.
pub fn of_leagues() -> Vec<(Fact, Vec<&'static str>)> {
    let published = LeagueFact::Published { league: LEAGUE, place: place("hall") };
    let begun = LeagueFact::Begun {
        league: LEAGUE,
        seats: vec![(person("Ann"), 1, 2), (person("Cid"), 2, 1)],
        ends: Timestamp(400),
    };
    let game = LeagueFact::GameBegun { league: LEAGUE, division: 1, pairing: 0, game: GameId(1) };
    let extended = LeagueFact::Extended { league: LEAGUE, ends: Timestamp(500) };
    let last_call = LeagueFact::LastCall { league: LEAGUE, until: Timestamp(600) };
    let proposal = LeagueProposal { winner: Some(Color::Black), stands: Timestamp(700) };
    let proposed = LeagueFact::Proposed { game: GameId(1), proposal };
    vec![
        (made(1, "Draft", LeagueStage::Draft), draft()),
        (Fact::League(LeagueFact::Dropped(LEAGUE)), vec!["- leagues 1"]),
        (made(1, "Draft", LeagueStage::Draft), draft()),
        // A draft takes the place of another one of its maker.
        (
            made(1, "Spring", LeagueStage::Draft),
            vec!["leagues 1 made_at: 578 → now", "leagues 1 name: 'Draft' → 'Spring'"],
        ),
        (
            Fact::League(published.clone()),
            vec![
                "leagues 1 place: 'test:channel' → 'test:hall'",
                "leagues 1 published_at: NULL → now",
            ],
        ),
        // Where it is posted later, it is still as old.
        (Fact::League(published), vec![]),
        (joined("Ann"), member(1, "Ann")),
        (joined("Bob"), member(2, "Bob")),
        (left("Bob", false), vec!["- league_players 1 2"]),
        (joined("Cid"), member(2, "Cid")),
        (due(Some(99)), vec!["leagues 1 due_at: NULL → 99"]),
        (due(None), vec!["leagues 1 due_at: 99 → NULL"]),
        (
            Fact::League(begun),
            vec![
                "league_players 1 1 division: NULL → 1",
                "league_players 1 1 seat: NULL → 2",
                "league_players 1 2 division: NULL → 2",
                "league_players 1 2 seat: NULL → 1",
                "leagues 1 begun_at: NULL → now",
                "leagues 1 ends_at: NULL → 400",
            ],
        ),
        (Fact::League(game), vec!["+ league_games 1 1 0", "league_games 1 1 0 game: 1"]),
        (left("Cid", true), vec!["league_players 1 2 left_at: NULL → now"]),
        (Fact::League(extended), vec!["leagues 1 ends_at: 400 → 500"]),
        (
            Fact::League(last_call),
            vec![
                "league_games 1 1 0 last_ply: NULL → 2",
                "leagues 1 cut_at: NULL → now",
                "leagues 1 judged_at: NULL → 600",
            ],
        ),
        (
            Fact::League(proposed),
            vec![
                "league_games 1 1 0 proposed: NULL → 'black'",
                "league_games 1 1 0 stands_at: NULL → 700",
            ],
        ),
        (Fact::League(LeagueFact::Over(LEAGUE)), vec!["leagues 1 over_at: NULL → now"]),
    ]
}

fn member(number: i64, name: &str) -> Vec<&'static str> {
    let row = format!("league_players 1 {number}");
    let player = format!("{row} player: 'test:{name}'");
    let lines = [format!("+ {row}"), format!("{row} joined_at: now"), player];
    lines.map(|line| &*Box::leak(line.into_boxed_str())).to_vec()
}

/// The columns of a draft.
fn draft() -> Vec<&'static str> {
    vec![
        "+ leagues 1",
        "leagues 1 control: 'days 3d event'",
        "leagues 1 days: 90",
        "leagues 1 follows: 9",
        "leagues 1 games_at_once: 1",
        "leagues 1 made_at: now",
        "leagues 1 made_by: 'test:Zoe'",
        "leagues 1 meetings: 2",
        "leagues 1 name: 'Draft'",
        "leagues 1 network: 'test'",
        "leagues 1 place: 'test:channel'",
        "leagues 1 rated: 1",
        "leagues 1 repeats: 1",
        "leagues 1 season: 2",
        "leagues 1 seed: '0707070707070707070707070707070707070707070707070707070707070707'",
        "leagues 1 server: 'test:server'",
        "leagues 1 size: 6",
        "leagues 1 starts_at: 99",
        "leagues 1 variants: '[{\"id\":\"chess\",\"revision\":2,\"name\":\"Chess\"}]'",
    ]
}
