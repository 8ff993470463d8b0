//! `menagerie club --trial`: ratings, tables and pairings from rows of a file.

use crate::operation::command_line::menagerie;
use crate::server::{Folder, PROGRAM};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The lines printed for these bytes of a file, and the words about it where the status is 2.
fn tried(bytes: &[u8]) -> (Vec<Value>, String) {
    let folder = Folder::new("club");
    let file = folder.0.join("rows.jsonl");
    std::fs::write(&file, bytes).expect("it can be written");
    let name = file.to_str().expect("text");
    let output = menagerie(&["club", "--trial", name]);
    let said = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(output.status.code(), Some(if said.is_empty() { 0 } else { 2 }), "{said}");
    let printed = String::from_utf8(output.stdout).expect("it is text");
    let rows = printed.lines().map(|line| serde_json::from_str(line).expect("it is JSON"));
    (rows.collect(), said.replace(name, "FILE"))
}

/// The answers to rows that can all be used.
fn answers(text: &str) -> Vec<Value> {
    let (rows, said) = tried(text.as_bytes());
    assert_eq!(said, "");
    rows
}

/// The difference of two answers where they differ: numbers of a rating may by a millionth or two, which is
/// how the cases are rounded.
fn difference(ours: &Value, theirs: &Value) -> Option<String> {
    match (ours, theirs) {
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).find_map(|(one, other)| difference(one, other))
        }
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            one.values().zip(other.values()).find_map(|(one, other)| difference(one, other))
        }
        (Value::Number(one), Value::Number(other)) => {
            let numbers = [one, other].map(|it| it.as_f64().expect("it is a number"));
            let is_close = (numbers[0] - numbers[1]).abs() < 0.000_002;
            (!is_close).then(|| format!("{one} and {other}"))
        }
        _ => (ours != theirs).then(|| format!("{ours} and {theirs}")),
    }
}

#[test]
fn the_club_s_cases_beside_the_project_come_out_of_the_program() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/club_cases.jsonl");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped, because the club's cases are not beside the project");
        return;
    };
    let cases: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON")).collect();
    // The rows are handed in without their results.
    let result = |row: &Value| match row["kind"].as_str() {
        Some("ladder") => "after",
        Some("table") => "table",
        _ => "rounds",
    };
    let mut rows = String::new();
    for case in &cases {
        let mut row = case.as_object().expect("a row is an object").clone();
        row.remove(result(case)).expect("a case has a result");
        rows += &(Value::Object(row).to_string() + "\n");
    }
    let answers = answers(&rows);
    assert_eq!(answers.len(), cases.len());
    for (answer, case) in answers.iter().zip(&cases) {
        assert_eq!((&answer["kind"], answer.get("id")), (&case["kind"], case.get("id")));
        let name = result(case);
        assert_eq!(difference(&answer[name], &case[name]), None, "{} {}", case["kind"], case["id"]);
    }
    println!("{} cases hold", cases.len());
}

const LADDER: &str = r#"{"kind": "ladder", "id": "l", "periods": 2, "running": [["Ann", 1, 1]], "games": [{"id": 1, "day": 29, "white": "Ann", "black": "Bob", "score": 1, "end": "normal"}]}"#;
const TABLE: &str = r#"{"kind": "table", "id": "t", "players": ["Ann", "Bob"], "scores": {"1-0": [1, 0]}, "games": [["Ann", "Bob", "1-0"]]}"#;
const BERGER: &str = r#"{"kind": "berger", "players": 3}"#;

#[test]
fn a_row_of_each_kind_is_answered_in_one_line() {
    let answers = answers(&format!("{LADDER}\n\n{TABLE}\r\n{BERGER}"));
    let [ratings, table, pairings] = &answers[..] else { panic!("{answers:?}") };
    let after = ratings["after"].as_array().expect("it is a list");
    assert_eq!((&ratings["id"], &ratings["periods"], after.len()), (&json!("l"), &json!(2), 2));
    assert_eq!(after[0]["Ann"], after[1]["Ann"], "Ann has a game running");
    assert!(after[0]["Bob"][1].as_f64() < after[1]["Bob"][1].as_f64());
    let row = json!({
        "player": "Ann", "rank": 1, "points": 1.0, "direct": 0.0, "sonneborn_berger": 0.0, "wins": 1,
        "wins_as_second": 0,
    });
    assert_eq!(table["table"][0], row);
    let rounds = json!([[[2, 3]], [[1, 2]], [[3, 1]]]);
    assert_eq!(*pairings, json!({"kind": "berger", "players": 3, "rounds": rounds}));
}

