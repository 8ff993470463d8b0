//! Clocks, proposals, rulings, conditional moves and members' time in one game: what each of them
//! promises holds when they meet.

use crate::table::{CHANNEL, THREAD, Table, done, line, person, refused, words};
use menagerie::conversation::pressed;
use menagerie::game::clock::{DAY, HOUR, MINUTE, Vacation};
use menagerie::game::{
    ActionKind, Authority, ChallengeId, Command, Effect, End, Ending, GameId, PlanWish, Reply,
    SideWish, TimeWishes, Timestamp, Trial, VacationWish, Verdict, Which,
};
use menagerie_rules::Color;

/// Monday the 5th of January 2026, noon.
const NOON: i64 = 1_767_614_400;

/// Ann moves first in each of so many games against Bob; the first boards were seen just now.
async fn games(count: i64, clock: &str) -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for number in 1..=count {
        done(&table.challenge_with("Ann", "Bob", SideWish::First, clock).await);
        let accept = Command::Accept(ChallengeId(number));
        done(&table.private("Bob", CHANNEL, accept).await);
        if number == 1 {
            table.open_thread(GameId(1), THREAD).await;
        }
    }
    table.deliver().await;
    table.look().await;
    table
}

/// The same game after both have moved.
async fn begun(clock: &str) -> Table {
    let mut table = games(1, clock).await;
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
        done(&table.play(who, text).await);
    }
    table.deliver().await;
    table
}

fn lines(effects: &[Effect]) -> Vec<String> {
    effects.iter().map(line).collect()
}

fn undo() -> Command {
    Command::TakeBack { which: Which::Here, shown: None }
}

fn answer(number: usize, accept: bool) -> Command {
    Command::AnswerProposal { game: GameId(1), number, accept }
}

fn automatic(word: &str) -> Command {
    Command::Time(TimeWishes { automatic: word.to_owned(), ..TimeWishes::default() })
}

fn vacation(until: &str) -> Command {
    let wish = VacationWish { until: until.to_owned(), ..VacationWish::default() };
    Command::Vacation(wish)
}

/// The hours of vacation that were paid by themselves, from their beginnings.
async fn hours_paid(table: &Table, side: Color) -> Vec<i64> {
    let timing = table.game().await.timing.expect("it has a clock");
    let hours = timing.pauses.member(side).vacations().iter().filter(|hour| hour.automatic);
    hours.map(|Vacation { from, .. }| (from.0 - NOON) / MINUTE).collect()
}

#[tokio::test]
async fn an_hour_that_is_due_in_several_games_is_paid_once_whoever_calls_first() {
    for (caller, command) in
        [("Ann", automatic("off")), ("Ann", vacation("10d")), ("Bob", vacation("10d"))]
    {
        let mut table = games(3, "days 3d").await;
        done(&table.private("Ann", CHANNEL, automatic("on")).await);
        table.wait(3 * DAY + 2 * MINUTE);
        // They call before the clocks are looked at.
        done(&table.private(caller, CHANNEL, command.clone()).await);
        assert_eq!(hours_paid(&table, Color::White).await, [3 * DAY / MINUTE], "{command:?}");
    }
}

#[tokio::test]
async fn an_hour_that_is_paid_for_one_game_stops_the_others_that_are_due_later() {
    let mut table = games(1, "days 3d").await;
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    for (number, clock) in [(2, "days 71h"), (3, "days 2d23h30m")] {
        done(&table.challenge_with("Ann", "Bob", SideWish::First, clock).await);
        done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(number))).await);
    }
    table.deliver().await;
    table.look().await;
    table.wait(3 * DAY - 20 * MINUTE);
    done(&table.private("Bob", CHANNEL, vacation("10d")).await);
    assert_eq!(hours_paid(&table, Color::White).await, [71 * HOUR / MINUTE]);
}

