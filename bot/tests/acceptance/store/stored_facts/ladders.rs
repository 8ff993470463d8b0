//! Ladders, as they are written down.

use super::samples::ended;
use crate::table::{person, server};
use menagerie_core::GameId;
use menagerie_core::ladder::types::{LadderFact, LadderId};
use menagerie_core::model::Fact;

/// A game that runs.
const RUNNING: GameId = GameId(3);

fn ladder() -> LadderId {
    LadderId { server: server(), variant: "chess".to_owned() }
}

fn joined(name: &str) -> Fact {
    Fact::Ladder(LadderFact::Joined { ladder: ladder(), player: person(name) })
}

/// Each fact, and what it changes.
pub fn of_ladders() -> Vec<(Fact, Vec<&'static str>)> {
    let (player, above) = (person("Cid"), person("Ann"));
    let rose = LadderFact::Rose { ladder: ladder(), player, above };
    let fell = LadderFact::Fell { ladder: ladder(), player: person("Ann") };
    let left = LadderFact::Left { ladder: ladder(), player: person("Bob") };
    let network = "test".to_owned();
    let begun = LadderFact::GameBegun { ladder: ladder(), game: RUNNING, network };
    vec![
        (joined("Ann"), member("Ann", 1)),
        (joined("Bob"), member("Bob", 2)),
        (joined("Cid"), member("Cid", 3)),
        // All below move with the place that is taken, so gaps may stay.
        (
            Fact::Ladder(rose),
            vec![
                "ladder_places 'test:server' 'chess' 'test:Ann' place: 1 → 2",
                "ladder_places 'test:server' 'chess' 'test:Bob' place: 2 → 3",
                "ladder_places 'test:server' 'chess' 'test:Cid' place: 3 → 1",
            ],
        ),
        (Fact::Ladder(fell), vec!["ladder_places 'test:server' 'chess' 'test:Ann' place: 2 → 4"]),
        (Fact::Ladder(left), vec!["- ladder_places 'test:server' 'chess' 'test:Bob'"]),
        (
            Fact::Ladder(begun),
            vec![
                "+ ladder_games 3",
                "ladder_games 3 network: 'test'",
                "ladder_games 3 server: 'test:server'",
                "ladder_games 3 variant: 'chess'",
            ],
        ),
        (
            ended(RUNNING),
            vec![
                "games 3 ending: NULL → 'checkmate'",
                "games 3 touched_at: 550 → now",
                "games 3 winner: NULL → 'black'",
                "ladder_games 3 ended_at: NULL → now",
                "tallies 'test:Ann' 'test:server' 'chess' won: 1 → 2",
                "tallies 'test:Bob' 'test:server' 'chess' lost: 1 → 2",
            ],
        ),
        (Fact::Ladder(LadderFact::Settled(RUNNING)), vec!["ladder_games 3 settled_at: NULL → now"]),
    ]
}

/// The columns of a member's place.
fn member(name: &str, place: usize) -> Vec<&'static str> {
    let row = format!("ladder_places 'test:server' 'chess' 'test:{name}'");
    let lines =
        [format!("+ {row}"), format!("{row} joined_at: now"), format!("{row} place: {place}")];
    lines.map(|line| &*Box::leak(line.into_boxed_str())).to_vec()
}
