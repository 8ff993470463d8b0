//! Games with clocks, as conversations: what is agreed, how time passes, what is told, and how a
//! game ends by its time.

use crate::table::{CHANNEL, NOON, THREAD, Table, done, lines, person, refused, words};
use menagerie::game::clock::{DAY, HOUR, MINUTE, Span};
use menagerie::game::{
    Authority, ChallengeId, Command, End, Ending, GameId, Happening, Moment, Setting, SideWish,
    Timestamp, Which, Wish, board_line, game_list,
};
use menagerie_rules::Color;

/// What is due now, line by line.
async fn due(table: &mut Table) -> Vec<String> {
    lines(&table.look().await)
}

/// The one thing that others see of a move.
async fn play(table: &mut Table, who: &str, text: &str) -> String {
    done(&table.play(who, text).await);
    let mut seen = lines(&table.deliver().await);
    assert_eq!(seen.len(), 1, "{seen:?}");
    seen.remove(0)
}

async fn deadline(table: &Table) -> Option<i64> {
    let timing = table.game().await.timing.expect("it has a clock");
    timing.deadline().map(|deadline| deadline.0 - NOON)
}

async fn end(table: &Table) -> Option<(Option<Color>, String)> {
    table.game().await.end.map(|End { winner, ending }| (winner, ending.word()))
}

fn here() -> Which {
    Which::Here
}

#[tokio::test]
async fn a_clock_is_agreed_with_the_challenge_and_told_where_the_game_begins() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideWish::First, "fischer 10d 1d 20d soft").await);
    let told = lines(&table.deliver().await).join("\n");
    let agreed = "Clock: 10 days at the start, 1 day more with each move, 20 days at most; when \
                  time is up, the opponent may claim the game or give more time.";
    assert!(told.contains(agreed), "{told}");
    done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await);
    let told = lines(&table.deliver().await).join("\n");
    let begun = agreed.replace("more time.", "more time. It runs from now on.");
    assert!(told.contains(&begun), "{told}");
}

#[tokio::test]
async fn what_is_no_clock_is_refused_and_nothing_is_stored() {
    let mut table = Table::new().await;
    for (typed, why) in [
        ("blitz", "“blitz” is no part of a clock. Write days 3d, fischer 10d 1d 20d"),
        ("days", "A length of time is missing."),
        ("3d", "A length of time alone is no clock. Do you mean days 3d, for each move?"),
        ("days -3d", "“-3d” is not a length of time. Write it like 3d, 36h, 2d12h or 90m."),
        ("days 10m", "A side must have at least 1h for its first move. Choose more time."),
        ("days 365000d", "No length of time on a clock can be over 365 days."),
        ("fischer 20d 1d 10d", "The most a bank can hold must be no less than its start"),
        ("gc-2019 pace=0/7d", "A pace is 1 to 100 moves in 1 to 365 days."),
    ] {
        let reply = table.challenge_with("Ann", "Bob", SideWish::First, typed).await;
        assert!(refused(&reply).starts_with(why), "{typed}: {reply:?}");
    }
    assert_eq!(lines(&table.deliver().await), [""; 0]);
}

#[tokio::test]
async fn the_clock_starts_when_the_first_board_is_seen_or_somebody_plays_before() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideWish::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await);
    table.wait(10 * DAY);
    assert_eq!(table.store.due_clocks("test", Timestamp(table.now())).await.expect("reads"), []);
    assert_eq!(deadline(&table).await, None, "nobody has seen a board yet");
    let listed = |game| words(&game_list(&person("Ann"), &[game], &[]));
    let told = listed(table.game().await);
    assert!(told.contains(", move 1, the clock starts with its first board: "), "{told}");
    table.open_thread(GameId(1), THREAD).await;
    table.deliver().await;
    assert_eq!(due(&mut table).await, [""; 0]);
    assert_eq!(deadline(&table).await, Some(13 * DAY));
    let told = listed(table.game().await);
    assert!(told.contains(", move 1, until 2026-01-18 12:00 UTC: "), "{told}");

    let mut table = Table::new().await;
    table.stop_at(NOON);
    done(&table.challenge_with("Ann", "Bob", SideWish::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await);
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
    let called = "@Bob, it is your move (Black). There is time until 2026-01-08 13:00 UTC.";
    assert!(board.contains(called), "{board}");
    table.wait(DAY);
    assert_eq!(due(&mut table).await, [""; 0], "there is time enough");
    table.wait(DAY);
    let warning = "tell [wakes Bob] []: @Bob, your time for this move is running out: you have \
                   until 2026-01-08 13:00 UTC. Then the game is off, without a result. Play with \
                   /move.";
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
        ("days 3d", "Then the game is lost for you."),
        ("days 3d soft", "From then on @Bob may claim the game."),
    ] {
        let mut table = Table::with_clock(clock).await;
        play(&mut table, "Ann", "e4e6").await;
        play(&mut table, "Bob", "e13e11").await;
        table.wait(2 * DAY + HOUR);
        let warned = due(&mut table).await.join("\n");
        assert!(warned.contains(&format!(" UTC. {consequence} Play with /move.")), "{warned}");
    }
}

