//! Games with clocks, as conversations: what is agreed, how time passes, what stops it, and what is
//! told of it.

use crate::table::{CHANNEL, NOON, THREAD, Table, accept, done, lines, person, refused, words};
use menagerie_core::browse::{board_line, game_list};
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR, MINUTE, Span};
use menagerie_core::community::types::{CommunityRequest, Setting, SettingRequest};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::state::End;
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::{GameId, Timestamp};
use menagerie_rules::Color;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

/// The messages that are due now, line by line.
pub async fn due(table: &mut Table) -> Vec<String> {
    lines(&table.look().await)
}

/// The one thing that others see of a move.
pub async fn play(table: &mut Table, who: &str, text: &str) -> String {
    done(&table.play(who, text).await);
    let mut seen = lines(&table.deliver().await);
    assert_eq!(seen.len(), 1, "{seen:?}");
    seen.remove(0)
}

pub async fn deadline(table: &Table) -> Option<i64> {
    let timing = table.game().await.timing.expect("it has a clock");
    timing.deadline().map(|deadline| deadline.0 - NOON)
}

pub async fn end(table: &Table) -> Option<(Option<Color>, String)> {
    table.game().await.end.map(|End { winner, ending }| (winner, ending.word()))
}

pub fn here() -> Which {
    Which::Here
}

#[tokio::test]
async fn a_clock_is_agreed_with_the_challenge_and_told_where_the_game_begins() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "fischer 10d 1d 20d soft").await);
    let told = lines(&table.deliver().await).join("\n");
    let agreed = fixed_with(
        "time-clock",
        [(
            "clock",
            in_full(
                "time-clock-fischer",
                [("start", "10 days"), ("more", "1 day"), ("most", "20 days")],
            ),
        )],
    );
    assert!(told.contains(agreed), "{told}");
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    let told = lines(&table.deliver().await).join("\n");
    let begun = format!("{agreed} {}", fixed("time-clock-runs"));
    assert!(told.contains(&begun), "{told}");
}

#[tokio::test]
async fn what_is_no_clock_is_refused_and_nothing_is_stored() {
    let mut table = Table::new().await;
    for (typed, why) in [
        ("blitz", in_full("clock-refused-no-clock", [("typed", "blitz")])),
        ("days", fixed("clock-refused-no-length-given")),
        ("days -3d", in_full("clock-refused-no-length", [("typed", "-3d")])),
        ("days 10m", in_full("clock-refused-too-short", [("least", "1 hour")])),
        ("days 365000d", fixed("clock-refused-too-long")),
        ("fischer 20d 1d 10d", fixed("clock-refused-max-too-low")),
        ("gc-2019 pace=0/7d", fixed_with("clock-refused-pace", [("most", 100)])),
    ] {
        let reply = table.challenge_with("Ann", "Bob", SideRequest::First, typed).await;
        assert!(refused(&reply).starts_with(why), "{typed}: {reply:?}");
    }
    assert_eq!(lines(&table.deliver().await), [""; 0]);
}

#[tokio::test]
async fn the_clock_starts_when_the_first_board_is_seen_or_somebody_plays_before() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.wait(10 * DAY);
    assert_eq!(table.store.due_clocks("test", Timestamp(table.now())).await.expect("reads"), []);
    assert_eq!(deadline(&table).await, None, "nobody has seen a board yet");
    let listed = |game| words(&game_list(&person("Ann"), &[game], &[]));
    let told = listed(table.game().await);
    assert!(
        told.contains(fixed_with("lists-own-game", [("move_number", "1"), ("clock", "starts")])),
        "{told}"
    );
    table.open_thread(GameId(1), THREAD).await;
    table.deliver().await;
    assert_eq!(due(&mut table).await, [""; 0]);
    assert_eq!(deadline(&table).await, Some(13 * DAY));
    let told = listed(table.game().await);
    let until = fixed_with(
        "lists-own-game",
        [("move_number", "1"), ("clock", "runs"), ("time", "2026-01-18 12:00 UTC")],
    );
    assert!(told.contains(until), "{told}");

    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), THREAD).await;
    table.wait(5 * DAY);
    done(&table.play("Ann", "e4e6").await);
    assert_eq!(deadline(&table).await, Some(8 * DAY));
    table.deliver().await;
    assert_eq!(due(&mut table).await, [""; 0], "it has started once");
    assert_eq!(deadline(&table).await, Some(8 * DAY));
}

