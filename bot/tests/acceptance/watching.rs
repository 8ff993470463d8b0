//! Watching a game of others: who may, where they talk, that nothing of it reaches the players before
//! the end, whatever ends it, and that a player can forbid an analysis.

use crate::private_boards::{asked, told};
use crate::table::{
    CHANNEL, Folder, THREAD, Table, done, line, person, place, refused, server as community, words,
};
use crate::terminal::{answer, transcript};
use menagerie::conversation::{Options, command};
use menagerie::game::{
    Authority, Call, CauseId, ChallengeId, Command, Effect, GameId, Glance, Happening, Place,
    PlayerId, Reply, Server, SideWish, Span, StartWish, Terms, Text, Timestamp, Verb, Verdict, Via,
    Which,
};

const KIBITZ: &str = "kibitz";

fn watch() -> Command {
    Command::Watch { which: Which::Here }
}

fn watch_game(game: i64) -> Command {
    Command::Watch { which: Which::Number(GameId(game)) }
}

fn analysis(is_wished: bool) -> Command {
    Command::Analysis { which: Which::Number(GameId(1)), wish: Some(is_wished) }
}

fn resign() -> Command {
    Command::Resign { which: Which::Number(GameId(1)), confirmed: true }
}

/// What somebody is told above the board that they see.
fn above_board(reply: &Reply) -> String {
    match reply {
        Reply::Look(Some(text), Glance::Now(_)) => words(text),
        other => panic!("no board: {other:?}"),
    }
}

/// Somebody gives a command; what they are told, and what others see.
async fn given(table: &mut Table, who: &str, command: Command) -> (Reply, Vec<String>) {
    let reply = table.private(who, THREAD, command).await;
    (reply, table.deliver().await.iter().map(line).collect())
}

/// Somebody who manages the community says where those talk who watch.
async fn set_kibitz(table: &mut Table, word: &str) -> String {
    let given = [("kibitz".to_owned(), word.to_owned())].into_iter().collect::<Options>();
    let command = command(Verb::Server, &given, None).expect("it is decided");
    done(&table.by("Mod", Authority::Manager, command).await)
}

/// Whom a text calls.
fn called(text: &Text) -> Vec<PlayerId> {
    let called = text.0.iter().filter_map(|span| match span {
        Span::Player(player) => Some(player.clone()),
        _ => None,
    });
    called.collect()
}

#[tokio::test]
async fn whoever_does_not_play_sees_the_board_and_is_let_in() {
    let mut table = Table::with_game().await;
    let (reply, seen) = given(&mut table, "Cid", watch()).await;
    assert_eq!(
        above_board(&reply),
        "You watch #1. What those who watch say to each other is kept from the players until it \
         has ended."
    );
    assert_eq!(seen, ["@Cid watches game 1"]);
    table.store.note_gallery(GameId(1), &place(KIBITZ)).await.expect("the store works");
    let (reply, seen) = given(&mut table, "Dan", watch_game(1)).await;
    assert_eq!(above_board(&reply), "You watch #1. Those who watch talk in test:kibitz.");
    assert_eq!(seen, ["@Dan watches game 1"]);
    // Whoever has left comes in again by asking again.
    let (_, seen) = given(&mut table, "Cid", watch()).await;
    assert_eq!(seen, ["@Cid watches game 1"]);
    let watchers = table.store.watchers(GameId(1)).await.expect("reads");
    assert_eq!(watchers, [person("Cid"), person("Dan")], "each once");
    // Where they talk, that game is meant.
    let reply = table.private("Cid", KIBITZ, watch()).await;
    assert!(above_board(&reply).starts_with("You watch #1."));
}

#[tokio::test]
async fn the_players_are_refused_until_the_game_has_ended() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    table.store.note_gallery(GameId(1), &place(KIBITZ)).await.expect("the store works");
    table.deliver().await;
    for player in ["Ann", "Bob"] {
        for at in [THREAD, KIBITZ] {
            let reply = table.private(player, at, watch()).await;
            assert_eq!(
                refused(&reply),
                "You play in game 1, and what those say who watch it is kept from its players \
                 until it has ended. Then you are let in, if anybody has watched. See your board \
                 with /board, or forbid an analysis of the game with /analysis wish:off."
            );
        }
        assert_eq!(table.waiting().await, []);
    }
    table.private("Ann", THREAD, resign()).await;
    table.deliver().await;
    // Who has left again can come back.
    let (reply, seen) = given(&mut table, "Ann", watch_game(1)).await;
    assert_eq!(above_board(&reply), "You watch #1. Those who watch talk in test:kibitz.");
    assert_eq!(seen, ["@Ann watches game 1"]);
    let watchers = table.store.watchers(GameId(1)).await.expect("reads");
    assert_eq!(watchers, [person("Cid")], "a player is never one of them");
}