#[tokio::test]
async fn a_hard_flag_falls_two_minutes_after_the_deadline_and_ends_the_game() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY);
    due(&mut table).await;
    table.wait(2 * MINUTE - 1);
    assert_eq!(due(&mut table).await, [""; 0], "what was written in time may be on its way");
    table.wait(1);
    assert_eq!(
        due(&mut table).await,
        ["board of game 1 at ply 2 [wakes Ann,Bob]: @Ann has run out of time. @Bob (Black) has \
          won!\nThat was game 1. Another one, with sides changed? /rematch"]
    );
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
    table.wait(DAY);
    assert_eq!(due(&mut table).await, [""; 0], "it has ended once");
    let reply = table.play("Ann", "c4c6").await;
    assert!(refused(&reply).starts_with("This game is over: @Ann has run out of time."));
}

#[tokio::test]
async fn before_both_have_moved_there_is_no_result() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = due(&mut table).await.join("\n");
    let off = "Time was up before both sides had moved: the game is off, without a result.";
    assert!(told.contains(off), "{told}");
    assert_eq!(end(&table).await, Some((None, "not-begun".to_owned())));
}

#[tokio::test]
async fn a_late_move_is_refused_and_flags_at_once() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + 1);
    let reply = table.play("Ann", "c4c6").await;
    assert!(refused(&reply).starts_with("The time for this turn was up before this was written"));
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
    assert_eq!(table.game().await.line.ply(), 2);
    assert_eq!(table.deliver().await.len(), 1, "the result is there to see");
}

#[tokio::test]
async fn with_a_soft_timeout_the_one_who_waits_claims_or_gives() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + MINUTE);
    let claim = || Command::Claim { which: here() };
    let reply = table.private("Bob", THREAD, claim()).await;
    let early = "The other side is not overdue. Claim two minutes after its time is up.";
    assert_eq!(refused(&reply), early);
    table.deliver().await;
    table.wait(MINUTE);
    assert_eq!(
        due(&mut table).await,
        ["tell [wakes Bob,Ann] [Claim the game, Give 3 days]: The time of @Ann was up 2026-01-08 \
          12:00 UTC. @Bob, you may claim the game or give more time (/give); a move that comes \
          before that is taken."]
    );
    let own = refused(&table.private("Ann", THREAD, claim()).await);
    assert_eq!(
        own,
        "It is your turn, and only your opponent can claim your time or give you more. Play on."
    );

    let give =
        |length: &str, shown| Command::Give { which: here(), length: length.to_owned(), shown };
    let stale = Some(Moment { ply: 1, taken_back: 0 });
    for (length, shown, why) in [
        ("ages", None, "“ages” is not a length of time."),
        ("10m", None, "A gift of time is from one hour to 30 days."),
        ("31d", None, "A gift of time is from one hour to 30 days."),
        ("3d", stale, "The game has gone on since that was shown"),
    ] {
        let reply = table.private("Bob", THREAD, give(length, shown)).await;
        assert!(refused(&reply).starts_with(why), "{length}: {reply:?}");
    }
    let shown = Some(Moment { ply: 2, taken_back: 0 });
    let reply = table.private("Bob", THREAD, give("3d", shown)).await;
    assert_eq!(done(&reply), "You have given 3 days.");
    assert_eq!(
        lines(&table.deliver().await),
        ["tell [wakes Ann] []: @Bob has given @Ann 3 days more: there is time until 2026-01-11 \
          12:02 UTC."]
    );
    // She lets that pass too.
    table.wait(3 * DAY + 2 * MINUTE);
    due(&mut table).await;
    assert_eq!(done(&table.private("Bob", THREAD, claim()).await), "You have claimed the game.");
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
}

