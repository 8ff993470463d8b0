//! The program is killed again and again while people play, as the benchmark `faults` does it more
//! often and with other faults: every move is stored once and seen once.

use crate::campaign::count::Count;
use crate::campaign::{Fault, Plan, Report, doctored, injected_into, run};
use crate::database;
use std::time::Duration;

fn plan(fault: Fault, times: u32, every: Duration) -> Plan {
    Plan { fault, times, every, is_exact: false, rate: 5.0, games: 9, seed: 12 }
}

/// Nothing is wrong, and people have played meanwhile.
fn is_clean(report: &Report, times: usize) {
    println!("{}", report.row("this test"));
    assert!(report.is_clean() && report.times == times, "{report:#?}");
    assert!(report.count.moves > times && report.silence > Duration::ZERO, "{report:#?}");
}

#[test]
fn the_count_finds_whatever_is_lost_or_doubled() {
    doctored::counts();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_35_kills_none_loses_a_move_or_shows_one_twice() {
    is_clean(&run(&plan(Fault::Killed, 35, Duration::from_millis(1_200))).await, 35);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_15_kills_of_whoever_serves_none_loses_a_move_or_shows_one_twice() {
    if database::server().is_none() {
        eprintln!("skipped, because TEST_POSTGRES names no server: scripts/postgres/with.sh does");
        return;
    }
    is_clean(&run(&plan(Fault::KilledServing, 15, Duration::from_millis(1_500))).await, 15);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_120_power_cuts_none_loses_a_move_that_was_shown() {
    let report = run(&plan(Fault::PowerCut, 120, Duration::ZERO)).await;
    println!("{}", report.row("this test"));
    assert!(report.is_clean() && report.count.moves == 24, "{report:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_cost_nobody_a_move() {
    costs_nobody_a_move(Fault::LookUps).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_look_ups_cost_nobody_a_move() {
    costs_nobody_a_move(Fault::LookUpsSlow).await;
}

async fn costs_nobody_a_move(fault: Fault) {
    let report = run(&plan(fault, 2, Duration::from_secs(1))).await;
    println!("{}", report.row("this test"));
    // How long a board takes is for the benchmark: here much else goes on.
    let is_right = report.count.wrong() == 0 && report.count.moves > 0 && report.times == 2;
    assert!(is_right && report.limited <= 10, "{report:#?}");
}

fn page() -> String {
    let page = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../docs/operators/faults.md"
    ));
    page.expect("it is there")
}

#[test]
fn the_page_names_tests_that_there_are_and_no_row_in_which_anything_is_wrong() {
    let page = page();
    let (rows, elsewhere) = page.split_once("<!-- end -->").expect("the table ends");
    let tests = elsewhere.lines().filter(|line| line.starts_with("| ")).skip(1);
    let tests = tests.filter_map(|line| line.split(" | ").nth(1));
    let tests = tests.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/acceptance");
    let rooms = std::fs::read_dir(&folder).expect("the folder is there");
    let rooms: Vec<_> = rooms.map(|room| room.expect("it can be read").path()).collect();
    for test in tests {
        let file = format!("{test}.rs");
        let lies_in = |room: &std::path::PathBuf| {
            room.join(&file).exists() || room.join("on_a_file").join(&file).exists()
        };
        let is_there = rooms.iter().any(lies_in);
        assert!(is_there || folder.join(&file).exists(), "{test}");
    }
    for fault in Fault::ALL {
        let begins = format!("| {} |", fault.words()[1]);
        let Some(row) = rows.lines().find(|line| line.starts_with(&begins)) else { continue };
        let cells: Vec<&str> = row.split(" | ").collect();
        assert_eq!(cells[4..9], ["0"; 5], "{row}");
    }
}

#[test]
fn a_new_row_takes_the_place_of_the_old_one_and_leaves_the_others() {
    let [first, second] = [Fault::ALL[0], Fault::ALL[1]].map(|fault| fault.words()[1]);
    let page = page();
    let with = |page: &str, fault: &str, words: &str| {
        injected_into(page, &[format!("| {fault} | {words} |")]).expect("it has a table")
    };
    let once = with(&with(&page, second, "second"), first, "old");
    let twice = with(&once, first, "new");
    assert!(twice.contains(&format!("| {first} | new |\n| {second} | second |\n")), "{twice}");
    assert!(!twice.contains("old |\n"), "{twice}");
    assert_eq!(with(&twice, first, "old"), once);
}

#[test]
fn what_is_wrong_in_one_sitting_is_wrong_in_the_whole() {
    let clean = Report {
        fault: Fault::Killed,
        times: 2,
        count: Count::default(),
        silence: Duration::from_millis(1_250),
        patience: Duration::from_secs(9),
        limited: 3,
        wrong: Vec::new(),
    };
    let mut worse = clean.clone();
    (worse.count.moves, worse.count.moves_lost, worse.count.messages_doubled) = (9, 1, 2);
    worse.silence = Duration::from_secs(3);
    let whole = clean.clone().and(worse);
    assert!(clean.is_clean() && !whole.is_clean());
    let row = whole.row("a test");
    assert!(row.ends_with("| 4 | 9 | 1 | 0 | 0 | 2 | 0 | 3.0 | 9.0 | a test |"), "{row}");
    let asked = Report { fault: Fault::LookUps, ..clean.clone() };
    let row = asked.clone().and(asked).row("a test");
    assert!(row.ends_with("| a test, 429 answered 6 times |"), "{row}");
    let mut noted = clean;
    noted.wrong.push("it ended with 1".to_owned());
    assert!(!noted.is_clean());
}

#[test]
fn every_fault_is_found_by_its_name() {
    for fault in Fault::ALL {
        assert_eq!(Fault::named(fault.words()[0]), Some(fault));
    }
    assert_eq!(Fault::named("flood"), None);
}