/// The first post, letter by letter, while the game runs and when it has ended.
#[tokio::test]
async fn the_etiquette_says_what_is_expected_and_who_can_read() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    let rules = |effects: Vec<Effect>| {
        let rules = effects.into_iter().rev().find_map(|effect| match effect {
            Effect::Watch { rules, .. } | Effect::Kibitz { rules, .. } => Some(rules),
            _ => None,
        });
        rules.expect("there are rules")
    };
    assert_eq!(
        words(&rules(table.deliver().await)),
        "For those who watch game 1 (Terachess II). The players are not let in before the game \
         has ended; then they can read all of this. Whoever has Manage Threads can read it at any \
         time, even a player.\n\
         1. While the game goes on, give its players no hint: not here, not in private, not where \
         it is played.\n\
         2. Keep what you find among yourselves until the game has ended; then analyse it with \
         the players, unless one of them asks you not to.\n\
         3. Be kind: criticise moves, never people.\n\
         4. Keep to this game; there are other places for everything else.\n\
         5. Every move is checked by the rules before it is played. If you doubt a rule all the \
         same, tell a moderator or whoever runs this bot, not the players."
    );
    done(&table.private("Bob", THREAD, analysis(false)).await);
    let objected = words(&rules(table.deliver().await));
    assert!(objected.contains("\n2. Do not analyse a game if a player asks you not to, as here."));
    let objection =
        "Black does not want this game to be analysed, neither now nor later: please do not.";
    assert!(objected.ends_with(&format!("\n{objection}")), "{objected}");
    done(&table.private("Ann", THREAD, resign()).await);
    let over = words(&rules(table.deliver().await));
    assert!(over.starts_with(
        "For those who watch game 1 (Terachess II). The game has ended, and its players can read \
         all of this.\n1. Give no hint to players whose games still go on.\n2. Do not analyse"
    ));
    assert!(over.ends_with(&format!("\n{objection}")), "it is honoured: {over}");
}

#[tokio::test]
async fn whatever_ends_a_game_opens_it_once_to_its_players() {
    let which = Which::Number(GameId(1));
    let verdict = Some(Verdict::NoResult);
    let reason = "Nobody came.".to_owned();
    let ends = [
        ("resigned", vec![("Bob", resign())], "@Bob has resigned. @Ann (White) has won!"),
        (
            "drawn",
            vec![("Ann", Command::Draw { which }), ("Bob", Command::Draw { which })],
            "Drawn by agreement.",
        ),
        (
            "aborted",
            vec![("Ann", Command::Abort { which, confirmed: true })],
            "Aborted before both had moved:",
        ),
        (
            "annulled",
            vec![("Mod", Command::Adjudicate { which, verdict, reason })],
            "Adjudicated: there is no result.",
        ),
    ];
    for (name, commands, result) in ends {
        let mut table = Table::with_game().await;
        table.private("Cid", THREAD, watch()).await;
        table.deliver().await;
        for (who, command) in commands {
            let authority = if who == "Mod" { Authority::Moderator } else { Authority::Player };
            table.by(who, authority, command).await;
        }
        assert!(table.game().await.end.is_some(), "{name}");
        let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
        let opened: Vec<&String> =
            seen.iter().filter(|line| line.starts_with("tell those who watch")).collect();
        let [opened] = opened.as_slice() else { panic!("{name}: {seen:#?}") };
        let beginning =
            format!("tell those who watch game 1 and open it: Game 1 has ended. {result}");
        assert!(opened.starts_with(&beginning), "{name}: {opened}");
        assert!(
            opened.ends_with(
                "\n@Ann and @Bob, those who have watched talk here, and from now on you do, too. \
                 You can analyse the game together."
            ),
            "{name}: {opened}"
        );
        // What is asked of it afterwards opens nothing again.
        table.private("Ann", THREAD, resign()).await;
        table.look().await;
        assert_eq!(table.waiting().await, []);
    }
}