#[tokio::test]
async fn a_late_move_is_taken_while_nobody_has_claimed() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(10 * DAY);
    due(&mut table).await;
    play(&mut table, "Ann", "c4c6").await;
    assert_eq!(deadline(&table).await, Some(13 * DAY));
}

#[tokio::test]
async fn what_is_not_claimed_for_a_month_is_lost() {
    let mut table = Table::with_clock("days 3d soft").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    table.wait(3 * DAY + 2 * MINUTE);
    due(&mut table).await;
    table.wait(30 * DAY);
    assert_eq!(due(&mut table).await.len(), 1);
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));
}

#[tokio::test]
async fn games_without_a_clock_have_no_time_to_claim_and_end_after_90_silent_days() {
    let mut table = Table::with_clock("none").await;
    for command in [
        Command::Claim { which: here() },
        Command::Give { which: here(), length: "3d".to_owned(), shown: None },
    ] {
        let reply = table.private("Bob", THREAD, command).await;
        let why = "This game has no deadline, so there is no time to give or to claim. Play on.";
        assert_eq!(refused(&reply), why);
    }
    table.deliver().await;
    play(&mut table, "Ann", "e4e6").await;
    table.wait(90 * DAY - 1);
    assert_eq!(due(&mut table).await, [""; 0]);
    table.wait(1);
    let told = due(&mut table).await.join("\n");
    let closed = "Nobody has moved for 90 days: the game is closed, without a result.";
    assert!(told.contains(closed), "{told}");
    assert_eq!(end(&table).await, Some((None, Ending::Unfinished.word())));
}

#[tokio::test]
async fn resigning_and_accepting_a_draw_obey_the_clock() {
    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    play(&mut table, "Bob", "e13e11").await;
    done(&table.private("Bob", THREAD, Command::Draw { which: here() }).await);
    table.deliver().await;
    table.wait(3 * DAY + 1);
    // The flag beats the draw that was offered.
    let reply = table.private("Ann", THREAD, Command::Draw { which: here() }).await;
    assert!(refused(&reply).starts_with("The time for this turn was up"), "{reply:?}");
    let told = lines(&table.deliver().await);
    assert!(told[0].contains("The game has ended before the draw offer was answered."), "{told:?}");
    assert_eq!(end(&table).await, Some((Some(Color::Black), "time".to_owned())));

    let mut table = Table::with_clock("days 3d").await;
    play(&mut table, "Ann", "e4e6").await;
    let resign = Command::Resign { which: here(), confirmed: true };
    done(&table.private("Bob", THREAD, resign).await);
    assert_eq!(end(&table).await, Some((Some(Color::White), "resignation".to_owned())));
    assert_eq!(due(&mut table).await.len(), 1, "the result, and nothing is due any more");
}

#[tokio::test]
async fn a_move_that_is_taken_back_gives_back_what_it_has_cost() {
    let mut table = Table::with_clock("fischer 10d 1d 20d").await;
    table.wait(2 * DAY);
    play(&mut table, "Ann", "e4e6").await;
    let bank = |table: &menagerie::game::Game| {
        let clock = table.timing.as_ref().and_then(|timing| timing.clock.as_ref());
        clock.map(|clock| clock.state().sides[0].bank)
    };
    assert_eq!(bank(&table.game().await), Some(9 * DAY));
    table.wait(30);
    done(&table.private("Ann", THREAD, Command::TakeBack { which: here(), shown: None }).await);
    assert_eq!(bank(&table.game().await), Some(10 * DAY));
    // Two days of the ten are thought already, and the half minute is nobody's.
    assert_eq!(deadline(&table).await, Some(10 * DAY + 30));
    let revised = lines(&table.deliver().await);
    assert!(revised[0].ends_with("There is time until 2026-01-15 12:00 UTC."), "{revised:?}");
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
    let away = || Happening::WasAway { network: "test".to_owned(), outage };
    table.happen(away()).await;
    assert_eq!(
        due(&mut table).await,
        ["tell silently [wakes ] []: I was away from 2026-01-06 12:00 UTC until 2026-01-10 12:00 \
          UTC, for which the clock stood still, and an hour longer: @Ann has time until \
          2026-01-12 13:00 UTC."]
    );
    table.happen(away()).await;
    assert_eq!(due(&mut table).await, [""; 0], "told twice, it counts once");
    assert_eq!(deadline(&table).await, Some(7 * DAY + HOUR));
    // Another network's is its own.
    let other = Happening::WasAway { network: "other".to_owned(), outage };
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
    table.happen(Happening::WasAway { network: "test".to_owned(), outage }).await;
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
    table.happen(Happening::ClockDue(GameId(1))).await;
    table.happen(Happening::ClockDue(GameId(1))).await;
    assert_eq!(table.deliver().await.len(), 1);
}