#[test]
fn results_in_a_row_are_not_looked_at() {
    let with_result = BERGER.replace('}', r#", "rounds": "none of these"}"#);
    assert_eq!(answers(&with_result), answers(BERGER));
}

#[test]
fn what_lies_outside_the_periods_changes_nothing_within_and_a_row_may_come_twice() {
    let after = |row: &str| answers(&format!("{row}\n{row}"))[1]["after"].clone();
    let usual = after(LADDER);
    let late = r#""games": [{"id": 2, "day": 60, "white": "Cid", "black": "Bob", "score": 1, "end": "time"}, "#;
    assert_eq!(after(&LADDER.replace("\"games\": [", late)), usual, "a game after the last period");
    let backwards = r#"["Ann", 1, 1], ["Bob", 1, 0]"#;
    assert_eq!(
        after(&LADDER.replace(r#"["Ann", 1, 1]"#, backwards)),
        usual,
        "it runs in no period"
    );
}

#[test]
fn the_order_of_the_games_changes_no_digit() {
    let game = |id, day, white, black, score| json!({"id": id, "day": day, "white": white, "black": black, "score": score, "end": "normal"});
    let mut games = vec![
        game(1, 3, "Ann", "Bob", 1.0),
        game(2, 9, "Bob", "Cid", 0.5),
        game(3, 9, "Cid", "Ann", 0.0),
        game(4, 44, "Bob", "Ann", 1.0),
    ];
    let mut printed = Vec::new();
    for _ in 0..4 {
        games.rotate_left(1);
        let row = json!({"kind": "ladder", "periods": 2, "running": [], "games": games});
        printed.push(answers(&row.to_string())[0]["after"].to_string());
    }
    assert!(printed.iter().all(|it| *it == printed[0]), "{printed:#?}");
}

#[test]
fn rows_come_from_standard_input_too() {
    let mut program = Command::new(PROGRAM)
        .args(["club", "--trial", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it is piped");
    input.write_all(format!("{BERGER}\n[]\n").as_bytes()).expect("it listens");
    drop(input);
    let output = program.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("menagerie: standard input, line 2: a row is an object"), "{said}");
}

#[test]
fn what_cannot_be_used_is_told_with_its_line_after_the_answers_to_the_rows_before() {
    let changed = |row: &str, from: &str, to: &str| {
        assert!(row.contains(from), "{from}");
        row.replace(from, to)
    };
    for (row, why) in [
        ("{\"kind\": ".to_owned(), "this is no JSON: EOF while parsing a value, in column 8"),
        ("ladder".to_owned(), "this is no JSON: expected value, in column 1"),
        ("[1, 2]".to_owned(), "a row is an object, like {\"kind\": \"berger\", \"players\": 6}"),
        ("{}".to_owned(), "missing field `kind`, in column 2"),
        (
            changed(BERGER, "berger", "swiss"),
            "the kind “swiss” is unknown: there are ladder, table and berger",
        ),
        (changed(BERGER, "3", "2"), "expected a whole number from 3 to 16, in column 31"),
        (changed(BERGER, "3", "1e9"), "expected a whole number from 3 to 16, in column 33"),
        (changed(LADDER, "\"score\": 1", "\"score\": 0.7"), "a score is 1, 0.5 or 0, not 0.7, in "),
        (
            changed(LADDER, "\"score\": 1", "\"score\": 1e999"),
            "this is no JSON: number out of range",
        ),
        (
            changed(LADDER, "normal", "resigned"),
            "unknown variant `resigned`, expected `normal` or `time`",
        ),
        (changed(LADDER, "29", "-1"), "integer `-1`, expected a whole number from 0 to 36000, in "),
        (
            changed(LADDER, "\"periods\": 2", "\"periods\": -1"),
            "expected a whole number from 0 to 1200",
        ),
        (
            changed(LADDER, "\"periods\": 2", "\"periods\": 1000000000"),
            "from 0 to 1200, in column 51",
        ),
        (changed(LADDER, "1, 1]", "1, -1]"), "expected a whole number from 0 to 1200"),
        (changed(LADDER, "\"normal\"", "1"), "expected value, in column"),
        (changed(LADDER, "Bob", &"x".repeat(101)), "the name of a player has at most 100 bytes"),
        (changed(LADDER, "\"Bob\"", "\"Ann\""), "both sides of game 1 have the same player"),
        (changed(LADDER, "\"Bob\"", "null"), "invalid type: null, expected a string, in "),
        (changed(TABLE, ", \"Bob\"]", ", \"Ann\"]"), "player 2 is in the list of players twice"),
        (
            changed(TABLE, "[[\"Ann\"", "[[\"Eve\""),
            "game 1 has a player who is not in the list of players",
        ),
        (
            changed(TABLE, "\"1-0\"]]", "\"0-1\"]]"),
            "game 1 has the score “0-1”, which is not among the row's scores",
        ),
        (
            changed(TABLE, "[1, 0]", "[1, 0.3]"),
            "points are numbers of quarters from 0 to 1,000, not 0.3",
        ),
        (
            changed(TABLE, "\"t\"", &format!("\"{}\"", "x".repeat(101))),
            "an id has at most 100 bytes",
        ),
    ] {
        let first = changed(TABLE, "\"t\"", "\"first\"");
        let (rows, said) = tried(format!("{first}\n{row}\n{BERGER}\n").as_bytes());
        assert_eq!(rows.len(), 1, "{row}");
        assert!(
            said.starts_with("menagerie: FILE, line 2: ") && said.contains(why),
            "{row}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let game = |id, white: &str| json!({"id": id, "day": 0, "white": white, "black": "x", "score": 1, "end": "normal"});
    let ladder = |games: Vec<Value>| {
        json!({"kind": "ladder", "periods": 1_200, "running": [], "games": games}).to_string()
    };
    let (_, said) = tried(ladder(vec![game(5, "a"), game(5, "b")]).as_bytes());
    assert_eq!(said, "menagerie: FILE, line 1: two games have the number 5\n");
    let many = (0..900).map(|id| game(id, &id.to_string())).collect();
    let (_, said) = tried(ladder(many).as_bytes());
    let why = "901 players in 1200 periods have more than 1000000 ratings";
    assert_eq!(said, format!("menagerie: FILE, line 1: {why}\n"));
}

#[test]
fn files_that_are_none_are_told_in_a_sentence() {
    let said = |bytes: &[u8]| {
        let (rows, said) = tried(bytes);
        assert!(rows.is_empty());
        said
    };
    assert_eq!(said(b""), "menagerie: FILE is empty: it has no rows\n");
    assert_eq!(said(b"\n \n"), "menagerie: FILE is empty: it has no rows\n");
    assert_eq!(said(b"\x7fELF\x02\xff\xfe"), "menagerie: FILE, line 1: this is no text in UTF-8\n");
    assert!(
        said(&[0; 100]).starts_with("menagerie: FILE, line 1: this is no JSON: expected value")
    );
    let long = [b"{\"kind\": \"", &b"x".repeat(9 << 20)[..]].concat();
    assert_eq!(said(&long), "menagerie: FILE, line 1: a row has at most 8388608 bytes\n");
    // The repeated part of a row is short, and has nothing that a terminal would obey.
    let odd = format!("{{\"kind\": \"\\u001b[2J{}\"}}", "x".repeat(10_000));
    let odd = said(odd.as_bytes());
    assert!(odd.len() < 400 && !odd.contains('\u{1b}'), "{odd:?}");
    let two_lines = said(br#"{"kind": "a\nmenagerie: all is well"}"#);
    assert_eq!(two_lines.lines().count(), 1, "{two_lines}");
    for path in [PathBuf::from("no-such-file.jsonl"), std::env::temp_dir()] {
        let output = menagerie(&["club", "--trial", path.to_str().expect("text")]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains("cannot be read: "), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}