#[tokio::test]
async fn whoever_is_to_move_is_told_until_when_and_warned_while_there_is_time() {
    let mut table = Table::with_clock("days 3d").await;
    table.wait(HOUR);
    let board = play(&mut table, "Ann", "e4e6").await;
    let called = &*format!(
        "{} {}",
        in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")]),
        in_full("time-until", [("deadline", "2026-01-08 13:00 UTC")])
    );
    assert!(board.contains(called), "{board}");
    table.wait(DAY);
    assert_eq!(due(&mut table).await, [""; 0], "there is time enough");
    table.wait(DAY);
    let warning = &*format!(
        "tell [wakes Bob] []: {} {} {}",
        in_full("time-warning", [("player", "@Bob"), ("deadline", "2026-01-08 13:00 UTC")]),
        fixed("time-then-off"),
        in_full("time-warning-play", NOTHING)
    );
    assert_eq!(due(&mut table).await, [warning], "a day is left");
    assert_eq!(due(&mut table).await, [""; 0], "once");
    table.wait(21 * HOUR);
    assert_eq!(due(&mut table).await, [warning], "three hours are left");
    table.wait(2 * HOUR);
    play(&mut table, "Bob", "e13e11").await;
    assert_eq!(due(&mut table).await, [""; 0]);
    // After a gap one message is enough.
    table.wait(3 * DAY - 5 * MINUTE);
    assert_eq!(due(&mut table).await.len(), 1);
}

#[tokio::test]
async fn a_warning_says_what_follows_when_the_time_is_up() {
    for (clock, consequence) in [
        ("days 3d", fixed("time-then-lost")),
        ("days 3d soft", in_full("time-then-claimed", [("opponent", "@Bob")])),
    ] {
        let mut table = Table::with_clock(clock).await;
        play(&mut table, "Ann", "e4e6").await;
        play(&mut table, "Bob", "e13e11").await;
        table.wait(2 * DAY + HOUR);
        let warned = due(&mut table).await.join("\n");
        let play = in_full("time-warning-play", NOTHING);
        assert!(warned.contains(&format!(" UTC. {consequence} {play}")), "{warned}");
    }
}

#[tokio::test]
async fn a_move_that_is_taken_back_gives_back_what_it_has_cost() {
    let mut table = Table::with_clock("fischer 10d 1d 20d").await;
    table.wait(2 * DAY);
    play(&mut table, "Ann", "e4e6").await;
    let bank = |table: &menagerie_core::model::state::Game| {
        let clock = table.timing.as_ref().and_then(|timing| timing.clock.as_ref());
        clock.map(|clock| clock.state().sides[0].bank)
    };
    assert_eq!(bank(&table.game().await), Some(9 * DAY));
    table.wait(30);
    done(
        &table
            .private(
                "Ann",
                THREAD,
                Command::Offer(OfferRequest::TakeBack { which: here(), shown: None }),
            )
            .await,
    );
    assert_eq!(bank(&table.game().await), Some(10 * DAY));
    // Two days of the ten are thought already, and the half minute is nobody's.
    assert_eq!(deadline(&table).await, Some(10 * DAY + 30));
    let revised = lines(&table.deliver().await);
    assert!(
        revised[0].ends_with(fixed_with("time-until", [("deadline", "2026-01-15 12:00 UTC")])),
        "{revised:?}"
    );
    table.wait(DAY);
    play(&mut table, "Ann", "e4e6").await;
    assert_eq!(bank(&table.game().await), Some(8 * DAY));
}

