//! Years of chance, against which the invariants of the clocks are held: time is conserved, nothing
//! is early, nothing comes twice, and looking more often changes nothing.

use crate::time::clock_case::{Step, moment};
use crate::time::clock_watch::Watch;
use menagerie_core::Timestamp;
use menagerie_core::clock::{Clock, ClockEvent, DAY};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const CONTROLS: [&str; 7] = [
    "days 3d",
    "days 2d soft",
    "fischer 10d 12h 14d",
    "fischer 3d 1d 4d soft no-vacation",
    "gc-2009",
    "gc-2019 pace=4/7d",
    "gc-2004 no-days-off event",
];
/// Plays games by chance until a year has passed, and hands on each when it is over.
fn play_a_year(seed: u64, mut over: impl FnMut(Watch)) {
    let start = moment("2026-01-20T00:00:00Z").0 + seed as i64 * DAY;
    let mut dice = StdRng::seed_from_u64(seed);
    let mut now = start;
    while now < start + 366 * DAY {
        let control = CONTROLS[dice.random_range(0..CONTROLS.len())];
        let mut watch = Watch::start(control, StdRng::seed_from_u64(dice.random()), now);
        while !watch.table.is_over() && watch.now < start + 366 * DAY {
            watch.go_on();
        }
        now = watch.now;
        over(watch);
    }
}

#[test]
fn a_year_conserves_time_and_nothing_is_early_or_comes_twice() {
    let (mut moves, mut flags, mut warnings, mut hours) = (0, 0, 0, 0);
    for seed in 0..4 {
        play_a_year(seed, |watch| {
            for happening in &watch.table.happened {
                match happening {
                    ClockEvent::Moved(_) => moves += 1,
                    ClockEvent::Warned(_) => warnings += 1,
                    ClockEvent::HourPaid { .. } => hours += 1,
                    ClockEvent::Ended(finish) => flags += i32::from(finish.flagged.is_some()),
                    ClockEvent::Overdue { .. } => {}
                }
            }
            let is_end = |it: &&ClockEvent| matches!(it, ClockEvent::Ended(_));
            assert!(watch.table.happened.iter().filter(is_end).count() <= 1);
        });
    }
    println!("{moves} moves, {warnings} warnings, {hours} automatic hours, {flags} flags");
    assert!(moves > 500 && flags > 3 && warnings > 100 && hours > 10, "chance has done too little");
}

#[test]
fn looking_more_often_and_restarting_change_nothing() {
    let mut dice = StdRng::seed_from_u64(7);
    for seed in 10..13 {
        play_a_year(seed, |watch| {
            let mut again = watch.table.replay_start();
            let mut last = watch.table.clock.state().start.0;
            for (step, at) in watch.script {
                let until = match step {
                    // While the bot was away it did not look.
                    Step::Outage(outage) => outage.from.0,
                    _ => at.0,
                };
                for _ in 0..dice.random_range(0..6) {
                    if last < until {
                        last = dice.random_range(last..until);
                        again.check(Timestamp(last));
                    }
                    let words = again.clock.control().to_string();
                    let control = words.parse().expect("it is what was stored");
                    again.clock = Clock::from_parts(control, again.clock.state().clone());
                }
                let _ = again.step(step, at);
                last = at.0;
            }
            assert_eq!(again.happened, watch.table.happened);
            assert_eq!(again.clock, watch.table.clock);
            assert_eq!(again.pauses, watch.table.pauses);
        });
    }
}
