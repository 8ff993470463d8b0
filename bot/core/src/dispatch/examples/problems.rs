//! Examples of problems: requests, snapshots, refusals.

use super::person;
use super::world::World;
use crate::dispatch::{EventKind, Loaded};
use crate::model::Text;
use crate::model::request::Command;
use crate::problem::types::{
    Attempt, DailyProblem, Draft, Goal, Problem, ProblemRefusal, ProblemRequest,
};
use crate::problem::{EFFORT, Found, Made, Origin, Posed, Solvers, judge};
use crate::{GameId, Place, ProblemId, Server, Timestamp, message};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Position, Variant, bundled};
use std::sync::Arc;

/// A problem of two moves by Paul Morphy, with its solution.
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
const SOLUTION: [&str; 3] = ["a1a6", "b7a6", "b6b7"];

fn small() -> &'static Arc<Variant> {
    let fits = |it: &&Arc<Variant>| Position::from_fen(it, MORPHY).is_ok();
    bundled().iter().find(fits).expect("there is one with eight ranks")
}

fn draft(line: &str) -> Draft {
    let mate = line.is_empty().then_some(2);
    let draft = crate::problem::draft(
        Origin::Setup(small(), MORPHY, &[]),
        mate,
        &Letters::default(),
        line,
        EFFORT,
    );
    draft.expect("White mates in 2")
}

fn problem(network: &str) -> Problem {
    Problem {
        id: ProblemId(1),
        server: Server::new(network, 1),
        place: Place::new(network, 5),
        author: person(network, 1),
        start: Position::from_fen(small(), MORPHY).expect("it can be read"),
        goal: Goal::Mate(2),
        source: Some((GameId(1), 40)),
        made: Timestamp(10),
        is_withdrawn: false,
        solved_by: 0,
    }
}

/// Possible requests: to make problems, and to solve one after some moves.
pub fn commands(network: &str) -> Vec<Command> {
    let cases = [(0, "a1a6"), (0, "a1a5"), (2, "b6b7"), (2, "c8d7")];
    let judged = cases.map(|(played, mv)| {
        let attempt = Attempt { moves: solution(played), ..Attempt::default() };
        let found = judge(&problem(network), &attempt, &Letters::default(), mv, EFFORT);
        ProblemRequest::Solve(Box::new(found.expect("it is legal")))
    });
    let others = [
        ProblemRequest::Make(Box::new(draft(""))),
        ProblemRequest::Make(Box::new(draft(&SOLUTION.join(" ")))),
        ProblemRequest::BeginAnew(ProblemId(1)),
        ProblemRequest::Withdraw(ProblemId(1)),
    ];
    judged.into_iter().chain(others).map(Command::Problem).collect()
}

/// A problem of the day that was found, with many solvers of the one before.
pub(super) fn due(network: &str) -> EventKind {
    let named = (1..=30).map(|number| person(network, number)).collect();
    let draft = Draft { source: Some((GameId(1), 40)), ..draft("") };
    EventKind::ProblemDue(Box::new(Found {
        server: Server::new(network, 1),
        draft: Some(draft),
        last: Some((ProblemId(1), Solvers { named, others: 7 })),
    }))
}

/// Worlds with a problem that is unsolved, begun and solved, and one with too many problems.
pub(super) fn worlds(network: &str, empty: &World) -> Vec<World> {
    let begun = [(0, None), (2, None), (3, Some(Timestamp(20)))];
    let mut worlds: Vec<World> = begun
        .map(|(plies, solved)| {
            let attempt = Attempt { moves: solution(plies), wrong: 1, solved };
            let posed = Posed { problem: Some(problem(network)), attempt };
            empty.clone().with(Loaded::Posed(Box::new(posed)))
        })
        .into();
    let (server, place) = (Server::new(network, 1), Place::new(network, 5));
    let daily = DailyProblem { server, place, due: Some(Timestamp(20)), last: Some(ProblemId(1)) };
    worlds.push(empty.clone().with(Loaded::Daily(Some(daily))));
    let full = [(50, 0), (1, 3)];
    worlds.extend(
        full.map(|(standing, lately)| empty.clone().with(Loaded::Made(Made { standing, lately }))),
    );
    worlds
}

fn solution(plies: usize) -> Vec<String> {
    SOLUTION.iter().take(plies).map(|mv| (*mv).to_owned()).collect()
}

/// Each refusal with its longest words.
pub fn refusals(network: &str, typed: &str) -> [ProblemRefusal; 28] {
    let (problem, game, side) = (ProblemId(9), GameId(9), || "White".to_owned());
    let why = message!("problem-fails", played = "1. Q a1-a2", side = side(), answer = "k c3-c4");
    [
        ProblemRefusal::NeedsServer,
        ProblemRefusal::GameRuns(game),
        ProblemRefusal::Elsewhere(game),
        ProblemRefusal::OverThere { game, ply: 40, earlier: 37 },
        ProblemRefusal::GameAndSetup,
        ProblemRefusal::GoalAndLine,
        ProblemRefusal::NoMate { side: side(), moves: 3, why },
        ProblemRefusal::NoMate { side: side(), moves: 3, why: Text::new() },
        ProblemRefusal::Sooner { side: side(), moves: 1 },
        ProblemRefusal::TooLarge { side: side(), moves: 3 },
        ProblemRefusal::NotALine { number: 41, typed: typed.to_owned(), why: "No.".into() },
        ProblemRefusal::EmptyLine,
        ProblemRefusal::LongLine { plies: 200, most: 9 },
        ProblemRefusal::TooMany(50),
        ProblemRefusal::TooManyLately,
        ProblemRefusal::NoSuchProblem(problem),
        ProblemRefusal::NoNumber,
        ProblemRefusal::Stray { what: "create", option: "before" },
        ProblemRefusal::OwnProblem(problem),
        ProblemRefusal::Solved(problem, Timestamp(0)),
        ProblemRefusal::Moved(problem),
        ProblemRefusal::NoMove(problem),
        ProblemRefusal::NotAMove { problem, why: "That is not a move.".into() },
        ProblemRefusal::SeveralMoves { problem, count: 7, some: vec!["Q a1-a2".to_owned(); 6] },
        ProblemRefusal::CannotJudge(problem),
        ProblemRefusal::NothingBegun(problem),
        ProblemRefusal::NotTheAuthor(person(network, 7)),
        ProblemRefusal::OfTheDay,
    ]
}