#[tokio::test]
async fn a_vacation_begins_after_the_hour_that_is_paid_just_before_it() {
    let mut table = games(2, "days 3d").await;
    done(&table.private("Ann", CHANNEL, automatic("on")).await);
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    let begins = "You will be on vacation from 2026-01-08 13:00 UTC until";
    assert!(told.starts_with(begins), "{told}");
    let timing = table.game().await.timing.expect("it has a clock");
    let member = timing.pauses.member(Color::White);
    let stored = member.vacation(Timestamp(table.now())).map(|span| span.from.0);
    assert_eq!(stored, Some(NOON + 3 * DAY + HOUR));
}

#[tokio::test]
async fn a_game_that_is_lost_when_its_player_asks_for_a_vacation_is_not_told_of_it() {
    let mut table = begun("days 3d").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    assert!(!told.contains("It is for the clocks"), "{told}");
    let seen = lines(&table.deliver().await);
    assert!(seen[0].contains("@Ann has run out of time."), "{seen:?}");
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[tokio::test]
async fn nobody_is_asked_for_a_take_back_in_an_event() {
    for moves in [&["e4e6"][..], &["e4e6", "e13e11"]] {
        let mut table = games(1, "days 3d event").await;
        for (ply, text) in moves.iter().enumerate() {
            done(&table.play(["Ann", "Bob"][ply % 2], text).await);
        }
        table.deliver().await;
        table.wait(HOUR);
        let reply = table.private("Ann", THREAD, undo()).await;
        let why = "In an event no time is given and nothing is taken back. Play on.";
        assert_eq!(refused(&reply), why);
        assert_eq!(lines(&table.deliver().await), [""; 0]);
    }
}

#[tokio::test]
async fn whose_time_is_up_is_not_saved_by_agreeing_to_a_take_back() {
    let mut table = begun("days 3d").await;
    table.wait(HOUR);
    done(&table.private("Bob", THREAD, undo()).await);
    table.deliver().await;
    table.wait(3 * DAY - HOUR + MINUTE);
    let reply = table.private("Ann", THREAD, answer(0, true)).await;
    assert!(refused(&reply).starts_with("The time for this turn was up"), "{reply:?}");
    let lost = End { winner: Some(Color::Black), ending: Ending::Time };
    assert_eq!(table.game().await.end, Some(lost));
}

#[tokio::test]
async fn a_game_that_was_decided_has_no_time_any_more() {
    for (clock, wait) in [("days 3d", HOUR), ("days 3d soft", 4 * DAY)] {
        let mut table = begun(clock).await;
        done(&table.private("Bob", THREAD, undo()).await);
        table.wait(wait);
        table.look().await;
        let ruling = Command::Adjudicate {
            which: Which::Number(GameId(1)),
            verdict: Some(Verdict::Draw),
            reason: "both have left".to_owned(),
        };
        done(&table.by("Mod", Authority::Moderator, ruling).await);
        table.deliver().await;
        let game = table.game().await;
        assert_eq!((game.deadline(), game.is_overdue()), (None, false), "{clock}");
        table.wait(100 * DAY);
        assert_eq!(lines(&table.look().await), [""; 0], "{clock}");
        let claim = Command::Claim { which: Which::Here };
        let reply = table.private("Bob", THREAD, claim).await;
        assert!(refused(&reply).starts_with("This game is over: Adjudicated"), "{reply:?}");
    }
}

#[tokio::test]
async fn a_rematch_is_played_with_the_clock_of_the_game() {
    for clock in ["days 3d soft event no-vacation", "gc-2019 pace=10/7d", "none"] {
        let mut table = games(1, clock).await;
        let agreed = table.game().await.timing.expect("it has a clock").control;
        done(&table.private("Ann", THREAD, Command::Abort { which: Which::Here }).await);
        done(&table.private("Bob", THREAD, Command::Rematch { which: Which::Here }).await);
        let open = table.store.open_challenges_of(&person("Ann")).await.expect("reads");
        assert_eq!(open[0].control, Some(agreed), "{clock}");
    }
}

#[tokio::test]
async fn what_nobody_has_offered_to_press_is_refused_in_words() {
    let mut table = begun("days 3d soft").await;
    for id in [
        "1:give:1:2:99999999999999",
        "1:give:1:2:-1",
        "1:give:1:2:-9223372036854775808",
        "1:give:1:2:0",
        "1:give:1:2-0:9223372036854775807",
        "1:give:1:18446744073709551615-18446744073709551615:259200",
        "1:give:-1:2:259200",
        "1:claim:0",
        "1:claim:-9223372036854775808",
        "1:claim:1",
        "1:agree:1:18446744073709551615",
        "1:disagree:9223372036854775807:0",
        "1:rematch:1",
        "1:rematch:0",
        "1:join:-5",
        "1:resign-if:1:2:x",
        "1:resign-if:1:2:e4e6,e4e6",
        "1:resign-if:1:18446744073709551615-1:d4d6",
        "1:take-back:1:18446744073709551615-18446744073709551615",
    ] {
        let command = pressed(ActionKind::decode(id).expect("it can be read"));
        let reply = table.private("Bob", THREAD, command.expect("it is decided")).await;
        assert!(!refused(&reply).is_empty(), "{id}");
        assert_eq!(lines(&table.deliver().await), [""; 0], "{id}");
    }
    assert_eq!(table.game().await.end, None);
}

#[tokio::test]
async fn however_much_is_typed_the_answer_can_be_posted() {
    let mut table = begun("days 3d soft").await;
    let plan = |wish| Command::Plan { which: Which::Here, wish };
    for typed in
        ["x".repeat(4_000), "@everyone ".repeat(400), "9".repeat(4_000), "1 ".repeat(2_000)]
    {
        let wishes = |zone: &str, weekend: &str, quiet: &str| {
            let [zone, weekend, quiet] = [zone, weekend, quiet].map(str::to_owned);
            Command::Time(TimeWishes { zone, weekend, quiet, automatic: String::new() })
        };
        let absent = |from: &str, until: &str| {
            let (from, until) = (from.to_owned(), until.to_owned());
            Command::Vacation(VacationWish { from, until, end: false })
        };
        let trial = |moves: &str, at: &str| Command::Try {
            which: Which::Here,
            trial: Trial { moves: moves.to_owned(), at: at.to_owned(), back: 0 },
        };
        let line = PlanWish::Add { line: typed.clone(), confirmed: None };
        for command in [
            wishes(&typed, "", ""),
            wishes("", &typed, ""),
            wishes("", "", &typed),
            wishes("", "", &format!("{typed}-{typed}")),
            absent(&typed, ""),
            absent("", &typed),
            Command::Give { which: Which::Here, length: typed.clone(), shown: None },
            Command::Adjudicate {
                which: Which::Number(GameId(1)),
                verdict: Some(Verdict::Draw),
                reason: typed.clone(),
            },
            plan(line),
            plan(PlanWish::Drop(typed.clone())),
            trial(&typed, ""),
            trial("", &typed),
            Command::Note { which: Which::Here, text: typed.clone() },
        ] {
            let reply = table.by("Ann", Authority::Moderator, command.clone()).await;
            let (Reply::Refused(text) | Reply::Done(text)) = &reply else {
                panic!("neither refused nor done: {reply:?}")
            };
            let length = words(text).chars().count();
            assert!(length < 2_000, "{length}: {command:?}");
        }
        let reply = table.challenge_with("Ann", "Bob", SideWish::First, &typed).await;
        assert!(refused(&reply).chars().count() < 2_000);
    }
}

#[tokio::test]
async fn who_is_overdue_already_is_not_said_to_have_stopped_the_clock() {
    let mut table = begun("days 3d soft").await;
    table.wait(3 * DAY + 2 * MINUTE);
    let told = done(&table.private("Ann", CHANNEL, vacation("10d")).await);
    let late = "\nYour time is up already in games 1: no vacation helps there. Move before they are \
                claimed.";
    assert!(told.ends_with(late), "{told}");
    let seen = lines(&table.deliver().await);
    assert!(seen.len() == 1 && seen[0].contains("you may claim the game"), "{seen:?}");
    // It is the opponent who waits: what is asked stops nothing of theirs.
    let told = done(&table.private("Bob", CHANNEL, vacation("10d")).await);
    assert!(told.ends_with("It is for the clocks of games 1."), "{told}");
    table.deliver().await;
    done(&table.private("Bob", THREAD, Command::Claim { which: Which::Here }).await);
}
