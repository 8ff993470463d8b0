//! Being told that it is one's turn: one alert a turn, where and when the member wants it.

use crate::play::looks::changed;
use crate::table::{CHANNEL, THREAD, Table, accept, done, line, move_of};
use menagerie_chat::conversation::{Options, command};
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{HOUR, MINUTE};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::{CommandName, Effect};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::vacation::types::TimeRequests;
use menagerie_core::{GameId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_words::{Language, NOTHING, first_words, fixed, fixed_with, in_full, named};

/// Monday the 5th of January 2026, noon.
pub const NOON: i64 = 1_767_614_400;

const BOARD: &str = "board of game 1 at ply 1 [wakes ]: ";

/// The message that calls Bob.
fn call() -> String {
    format!(
        "{} {}",
        in_full("notice-your-move", [("player", "@Bob"), ("side", "Black")]),
        in_full("time-until", [("deadline", "2026-01-08 12:00 UTC")])
    )
}

/// Ann is to move in a game against Bob, whose first board everybody has seen.
pub async fn game(clock: &str) -> Table {
    game_at(NOON, clock).await
}

/// The same with a game that begins at some moment.
pub async fn game_at(begin: i64, clock: &str) -> Table {
    let mut table = Table::new().await;
    table.stop_at(begin);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), THREAD).await;
    table.deliver().await;
    table.look().await;
    table
}

/// `/settings` with words given for some of them.
pub async fn set(table: &mut Table, who: &str, given: &[(&str, &str)]) -> String {
    let given = given.iter().map(|(name, word)| ((*name).to_owned(), (*word).to_owned()));
    let set = command(CommandName::Settings, &given.collect::<Options>(), None);
    done(&table.private(who, CHANNEL, set.expect("it is decided at the desk")).await)
}

/// `/time` with a zone and quiet hours.
pub async fn live(table: &mut Table, who: &str, zone: &str, quiet: &str) {
    let (zone, quiet) = (zone.to_owned(), quiet.to_owned());
    let wishes = TimeRequests { zone, quiet, ..TimeRequests::default() };
    done(&table.private(who, CHANNEL, Command::Time(wishes)).await);
}

/// The messages that others see of a move.
async fn play(table: &mut Table, who: &str, text: &str) -> Vec<String> {
    done(&table.play(who, text).await);
    lines(&table.deliver().await)
}

pub fn lines(effects: &[Effect]) -> Vec<String> {
    effects.iter().map(line).collect()
}

/// The messages to people that are due by now.
pub async fn due(table: &mut Table) -> Vec<String> {
    let now = Timestamp(table.now());
    for (game, _) in table.store.due_alerts("test", now, None).await.expect("the store works") {
        table.happen(EventKind::AlertDue(game)).await;
    }
    for (player, _) in table.store.due_members("test", now, None).await.expect("the store works") {
        table.happen(EventKind::MemberDue(player)).await;
    }
    lines(&table.deliver().await)
}

#[tokio::test]
async fn what_is_set_is_told_with_what_it_was_and_what_it_means() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    live(&mut table, "Bob", "Europe/Berlin", "").await;
    for (word, was, meaning) in [
        ("direct", "thread", in_full("notice-promised-direct", NOTHING)),
        ("quiet", "direct", fixed("notice-promised-quiet")),
        (
            "digest",
            "quiet",
            in_full("notice-promised-list", [("hour", "8"), ("zone", "Europe/Berlin")]),
        ),
        ("thread", "digest", fixed("notice-promised-board")),
    ] {
        let told = set(&mut table, "Bob", &[("notices", word)]).await;
        let [word_shown, was] = [word, was].map(|word| {
            named(&format!("choice-notices-{word}"), None, Language::ENGLISH).expect("it is there")
        });
        let changed = changed("notices", &word_shown, &was);
        let saved = in_full("community-settings-saved", NOTHING);
        assert_eq!(told, format!("{saved}\n{changed}\n{meaning}"));
        let again = set(&mut table, "Bob", &[("notices", word)]).await;
        let is =
            in_full("community-setting", [("setting", "notices"), ("word", word_shown.as_str())]);
        assert_eq!(again, format!("{}\n{is}", fixed("community-settings-same")));
    }
    let told = set(&mut table, "Bob", &[("notices", "digest"), ("digest", "19")]).await;
    assert!(
        told.contains(&format!(
            "\n{}\n{}",
            changed("digest", "19", "8"),
            fixed("notice-promised-list")
        )),
        "{told}"
    );
    assert!(
        told.contains(fixed_with(
            "notice-promised-list",
            [("hour", "19"), ("zone", "Europe/Berlin")]
        )),
        "{told}"
    );
    // An hour alone changes nothing for who gets no list.
    let told = set(&mut table, "Ann", &[("digest", "19")]).await;
    let expected = format!(
        "{}\n{}",
        changed("digest", "19", "8"),
        in_full("notice-hour-without-list", NOTHING)
    );
    assert!(told.ends_with(&expected), "{told}");
    assert_eq!(due(&mut table).await, [""; 0]);
}

