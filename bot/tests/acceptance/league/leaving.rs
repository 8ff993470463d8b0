//! Members leave a league, are removed from it, or delete their data: before half of their games nothing of
//! them counts, later the rest is lost. Running games end at once.

use super::{
    NAMES, begun, due, joined, league, lose, managed, named, posted, ranked, running, wish,
};
use crate::table::{NOON, Table, lines, person, refused, server, words};
use menagerie_core::Timestamp;
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::EventKind;
use menagerie_core::league::tables;
use menagerie_core::model::Reply;
use menagerie_core::model::request::Command;
use menagerie_core::model::state::{Ending, Game};
use menagerie_core::record::{Form, Replayed, read, written};
use menagerie_words::{first_words, in_full};

const LEAVE: [(&str, &str); 3] = [("what", "leave"), ("number", "1"), ("confirm", "true")];

/// How the games of a member ended.
async fn ends(table: &Table, who: &str) -> Vec<(Ending, Option<bool>)> {
    let mut ends = Vec::new();
    for begun in league(table, 1).await.games {
        let game = table.store.game(begun.game).await.expect("reads").expect("it is there");
        let Some(side) = game.side_of(&person(who)) else { continue };
        ends.extend(game.end.map(|end| (end.ending, end.winner.map(|winner| winner == side))));
    }
    ends
}

/// The record of each game that has ended can be read back.
async fn are_records(table: &Table) {
    for begun in league(table, 1).await.games.iter().filter(|it| it.end.is_some()) {
        let record = table.store.record(begun.game).await.expect("reads").expect("it is there");
        let json = written(&Replayed::of(record).expect("it replays"), Form::Json);
        read(&json.expect("it is a record")).expect("it can be read back");
    }
}

#[tokio::test]
async fn who_leaves_early_is_asked_and_then_none_of_their_games_counts() {
    let mut table = begun(&[("games", "3")], 5).await;
    let games = running(&table, 1).await;
    let game = games.iter().find(|it| it.side_of(&person("Ann")).is_some()).expect("hers");
    lose(&mut table, game.id, "Ann").await;
    due(&mut table).await;
    let Reply::Ask(text, actions) = wish(&mut table, "Ann", &LEAVE[..2]).await else {
        panic!("she is asked")
    };
    let early = in_full("league-leave-early", [("whose", "own")]);
    assert!(words(&text).contains(early), "{}", words(&text));
    assert_eq!(actions.len(), 1);
    assert!(league(&table, 1).await.has(&person("Ann")), "nothing has happened yet");
    let left = wish(&mut table, "Ann", &LEAVE).await;
    assert!(matches!(left, Reply::Done(_)), "{left:?}");
    due(&mut table).await;
    assert!(running(&table, 1).await.iter().all(|it| it.side_of(&person("Ann")).is_none()));
    are_records(&table).await;
    let ended = ends(&table, "Ann").await;
    assert_eq!(ended[0], (Ending::Resignation, Some(false)), "what was over stays in the record");
    assert!(ended[1..].iter().all(|end| *end == (Ending::Deserted, None)), "{ended:?}");
    let league = league(&table, 1).await;
    let line = tables(&league).remove(0).standings.pop().expect("the last line");
    assert_eq!((named(&line.player), line.rank), ("Ann", None), "struck out");
    let again = refused(&wish(&mut table, "Ann", &LEAVE).await);
    assert_eq!(again, words(&menagerie_core::message!("league-refused-not-in", league = 1)));
}

#[tokio::test]
async fn who_leaves_late_loses_the_rest() {
    let mut table = begun(&[("games", "2")], 5).await;
    // Four games each, so two are half of them.
    for _ in 0..2 {
        let games = running(&table, 1).await;
        let game = games.iter().find(|it| it.side_of(&person("Ann")).is_some()).expect("hers");
        let other = game.opponent_of(&person("Ann")).expect("she plays it");
        lose(&mut table, game.id, named(other)).await;
        table.wait(60);
        due(&mut table).await;
    }
    let Reply::Ask(text, _) = wish(&mut table, "Ann", &LEAVE[..2]).await else { panic!("no ask") };
    let late = in_full("league-leave-late", [("open", "2"), ("whose", "own")]);
    assert!(words(&text).contains(late), "{}", words(&text));
    let hers = |game: &&Game| game.side_of(&person("Ann")).is_some();
    let ran = running(&table, 1).await.iter().filter(hers).count();
    wish(&mut table, "Ann", &LEAVE).await;
    due(&mut table).await;
    let lost = (Ending::Resignation, Some(false));
    let ended = ends(&table, "Ann").await;
    assert_eq!(ended.iter().filter(|end| **end == lost).count(), ran, "those that ran: {ended:?}");
    let season = tables(&league(&table, 1).await).remove(0).season;
    let open = season.games().iter().filter(|it| it.has(&person("Ann")) && it.stage.is_open());
    assert_eq!(open.count(), 0, "those that had not begun are lost too");
    let table = ranked(&table, 1).await.remove(0);
    let ann = table.iter().find(|(name, _)| name == "Ann").expect("she has a rank");
    assert_eq!(ann.1, 4, "two points in halves");
}

