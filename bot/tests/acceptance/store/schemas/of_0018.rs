//! The new things of 0018 stand as they stood, and go on: problems, who has stopped games and why,
//! rematches, and games on Matrix.

use super::OF_0018;
use super::opened::{
    ANN, BOB, CID, DORA, EVE, MOD, Opened, elsewhere, here, move_in, numbered, person,
};
use crate::table::{accept, done, refused};
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::model::request::{Authority, Command};
use menagerie_core::model::{ActionKind, Reply};
use menagerie_core::moderation::types::{Frozen, ModerationRequest, Stopped};
use menagerie_core::problem::types::{Attempt, Goal, ProblemRequest};
use menagerie_core::problem::{EFFORT, judge};
use menagerie_core::{ChallengeId, GameId, Place, PlayerId, ProblemId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{NOTHING, in_full, last_words};

/// The last that the program of that time has noted, in unix seconds: 2027-03-15, 08:19 UTC.
pub const LAST: i64 = 1_805_095_940;
const MIA: &str = "1180000000000000020";
pub const HALL: &str = "matrix:!hall:hs.test";
/// A room whose name has no homeserver in it.
pub const LOFT: &str = "matrix:!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789";

pub async fn opened() -> Opened {
    Opened::of(OF_0018, LAST).await
}

/// Somebody on Matrix.
fn on_matrix(name: &str) -> PlayerId {
    PlayerId::new("matrix", format_args!("@{name}:hs.test"))
}

fn place(stored: &str) -> Place {
    Place::from_stored(stored.to_owned())
}

fn community(stored: &str) -> Server {
    Server::from_stored(stored.to_owned())
}

fn hall() -> (Place, Server) {
    (place(HALL), community(HALL))
}

impl Opened {
    /// Somebody on Matrix asks for something that is done.
    pub async fn in_the_hall(&mut self, who: &str, command: Command) -> String {
        done(&self.by_at(on_matrix(who), hall(), Authority::Player, command).await)
    }

    /// The wish of somebody who goes on with a problem by a move.
    async fn solving(&self, who: &PlayerId, problem: i64, typed: &str) -> Command {
        let id = ProblemId(problem);
        let attempt = self.store.attempt(id, who).await.expect("reads");
        let problem = self.store.problem(id).await.expect("reads").expect("it is there");
        let judged = judge(&problem, &attempt, &Letters::default(), typed, EFFORT)
            .expect("it can be judged");
        Command::Problem(ProblemRequest::Solve(Box::new(judged)))
    }

    async fn attempt(&self, who: &PlayerId, problem: i64) -> (String, usize, Option<i64>) {
        let attempt = self.store.attempt(ProblemId(problem), who).await.expect("reads");
        let Attempt { moves, wrong, solved } = attempt;
        (moves.join(" "), wrong, solved.map(|at| at.0))
    }
}

#[tokio::test]
async fn problems_of_every_kind_stand_as_they_were_made() {
    let opened = opened().await;
    let line = || Goal::Line(["a1a6", "b7a6", "b6b7"].map(str::to_owned).to_vec());
    let (guild, hall, loft) = (here(), community(HALL), community(LOFT));
    for (id, server, author, goal, withdrawn, solved_by) in [
        (1, &guild, person(ANN), Goal::Mate(2), false, 1),
        (2, &guild, person(CID), Goal::Mate(2), false, 0),
        (3, &guild, person(BOB), line(), false, 1),
        (4, &guild, person(ANN), Goal::Mate(2), true, 1),
        (5, &hall, on_matrix("ann"), Goal::Mate(2), false, 0),
        (6, &loft, on_matrix("ann"), Goal::Mate(2), true, 0),
        (7, &guild, person(EVE), Goal::Mate(2), false, 0),
    ] {
        let problem = opened.store.problem(ProblemId(id)).await.expect("reads");
        let problem = problem.expect("it is there");
        assert_eq!((&problem.server, &problem.author), (server, &author), "problem {id}");
        assert_eq!((&problem.goal, problem.solved_by), (&goal, solved_by), "problem {id}");
        assert_eq!(problem.is_withdrawn, withdrawn, "problem {id}");
        let (fen, source) = match id {
            2 => ("kbK5/1p6/1P6/p7/8/8/8/R7 w - - 0 2", Some((GameId(1), 1))),
            _ => ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", None),
        };
        assert_eq!((problem.start.fen().as_str(), problem.source), (fen, source), "problem {id}");
    }
    let whole = || "a1a6 b7a6 b6b7".to_owned();
    for (who, problem, expected) in [
        (person(BOB), 1, (whole(), 1, Some(1_805_093_780))),
        (person(CID), 1, ("a1a6 b7a6".to_owned(), 0, None)),
        (person(DORA), 1, (String::new(), 2, None)),
        (person(CID), 3, (String::new(), 1, None)),
        (person(EVE), 3, (whole(), 0, Some(1_805_094_410))),
        (person(BOB), 4, (whole(), 0, Some(1_805_094_590))),
    ] {
        assert_eq!(opened.attempt(&who, problem).await, expected, "{who:?}, problem {problem}");
    }
}

#[tokio::test]
async fn a_problem_is_solved_from_where_somebody_had_come() {
    let mut opened = opened().await;
    let bob = on_matrix("bob");
    let command = opened.solving(&bob, 5, "b6b7").await;
    opened.by_at(bob.clone(), hall(), Authority::Player, command).await;
    let expected = ("a1a6 b7a6 b6b7".to_owned(), 0, Some(LAST + 60));
    assert_eq!(opened.attempt(&bob, 5).await, expected);
    // Only the author's own solution solves it, and one solver is here already.
    let command = opened.solving(&person(ANN), 3, "b6b7").await;
    opened.ask(ANN, command).await;
    let solvers = opened.store.solvers(ProblemId(3)).await.expect("reads");
    assert_eq!(solvers, [EVE, ANN].map(person));
}

#[tokio::test]
async fn what_stands_still_stands_by_whom_and_why() {
    let mut opened = opened().await;
    let frozen = |what, from, by, reason: &str| Frozen {
        what,
        from: Timestamp(from),
        by: Some(person(by)),
        reason: Some(reason.to_owned()),
    };
    let of_2 = frozen(Stopped::Game(GameId(2)), 1_805_000_900, MOD, "who moved it?");
    assert_eq!(opened.game(2).await.freezes, [of_2]);
    assert_eq!(opened.game(3).await.freezes, [], "it goes on");
    let all = Stopped::Server(elsewhere());
    let of_all = frozen(all, LAST, MIA, "the cup is decided first");
    assert_eq!(opened.game(5).await.freezes, [of_all]);
    let reply = opened.ask(DORA, move_in(5, "e7e5")).await;
    let why = last_words(
        "moderation-stopped-by-and-why",
        [("what", "community"), ("reason", "the cup is decided first")],
    );
    let told = format!("{why}{}", last_words("moderation-stopped-refused-all", NOTHING));
    assert!(refused(&reply).ends_with(&told), "{reply:?}");

    opened.now = LAST + 86_400;
    let at = (Place::new("discord", "1180000000000000121"), elsewhere());
    let reply = opened
        .by_at(person(MIA), at, Authority::Manager, Command::Moderation(ModerationRequest::ThawAll))
        .await;
    done(&reply);
    // She has had it for 3,420 seconds of three days.
    let deadline = Timestamp(LAST + 86_400 + 3 * 86_400 - 3_420);
    assert_eq!(opened.game(5).await.deadline(), Some(deadline));
    opened.done(DORA, move_in(5, "e7e5")).await;
    opened.now += 1;
    let reply = opened.ask(BOB, move_in(2, "a6a5")).await;
    assert!(refused(&reply).contains("(“who moved it?”)"), "its own stop lasts: {reply:?}");
}

#[tokio::test]
async fn games_on_matrix_are_played_on_and_joined() {
    let mut opened = opened().await;
    opened.in_the_hall("bob", move_in(6, "e7e5")).await;
    assert_eq!(opened.played(6).await, ["e2e4", "e7e5", "g1f3"], "the plan is carried out");
    let game = opened.game(6).await;
    assert_eq!(game.own_place, Some(place("matrix:!hall:hs.test/$root6")));
    assert_eq!(game.spectators.place, Some(place("matrix:!gallery6:hs.test")));
    assert_eq!(game.spectators.changes, [0, 1], "Black wants no analysis");
    assert!(game.windows.is_empty(), "it is seen where it was begun");
    let told = opened.in_the_hall("bob", accept(9)).await;
    assert!(told.contains(in_full("challenge-joined-done", [("game", "#9")])), "{told}");
    assert_eq!(opened.game(9).await.players, ["cid", "bob"].map(on_matrix));
    for (name, value) in [
        ("since @menagerie:hs.test", "s1805_42"),
        ("successor !new:hs.test", HALL),
        ("token of menagerie at https://hs.test", "not-a-token"),
    ] {
        let found = opened.store.remembered("matrix", name).await.expect("reads");
        assert_eq!(found.as_deref(), Some(value));
    }
}

#[tokio::test]
async fn a_rematch_is_known_to_be_one() {
    let mut opened = opened().await;
    let again = |game| Command::Challenge(ChallengeRequest::Rematch { which: numbered(game) });
    assert!(refused(&opened.ask(ANN, again(1)).await).contains("#2"), "there was one");
    let reply = opened.ask(BOB, again(4)).await;
    let Reply::Ask(_, actions) = reply else { panic!("it waits for his answer: {reply:?}") };
    assert_eq!(actions[0].kind, ActionKind::Accept(ChallengeId(5)));
    opened.done(BOB, accept(5)).await;
    assert_eq!(opened.game(9).await.players, [CID, BOB].map(person));
}