#[tokio::test]
async fn a_move_alerts_the_other_side_once_and_where_they_want_it() {
    for (notices, wakes, letters) in
        [("thread", "Bob", 0), ("direct", "", 1), ("quiet", "", 0), ("digest", "", 0)]
    {
        let mut table = game("days 3d").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        let seen = play(&mut table, "Ann", "e4e6").await;
        let board = format!("board of game 1 at ply 1 [wakes {wakes}]: 1. P e4-e6 · ");
        assert!(seen[0].starts_with(&board) && seen[0].contains(&call()), "{notices}: {seen:?}");
        assert_eq!(seen.len(), 1 + letters, "{notices}: {seen:?}");
        if let Some(letter) = seen.get(1) {
            let heading = "to Bob alone, while it is their turn: Terachess II, game 1, against \
                           @Ann:\n1. P e4-e6 · ";
            let end = format!(
                ".\n{}\n{}",
                call(),
                in_full("notice-how-to-answer", [("game", "#1"), ("number", "1")])
            );
            assert!(letter.starts_with(heading) && letter.ends_with(&end), "{letter}");
        }
        assert_eq!(due(&mut table).await, [""; 0], "{notices}: nothing comes later");
        // Bob's setting is his own, and Ann has none.
        let seen = play(&mut table, "Bob", "e13e11").await;
        assert!(seen[0].starts_with("board of game 1 at ply 2 [wakes Ann]"), "{seen:?}");
        assert_eq!(seen.len(), 1, "{seen:?}");
    }
}

#[tokio::test]
async fn the_first_board_of_a_game_calls_as_any_other() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    set(&mut table, "Ann", &[("notices", "direct")]).await;
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, "days 3d").await);
    table.deliver().await;
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    let seen = lines(&table.deliver().await);
    let board = seen.iter().find(|line| line.starts_with("board of game 1 at ply 0 [wakes ]"));
    assert!(board.is_some(), "{seen:?}");
    assert_eq!(
        seen.last().map(String::as_str),
        Some(&*format!(
            "to Ann alone, while it is their turn: Terachess II, game 1, against @Bob:\n{}\n{}\n{}",
            fixed("notice-begun"),
            in_full("notice-your-move", [("player", "@Ann"), ("side", "White")]),
            in_full("notice-how-to-answer", [("game", "#1"), ("number", "1")])
        ))
    );
}

#[tokio::test]
async fn a_turn_that_comes_in_quiet_hours_is_told_at_their_end_and_once() {
    for (notices, told) in [
        ("thread", "tell [wakes Bob] []: 1. P e4-e6 · "),
        (
            "direct",
            "to Bob alone, while it is their turn: Terachess II, game 1, against @Ann:\n1. P",
        ),
    ] {
        let mut table = game("days 3d").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        live(&mut table, "Bob", "Europe/Berlin", "12:00-14:00").await;
        let seen = play(&mut table, "Ann", "e4e6").await;
        assert!(
            seen.len() == 1 && seen[0].starts_with(BOARD),
            "at once, without a sound: {seen:?}"
        );
        // It is 13:00 in Berlin.
        table.stop_at(NOON + HOUR - 1);
        assert_eq!(due(&mut table).await, [""; 0]);
        table.stop_at(NOON + HOUR);
        let seen = due(&mut table).await;
        assert!(seen.len() == 1 && seen[0].starts_with(told), "{seen:?}");
        assert!(seen[0].contains(&call()), "the time that is left then: {seen:?}");
        for hours in [1, 24, 48] {
            table.stop_at(NOON + hours * HOUR);
            assert_eq!(due(&mut table).await, [""; 0], "{notices}: once");
        }
    }
    for notices in ["quiet", "digest"] {
        let mut table = game("days 14d").await;
        set(&mut table, "Bob", &[("notices", notices), ("digest", "23")]).await;
        live(&mut table, "Bob", "", "11:00-13:00").await;
        play(&mut table, "Ann", "e4e6").await;
        table.stop_at(NOON + 2 * HOUR);
        assert_eq!(due(&mut table).await, [""; 0], "{notices}: it was never to be told");
    }
}

