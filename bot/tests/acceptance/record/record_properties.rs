//! Games of every kind: the record survives every way of keeping it, and no change of it stays unnoticed.

use crate::play::diced::diced;
use crate::table::Folder;
use menagerie_core::Timestamp;
use menagerie_core::record::{Event, Form, Record, Replayed, What, read, written};
use menagerie_store::{Imported, Store};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;

fn json(record: Record) -> String {
    let replayed = Replayed::of(record).expect("its moves are legal");
    written(&replayed, Form::Json).expect("its times are times")
}

/// The meaning of a text, but for where it was kept; nothing if it is no JSON.
fn meaning(text: &str) -> Option<Value> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    if let Some(object) = value.as_object_mut() {
        object.remove("instance");
        object.remove("game");
    }
    Some(value)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_record_is_the_same_after_json_and_after_a_database(seed: u64, steps in 0..24_usize) {
        let record = diced(seed, steps);
        let text = json(record.clone());
        let (replayed, proof) = read(&text).expect("it is whole");
        prop_assert_eq!(&replayed.record, &record);
        prop_assert_eq!(proof.moves, record.moment().ply);
        for form in [Form::Courier, Form::Pgn, Form::Fen] {
            prop_assert!(written(&replayed, form).is_ok());
        }
        let folder = Folder::new();
        let stored = tokio::runtime::Runtime::new().expect("it runs").block_on(async {
            let mut dice = StdRng::seed_from_u64(seed);
            let url = folder.laid().await;
            let store = Store::open(&url, &mut dice).await.expect("a new one opens");
            let now = Timestamp(record.standing.at.0 + 1_000_000);
            let imported = store.import(&replayed.record, now).await.expect("it is stored");
            let expected = Imported::Stored { game: record.origin.game, is_displaced: false };
            assert_eq!(imported, expected);
            assert!(store.game(record.origin.game).await.expect("it replays").is_some());
            store.record(record.origin.game).await.expect("reads").expect("it is there")
        });
        prop_assert!(stored.is_of_same_game(&record), "{stored:?}");
        prop_assert_eq!(meaning(&json(stored)), meaning(&text));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn no_change_of_a_single_character_stays_unnoticed(
        seed in 0..40_u64,
        place: prop::sample::Index,
        other in prop_oneof!["[0-9a-z]", "[ -~]", ".", Just(String::new())],
    ) {
        let text = json(diced(seed, 8));
        let letters: Vec<char> = text.chars().collect();
        let place = place.index(letters.len());
        let (before, after) = (&letters[..place], &letters[place + 1..]);
        let changed: String =
            before.iter().copied().chain(other.chars()).chain(after.iter().copied()).collect();
        if meaning(&changed) == meaning(&text) {
            prop_assert!(read(&changed).is_ok() || changed.contains("\"instance\""));
        } else {
            prop_assert!(read(&changed).is_err(), "{} became {other:?}", letters[place]);
        }
    }
}

/// The values of an export, each with its path; those that say where it was kept are left out.
fn leaves<'a>(value: &'a Value, path: String, all: &mut Vec<(String, &'a Value)>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in
                fields.iter().filter(|(name, _)| !["instance", "game"].contains(&name.as_str()))
            {
                leaves(value, format!("{path}/{name}"), all);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                leaves(item, format!("{path}/{index}"), all);
            }
        }
        leaf => all.push((path, leaf)),
    }
}

#[test]
fn every_value_is_held_by_a_hash_or_follows_from_the_rest() {
    let mut changes = 0;
    for seed in 0..12 {
        let text = json(diced(seed, 9));
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        let mut all = Vec::new();
        leaves(&value, String::new(), &mut all);
        for (path, leaf) in all {
            let others = match leaf {
                Value::Number(number) => {
                    vec![Value::from(number.as_i64().expect("whole") + 1), Value::Null]
                }
                Value::String(words) => {
                    vec![Value::from(format!("{words}0")), Value::from(words.to_uppercase() + "A")]
                }
                Value::Bool(yes) => vec![Value::Bool(!yes)],
                _ => vec![Value::from(0), Value::from("discord:1"), Value::from("white")],
            };
            for other in others {
                let mut changed = value.clone();
                *changed.pointer_mut(&path).expect("it is there") = other.clone();
                let refused = read(&changed.to_string());
                assert!(refused.is_err(), "{path}: {leaf} became {other}");
                changes += 1;
            }
        }
    }
    assert!(changes > 1_000, "{changes}");
}