#[tokio::test]
async fn time_opens_it_too_and_nobody_who_watches_is_nobody_told() {
    for is_watched in [true, false] {
        let mut table = Table::new().await;
        table.challenge_with("Ann", "Bob", SideWish::First, "days 1d").await;
        table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await;
        table.open_thread(GameId(1), THREAD).await;
        table.deliver().await;
        table.look().await;
        for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
            table.play(who, text).await;
        }
        if is_watched {
            table.private("Cid", THREAD, watch()).await;
        }
        table.deliver().await;
        table.wait(3 * 24 * 60 * 60);
        let seen: Vec<String> = table.look().await.iter().map(line).collect();
        assert!(seen.iter().any(|line| line.contains("has run out of time")), "{seen:#?}");
        let opened = seen.iter().filter(|line| line.contains("watch game 1 and open it")).count();
        assert_eq!(opened, usize::from(is_watched), "{seen:#?}");
    }
}

/// Whoever is called in a private place is let into it.
#[tokio::test]
async fn nothing_calls_a_player_among_those_who_watch_before_the_end() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    table.private("Dan", THREAD, watch()).await;
    for (who, is_wished) in [("Ann", false), ("Bob", false), ("Ann", true), ("Bob", true)] {
        done(&table.private(who, THREAD, analysis(is_wished)).await);
    }
    let effects = table.deliver().await;
    assert_eq!(effects.len(), 6);
    for effect in &effects {
        let texts = match effect {
            Effect::Watch { rules, .. } => vec![rules],
            Effect::Kibitz { rules, text, opens: false, .. } => vec![rules, text],
            other => panic!("{}", line(other)),
        };
        assert!(texts.into_iter().all(|text| called(text).is_empty()), "{}", line(effect));
    }
    let told: Vec<String> = effects.iter().skip(2).map(line).collect();
    assert_eq!(
        told,
        [
            "White does not want this game to be analysed, neither now nor later: please do not.",
            "White and Black do not want this game to be analysed, neither now nor later: please \
             do not.",
            "Black does not want this game to be analysed, neither now nor later: please do not.",
            "Black has nothing against an analysis any more.",
        ]
        .map(|words| format!("tell those who watch game 1: {words}"))
    );
}

#[tokio::test]
async fn a_player_forbids_an_analysis_and_nobody_else_can() {
    let mut table = Table::with_game().await;
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(
        done(&reply),
        "Whoever watches this game is told that you do not want it to be analysed, neither now \
         nor when it has ended."
    );
    assert_eq!(seen, Vec::<String>::new(), "nobody watches");
    let (reply, _) = given(&mut table, "Cid", watch()).await;
    assert!(above_board(&reply).ends_with(
        "Black does not want this game to be analysed, neither now nor later: please do not."
    ));
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(done(&reply), "You do not want this game to be analysed: that is as it was.");
    assert_eq!(seen, Vec::<String>::new());
    let asks = Command::Analysis { which: Which::Number(GameId(1)), wish: None };
    let reply = table.private("Ann", THREAD, asks).await;
    assert_eq!(
        done(&reply),
        "Black does not want this game to be analysed, neither now nor later: please do not. Allow \
         it with /analysis wish:on."
    );
    let reply = table.private("Cid", THREAD, analysis(false)).await;
    assert!(refused(&reply).starts_with("You do not play in game 1;"));
    let said = told(&asked(&table, "Ann", Verb::Analysis, &[("wish", "maybe")]).await);
    assert_eq!(said, "There is no “maybe” to choose as wish. Choose one of: on off.");
    // At the end it is said again.
    done(&table.private("Ann", THREAD, resign()).await);
    let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
    assert!(seen.last().expect("it is told").ends_with("please do not."), "{seen:#?}");
    // A player may say so later, too.
    let (reply, seen) = given(&mut table, "Ann", analysis(false)).await;
    done(&reply);
    assert!(seen[0].contains("White and Black do not want"), "{seen:#?}");
}