#[tokio::test]
async fn a_turn_that_is_over_when_quiet_hours_end_is_not_told() {
    let quiet = async || {
        let mut table = game("days 3d").await;
        live(&mut table, "Bob", "", "11:00-14:00").await;
        play(&mut table, "Ann", "e4e6").await;
        table
    };
    let end = NOON + 2 * HOUR;
    // Bob is up and has moved.
    let mut table = quiet().await;
    play(&mut table, "Bob", "e13e11").await;
    table.stop_at(end);
    assert_eq!(due(&mut table).await, [""; 0]);
    // Ann has moved again: that is told, once.
    let mut table = quiet().await;
    play(&mut table, "Bob", "e13e11").await;
    let seen = play(&mut table, "Ann", "d4d6").await;
    assert!(seen.len() == 1 && seen[0].contains("[wakes ]"), "{seen:?}");
    table.stop_at(end);
    let seen = due(&mut table).await;
    assert!(seen.len() == 1 && seen[0].contains("2. P d4-d6"), "{seen:?}");
    assert_eq!(due(&mut table).await, [""; 0]);
    // The game is over.
    let mut table = quiet().await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Ann", THREAD, resign).await);
    table.deliver().await;
    table.stop_at(end);
    assert_eq!(due(&mut table).await, [""; 0]);
    // The letter tells the move that stands.
    let mut table = quiet().await;
    let undo = Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
    done(&table.private("Ann", THREAD, undo).await);
    table.deliver().await;
    table.stop_at(NOON + MINUTE);
    play(&mut table, "Ann", "d4d6").await;
    table.stop_at(end);
    let seen = due(&mut table).await;
    assert!(seen.len() == 1 && seen[0].contains("1. P d4-d6"), "{seen:?}");
    // Quiet hours that were made longer meanwhile hold.
    let mut table = quiet().await;
    live(&mut table, "Bob", "", "11:00-15:00").await;
    table.stop_at(end);
    assert_eq!(due(&mut table).await, [""; 0]);
    table.stop_at(end + HOUR);
    assert_eq!(due(&mut table).await.len(), 1);
}

#[tokio::test]
async fn who_has_no_time_until_their_quiet_hours_end_is_told_at_once_without_a_sound() {
    for notices in ["thread", "direct"] {
        let mut table = game("days 2h").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        live(&mut table, "Bob", "", "11:00-13:30").await;
        done(&table.play("Ann", "e4e6").await);
        let seen = table.deliver().await;
        let told = match notices {
            "thread" => &seen[0],
            _ => &seen[1],
        };
        match told {
            Effect::Announce { wake, silent, .. } => assert!(*silent && wake.len() == 1),
            Effect::Alert { silent, .. } => assert!(*silent),
            other => panic!("{other:?}"),
        }
        table.stop_at(NOON + 2 * HOUR - MINUTE);
        assert_eq!(due(&mut table).await, [""; 0]);
    }
}

#[tokio::test]
async fn a_move_that_replaces_one_just_taken_back_makes_no_second_sound() {
    for (notices, letters) in [("thread", 0), ("direct", 1), ("quiet", 0)] {
        let mut table = game("days 3d").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        play(&mut table, "Ann", "e4e6").await;
        let undo = Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None });
        done(&table.private("Ann", THREAD, undo).await);
        assert_eq!(table.deliver().await.len(), 1, "a board in the place of the board");
        let seen = play(&mut table, "Ann", "d4d6").await;
        assert!(seen[0].starts_with(BOARD), "{seen:?}");
        assert_eq!(seen.len(), 1 + letters, "{seen:?}");
        // A letter that was sent is put right.
        if let Some(letter) = seen.get(1) {
            let start = "to Bob alone, while it is their turn, silently: Terachess II";
            assert!(letter.starts_with(start) && letter.contains("1. P d4-d6"), "{letter}");
        }
    }
}

