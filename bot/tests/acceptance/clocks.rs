//! The rules of the clocks of correspondence games, case by case.

use crate::clock_case::differences;
use serde_json::Value;
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
