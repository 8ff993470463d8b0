//! One list a day of the games that wait: at the member's hour, once, even when the clocks change.

use crate::notice::told_turns::{NOON, due, game, game_at, live, set};
use crate::table::{CHANNEL, Folder, Table, accept, done, line};
use menagerie_chat::clock::SystemClock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::clock::{DAY, HOUR, MINUTE, Mark, Zone};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::{Delivery, Store};
use menagerie_words::{NOTHING, in_full, last_words};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Ann and Bob begin the next game, and Ann moves.
async fn another(table: &mut Table, number: i64, clock: &str) {
    let game = GameId(number);
    done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
    done(&table.private("Bob", CHANNEL, accept(number)).await);
    table.open_thread(game, &format!("thread {number}")).await;
    table.deliver().await;
    table.look().await;
    move_in(table, "Ann", number, "e4e6").await;
}

async fn move_in(table: &mut Table, who: &str, number: i64, text: &str) {
    let (which, text) = (Which::Number(GameId(number)), text.to_owned());
    done(
        &table
            .private(who, CHANNEL, Command::Play(PlayRequest::Move { which, text, shown: None }))
            .await,
    );
    table.deliver().await;
}

#[tokio::test]
async fn the_list_names_the_games_that_wait_those_first_whose_time_is_up_first() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    set(&mut table, "Bob", &[("notices", "digest")]).await;
    for (number, clock) in [(1, "none"), (2, "days 14d"), (3, "days 1d"), (4, "days 3d")] {
        another(&mut table, number, clock).await;
    }
    move_in(&mut table, "Bob", 4, "e13e11").await;
    table.stop_at(NOON + 20 * HOUR - 1);
    assert_eq!(due(&mut table).await, [""; 0], "not before eight");
    table.stop_at(NOON + 20 * HOUR);
    assert_eq!(
        due(&mut table).await,
        [&*format!(
            "to Bob alone: {}\n{}\n{}\n{}\n{}",
            in_full("notice-list", [("day", "2026-01-06"), ("games", "3"), ("urgent", "1")]),
            in_full(
                "notice-list-game-until",
                [
                    ("game", "#3"),
                    ("variant", "Terachess II"),
                    ("opponent", "@Ann"),
                    ("deadline", "2026-01-06 12:00 UTC")
                ]
            ),
            in_full(
                "notice-list-game-until",
                [
                    ("game", "#2"),
                    ("variant", "Terachess II"),
                    ("opponent", "@Ann"),
                    ("deadline", "2026-01-19 12:00 UTC")
                ]
            ),
            in_full(
                "notice-list-game",
                [("game", "#1"), ("variant", "Terachess II"), ("opponent", "@Ann")]
            ),
            in_full("notice-list-all", NOTHING)
        )]
    );
    assert_eq!(due(&mut table).await, [""; 0]);
    // The next day one game waits, and the day after none does.
    for (number, text) in [(3, "e13e11"), (2, "e13e11")] {
        move_in(&mut table, "Bob", number, text).await;
    }
    table.stop_at(NOON + 44 * HOUR);
    let seen = due(&mut table).await;
    assert!(
        seen[0].starts_with(&format!(
            "to Bob alone: {}\n#1 (T",
            in_full("notice-list", [("day", "2026-01-07"), ("games", "1"), ("urgent", "0")])
        )),
        "{seen:?}"
    );
    move_in(&mut table, "Bob", 1, "e13e11").await;
    for days in 2..9 {
        table.stop_at(NOON + days * DAY + 20 * HOUR);
        assert_eq!(due(&mut table).await, [""; 0], "nothing waits");
    }
}