#[tokio::test]
async fn nobody_is_told_of_their_own_conditional_move() {
    for notices in ["thread", "direct", "quiet", "digest"] {
        let mut table = game("days 3d").await;
        for who in ["Ann", "Bob"] {
            set(&mut table, who, &[("notices", notices)]).await;
        }
        play(&mut table, "Ann", "e4e6").await;
        let wish = PlanDeed::Add { line: "e13e11 d4d6".to_owned(), confirmed: None };
        done(
            &table
                .private(
                    "Ann",
                    THREAD,
                    Command::Plan(PlanRequest { which: Which::Here, deed: wish }),
                )
                .await,
        );
        let seen = play(&mut table, "Bob", "e13e11").await;
        let wakes = if notices == "thread" { "Bob" } else { "" };
        let board = format!("board of game 1 at ply 3 [wakes {wakes}]: 1… p e13-e11");
        assert!(seen[0].starts_with(&board), "{seen:?}");
        assert!(seen.iter().all(|line| !line.starts_with("to Ann")), "{seen:?}");
        match notices {
            "direct" => {
                let start = "to Bob alone, while it is their turn: ";
                assert!(seen.len() == 2 && seen[1].starts_with(start), "{seen:?}");
                assert!(seen[1].contains("2. P d4-d6"), "both plies: {seen:?}");
            }
            _ => assert_eq!(seen.len(), 1, "{seen:?}"),
        }
        table.stop_at(NOON + HOUR);
        assert_eq!(due(&mut table).await, [""; 0]);
    }
}

#[tokio::test]
async fn a_result_alerts_all_but_those_who_want_no_board_to() {
    for (notices, wakes) in [("thread", "Bob"), ("direct", "Bob"), ("quiet", ""), ("digest", "Bob")]
    {
        let mut table = game("days 3d").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
        done(&table.private("Ann", THREAD, resign).await);
        let seen = lines(&table.deliver().await);
        let board = format!("board of game 1 at ply 0 [wakes {wakes}]: ");
        assert!(seen.len() == 1 && seen[0].starts_with(&board), "{notices}: {seen:?}");
    }
}

#[tokio::test]
async fn the_same_move_again_alerts_nobody_again() {
    let mut table = game("days 3d").await;
    set(&mut table, "Bob", &[("notices", "direct")]).await;
    let call = menagerie_core::model::request::Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: crate::table::person("Ann"),
        place: crate::table::place(THREAD),
        server: Some(crate::table::server()),
        authority: menagerie_core::model::request::Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: menagerie_core::CauseId::new("test", "once"),
        at: Timestamp(NOON),
        seen: Timestamp(NOON),
        via: menagerie_core::model::request::Via::Private,
        command: move_of("e4e6"),
        letters: Letters::default(),
    };
    done(&table.ask(&call).await);
    assert_eq!(table.deliver().await.len(), 2);
    done(&table.ask(&call).await);
    assert_eq!(lines(&table.deliver().await), [""; 0], "its cause was acted on");
}

#[tokio::test]
async fn a_warning_comes_where_its_player_is_told_of_turns() {
    for (notices, is_direct) in
        [("thread", false), ("quiet", false), ("direct", true), ("digest", true)]
    {
        let mut table = game("days 3d").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        play(&mut table, "Ann", "e4e6").await;
        table.wait(70 * HOUR);
        let seen = lines(&table.look().await);
        let warned: Vec<&String> =
            seen.iter().filter(|line| line.contains(fixed("time-warning"))).collect();
        assert_eq!(warned.len(), 1, "{notices}: {seen:?}");
        assert_eq!(warned[0].starts_with("to Bob alone"), is_direct, "{notices}: {seen:?}");
        assert_eq!(
            warned[0].contains(first_words("notice-how-to-answer", [("game", "#1")])),
            is_direct,
            "{notices}: {seen:?}"
        );
    }
}
