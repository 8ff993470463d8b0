//! Watching a game of others: who may, which one is meant, and where those talk who watch.

use crate::operation::terminal::{answer, transcript};
use crate::play::looks;
use crate::table::{
    CHANNEL, Folder, THREAD, Table, accept, done, line, person, place, refused,
    server as community, words,
};
use menagerie_chat::conversation::{Options, command};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::community::types::CommunityRequest;
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, ViewRequest, Which};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::watch::types::WatchRequest;
use menagerie_core::{CauseId, GameId, Place, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

const KIBITZ: &str = "kibitz";

pub fn watch() -> Command {
    Command::Watch(WatchRequest::Watch { which: Which::Here })
}

fn watch_game(game: i64) -> Command {
    Command::Watch(WatchRequest::Watch { which: Which::Number(GameId(game)) })
}

pub fn analysis(is_wished: bool) -> Command {
    Command::Watch(WatchRequest::Analysis {
        which: Which::Number(GameId(1)),
        wish: Some(is_wished),
    })
}

pub fn resign() -> Command {
    Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true })
}

/// The words to somebody above the board that they see.
pub fn above_board(reply: &Reply) -> String {
    match reply {
        Reply::Look(Some(text), ViewRequest::Now(_)) => words(text),
        other => panic!("no board: {other:?}"),
    }
}

/// Somebody gives a command. Returns the reply, and the lines that others see.
pub async fn given(table: &mut Table, who: &str, command: Command) -> (Reply, Vec<String>) {
    let reply = table.private(who, THREAD, command).await;
    (reply, table.deliver().await.iter().map(line).collect())
}

/// Somebody who manages the community says where those talk who watch.
async fn set_kibitz(table: &mut Table, word: &str) -> String {
    let given = [("kibitz".to_owned(), word.to_owned())].into_iter().collect::<Options>();
    let command = command(CommandName::Server, &given, None).expect("it is decided");
    done(&table.by("Mod", Authority::Manager, command).await)
}

#[tokio::test]
async fn whoever_does_not_play_sees_the_board_and_is_let_in() {
    let mut table = Table::with_game().await;
    let (reply, seen) = given(&mut table, "Cid", watch()).await;
    assert_eq!(
        above_board(&reply),
        &*format!("{} {}", in_full("watch-shown", [("game", "#1")]), fixed("watch-shown-sealed"))
    );
    assert_eq!(seen, ["@Cid watches game 1"]);
    table.store.note_spectators_place(GameId(1), &place(KIBITZ)).await.expect("the store works");
    let (reply, seen) = given(&mut table, "Dan", watch_game(1)).await;
    assert_eq!(
        above_board(&reply),
        &*format!(
            "{} {}",
            in_full("watch-shown", [("game", "#1")]),
            in_full("watch-shown-place", [("place", "test:kibitz")])
        )
    );
    assert_eq!(seen, ["@Dan watches game 1"]);
    // A spectator who has left comes in again by asking again.
    let (_, seen) = given(&mut table, "Cid", watch()).await;
    assert_eq!(seen, ["@Cid watches game 1"]);
    let watchers = table.store.watchers(GameId(1)).await.expect("reads");
    assert_eq!(watchers, [person("Cid"), person("Dan")], "each once");
    // Where they talk, that game is meant.
    let reply = table.private("Cid", KIBITZ, watch()).await;
    assert!(above_board(&reply).starts_with(fixed_with("watch-shown", [("game", "#1")])));
}

#[tokio::test]
async fn the_players_are_refused_until_the_game_has_ended() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    table.store.note_spectators_place(GameId(1), &place(KIBITZ)).await.expect("the store works");
    table.deliver().await;
    for player in ["Ann", "Bob"] {
        for at in [THREAD, KIBITZ] {
            let reply = table.private(player, at, watch()).await;
            assert_eq!(refused(&reply), in_full("watch-refused-plays", [("game", 1)]));
        }
        assert_eq!(table.waiting().await, []);
    }
    table.private("Ann", THREAD, resign()).await;
    table.deliver().await;
    // A spectator who has left can come back.
    let (reply, seen) = given(&mut table, "Ann", watch_game(1)).await;
    assert_eq!(
        above_board(&reply),
        &*format!(
            "{} {}",
            in_full("watch-shown", [("game", "#1")]),
            in_full("watch-shown-place", [("place", "test:kibitz")])
        )
    );
    assert_eq!(seen, ["@Ann watches game 1"]);
    let watchers = table.store.watchers(GameId(1)).await.expect("reads");
    assert_eq!(watchers, [person("Cid")], "a player is never one of them");
}

