//! The rules of the clocks of correspondence games, case by case.

use crate::time::clock_case::{differences, moment};
use menagerie_core::Timestamp;
use menagerie_core::clock::{
    Clock, ClockRefusal, Control, DAY, Event, Hours, Member, Pauses, Span, VacationEnd,
};
use menagerie_rules::Color;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// The cases of a text, one a line.
fn cases(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON")).collect()
}

fn all_hold(cases: &[Value]) {
    let wrong: Vec<String> = cases.iter().flat_map(differences).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn our_own_cases_hold() {
    let cases = cases(include_str!("clock_cases.jsonl"));
    assert!(cases.len() >= 70, "{} cases", cases.len());
    all_hold(&cases);
}

#[test]
fn the_cases_beside_the_project_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/clock_cases.jsonl");
    match std::fs::read_to_string(path) {
        Ok(text) => {
            let cases = cases(&text);
            all_hold(&cases);
            println!("{} cases hold", cases.len());
        }
        Err(_) => println!("skipped, because the clocks' cases are not beside the project"),
    }
}

#[test]
fn who_runs_out_of_hours_is_told_a_day_before_and_then() {
    let at = |text| moment(&format!("2026-{text}:00Z"));
    let hours = Hours { yearly: 30, of_year: BTreeMap::new() };
    let mut member = Member::from_rows(Vec::new(), Vec::new(), hours, None);
    let now = at("01-05T12:00");
    member.ask_vacation(None, Some(at("01-09T12:00")), now).expect("it can be taken");
    let end = at("01-06T18:00");
    let told = [at("01-05T18:00"), end].map(|told| VacationEnd { told, end });
    assert_eq!(member.vacation_ends(now, at("01-20T00:00")), told);
    assert_eq!(member.vacation_ends(at("01-05T18:00"), at("01-06T17:59")), [], "each is told once");
    // One that ends as was asked for ends without a word.
    member.end_vacation(at("01-06T12:00")).expect("it runs");
    assert_eq!(member.vacation_ends(now, at("01-20T00:00")), []);
}

#[test]
fn no_input_makes_a_clock_panic() {
    let wild = [i64::MIN, -1, 0, 1, 1_767_571_200, i64::MAX - 1, i64::MAX].map(Timestamp);
    for words in ["gc-2019 pace=4/7d soft", "days 3d", "none"] {
        let control: Control = words.parse().expect("it is a control");
        for (start, at) in wild.into_iter().flat_map(|start| wild.map(|at| (start, at))) {
            let mut pauses = Pauses::default();
            let mut clock = Clock::start(control, Color::White, &pauses, start);
            let by = Color::White;
            for event in [
                Event::Give { by: by.other(), seconds: i64::MAX },
                Event::Give { by: by.other(), seconds: DAY },
                Event::Claim { by: by.other() },
                Event::Reply { by },
                Event::Move { by, written: Some(start) },
                Event::Accept { by, written: Some(start) },
            ] {
                let _ = pauses.outages.tell(Span::new(start, at), at);
                let _ = pauses.game.freeze(at).and_then(|()| pauses.game.thaw(start));
                let member = pauses.member_mut(by);
                let _ = member.ask_vacation(Some(at), Some(start), start);
                let _ = member.ask_vacation(Some(at), None, start);
                let _ = member.end_vacation(start);
                clock.apply(&mut pauses, event, at);
                clock.warnings(&pauses);
            }
            let over = clock.state().finish.is_some();
            let more = clock.apply(&mut pauses, Event::Stop, at);
            assert_eq!(more.refused, over.then_some(ClockRefusal::Over));
        }
    }
}

#[test]
fn the_side_to_move_on_the_first_board_thinks_first() {
    let control: Control = "days 3d".parse().expect("it is a control");
    let (mut pauses, now) = (Pauses::default(), Timestamp(1_767_571_200));
    let mut clock = Clock::start(control, Color::Black, &pauses, now);
    assert_eq!(clock.warnings(&pauses)[0].side, Color::Black);
    let event = |by| Event::Move { by, written: None };
    let refused = clock.apply(&mut pauses, event(Color::White), now).refused;
    assert_eq!(refused, Some(ClockRefusal::NotYourTurn));
    assert_eq!(clock.apply(&mut pauses, event(Color::Black), now).refused, None);
}