#[tokio::test]
async fn of_many_games_the_most_urgent_ones_are_named() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    set(&mut table, "Bob", &[("notices", "digest"), ("digest", "14")]).await;
    for number in 1..=12 {
        another(&mut table, number, "days 7d").await;
        table.wait(MINUTE);
    }
    table.stop_at(NOON + 2 * HOUR);
    let seen = due(&mut table).await.remove(0);
    let lines: Vec<&str> = seen.lines().collect();
    assert_eq!(
        lines[0],
        format!(
            "to Bob alone: {}",
            in_full("notice-list", [("day", "2026-01-05"), ("games", "12"), ("urgent", "0")])
        )
    );
    assert!(lines[1].starts_with("#1 ") && lines[10].starts_with("#10 "), "{seen}");
    assert_eq!(lines[11], "… and 2 more.");
}

#[tokio::test]
async fn in_quiet_hours_the_list_makes_no_sound() {
    let mut table = game("days 3d").await;
    set(&mut table, "Ann", &[("notices", "digest"), ("digest", "7")]).await;
    live(&mut table, "Ann", "", "22:00-08:00").await;
    table.stop_at(NOON + 19 * HOUR);
    let seen = due(&mut table).await;
    assert!(
        seen.len() == 1
            && seen[0].starts_with(&format!(
                "to Ann alone, silently: {}",
                in_full("notice-list", [("day", "2026-01-06"), ("games", "1"), ("urgent", "0")])
            )),
        "{seen:?}"
    );
}

#[tokio::test]
async fn an_hour_that_is_changed_holds_from_the_next_time_it_comes() {
    let mut table = game("days 30d").await;
    let mut told: Vec<i64> = Vec::new();
    let mut at = async |table: &mut Table, hour: i64| {
        table.stop_at(NOON + hour * HOUR);
        for _ in due(table).await {
            told.push(hour);
        }
    };
    // Noon is past when it is switched on, and again when it is changed to that.
    set(&mut table, "Ann", &[("notices", "digest"), ("digest", "12")]).await;
    for hour in 0..30 {
        at(&mut table, hour).await;
    }
    set(&mut table, "Ann", &[("digest", "20")]).await;
    for hour in 30..60 {
        at(&mut table, hour).await;
    }
    set(&mut table, "Ann", &[("digest", "13")]).await;
    for hour in 60..74 {
        at(&mut table, hour).await;
    }
    // Off and on again: not a second time on that day.
    set(&mut table, "Ann", &[("notices", "quiet")]).await;
    set(&mut table, "Ann", &[("notices", "digest"), ("digest", "18")]).await;
    for hour in 74..90 {
        at(&mut table, hour).await;
    }
    set(&mut table, "Ann", &[("notices", "thread")]).await;
    for hour in 90..140 {
        at(&mut table, hour).await;
    }
    assert_eq!(told, [24, 56, 73]);
}

#[tokio::test]
async fn who_has_a_list_a_day_is_not_warned_when_a_third_of_the_time_is_left() {
    for (notices, marks) in [
        ("digest", vec![Mark::Day, Mark::Hours]),
        ("thread", vec![Mark::Third, Mark::Day, Mark::Hours]),
    ] {
        let mut table = game("days 14d").await;
        set(&mut table, "Bob", &[("notices", notices)]).await;
        done(&table.play("Ann", "e4e6").await);
        let clock = table.game().await.timing.and_then(|timing| timing.clock);
        let armed = clock.expect("it runs").state().marks.clone();
        assert_eq!(armed.iter().map(|armed| armed.mark).collect::<Vec<_>>(), marks, "{notices}");
    }
}

/// A program that is started anew as often as one likes, on a game in which Ann is to move.
struct Club {
    store: Arc<Store>,
    _folder: Folder,
}

impl Club {
    async fn new(begin: i64, hour: &str, zone: &str) -> Self {
        let mut table = game_at(begin, "none").await;
        live(&mut table, "Ann", zone, "").await;
        set(&mut table, "Ann", &[("notices", "digest"), ("digest", hour)]).await;
        table.deliver().await;
        let Table { store, folder, .. } = table;
        Self { store: Arc::new(store), _folder: folder }
    }