#[tokio::test]
async fn an_outage_is_made_up_for_once_and_that_is_said() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    let from = Timestamp(table.now() + DAY);
    table.wait(5 * DAY);
    let outage = Span::new(from, Timestamp(table.now()));
    let away = || EventKind::WasAway { network: "test".to_owned(), outage };
    table.happen(away()).await;
    assert_eq!(
        due(&mut table).await,
        [&*format!(
            "tell silently [wakes ] []: {}",
            in_full(
                "time-outage",
                [
                    ("from", "2026-01-06 12:00 UTC"),
                    ("until", "2026-01-10 12:00 UTC"),
                    ("player", "@Ann"),
                    ("deadline", "2026-01-12 13:00 UTC")
                ]
            )
        )]
    );
    table.happen(away()).await;
    assert_eq!(due(&mut table).await, [""; 0], "told twice, it counts once");
    assert_eq!(deadline(&table).await, Some(7 * DAY + HOUR));
    // Another network's is its own.
    let other = EventKind::WasAway { network: "other".to_owned(), outage };
    table.happen(other).await;
    assert_eq!(deadline(&table).await, Some(7 * DAY + HOUR));
}

#[tokio::test]
async fn a_short_outage_is_not_made_up_for_but_gives_two_minutes() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + 5 * MINUTE);
    let outage = Span::new(Timestamp(table.now() - 10 * MINUTE), Timestamp(table.now()));
    table.happen(EventKind::WasAway { network: "test".to_owned(), outage }).await;
    assert_eq!(due(&mut table).await, [""; 0]);
    table.wait(2 * MINUTE);
    assert_eq!(due(&mut table).await.len(), 1, "the flag");
    assert!(end(&table).await.is_some());
}

#[tokio::test]
async fn a_deadline_that_is_looked_at_twice_acts_once() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + 2 * MINUTE);
    table.happen(EventKind::ClockDue(GameId(1))).await;
    table.happen(EventKind::ClockDue(GameId(1))).await;
    assert_eq!(table.deliver().await.len(), 1);
}

#[tokio::test]
async fn games_are_listed_in_the_order_in_which_ones_time_is_up() {
    let mut table = Table::with_clock("days 7d").await;
    for (number, clock) in [(2, "none"), (3, "days 3d soft"), (4, "days 1d")] {
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
        let accept = accept(number);
        done(&table.private("Bob", CHANNEL, accept).await);
    }
    table.deliver().await;
    due(&mut table).await;
    let list = async |table: &Table, who: &str| {
        let (player, store) = (person(who), &table.store);
        let games = store.running_games_of(&player).await.expect("it can be read");
        let told = words(&game_list(&player, &games, &[]));
        told.lines().map(str::to_owned).collect::<Vec<String>>()
    };
    let ann = list(&table, "Ann").await;
    let numbers: Vec<&str> = ann.iter().filter_map(|line| line.split('#').next_back()).collect();
    assert_eq!(numbers, ["4", "3", "1", "2"], "{ann:?}");
    let first = in_full(
        "lists-own-game",
        [
            ("turn", "own"),
            ("number", "4"),
            ("variant", "Terachess II"),
            ("opponent", "@Bob"),
            ("move_number", "1"),
            ("clock", "runs"),
            ("time", "2026-01-06 12:00 UTC"),
            ("game", "#4"),
            ("offer", "no"),
        ],
    );
    assert_eq!(ann[0], format!("▶ {first}"));
    table.wait(3 * DAY + 2 * MINUTE);
    due(&mut table).await;
    let bob = list(&table, "Bob").await;
    let claim = in_full(
        "lists-own-game",
        [
            ("turn", "other"),
            ("number", "3"),
            ("variant", "Terachess II"),
            ("opponent", "@Ann"),
            ("move_number", "1"),
            ("clock", "overdue"),
            ("game", "#3"),
            ("offer", "no"),
        ],
    );
    assert!(bob.contains(&format!("· {claim}")), "{bob:?}");
    let line = words(&board_line(&table.game().await, 0));
    assert!(
        line.ends_with(&format!(
            "{} {}",
            in_full("lists-board-to-move", [("side", "White")]),
            in_full("time-until", [("deadline", "2026-01-12 12:00 UTC")])
        )),
        "{line}"
    );
}

