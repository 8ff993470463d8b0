//! The news that people are still to be told, and the news that they were told.

use crate::table::person;
use menagerie_core::model::{Fact, MemberFact};
use menagerie_core::{GameId, Timestamp};

pub fn told() -> Vec<(Fact, Vec<&'static str>)> {
    let game = GameId(2);
    let put_off = |player: &str, ply, until| {
        let (player, until) = (person(player), Timestamp(until));
        Fact::Member(MemberFact::AlertPutOff { game, player, ply, until })
    };
    let told = |day: Option<&str>, until, due: Option<i64>| {
        let day = day.map(|day| day.parse().expect("it is a day"));
        let (until, due) = (Timestamp(until), due.map(Timestamp));
        Fact::Member(MemberFact::Told { player: person("Ann"), day, until, due })
    };
    vec![
        (
            put_off("Ann", 4, 700),
            vec![
                "+ alerts 2",
                "alerts 2 due_at: 700",
                "alerts 2 network: 'test'",
                "alerts 2 player: 'test:Ann'",
                "alerts 2 ply: 4",
            ],
        ),
        (
            put_off("Bob", 5, 800),
            vec![
                "alerts 2 due_at: 700 → 800",
                "alerts 2 player: 'test:Ann' → 'test:Bob'",
                "alerts 2 ply: 4 → 5",
            ],
        ),
        (Fact::Member(MemberFact::AlertSettled(game)), vec!["- alerts 2"]),
        (Fact::Member(MemberFact::AlertSettled(game)), vec![]),
        (
            told(None, 600, Some(900)),
            vec![
                "+ notices 'test:Ann'",
                "notices 'test:Ann' due_at: 900",
                "notices 'test:Ann' network: 'test'",
                "notices 'test:Ann' told_until: 600",
            ],
        ),
        (
            told(Some("2026-11-24"), 900, None),
            vec![
                "notices 'test:Ann' day: NULL → '2026-11-24'",
                "notices 'test:Ann' due_at: 900 → NULL",
                "notices 'test:Ann' told_until: 600 → 900",
            ],
        ),
    ]
}
