//! The problem of the day: once a day at the manager's hour and place, from a game that has ended.

use crate::table::{CHANNEL, NOON, Table, accept, done, line, person, place, refused, server};
use menagerie_chat::clock::Clock;
use menagerie_chat::conversation::{Options, command};
use menagerie_chat::daily_problems::DailyProblems;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR};
use menagerie_core::community::types::{Holder, Setting};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Authority, Command};
use menagerie_core::problem::types::{Goal, ProblemRequest};
use menagerie_core::problem::{EFFORT, Found, judge, pick};
use menagerie_core::{GameId, ProblemId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

/// White mates in two, by 1. Ra6.
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// A moment at which a program stands.
struct At(i64);

impl Clock for At {
    fn now(&self) -> Timestamp {
        Timestamp(self.0)
    }
}

/// Ann has won game 1 by mate, at noon.
async fn won() -> Table {
    let mut table = Table::at_of("chess", MORPHY).await;
    table.stop_at(NOON);
    for (who, text) in [("Ann", "a1a6"), ("Bob", "b7a6"), ("Ann", "b6b7")] {
        done(&table.play(who, text).await);
    }
    assert!(table.game().await.end.is_some());
    table.deliver().await;
    table
}

/// A manager sets the problem of the day, at a place.
async fn set(table: &mut Table, at: &str, word: &str) -> String {
    let given: Options = [("problems".to_owned(), word.to_owned())].into_iter().collect();
    let set = command(CommandName::Server, &given, None).expect("it is decided at the desk");
    done(&table.by_at("Cid", Authority::Manager, at, set).await)
}

/// The posts of several programs that look at some moment, the one after the other.
async fn posted(table: Table, at: i64, programs: usize) -> (Table, Vec<String>) {
    let Table { store, rng, allowances, letters, folder, causes, pause, now } = table;
    let store = Arc::new(store);
    for number in 0..programs {
        let (desk, work) =
            Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(number as u64)));
        let work = tokio::spawn(work);
        let clock: Arc<dyn Clock> = Arc::new(At(at + number as i64));
        let presence = NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::clone(&clock));
        presence.always("test");
        let mut problems = DailyProblems::new(Arc::clone(&store), desk, Arc::new(presence), clock);
        problems.round().await.expect("the store works");
        drop(problems);
        work.await.expect("the desk has decided everything");
    }
    let store = Arc::into_inner(store).expect("nobody else has it");
    let table = Table { store, rng, allowances, letters, folder, causes, pause, now };
    let lines = table.deliver().await.iter().map(line).collect();
    (table, lines)
}

/// How many problems of the day will be due in nine days.
async fn due(table: &Table) -> usize {
    let due = table.store.due_problems("test", Timestamp(NOON + 9 * DAY));
    due.await.expect("it can be read").len()
}

/// How the post of a problem begins.
fn post(number: i64, task: &str) -> String {
    let words = in_full("problem-of-the-day", [("variant", "Chess"), ("task", task)]);
    format!(
        "offer problem:{number} in test:{CHANNEL} [wakes ] [{}]: {words}",
        fixed("action-show-me")
    )
}

fn mate_in_two() -> &'static str {
    in_full("problem-task-mate", [("side", "White"), ("moves", "2")])
}

#[tokio::test]
async fn it_comes_once_at_the_hour_with_the_longest_mate_of_a_game() {
    let mut table = won().await;
    let told = set(&mut table, CHANNEL, "18:00").await;
    let first = in_full("community-settings-problems", [("at", "2026-01-05 18:00 UTC")]);
    assert!(told.ends_with(first), "{told}");
    let elsewhere = set(&mut table, "talk", "18:00").await;
    let none_yet = first_words("community-settings-problems-none-yet", NOTHING);
    assert!(elsewhere.contains(none_yet), "where no game began: {elsewhere}");
    set(&mut table, CHANNEL, "18:00").await;
    let (table, early) = posted(table, NOON + 6 * HOUR - 1, 1).await;
    assert_eq!(early, [""; 0], "before its hour");
    let (table, lines) = posted(table, NOON + 6 * HOUR, 3).await;
    let [only] = &lines[..] else { panic!("three programs look, and one posts: {lines:?}") };
    assert!(only.starts_with(&post(1, mate_in_two())), "{only}");
    let source = in_full("problem-of-game", [("game", "#1"), ("ply", "0")]);
    assert!(only.contains(source), "{only}");
    let problem = table.store.problem(ProblemId(1)).await.expect("it can be read").expect("made");
    assert_eq!((&problem.goal, problem.source), (&Goal::Mate(2), Some((GameId(1), 0))));
}

