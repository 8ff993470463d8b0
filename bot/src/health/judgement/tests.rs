//! Each part, well and with each fault.

use super::*;
use serde_json::from_str;

/// Sets how long a part has been silent.
type Set = fn(&mut Signs, Duration);

const A_SECOND: Duration = Duration::from_secs(1);

/// The signs of a bot that has run for an hour without work.
fn well() -> Signs {
    let network = |name| NetworkSigns {
        name,
        silent: Duration::from_secs(41),
        was_there: true,
        is_heard: true,
        reading: Duration::ZERO,
        unheard: Vec::new(),
    };
    Signs {
        uptime: Duration::from_hours(1),
        serving: Duration::from_hours(1),
        desk: Duration::from_secs(10),
        queue: 0,
        committed: Duration::from_secs(20),
        is_writable: true,
        is_held: false,
        is_in_place: true,
        worker: Duration::from_secs(15),
        waiting: 0,
        parked: 0,
        oldest: None,
        scheduler: Duration::from_secs(25),
        networks: vec![network("discord"), network("matrix")],
        jumped: None,
        ahead: -2,
        dropped: None,
        missed: None,
    }
}

fn alerts(signs: &Signs) -> Vec<(&'static str, Alert)> {
    let report = judge(signs, &Limits::default());
    let of = |part: Part| part.troubles.into_iter().map(move |trouble| (part.name, trouble.alert));
    report.parts.into_iter().flat_map(of).collect()
}

#[test]
fn a_bot_without_anything_to_do_is_well() {
    assert_eq!(alerts(&well()), []);
    assert!(judge(&well(), &Limits::default()).is_well());
}

#[test]
fn each_part_is_red_when_it_says_nothing_for_too_long_and_no_sooner() {
    let limits = Limits::default();
    // These are the limits that reliability asks for.
    assert_eq!(limits.database, Duration::from_mins(1));
    assert_eq!(limits.network, Duration::from_secs(90));
    assert_eq!(limits.outbox, Duration::from_mins(5));
    let table: [(&str, Alert, Duration, Set); 7] = [
        ("desk", Alert::DeskStalled, limits.desk, |signs, long| signs.desk = long),
        ("database", Alert::DatabaseUnwritable, limits.database, |signs, long| {
            signs.committed = long;
        }),
        ("outbox", Alert::OutboxStalled, limits.worker, |signs, long| signs.worker = long),
        ("outbox", Alert::OutboxAgeing, limits.outbox, |signs, long| signs.oldest = Some(long)),
        ("upkeep", Alert::UpkeepStalled, ROUND, |signs, long| signs.scheduler = long),
        ("discord", Alert::NetworkSilent, limits.network, |signs, long| {
            signs.networks[0].silent = long;
        }),
        ("matrix", Alert::NetworkSilent, limits.network, |signs, long| {
            signs.networks[1].silent = long;
        }),
    ];
    for (part, alert, limit, set) in table {
        let mut signs = well();
        set(&mut signs, limit);
        assert_eq!(alerts(&signs), [], "{part}: {alert:?}");
        set(&mut signs, limit + A_SECOND);
        assert_eq!(alerts(&signs), [(part, alert)]);
        let report = judge(&signs, &limits);
        assert!(!report.is_well());
        assert_eq!(report.is_alive(), !alert.asks_for_restart());
    }
}

#[test]
fn whoever_was_not_yet_on_a_network_is_starting_and_nothing_is_wrong() {
    let mut signs = well();
    signs.networks[1].was_there = false;
    let report = judge(&signs, &Limits::default());
    assert_eq!(alerts(&signs), []);
    assert!(!report.is_well() && report.is_alive());
    assert!(report.json().starts_with("{\"status\":\"starting\""), "{}", report.json());
    let broken = Signs { is_writable: false, ..signs };
    let json = judge(&broken, &Limits::default()).json();
    assert!(json.starts_with("{\"status\":\"red\""), "{json}");
}

#[test]
fn what_was_missed_is_read_within_some_minutes_or_somebody_looks() {
    let mut signs = well();
    signs.networks[0].reading = ROUND;
    assert_eq!(alerts(&signs), []);
    signs.networks[0].reading += A_SECOND;
    assert_eq!(alerts(&signs), [("discord", Alert::NetworkBehind)]);
    assert!(judge(&signs, &Limits::default()).is_well(), "it goes on by itself");
}

#[test]
fn a_clock_is_wrong_by_more_than_a_minute_either_way() {
    for (ahead, words) in [(61, "61 s ahead of Discord's"), (-3_600, "3600 s behind Discord's")] {
        let report = judge(&Signs { ahead, ..well() }, &Limits::default());
        let troubles: Vec<_> = report.troubles().collect();
        assert_eq!((troubles.len(), troubles[0].alert), (1, Alert::ClockWrong));
        assert!(troubles[0].words.contains(words), "{}", troubles[0].words);
    }
    assert_eq!(alerts(&Signs { ahead: 60, ..well() }), []);
}

