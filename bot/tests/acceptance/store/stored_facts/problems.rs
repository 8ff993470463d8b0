//! Problems and how far people have come with them, as they are written down.

use crate::table::{CHANNEL, person, place, server};
use menagerie_core::model::Fact;
use menagerie_core::problem::types::{Attempt, DailyProblem, Goal, Problem, ProblemFact};
use menagerie_core::{GameId, ProblemId, Timestamp};
use menagerie_rules::{Position, bundled_by_id};

/// A problem of this number: a mate, or else the moves of its author.
pub fn made(id: i64, mate: Option<u32>) -> Fact {
    let variant = bundled_by_id("chess").expect("it is bundled");
    let moves = ["a1a6", "b7a6"].map(str::to_owned).to_vec();
    Fact::Problem(ProblemFact::Made(Box::new(Problem {
        id: ProblemId(id),
        server: server(),
        place: place(CHANNEL),
        author: person("Ann"),
        start: Position::from_fen(variant, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").expect("it is one"),
        goal: mate.map_or(Goal::Line(moves), Goal::Mate),
        source: mate.map(|_| (GameId(99), 40)),
        made: Timestamp(77),
        is_withdrawn: false,
        solved_by: 0,
    })))
}

/// How far Bob has come with a problem.
pub fn tried(id: i64, moves: &[&str], wrong: usize, solved: Option<i64>) -> Fact {
    let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
    let attempt = Attempt { moves, wrong, solved: solved.map(Timestamp) };
    Fact::Problem(ProblemFact::Tried { problem: ProblemId(id), by: person("Bob"), attempt })
}

pub fn withdrawn(id: i64) -> Fact {
    Fact::Problem(ProblemFact::Withdrawn(ProblemId(id)))
}

fn daily(due: Option<i64>, last: Option<i64>) -> Fact {
    Fact::Problem(ProblemFact::Daily(DailyProblem {
        server: server(),
        place: place(CHANNEL),
        due: due.map(Timestamp),
        last: last.map(ProblemId),
    }))
}

/// Each fact, and what it changes.
pub fn of_problems() -> Vec<(Fact, Vec<&'static str>)> {
    vec![
        (
            made(1, Some(2)),
            vec![
                "+ problems 1",
                "problems 1 author: 'test:Ann'",
                "problems 1 fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'",
                "problems 1 game: 99",
                "problems 1 made_at: 77",
                "problems 1 mate: 2",
                "problems 1 place: 'test:channel'",
                "problems 1 ply: 40",
                "problems 1 revision: 2",
                "problems 1 server: 'test:server'",
                "problems 1 variant: 'chess'",
            ],
        ),
        (
            made(2, None),
            vec![
                "+ problems 2",
                "problems 2 author: 'test:Ann'",
                "problems 2 fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'",
                "problems 2 made_at: 77",
                "problems 2 place: 'test:channel'",
                "problems 2 revision: 2",
                "problems 2 server: 'test:server'",
                "problems 2 solution: 'a1a6 b7a6'",
                "problems 2 variant: 'chess'",
            ],
        ),
        (
            tried(1, &[], 1, None),
            vec![
                "+ attempts 1 'test:Bob'",
                "attempts 1 'test:Bob' moves: ''",
                "attempts 1 'test:Bob' wrong: 1",
            ],
        ),
        (
            tried(1, &["a1a6", "b7a6"], 1, None),
            vec!["attempts 1 'test:Bob' moves: '' → 'a1a6 b7a6'"],
        ),
        (
            tried(1, &["a1a6", "b7a6", "b6b7"], 1, Some(99)),
            vec![
                "attempts 1 'test:Bob' moves: 'a1a6 b7a6' → 'a1a6 b7a6 b6b7'",
                "attempts 1 'test:Bob' solved_at: NULL → 99",
            ],
        ),
        (withdrawn(2), vec!["problems 2 withdrawn_at: NULL → now"]),
        (
            daily(Some(99), None),
            vec![
                "+ daily_problems 'test:server'",
                "daily_problems 'test:server' due_at: 99",
                "daily_problems 'test:server' network: 'test'",
                "daily_problems 'test:server' place: 'test:channel'",
            ],
        ),
        (
            daily(Some(199), Some(1)),
            vec![
                "daily_problems 'test:server' due_at: 99 → 199",
                "daily_problems 'test:server' last: NULL → 1",
            ],
        ),
        // The last one stays known.
        (daily(None, None), vec!["daily_problems 'test:server' due_at: 199 → NULL"]),
    ]
}