#[tokio::test]
async fn a_day_without_a_new_mate_is_left_out_and_the_next_one_is_not() {
    let mut table = won().await;
    set(&mut table, CHANNEL, "18:00").await;
    let (table, first) = posted(table, NOON + 6 * HOUR, 1).await;
    assert_eq!(first.len(), 1);
    let (mut table, second) = posted(table, NOON + DAY + 6 * HOUR, 1).await;
    assert_eq!(second, [""; 0], "the only game was used");
    let due = table.store.due_problems("test", Timestamp(NOON + 3 * DAY)).await;
    let due: Vec<_> = due.expect("it can be read").into_iter().map(|daily| daily.due).collect();
    assert_eq!(due, [Some(Timestamp(NOON + 2 * DAY + 6 * HOUR))], "each day has one try");
    // It can be solved meanwhile, and that is told with the next one.
    table.stop_at(NOON + DAY);
    let id = ProblemId(1);
    for typed in ["a1a6", "b6b7"] {
        let problem = table.store.problem(id).await.expect("it can be read").expect("it is there");
        let attempt = table.store.attempt(id, &person("Bob")).await.expect("it can be read");
        let judged = judge(&problem, &attempt, &Letters::default(), typed, EFFORT);
        let solve = ProblemRequest::Solve(Box::new(judged.expect("it is legal")));
        table.private("Bob", CHANNEL, Command::Problem(solve)).await;
    }
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query("UPDATE problems SET game = 2 WHERE id = 1")
        .execute(&pool)
        .await
        .expect("it is there");
    pool.close().await;
    let (_, third) = posted(table, NOON + 9 * DAY, 1).await;
    let [only] = &third[..] else { panic!("a week of silence is not made up for: {third:?}") };
    assert!(only.starts_with(&post(2, mate_in_two())), "{only}");
    let solved = fixed_with("problem-solved-by", [("count", "1"), ("named", "@Bob")]);
    let before = in_full("problem-of-the-day-before", [("number", "1"), ("solved", solved)]);
    assert!(only.ends_with(before), "{only}");
}

#[tokio::test]
async fn a_position_of_a_running_game_is_left_out() {
    let mut table = won().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    done(&table.challenge("Ann", "Bob", SideRequest::First).await);
    done(&table.private("Bob", CHANNEL, accept(2)).await);
    let stands = "UPDATE games SET start_fen = $1, variant = 'chess', revision = 1 WHERE id = 2";
    sqlx::query(stands).bind(MORPHY).execute(&pool).await.expect("game 2 is there");
    pool.close().await;
    table.deliver().await;
    set(&mut table, CHANNEL, "18:00").await;
    let (_, lines) = posted(table, NOON + 6 * HOUR, 1).await;
    let [only] = &lines[..] else { panic!("{lines:?}") };
    let later = in_full("problem-task-mate", [("side", "White"), ("moves", "1")]);
    assert!(only.starts_with(&post(1, later)), "the mate in two would help Ann: {only}");
}

#[tokio::test]
async fn managers_turn_it_off_and_move_it() {
    let mut table = won().await;
    set(&mut table, "elsewhere", "18:00").await;
    set(&mut table, CHANNEL, "18:00").await;
    let (mut table, lines) = posted(table, NOON + 6 * HOUR, 1).await;
    assert!(lines[0].starts_with(&post(1, mate_in_two())), "{lines:?}");
    let told = set(&mut table, CHANNEL, "off").await;
    assert!(!told.contains("18:00 UTC"), "{told}");
    let due = table.store.due_problems("test", Timestamp(NOON + 9 * DAY)).await;
    assert_eq!(due.expect("it can be read"), []);
    let given: Options = [("problems".to_owned(), "19:00".to_owned())].into_iter().collect();
    let set = command(CommandName::Server, &given, None).expect("it is decided at the desk");
    let told = refused(&table.by("Ann", Authority::Moderator, set).await);
    assert!(told.starts_with(first_words("setting-refused-not-a-manager", NOTHING)), "{told}");
}