#[tokio::test]
async fn the_same_press_again_changes_nothing() {
    let mut table = Table::with_game().await;
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Cid"),
        place: place(THREAD),
        server: Some(community()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "pressed"),
        at: Timestamp(5_000),
        seen: Timestamp(5_000),
        via: Via::Private,
        command: watch(),
        letters: Letters::default(),
    };
    let first = table.ask(&call).await;
    assert_eq!(table.ask(&call).await, first);
    assert_eq!(table.deliver().await.len(), 1);
    // Nor does anybody of another community learn that there is such a game.
    let elsewhere = Some(Server::new("test", "elsewhere"));
    let cause = CauseId::new("test", "from elsewhere");
    let command = watch_game(1);
    let reply = table.ask(&Call { server: elsewhere, cause, command, ..call }).await;
    assert_eq!(refused(&reply), in_full("refused-no-such-game", [("game", 1)]));
}

#[tokio::test]
async fn a_community_decides_where_those_talk_who_watch() {
    let mut table = Table::with_game().await;
    let told = set_kibitz(&mut table, "after").await;
    let [after, sealed, off] = ["after", "sealed", "off"].map(|it| looks::word("kibitz", it));
    let expected = format!(
        "\n{}\n{}",
        looks::changed("kibitz", after, sealed),
        fixed("community-settings-watchers")
    );
    assert!(told.ends_with(&expected), "{told}");
    let (reply, seen) = given(&mut table, "Cid", watch()).await;
    assert_eq!(
        above_board(&reply),
        &*format!(
            "{} {}",
            in_full("watch-shown", [("game", "#1")]),
            fixed("watch-shown-place-after")
        )
    );
    assert_eq!(seen, Vec::<String>::new());
    let expected = format!("\n{}", looks::changed("kibitz", off, after));
    assert!(set_kibitz(&mut table, "off").await.contains(&expected));
    let (reply, seen) = given(&mut table, "Dan", watch()).await;
    assert_eq!(
        above_board(&reply),
        &*format!(
            "{} {}",
            in_full("watch-shown", [("game", "#1")]),
            in_full("watch-shown-without-place", NOTHING)
        )
    );
    assert_eq!(seen, Vec::<String>::new());
    let watchers = table.store.watchers(GameId(1)).await.expect("reads");
    assert_eq!(watchers, [person("Cid")]);
    let given = [("kibitz".to_owned(), "quiet".to_owned())].into_iter().collect::<Options>();
    let command = command(CommandName::Server, &given, None).expect("it is decided");
    let reply = table.by("Mod", Authority::Manager, command).await;
    assert!(refused(&reply).contains("sealed"), "{reply:?}");
    let command = Command::Community(CommunityRequest::ServerSettings(Vec::new()));
    let reply = table.by("Cid", Authority::Player, command).await;
    assert_eq!(refused(&reply), in_full("setting-refused-not-a-manager", NOTHING));
}

#[tokio::test]
async fn which_game_is_meant_is_asked_where_several_are_played() {
    let mut table = Table::new().await;
    let reply = table.private("Cid", CHANNEL, watch()).await;
    assert_eq!(refused(&reply), in_full("watch-refused-nothing-here", NOTHING));
    for (number, [one, other]) in (1..).zip([["Ann", "Bob"], ["Ann", "Cid"], ["Bob", "Dan"]]) {
        table.challenge(one, other, SideRequest::First).await;
        table.private(other, CHANNEL, accept(number)).await;
    }
    table.deliver().await;
    for (who, meant) in [
        ("Ann", in_full("watch-shown", [("game", "#3")])),
        ("Bob", in_full("watch-shown", [("game", "#2")])),
        ("Dan", fixed("refused-several-games")),
    ] {
        let reply = table.private(who, CHANNEL, watch()).await;
        let said = match &reply {
            Reply::Refused(text) => words(text),
            reply => above_board(reply),
        };
        assert!(said.starts_with(meant), "{who}: {said}");
    }
}

#[tokio::test]
async fn nobody_begins_to_watch_many_games_at_once() {
    let mut table = Table::new().await;
    for number in 1..=11 {
        let (one, other) = (format!("one {number}"), format!("other {number}"));
        table.challenge(&one, &other, SideRequest::First).await;
        table.private(&other, CHANNEL, accept(number)).await;
    }
    table.pause = 10;
    for number in 1..=10 {
        above_board(&table.private("Cid", CHANNEL, watch_game(number)).await);
    }
    let reply = table.private("Cid", CHANNEL, watch_game(11)).await;
    assert_eq!(refused(&reply), in_full("watch-refused-too-many", [("limit", 10)]));
    // A game that they watch already can still be shown.
    above_board(&table.private("Cid", CHANNEL, watch_game(1)).await);
    table.wait(15 * 60);
    above_board(&table.private("Cid", CHANNEL, watch_game(11)).await);
}

#[tokio::test]
async fn whoever_watches_and_then_plays_another_game_watches_only_the_first() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    let terms = Terms::read("1", "1d").expect("there are such terms");
    let (variant, side) = ("terachess-2".to_owned(), SideRequest::First);
    let (start, clock, named) = (StartRequest::default(), String::new(), None);
    let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant,
        side,
        start,
        clock,
        terms,
        level: None,
        rated: None,
        opponent: named,
    }));
    table.private("Ann", CHANNEL, open).await;
    table.private("Cid", CHANNEL, accept(2)).await;
    table.deliver().await;
    let reply = table.private("Cid", CHANNEL, watch_game(2)).await;
    assert!(refused(&reply).starts_with(fixed_with("watch-refused-plays", [("game", 2)])));
    assert_eq!(table.store.watchers(GameId(2)).await.expect("reads"), []);
    // A rematch is another game: nobody watches it yet.
    table.private("Ann", THREAD, resign()).await;
    table.deliver().await;
    let rematch = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) });
    table.private("Ann", CHANNEL, rematch).await;
    table.private("Bob", CHANNEL, accept(3)).await;
    assert_eq!(table.store.watchers(GameId(3)).await.expect("reads"), []);
}