#[test]
fn what_is_known_to_be_broken_is_not_waited_for() {
    let unwritable = Signs { is_writable: false, committed: Duration::ZERO, ..well() };
    assert_eq!(alerts(&unwritable), [("database", Alert::DatabaseUnwritable)]);
    let replaced = Signs { is_in_place: false, ..well() };
    assert_eq!(alerts(&replaced), [("database", Alert::DatabaseReplaced)]);
}

#[test]
fn a_desk_that_waits_for_the_database_asks_for_no_restart() {
    let hour = Duration::from_hours(1);
    let silent = Signs { desk: hour, committed: hour, ..well() };
    // It hangs in a transaction by itself.
    assert!(alerts(&silent).contains(&("desk", Alert::DeskStalled)));
    for signs in [Signs { is_writable: false, ..silent.clone() }, Signs { is_held: true, ..silent }]
    {
        assert_eq!(alerts(&signs), [("database", Alert::DatabaseUnwritable)]);
        let report = judge(&signs, &Limits::default());
        assert!(report.is_alive() && !report.is_well());
    }
}

#[test]
fn what_waits_for_somebody_else_is_no_alert() {
    let signs = Signs { waiting: 1_000, parked: 12, oldest: None, ..well() };
    assert_eq!(alerts(&signs), []);
}

#[test]
fn what_is_over_is_looked_at_for_ten_minutes() {
    let [lately, long_ago] = [REMEMBERED.saturating_sub(A_SECOND), REMEMBERED];
    for by in [3_600, -3_600] {
        let signs = Signs { jumped: Some((lately, by)), ..well() };
        assert_eq!(alerts(&signs), [("clock", Alert::ClockJumped)]);
        assert_eq!(alerts(&Signs { jumped: Some((long_ago, by)), ..well() }), []);
    }
    let dropped = Signs { dropped: Some((lately, 2)), ..well() };
    assert_eq!(alerts(&dropped), [("events", Alert::EventsDropped)]);
    assert!(judge(&dropped, &Limits::default()).is_well(), "everything else goes on");
    assert_eq!(alerts(&Signs { dropped: Some((long_ago, 2)), ..well() }), []);
    let missed = Signs { missed: Some((lately, 1)), ..well() };
    assert_eq!(alerts(&missed), [("events", Alert::MessagesMissed)]);
    assert!(judge(&missed, &Limits::default()).is_well(), "everything else goes on");
    assert_eq!(alerts(&Signs { missed: Some((long_ago, 1)), ..well() }), []);
}

#[test]
fn a_report_is_json_with_a_line_for_each_part() {
    let signs = Signs {
        oldest: Some(Duration::from_secs(312)),
        dropped: Some((A_SECOND, 2)),
        waiting: 3,
        ..well()
    };
    let json = judge(&signs, &Limits::default()).json();
    let read: Value = from_str(&json).expect("it is JSON");
    assert_eq!(read["status"], "red");
    let lines: Vec<&str> = json.lines().filter(|line| line.starts_with("{\"part\":")).collect();
    let parts = ["desk", "database", "outbox", "upkeep", "discord", "matrix", "events", "clock"];
    assert_eq!(lines.len(), parts.len(), "{json}");
    for (line, part) in lines.iter().zip(parts) {
        let line: Value = from_str(line.trim_end_matches(',')).expect("a line is JSON, too");
        assert_eq!(line["part"], part);
        let status = match part {
            "outbox" => "red",
            "events" => "look",
            _ => "ok",
        };
        assert_eq!(line["status"], status, "{line}");
        if part == "outbox" {
            assert_eq!(line["oldest_seconds"], 312);
            assert_eq!(line["alerts"][0]["alert"], "outbox_ageing");
            let why = line["alerts"][0]["why"].as_str().expect("words");
            assert!(why.contains("has waited for 312 s"), "{why}");
        }
    }
}

#[test]
fn every_alert_has_a_name_of_its_own() {
    let mut names: Vec<_> = Alert::ALL.map(Alert::kind).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Alert::ALL.len());
}

#[test]
fn shards_that_nobody_hears_are_named_when_others_have_had_the_time_to_start() {
    let limits = Limits::default();
    let mut signs = well();
    signs.networks[0].unheard = vec![4, 5];
    // Discord lets shards begin one after the other.
    signs.serving = limits.network + 12 * A_SECOND;
    assert_eq!(alerts(&signs), []);
    signs.serving += A_SECOND;
    assert_eq!(alerts(&signs), [("discord", Alert::NetworkSilent)]);
    let report = judge(&signs, &limits).json();
    assert!(report.contains("no process hears its shards 4, 5"), "{report}");
}