#[tokio::test]
async fn before_it_begins_who_leaves_was_never_there() {
    let mut table = posted(&[]).await;
    joined(&mut table, "1", 5).await;
    wish(&mut table, "Ann", &LEAVE[..2]).await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    assert_eq!(league(&table, 1).await.players.len(), 4);
    let late = refused(&wish(&mut table, "Ann", &[("what", "join"), ("number", "1")]).await);
    assert!(late.starts_with(first_words("league-refused-has-begun", [("league", "1")])), "{late}");
}

#[tokio::test]
async fn a_manager_removes_a_member_by_the_same_rules() {
    let mut table = begun(&[], 5).await;
    let given = [("what", "remove"), ("number", "1"), ("member", "Bob")];
    let Reply::Ask(text, _) = managed(&mut table, &given).await else { panic!("no question") };
    assert!(words(&text).contains("@Bob"), "{}", words(&text));
    let given = [&given[..], &[("confirm", "true")]].concat();
    table.deliver().await;
    let done = managed(&mut table, &given).await;
    assert!(matches!(done, Reply::Done(_)), "{done:?}");
    let why = in_full("league-has-left", [("player", "@Bob"), ("name", "Spring")]);
    let said = lines(&table.deliver().await);
    let boards = said.iter().filter(|it| it.starts_with("board of game")).collect::<Vec<_>>();
    assert!(!boards.is_empty() && boards.iter().all(|it| it.contains(why)), "{said:#?}");
    let removed = in_full("league-were-removed", [("name", "Spring")]);
    let letters = said.iter().filter(|it| it.starts_with("letter to test:Bob"));
    assert_eq!(letters.filter(|it| it.contains(removed)).count(), 1, "he is told: {said:#?}");
    due(&mut table).await;
    assert!(running(&table, 1).await.iter().all(|it| it.side_of(&person("Bob")).is_none()));
    let twice = refused(&managed(&mut table, &given).await);
    assert!(twice.contains("@Bob"), "{twice}");
    // The others go on.
    super::played(&mut table, 1, &NAMES).await;
    assert!(league(&table, 1).await.is_over());
    let [division] = &ranked(&table, 1).await[..] else { panic!("one division") };
    assert_eq!(division.len(), 5, "he is still shown");
}

#[tokio::test]
async fn who_deletes_their_data_leaves_and_is_named_nowhere() {
    let mut table = begun(&[], 5).await;
    table.deliver().await;
    let now = Timestamp(table.now());
    table.private("Ann", "channel", Command::Forget { confirmed: Some(now) }).await;
    due(&mut table).await;
    let league = league(&table, 1).await;
    assert!(league.players.iter().all(|it| it.player != person("Ann")));
    let ghost = league.players.iter().find(|it| it.left.is_some()).expect("somebody has left");
    assert!(ghost.player.is_former());
    let said = lines(&table.deliver().await);
    assert!(said.iter().all(|it| !it.contains("@Ann")), "{said:#?}");
    assert!(running(&table, 1).await.iter().all(|it| !it.players.contains(&ghost.player)));
    super::played(&mut table, 1, &NAMES).await;
    assert!(super::league(&table, 1).await.is_over(), "nobody waits for them");
}

#[tokio::test]
async fn all_leave_and_the_season_is_over() {
    let mut table = begun(&[], 4).await;
    for name in &NAMES[..4] {
        wish(&mut table, name, &LEAVE).await;
        table.wait(10);
    }
    due(&mut table).await;
    assert!(league(&table, 1).await.is_over());
}

/// A request reaches the bot later than it was written, as on every network.
#[tokio::test]
async fn a_departure_is_early_whatever_the_way_to_the_bot_takes() {
    for delay in [0, 1, 2, 60] {
        // Three games of each: two run, and one has not begun.
        let mut table = begun(&[], 4).await;
        table.wait(600);
        let now = table.now();
        let command = super::asked(&LEAVE);
        let mut call = crate::table::call("Ann", "leaves", now - delay, command);
        (call.place, call.seen) = (crate::table::place("channel"), Timestamp(now));
        let left = table.ask(&call).await;
        assert!(matches!(left, Reply::Done(_)), "{left:?}");
        due(&mut table).await;
        let line = tables(&league(&table, 1).await).remove(0).standings.pop().expect("the last");
        assert_eq!((named(&line.player), line.rank), ("Ann", None), "{delay} s on the way");
    }
}

#[tokio::test]
async fn who_has_left_the_community_leaves_after_a_week_and_who_is_back_does_not() {
    for is_back in [true, false] {
        let mut table = begun(&[], 5).await;
        let presence =
            |is_there| EventKind::Presence { player: person("Bob"), server: server(), is_there };
        table.happen(presence(false)).await;
        due(&mut table).await;
        table.wait(3 * DAY);
        // One of his games ends meanwhile, and another one begins.
        let games = running(&table, 1).await;
        let his = games.iter().find(|game| game.side_of(&person("Bob")).is_some()).expect("his");
        lose(&mut table, his.id, "Bob").await;
        due(&mut table).await;
        if is_back {
            table.happen(presence(true)).await;
        }
        table.wait(4 * DAY - 1);
        due(&mut table).await;
        assert!(league(&table, 1).await.has(&person("Bob")), "a week is not over");
        table.wait(1);
        due(&mut table).await;
        assert_eq!(league(&table, 1).await.has(&person("Bob")), is_back);
        let plays = running(&table, 1).await.iter().any(|it| it.side_of(&person("Bob")).is_some());
        assert_eq!(plays, is_back);
    }
}
