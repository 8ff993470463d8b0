//! The world in which something is tried: made once, and copied for each try that changes it.

use crate::database;
use crate::table::{CHANNEL, Folder, NOON, Table, abort, accept, done, draw, person};
use menagerie_core::GameId;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_core::community::find_variant;
use menagerie_core::model::request::{Authority, Command, Opponent, Presence, Which};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::problem::types::ProblemRequest;
use menagerie_core::problem::{EFFORT, Origin, draft};
use menagerie_rules::notation::Letters;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Paul Morphy's: White mates in 2.
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// The starting state. Game 1 is of Ann, who moves first and now, and Bob.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// The game runs; challenge 2 is of Ann for anybody, challenge 3 of hers for Bob, with a drawn
    /// array, problem 1 hers.
    Running,
    /// The same, and Bob has offered a draw.
    Offered,
    /// The same, and Bob has asked to end the game.
    Proposed,
    /// The same, and the game is frozen.
    Frozen,
    /// The same, and all games of the server are frozen.
    AllFrozen,
    /// The game has ended: Bob has won by mate.
    Ended,
    /// The game runs, and Bob is the computer.
    AgainstComputer,
    /// Ann's time is up, and Bob may claim the game.
    Overdue,
}

/// Each of them, once it was made, and when that was.
#[derive(Default)]
pub struct States(HashMap<State, (Folder, i64)>);

impl States {
    /// A table at which nothing else has happened.
    pub async fn fresh(&mut self, state: State) -> Table {
        let (made, now) = match self.0.entry(state) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let Table { store, folder, now, .. } = made(state).await;
                drop(store);
                new.insert((folder, now))
            }
        };
        let folder = Folder::new();
        // The store that was dropped may still be writing its log into the file, and deletes it then: what
        // is in the log is copied first, or is in the file already.
        let log = std::fs::copy(made.0.join("test.db-wal"), folder.0.join("test.db-wal"));
        let is_gone = |error: &std::io::Error| error.kind() == std::io::ErrorKind::NotFound;
        assert!(log.as_ref().is_ok() || log.as_ref().is_err_and(is_gone), "{log:?}");
        std::fs::copy(made.0.join("test.db"), folder.0.join("test.db")).expect("it is there");
        let mut table = on_file(folder).await;
        table.stop_at(*now + 100);
        // Other lots than those that were drawn for what stands.
        table.rng = StdRng::seed_from_u64(2);
        table
    }
}

async fn on_file(folder: Folder) -> Table {
    let url = database::file_url(&folder.0.join("test.db"));
    Table::over(folder, &url).await
}

async fn made(state: State) -> Table {
    let mut table = on_file(Folder::new()).await;
    match state {
        State::Ended => ended(&mut table).await,
        State::Overdue => overdue(&mut table).await,
        _ => running(&mut table).await,
    }
    let freeze = Command::Moderation(ModerationRequest::Freeze {
        which: Which::Number(GameId(1)),
        reason: "a dispute".into(),
    });
    match state {
        State::Running | State::Ended | State::Overdue => {}
        State::AgainstComputer => {
            let pool = crate::beside::pool(&table.folder.url()).await;
            let seat = sqlx::query("UPDATE games SET black = 'computer:2'").execute(&pool).await;
            seat.expect("the game is there");
            pool.close().await;
        }
        State::Offered => drop(done(&table.private("Bob", "thread", draw()).await)),
        State::Proposed => drop(done(&table.private("Bob", "thread", abort()).await)),
        State::Frozen => drop(done(&table.by("Dan", Authority::Moderator, freeze).await)),
        State::AllFrozen => {
            let all = Command::Moderation(ModerationRequest::FreezeAll {
                reason: "a holiday".to_owned(),
            });
            done(&table.by("Dan", Authority::Manager, all).await);
        }
    }
    table.deliver().await;
    table
}

async fn running(table: &mut Table) {
    table.start_game().await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: "chess".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        terms: Terms::read("", "").expect("there are such terms"),
        level: None,
        rated: None,
        opponent: None,
        clock: String::new(),
    }));
    done(&table.private("Ann", CHANNEL, open).await);
    done(&table.private("Ann", CHANNEL, to_bob("cetran-2", "")).await);
    let chess = find_variant("chess").expect("it is there");
    let problem =
        draft(Origin::Setup(chess, MORPHY, &[]), Some(2), &Letters::default(), "", EFFORT);
    let problem = Box::new(problem.expect("it is a mate"));
    let make = Command::Problem(ProblemRequest::Make(problem));
    done(&table.private("Ann", CHANNEL, make).await);
}

async fn ended(table: &mut Table) {
    begin(table, "chess", "").await;
    for (who, played) in [("Ann", "f2f3"), ("Bob", "e7e5"), ("Ann", "g2g4"), ("Bob", "d8h4")] {
        done(&table.play(who, played).await);
    }
}

async fn overdue(table: &mut Table) {
    table.stop_at(NOON);
    begin(table, "terachess-2", "days 3d soft").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    table.wait(3 * DAY + MINUTE);
    table.look().await;
}

async fn begin(table: &mut Table, variant: &str, clock: &str) {
    done(&table.private("Ann", CHANNEL, to_bob(variant, clock)).await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), "thread").await;
    table.deliver().await;
}

fn to_bob(variant: &str, clock: &str) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
        variant: variant.to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: clock.to_owned(),
        terms: Terms::default(),
    }))
}

/// Everything about game 1 that its players decide.
pub async fn of_game(table: &Table) -> String {
    let game = table.game().await;
    let moves: Vec<String> = game.line.moves().iter().map(|it| format!("{it:?}")).collect();
    let (offer, asked) = (game.draw_offer, &game.proposals);
    let (plans, freezes, objections) = (&game.plans, &game.freezes, game.spectators.changes);
    format!("{moves:?} {:?} {offer:?} {asked:?} {plans:?} {freezes:?} {objections:?}", game.end)
}

/// The code of the challenge that anybody can join, if there is one.
pub async fn code(table: &Table) -> String {
    let made = table.store.open_challenges_of(&person("Ann")).await.expect("reads");
    let code = made.into_iter().find_map(|challenge| challenge.code);
    code.map_or_else(String::new, |code| code.as_str().to_owned())
}