#[tokio::test]
async fn it_ends_with_the_place_where_it_was_posted() {
    let mut table = won().await;
    set(&mut table, "problems", "18:00").await;
    let lost = |name: &str| EventKind::PlaceLost { place: place(name), game: None };
    table.happen(lost(CHANNEL)).await;
    assert_eq!(due(&table).await, 1, "another place was lost");
    table.happen(lost("problems")).await;
    assert_eq!(due(&table).await, 0);
    let settings = table.store.settings(&Holder::Server(server())).await.expect("it can be read");
    assert_eq!(settings.get(&Setting::Problems).map(String::as_str), Some("off"));
}

#[tokio::test]
async fn only_a_moderator_withdraws_it() {
    let mut table = won().await;
    set(&mut table, CHANNEL, "18:00").await;
    let (mut table, _) = posted(table, NOON + 6 * HOUR, 1).await;
    let withdraw = || Command::Problem(ProblemRequest::Withdraw(ProblemId(1)));
    let told = refused(&table.private("Ann", CHANNEL, withdraw()).await);
    assert!(told.starts_with(first_words("problem-refused-of-the-day", NOTHING)), "{told}");
    done(&table.by("Cid", Authority::Moderator, withdraw()).await);
    let gone =
        table.store.problem(ProblemId(1)).await.expect("it can be read").expect("it is kept");
    assert!(gone.is_withdrawn);
}

/// Two processes may have looked before one of them posted.
#[tokio::test]
async fn what_was_found_twice_is_posted_once() {
    let mut table = won().await;
    set(&mut table, CHANNEL, "18:00").await;
    table.stop_at(NOON + 6 * HOUR);
    let draft = pick(&table.game().await, &[]);
    assert!(draft.is_some());
    for _ in 0..2 {
        let found = Found { server: server(), draft: draft.clone(), last: None };
        table.causes += 1;
        table.happen(EventKind::ProblemDue(Box::new(found))).await;
    }
    assert_eq!(table.deliver().await.len(), 1);
}

#[tokio::test]
async fn a_game_that_began_elsewhere_is_not_shown_here() {
    let mut table = won().await;
    set(&mut table, CHANNEL, "18:00").await;
    table.play_at(1, "test:hidden").await;
    let (_, lines) = posted(table, NOON + 6 * HOUR, 1).await;
    assert_eq!(lines, [""; 0]);
}

#[tokio::test]
async fn nothing_piles_up_where_nothing_is_shown() {
    let mut table = won().await;
    set(&mut table, CHANNEL, "18:00").await;
    table.stop_at(NOON + 6 * HOUR);
    let draft = pick(&table.game().await, &[]);
    let found = Found { server: server(), draft, last: None };
    table.happen(EventKind::ProblemDue(Box::new(found))).await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query("UPDATE problems SET game = 2").execute(&pool).await.expect("it is there");
    pool.close().await;
    let (table, lines) = posted(table, NOON + 2 * DAY, 1).await;
    assert_eq!(lines.len(), 1, "the first one was still waiting: {lines:?}");
    let (_, lines) = posted(table, NOON + 4 * DAY, 1).await;
    assert!(lines[0].starts_with(&post(2, mate_in_two())), "{lines:?}");
}

#[tokio::test]
async fn it_goes_with_a_community_that_the_bot_has_left() {
    let mut table = won().await;
    set(&mut table, CHANNEL, "18:00").await;
    table.store.arrived(&server()).await.expect("it is stored");
    table.store.departed(&server(), Timestamp(NOON)).await.expect("it is stored");
    assert_eq!(due(&table).await, 0, "nobody would see it");
    table.store.arrived(&server()).await.expect("it is stored");
    assert_eq!(due(&table).await, 1);
    table.happen(EventKind::CommunityGone(server())).await;
    assert_eq!(due(&table).await, 0);
}
