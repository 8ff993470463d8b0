//! The settings of spectators and of their game's players, as they are written down.

use crate::table::person;
use menagerie_core::GameId;
use menagerie_core::model::Fact;
use menagerie_core::watch::types::WatchFact;
use menagerie_rules::Color;

/// Somebody watches a game.
pub fn watched(game: GameId, who: &str) -> Fact {
    Fact::Watch(WatchFact::Watched { game, watcher: person(who) })
}

/// A side has changed so often whether its game may be analysed.
fn settled(by: Color, changes: u32) -> Fact {
    Fact::Watch(WatchFact::AnalysisSettled { game: GameId(1), by, changes })
}

/// The rows that change by it; the place of game 1's spectators is `test:kibitz` before it is lost.
pub fn of_watchers() -> Vec<(Fact, Vec<&'static str>)> {
    vec![
        (
            watched(GameId(1), "Cid"),
            vec![
                "+ galleries 1",
                "galleries 1 black_changes: 0",
                "galleries 1 white_changes: 0",
                "+ watchers 1 'test:Cid'",
                "watchers 1 'test:Cid' at: now",
            ],
        ),
        (
            watched(GameId(1), "Dan"),
            vec!["+ watchers 1 'test:Dan'", "watchers 1 'test:Dan' at: now"],
        ),
        (settled(Color::Black, 1), vec!["galleries 1 black_changes: 0 → 1"]),
        (settled(Color::White, 2), vec!["galleries 1 white_changes: 0 → 2"]),
        (
            Fact::Watch(WatchFact::PlaceLost(GameId(1))),
            vec!["galleries 1 place: 'test:kibitz' → NULL"],
        ),
    ]
}