#[test]
fn events_cannot_be_left_out_put_in_or_exchanged() {
    for seed in 0..20 {
        let value: Value = serde_json::from_str(&json(diced(seed, 9))).expect("it is JSON");
        let events = value["events"].as_array().expect("a list").clone();
        for index in 0..events.len() {
            let refused = |events: Vec<Value>| {
                let mut changed = value.clone();
                changed["events"] = events.into();
                read(&changed.to_string()).is_err()
            };
            let (mut less, mut more, mut turned) = (events.clone(), events.clone(), events.clone());
            less.remove(index);
            more.insert(index, events[index].clone());
            turned.swap(index, (index + 1) % events.len());
            assert!(refused(less) && refused(more), "{index} of {seed}");
            assert!(refused(turned) || events.len() == 1, "{index} of {seed}");
        }
    }
}

#[test]
fn what_is_no_record_of_ours_is_refused_in_words() {
    let text = json(diced(3, 6));
    for (changed, words) in [
        (String::new(), "it is no record of a game (EOF"),
        ("[]".to_owned(), "it is no record of a game ("),
        ("{}".to_owned(), "missing field `format`"),
        (text.replace("menagerie-game", "chess"), "its format is “chess”"),
        (
            text.replace("\"version\": 1", "\"version\": 2"),
            "it is written in version 2 of the format, and this program reads version 1: use a newer one",
        ),
        (text.replace("\"version\": 1", "\"version\": 0"), "there is no version 0"),
        (text.replace("\"version\": 1", "\"version\": -1"), "it is no record of a game ("),
        (text.replace("\"game\"", "\"gaem\""), "unknown field `gaem`"),
        ("[".repeat(100_000), "it is no record of a game ("),
    ] {
        let refused = read(&changed).expect_err("it is none").to_string();
        assert!(refused.contains(words), "{refused}");
    }
}

#[test]
fn rules_that_are_not_known_and_moves_that_are_not_legal_are_refused_though_the_chain_is_whole() {
    let begins = |record: &Record| {
        record.events.len() > 1 && matches!(record.events[0].what, What::Played(_))
    };
    let record = (0..100).map(|seed| diced(seed, 6)).find(begins).expect("there is one");
    // A person who can write a file can make its chain too.
    let forged = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        Replayed::of(record).map(|_| ()).expect_err("it cannot be").to_string()
    };
    let said = forged(&|record| record.beginning.revision = 99);
    assert!(said.starts_with("this program has no revision 99 of a variant"), "{said}");
    let said = forged(&|record| record.events[0].what = What::Played("a1a1".to_owned()));
    assert_eq!(said, "event 1 (a1a1 at ply 0) cannot be: the rules do not allow it there");
    let said = forged(&|record| record.events[0].ply = 4);
    assert!(said.ends_with("cannot be: 0 plies were played before it"), "{said}");
    let said = forged(&|record| record.events[0].what = What::TakenBack { agreed_by: None });
    assert!(said.ends_with("cannot be: only the last move is taken back"), "{said}");
    let said = forged(&|record| {
        record.events[1] = Event {
            what: What::TakenBack { agreed_by: None },
            ply: usize::MAX,
            ..record.events[0].clone()
        };
    });
    assert!(said.ends_with("cannot be: only the last move is taken back"), "{said}");
    let said = forged(&|record| record.beginning.start = "8/8 w".to_owned());
    assert!(said.starts_with("its start position cannot be used: "), "{said}");
}
