//! The plans of conditional moves, as they are written down.

use menagerie_core::GameId;
use menagerie_core::model::{Fact, GameFact, Moment};
use menagerie_core::plan::types::{Condition, Plan, Planned};
use menagerie_rules::Color;

/// A conditional move of game 1.
pub fn replied(ply: usize, coordinates: &str) -> Fact {
    Fact::Game(GameFact::ConditionalMovePlayed {
        game: GameId(1),
        ply,
        coordinates: coordinates.to_owned(),
    })
}

/// Black's plan for after one move: two answers, one of which goes on, and giving up.
pub fn settled_in(game: GameId) -> Fact {
    let branch = |when: &str, then| Condition { when: when.to_owned(), then };
    let reply = |to: &str, below| Planned::Move(to.to_owned(), below);
    let plan = Plan {
        made: Moment { ply: 1, taken_back: 1 },
        begins_with: Some("e7e5".to_owned()),
        branches: vec![
            branch("d2d4", reply("d7d5", vec![branch("b1c3", reply("g8f6", Vec::new()))])),
            branch("f2f4", Planned::Resign),
        ],
    };
    Fact::Game(GameFact::PlanSettled { game, by: Color::Black, plan: Some(plan) })
}

/// Conditional moves as they are settled, dropped, played and settled again. The played move does
/// not show that it was settled.
pub fn planned() -> Vec<(Fact, Vec<&'static str>)> {
    let made = vec![
        "+ planned_replies 1 'black' 0",
        "planned_replies 1 'black' 0 answered: 'd2d4'",
        "planned_replies 1 'black' 0 reply: 'd7d5'",
        "+ planned_replies 1 'black' 1",
        "planned_replies 1 'black' 1 answered: 'b1c3'",
        "planned_replies 1 'black' 1 parent: 0",
        "planned_replies 1 'black' 1 reply: 'g8f6'",
        "+ planned_replies 1 'black' 2",
        "planned_replies 1 'black' 2 answered: 'f2f4'",
        "+ plans 1 'black'",
        "plans 1 'black' begins_with: 'e7e5'",
        "plans 1 'black' ply: 1",
        "plans 1 'black' taken_back: 1",
    ];
    let gone = vec![
        "- planned_replies 1 'black' 0",
        "- planned_replies 1 'black' 1",
        "- planned_replies 1 'black' 2",
        "- plans 1 'black'",
    ];
    let reply = vec![
        "games 1 ply: 1 → 2",
        "games 1 touched_at: 525 → now",
        "+ moves 1 1",
        "moves 1 1 at: now",
        "moves 1 1 cause: 'test:29+1'",
        "moves 1 1 coordinates: 'e7e5'",
    ];
    let none =
        || Fact::Game(GameFact::PlanSettled { game: GameId(1), by: Color::Black, plan: None });
    vec![
        (settled_in(GameId(1)), made.clone()),
        (none(), gone),
        (none(), Vec::new()),
        (replied(1, "e7e5"), reply),
        (settled_in(GameId(1)), made),
    ]
}