    /// A program that has just been started.
    fn scheduler(&self) -> Scheduler {
        let dice = Box::new(StdRng::seed_from_u64(3));
        let (desk, work) = Desk::open(Arc::clone(&self.store), dice);
        tokio::spawn(work);
        let clock = Arc::new(SystemClock);
        let network_presence = NetworkPresence::new(Arc::clone(&self.store), desk.clone(), clock);
        network_presence.always("test");
        Scheduler::new(Arc::clone(&self.store), desk, Arc::new(network_presence))
    }

    /// How many lists wait for being sent; they are.
    async fn lists(&self) -> usize {
        let rows = self.store.waiting(0).await.expect("it can be read");
        for row in &rows {
            let pending = self.store.pending(row.id).await.expect("it can be read");
            let words = line(&pending.expect("it waits").effect);
            assert!(
                words.starts_with("to Ann alone: 20")
                    && words.contains(last_words("notice-list", [("games", 1), ("urgent", 0)])),
                "{words}"
            );
            let seen = Delivery::default();
            self.store.delivered(row.id, &seen).await.expect("the store works");
        }
        rows.len()
    }
}

/// The days on which a list came, where Ann lives, from a moment on.
async fn days(zone: &str, hour: i8, from: &str, chance: u64) {
    let at: jiff::Timestamp = from.parse().expect("it is a time");
    let zone_of = Zone::named(zone).expect("it is a zone");
    let begin = at.as_second();
    let club = Club::new(begin, &hour.to_string(), zone).await;
    let mut scheduler = club.scheduler();
    let mut dice = StdRng::seed_from_u64(chance);
    let (mut now, mut latest) = (begin, begin);
    let mut lists: BTreeMap<String, usize> = BTreeMap::new();
    while latest < begin + 8 * DAY {
        now += dice.random_range(1..5) * 17 * MINUTE;
        if dice.random_bool(0.1) {
            // The clock is set back.
            now -= dice.random_range(1..4) * HOUR;
        }
        latest = latest.max(now);
        if dice.random_bool(0.2) {
            scheduler = club.scheduler();
        }
        scheduler.round(Timestamp(now)).await.expect("it works");
        let day = zone_of.day_of(Timestamp(now));
        let came = club.lists().await;
        if came > 0 {
            *lists.entry(day.to_string()).or_default() += came;
            let hour = zone_of.at_hour(day, hour);
            assert!(now >= hour.0, "{day}: it came before its hour");
            assert!(now - hour.0 < 8 * HOUR, "{day}: it came long after its hour");
        }
    }
    let mut day = zone_of.day_of(Timestamp(begin)).next();
    for _ in 0..7 {
        assert_eq!(lists.get(&day.to_string()), Some(&1), "{zone} {hour} {day}: {lists:?}");
        day = day.next();
    }
}

#[tokio::test]
async fn it_comes_once_a_day_over_restarts_and_clocks_that_are_set_back_or_changed() {
    for (chance, (zone, hour, from)) in (0..).zip([
        // Two o'clock is left out on the 29th, and comes twice on the 25th.
        ("Europe/Berlin", 2, "2026-03-26T12:00:00Z"),
        ("Europe/Berlin", 2, "2026-10-22T12:00:00Z"),
        ("Europe/Berlin", 8, "2026-10-22T12:00:00Z"),
        // Midnight itself is left out.
        ("America/Havana", 0, "2026-03-05T12:00:00Z"),
        ("UTC", 12, "2026-06-01T13:00:00Z"),
    ]) {
        days(zone, hour, from, chance).await;
    }
}

#[tokio::test]
async fn a_list_that_was_missed_comes_late_and_counts_for_the_day_on_which_it_comes() {
    let club = Club::new(NOON, "8", "UTC").await;
    let mut scheduler = club.scheduler();
    // The program was away for three days and is back at six in the morning.
    for (hours, lists) in [(20, 1), (20 + 70, 1), (20 + 72, 0), (20 + 95, 0), (20 + 96, 1)] {
        scheduler.round(Timestamp(NOON + hours * HOUR)).await.expect("it works");
        assert_eq!(club.lists().await, lists, "{hours} hours after noon");
    }
}