#[tokio::test]
async fn a_player_tells_those_who_watch_only_so_often() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    for change in 0..7 {
        done(&table.private("Ann", THREAD, analysis(change % 2 == 1)).await);
    }
    table.deliver().await;
    let reply = table.private("Ann", THREAD, analysis(true)).await;
    assert_eq!(
        refused(&reply),
        "You have changed that 7 times in this game, which is the most, so it stays as it is. Play \
         on; you can also tell those who watch yourself when the game has ended, or see it with \
         /board."
    );
    assert_eq!(table.waiting().await, []);
    done(&table.private("Bob", THREAD, analysis(false)).await);
}

#[tokio::test]
async fn the_same_press_again_changes_nothing() {
    let mut table = Table::with_game().await;
    let call = Call {
        from: person("Cid"),
        place: place(THREAD),
        server: Some(community()),
        authority: Authority::Player,
        hears_talk: true,
        cause: CauseId::new("test", "pressed"),
        at: Timestamp(5_000),
        seen: Timestamp(5_000),
        via: Via::Private,
        command: watch(),
    };
    let first = table.ask(&call).await;
    assert_eq!(table.ask(&call).await, first);
    assert_eq!(table.deliver().await.len(), 1);
    // Nor does anybody of another community learn that there is such a game.
    let elsewhere = Some(Server::new("test", "elsewhere"));
    let cause = CauseId::new("test", "from elsewhere");
    let command = watch_game(1);
    let reply = table.ask(&Call { server: elsewhere, cause, command, ..call }).await;
    assert_eq!(refused(&reply), "There is no game 1. See your games with /games.");
}

#[tokio::test]
async fn a_community_decides_where_those_talk_who_watch() {
    let mut table = Table::with_game().await;
    let told = set_kibitz(&mut table, "after").await;
    assert!(
        told.ends_with(
            "\nkibitz: after (was sealed)\nWhoever begins to watch a game from now on finds it so; \
             where others talk already, they go on."
        ),
        "{told}"
    );
    let (reply, seen) = given(&mut table, "Cid", watch()).await;
    assert_eq!(
        above_board(&reply),
        "You watch #1. When it has ended, those who watch get a place to talk with its players, \
         and you are let in."
    );
    assert_eq!(seen, Vec::<String>::new());
    assert!(set_kibitz(&mut table, "off").await.contains("\nkibitz: off (was after)"));
    let (reply, seen) = given(&mut table, "Dan", watch()).await;
    assert_eq!(
        above_board(&reply),
        "You watch #1. On this server, those who watch get no place of their own to talk."
    );
    assert_eq!(seen, Vec::<String>::new());
    let watchers = table.store.watchers(GameId(1)).await.expect("reads");
    assert_eq!(watchers, [person("Cid")]);
    let given = [("kibitz".to_owned(), "quiet".to_owned())].into_iter().collect::<Options>();
    let command = command(Verb::Server, &given, None).expect("it is decided");
    let reply = table.by("Mod", Authority::Manager, command).await;
    assert!(refused(&reply).contains("sealed"), "{reply:?}");
    let command = Command::ServerSettings(Vec::new());
    assert!(refused(&table.by("Cid", Authority::Player, command).await).contains("Manage Server"));
}

#[tokio::test]
async fn which_game_is_meant_is_asked_where_several_are_played() {
    let mut table = Table::new().await;
    let reply = table.private("Cid", CHANNEL, watch()).await;
    assert_eq!(
        refused(&reply),
        "No game is played here. Go to the thread of one, or name its number: /watch game:; what a \
         member plays is listed by /games member:."
    );
    for (number, [one, other]) in (1..).zip([["Ann", "Bob"], ["Ann", "Cid"], ["Bob", "Dan"]]) {
        table.challenge(one, other, SideWish::First).await;
        table.private(other, CHANNEL, Command::Accept(ChallengeId(number))).await;
    }
    table.deliver().await;
    for (who, meant) in [("Ann", "You watch #3."), ("Bob", "You watch #2."), ("Dan", "Several")] {
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
        table.challenge(&one, &other, SideWish::First).await;
        table.private(&other, CHANNEL, Command::Accept(ChallengeId(number))).await;
    }
    table.pause = 10;
    for number in 1..=10 {
        above_board(&table.private("Cid", CHANNEL, watch_game(number)).await);
    }
    let reply = table.private("Cid", CHANNEL, watch_game(11)).await;
    assert_eq!(
        refused(&reply),
        "You have begun to watch 10 games in the last quarter of an hour, which is the most. Try \
         again later; any board is shown by /board game:."
    );
    // What they watch already they see.
    above_board(&table.private("Cid", CHANNEL, watch_game(1)).await);
    table.wait(15 * 60);
    above_board(&table.private("Cid", CHANNEL, watch_game(11)).await);
}