#[tokio::test]
async fn the_usual_clock_of_a_server_holds_where_a_challenge_names_none() {
    let mut table = Table::new().await;
    let (known, usual) = menagerie_chat::preferences::words(Setting::Clock);
    let wish =
        SettingRequest { setting: Setting::Clock, known, usual, word: Some("days 3d soft".into()) };
    done(
        &table
            .by(
                "Cid",
                Authority::Manager,
                Command::Community(CommunityRequest::ServerSettings(vec![wish])),
            )
            .await,
    );
    for (clock, agreed) in [("", "days 3d soft"), ("none", "none"), ("gc-2009", "gc-2009")] {
        done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
        let open = table.store.open_challenges_of(&person("Ann")).await.expect("reads");
        let control = open.last().and_then(|challenge| challenge.control);
        assert_eq!(control.map(|control| control.to_string()).as_deref(), Some(agreed));
    }
}

#[tokio::test]
async fn a_game_that_a_moderator_has_stopped_stands_still_until_it_goes_on() {
    let mut table = Table::with_clock("days 3d").await;
    let which = Which::Number(GameId(1));
    let freeze = || {
        Command::Moderation(ModerationRequest::Freeze { which, reason: "a  quarrel".to_owned() })
    };
    let thaw = || Command::Moderation(ModerationRequest::Thaw { which });
    let moderator = Authority::Moderator;
    let reply = table.by("Cid", Authority::Player, freeze()).await;
    assert!(
        refused(&reply).starts_with(in_full("ruling-refused-not-a-moderator", NOTHING)),
        "{reply:?}"
    );
    let reply = table.by("Ann", moderator, freeze()).await;
    assert!(refused(&reply).contains(fixed("ruling-refused-own-game")), "{reply:?}");
    let reply = table.by("Cid", moderator, thaw()).await;
    let alone = in_full("freeze-refused-not-frozen", NOTHING);
    assert!(refused(&reply).starts_with(alone), "{reply:?}");
    table.wait(DAY);
    done(&table.by("Cid", moderator, freeze()).await);
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "tell [wakes Ann,Bob] []: {}",
            in_full(
                "moderation-freeze-told-why",
                [
                    ("first", "@Ann"),
                    ("second", "@Bob"),
                    ("moderator", "@Cid"),
                    ("reason", "a quarrel")
                ]
            )
        )]
    );
    table.wait(30 * DAY);
    assert_eq!(due(&mut table).await, [""; 0], "no flag falls meanwhile");
    let since = in_full(
        "moderation-stopped-by-and-why",
        [
            ("since", "2026-01-06 12:00 UTC"),
            ("by", "@Cid"),
            ("reason", "a quarrel"),
            ("what", "game"),
        ],
    );
    let reply = table.play("Ann", "e4e6").await;
    assert_eq!(refused(&reply), in_full("moderation-stopped-refused-game", [("stopped", since)]));
    let reply = table.by("Cid", moderator, freeze()).await;
    assert!(refused(&reply).starts_with(since), "{reply:?}");
    done(&table.by("Cid", moderator, thaw()).await);
    let told = lines(&table.deliver().await);
    let goes_on = format!(
        "{}\n{} {}",
        in_full(
            "moderation-thaw-told",
            [("first", "@Ann"), ("second", "@Bob"), ("moderator", "@Cid")]
        ),
        in_full("notice-your-move", [("player", "@Ann"), ("side", "White")]),
        in_full("time-until", [("deadline", "2026-02-07 12:00 UTC")])
    );
    assert!(told[0].ends_with(&goes_on), "{told:?}");
    assert_eq!(deadline(&table).await, Some(33 * DAY));
    play(&mut table, "Ann", "e4e6").await;
}