#[tokio::test]
async fn a_place_that_is_lost_is_forgotten_and_made_again_when_somebody_asks() {
    let lost = |place: Place| EventKind::PlaceLost { place, game: None };
    for gone in [KIBITZ, CHANNEL] {
        let mut table = Table::with_game().await;
        table.private("Cid", THREAD, watch()).await;
        table
            .store
            .note_spectators_place(GameId(1), &place(KIBITZ))
            .await
            .expect("the store works");
        table.deliver().await;
        table.happen(lost(place(gone))).await;
        let game = table.game().await;
        assert_eq!((game.spectators.place, game.spectators.is_watched), (None, true), "{gone}");
        // Told twice, it is lost once.
        table.happen(lost(place(gone))).await;
        table.deliver().await;
        let (_, seen) = given(&mut table, "Dan", watch_game(1)).await;
        assert_eq!(seen, ["@Dan watches game 1"], "{gone}");
    }
}

/// A row that is stored and not yet shown keeps its order, and delays nothing of the game.
#[tokio::test]
async fn what_those_who_watch_are_told_has_a_lane_of_its_own() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    done(&table.private("Ann", THREAD, resign()).await);
    let rows = table.store.waiting(0).await.expect("reads");
    let rows: Vec<(&str, &str)> =
        rows.iter().map(|row| (row.lane.as_str(), row.kind.as_str())).collect();
    assert_eq!(
        rows,
        [("kibitz:1", "watch"), ("game:1", "announce"), ("kibitz:1", "kibitz")],
        "let in before it is opened"
    );
    table.store.note_spectators_place(GameId(1), &place(KIBITZ)).await.expect("the store works");
    let lane = table.store.lane_at(&place(KIBITZ)).await.expect("reads");
    assert_eq!(lane.as_deref(), Some("kibitz:1"));
}

/// At one keyboard nobody can be kept from reading, and that is said.
#[test]
fn at_one_keyboard_a_game_of_others_is_watched_without_a_place_of_ones_own() {
    let folder = Folder::new();
    transcript(&folder, &["chess", "--names", "Cid,Dan"], &["e2e4", "quit"]);
    let lines = ["watch 1", "server kibitz:off", "watch 1", "analysis game:1"];
    let seen = transcript(&folder, &[], &lines);
    let first = answer(&seen, "watch 1");
    assert!(
        first.contains(&format!(
            "{} {}",
            fixed_with("watch-shown", [("game", "game 1")]),
            fixed("watch-shown-sealed")
        )),
        "{first}"
    );
    assert!(first.contains("1. P e2-e4") && first.contains("[P]"), "the board: {first}");
    assert!(first.contains(fixed("terminal-one-screen")), "{first}");
    let (_, later) = seen.split_once(looks::changed("kibitz", "off", "sealed")).expect("it is set");
    assert!(later.contains(fixed("watch-shown-without-place")), "{later}");
    assert!(
        answer(&seen, "analysis game:1")
            .contains(fixed_with("refused-not-a-player", [("game", 1)])),
        "{seen}"
    );
    let seen = transcript(&folder, &["--names", "Cid,Dan"], &["watch", "analysis off", "analysis"]);
    assert!(
        answer(&seen, "watch").contains(fixed_with("watch-refused-plays", [("game", 1)])),
        "{seen}"
    );
    let forbidden = answer(&seen, "analysis");
    let words = fixed_with("watch-analysis-forbidden", [("sides", "1"), ("side", "Black")]);
    assert!(forbidden.contains(&format!("{words} analysis on.")), "{seen}");
}

#[test]
fn commands_are_read_as_they_are_given() {
    let read = |verb, given: &[(&str, &str)]| {
        let options: Options =
            given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        command(verb, &options, None)
    };
    let which = Which::Number(GameId(7));
    assert!(matches!(
        read(CommandName::Watch, &[]),
        Some(Command::Watch(WatchRequest::Watch { which: Which::Here }))
    ));
    assert!(
        matches!(read(CommandName::Watch, &[("game", "7")]), Some(Command::Watch(WatchRequest::Watch { which: meant })) if meant == which)
    );
    for (word, expected) in [("off", Some(false)), ("on", Some(true)), ("", None)] {
        let read = read(CommandName::Analysis, &[("wish", word), ("game", "7")]);
        assert!(
            matches!(read, Some(Command::Watch(WatchRequest::Analysis { which: meant, wish })) if meant == which && wish == expected)
        );
    }
}