#[tokio::test]
async fn whoever_watches_and_then_plays_another_game_watches_only_the_first() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    let terms = Terms::read("1", "1d").expect("there are such terms");
    let (variant, side) = ("terachess-2".to_owned(), SideWish::First);
    let (start, clock, named) = (StartWish::default(), String::new(), None);
    let open = Command::OpenChallenge { variant, side, start, clock, terms, named };
    table.private("Ann", CHANNEL, open).await;
    table.private("Cid", CHANNEL, Command::Accept(ChallengeId(2))).await;
    table.deliver().await;
    let reply = table.private("Cid", CHANNEL, watch_game(2)).await;
    assert!(refused(&reply).starts_with("You play in game 2,"));
    assert_eq!(table.store.watchers(GameId(2)).await.expect("reads"), []);
    // A rematch is another game: nobody watches it yet.
    table.private("Ann", THREAD, resign()).await;
    table.deliver().await;
    let rematch = Command::Rematch { which: Which::Number(GameId(1)) };
    table.private("Ann", CHANNEL, rematch).await;
    table.private("Bob", CHANNEL, Command::Accept(ChallengeId(3))).await;
    assert_eq!(table.store.watchers(GameId(3)).await.expect("reads"), []);
}

#[tokio::test]
async fn a_place_that_is_lost_is_forgotten_and_made_again_when_somebody_asks() {
    let lost = |place: Place| Happening::PlaceLost { place, game: None };
    for gone in [KIBITZ, CHANNEL] {
        let mut table = Table::with_game().await;
        table.private("Cid", THREAD, watch()).await;
        table.store.note_gallery(GameId(1), &place(KIBITZ)).await.expect("the store works");
        table.deliver().await;
        table.happen(lost(place(gone))).await;
        let game = table.game().await;
        assert_eq!((game.gallery.place, game.gallery.is_watched), (None, true), "{gone}");
        // Told twice, it is lost once.
        table.happen(lost(place(gone))).await;
        table.deliver().await;
        let (_, seen) = given(&mut table, "Dan", watch_game(1)).await;
        assert_eq!(seen, ["@Dan watches game 1"], "{gone}");
    }
}

/// What is stored and not yet shown keeps its order, and delays nothing of the game.
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
    table.store.note_gallery(GameId(1), &place(KIBITZ)).await.expect("the store works");
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
    assert!(first.contains("You watch game 1. What those who watch say"), "{first}");
    assert!(first.contains("1. P e2-e4") && first.contains("[P]"), "the board: {first}");
    assert!(
        first.contains(
            "There is one screen here, so whoever watches has no place of their own to talk: what \
             you say aloud, the players hear."
        ),
        "{first}"
    );
    let (_, later) = seen.split_once("kibitz: off (was sealed)").expect("it is set");
    assert!(later.contains("On this house, those who watch get no place of their own"), "{later}");
    assert!(answer(&seen, "analysis game:1").contains("You do not play in game 1;"), "{seen}");
    let seen = transcript(&folder, &["--names", "Cid,Dan"], &["watch", "analysis off", "analysis"]);
    assert!(answer(&seen, "watch").contains("You play in game 1, and what those say"), "{seen}");
    assert!(answer(&seen, "analysis").contains("Allow it with analysis on."), "{seen}");
}

#[test]
fn commands_are_read_as_they_are_given() {
    let read = |verb, given: &[(&str, &str)]| {
        let options: Options =
            given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        command(verb, &options, None)
    };
    let which = Which::Number(GameId(7));
    assert!(matches!(read(Verb::Watch, &[]), Some(Command::Watch { which: Which::Here })));
    assert!(
        matches!(read(Verb::Watch, &[("game", "7")]), Some(Command::Watch { which: meant }) if meant == which)
    );
    for (word, expected) in [("off", Some(false)), ("on", Some(true)), ("", None)] {
        let read = read(Verb::Analysis, &[("wish", word), ("game", "7")]);
        assert!(
            matches!(read, Some(Command::Analysis { which: meant, wish }) if meant == which && wish == expected)
        );
    }
}