#[tokio::test]
async fn games_are_listed_in_the_order_in_which_ones_time_is_up() {
    let mut table = Table::with_clock("days 7d").await;
    for (number, clock) in [(2, "none"), (3, "days 3d soft"), (4, "days 1d")] {
        done(&table.challenge_with("Ann", "Bob", SideWish::First, clock).await);
        let accept = Command::Accept(ChallengeId(number));
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
    let first = "▶ Your move in game 4 (Terachess II) against @Bob, move 1, until 2026-01-06 12:00 \
                 UTC: #4";
    assert_eq!(ann[0], first);
    table.wait(3 * DAY + 2 * MINUTE);
    due(&mut table).await;
    let bob = list(&table, "Bob").await;
    let claim = "· Their move in game 3 (Terachess II) against @Ann, move 1, out of time, /claim \
                 game:3: #3";
    assert!(bob.contains(&claim.to_owned()), "{bob:?}");
    let line = words(&board_line(&table.game().await, 0));
    assert!(
        line.ends_with("White is to move. There is time until 2026-01-12 12:00 UTC."),
        "{line}"
    );
}

#[tokio::test]
async fn the_usual_clock_of_a_server_holds_where_a_challenge_names_none() {
    let mut table = Table::new().await;
    let (known, usual) = menagerie::preferences::words(Setting::Clock);
    let wish = Wish { setting: Setting::Clock, known, usual, word: Some("days 3d soft".into()) };
    done(&table.by("Cid", Authority::Manager, Command::ServerSettings(vec![wish])).await);
    for (clock, agreed) in [("", "days 3d soft"), ("none", "none"), ("gc-2009", "gc-2009")] {
        done(&table.challenge_with("Ann", "Bob", SideWish::First, clock).await);
        let open = table.store.open_challenges_of(&person("Ann")).await.expect("reads");
        let control = open.last().and_then(|challenge| challenge.control);
        assert_eq!(control.map(|control| control.to_string()).as_deref(), Some(agreed));
    }
}

#[tokio::test]
async fn a_game_that_a_moderator_has_stopped_stands_still_until_it_goes_on() {
    let mut table = Table::with_clock("days 3d").await;
    let which = Which::Number(GameId(1));
    let freeze = || Command::Freeze { which, reason: "a  quarrel".to_owned() };
    let thaw = || Command::Thaw { which };
    let moderator = Authority::Moderator;
    let reply = table.by("Cid", Authority::Player, freeze()).await;
    assert!(refused(&reply).starts_with("You do not have "), "{reply:?}");
    let reply = table.by("Ann", moderator, freeze()).await;
    assert!(refused(&reply).contains("nobody decides a game of their own"), "{reply:?}");
    let reply = table.by("Cid", moderator, thaw()).await;
    let alone = "This game was not stopped by itself. Stop it with /freeze;";
    assert!(refused(&reply).starts_with(alone), "{reply:?}");
    table.wait(DAY);
    done(&table.by("Cid", moderator, freeze()).await);
    assert_eq!(
        lines(&table.deliver().await),
        ["tell [wakes Ann,Bob] []: @Ann and @Bob, @Cid has stopped your game with this \
          reason: a quarrel\nNothing can be played and no time passes until it goes on."]
    );
    table.wait(30 * DAY);
    assert_eq!(due(&mut table).await, [""; 0], "no flag falls meanwhile");
    let since = "This game has been stopped since 2026-01-06 12:00 UTC by @Cid (“a quarrel”): ";
    let reply = table.play("Ann", "e4e6").await;
    let wait = "nothing can be played and no time passes. Wait until somebody who has Timeout \
                Members lets it go on with /thaw; you will be told.";
    assert_eq!(refused(&reply), format!("{since}{wait}"));
    let reply = table.by("Cid", moderator, freeze()).await;
    assert!(refused(&reply).starts_with(since), "{reply:?}");
    done(&table.by("Cid", moderator, thaw()).await);
    let told = lines(&table.deliver().await);
    let goes_on = "@Cid lets your game go on.\n@Ann, it is your move (White). There is time until \
                   2026-02-07 12:00 UTC.";
    assert!(told[0].ends_with(goes_on), "{told:?}");
    assert_eq!(deadline(&table).await, Some(33 * DAY));
    play(&mut table, "Ann", "e4e6").await;
}
