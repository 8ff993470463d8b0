//! Records whose hashes were made anew: what follows from each other is compared, so that no file says of a
//! game when it was played what cannot be; and nobody plays in it who is nobody.

use crate::operation::command_line::menagerie;
use crate::record::exports::record;
use crate::table::{Folder, Table, done};
use menagerie_core::clock::{DAY, HOUR, Kind};
use menagerie_core::record::{Clocked, Form, Record, Replayed, read, written};
use menagerie_core::{Place, PlayerId, Server, Timestamp};

type Change = fn(&mut Record);

/// A record after three moves, each after half a day of thought.
async fn known(clock: &str) -> Record {
    let mut table = Table::with_clock(clock).await;
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11"), ("Ann", "d4d6")] {
        table.wait(12 * HOUR);
        done(&table.play(who, text).await);
    }
    table.wait(HOUR);
    table.look().await;
    record(&table.store, 1).await
}

/// A record as the writer of a file can have it: with hashes that fit its contents.
fn file(mut record: Record, change: Change) -> String {
    change(&mut record);
    let replayed = Replayed::of(record).expect("its moves are legal");
    written(&replayed, Form::Json).expect("its times are times")
}

fn clock(record: &mut Record) -> &mut Clocked {
    record.clock.as_mut().expect("it has one")
}

/// All of it some time later, or earlier.
fn shift(record: &mut Record, by: i64) {
    record.beginning.at.0 += by;
    record.standing.at.0 += by;
    for event in &mut record.events {
        event.at.0 += by;
    }
    let clock = clock(record);
    let state = clock.state.as_mut().expect("it runs");
    for at in [&mut state.start, &mut state.since, &mut state.handled] {
        at.0 += by;
    }
    for row in &mut clock.moves {
        row.at.0 += by;
    }
}

#[tokio::test]
async fn times_that_contradict_each_other_are_refused_in_words() {
    let changes: [(Change, &str); 13] = [
        (|_| {}, ""),
        (
            |it| it.events[1].at.0 -= 2 * DAY,
            "event 2 (e13e11 at ply 1) cannot be: it is from before",
        ),
        (|it| it.events[0].at.0 = it.beginning.at.0 - DAY, "event 1 (e4e6 at ply 0) cannot be"),
        (|it| it.beginning.at.0 += DAY, "event 1 (e4e6 at ply 0) cannot be"),
        (|it| it.standing.at.0 -= DAY, "nothing has happened since a time before its last event"),
        (|it| it.events[2].at.0 += HOUR, "nothing has happened since a time before its last event"),
        (|it| it.events[1].at.0 -= HOUR, ""),
        (
            |it| {
                // A move that is said to have been made later than its clock has it.
                it.events[2].at.0 += HOUR;
                it.standing.at.0 += HOUR;
            },
            "its clock has other times for its moves than they have",
        ),
        (
            |it| {
                for event in &mut it.events {
                    event.at.0 += 31 * 365 * DAY;
                }
                it.standing.at.0 += 31 * 365 * DAY;
            },
            "its clock has other times for its moves than they have",
        ),
        (
            |it| {
                let rows = &mut clock(it).moves;
                (rows[1].at, rows[2].at) = (rows[2].at, rows[1].at);
            },
            "its clock has other times for its moves than they have",
        ),
        (|it| clock(it).moves[1].at.0 -= DAY, "its clock has"),
        (|it| clock(it).state.as_mut().expect("it runs").start.0 -= DAY, "before the game"),
        (|it| clock(it).state.as_mut().expect("it runs").since = it.beginning.at, "its clock says"),
    ];
    let known = known("days 3d").await;
    for (index, (change, words)) in changes.into_iter().enumerate() {
        let read = read(&file(known.clone(), change));
        match words {
            "" => assert!(read.is_ok(), "{index}: {:?}", read.err()),
            words => {
                let error = read.expect_err("it cannot be").to_string();
                assert!(error.contains(words), "{index}: {error}");
            }
        }
    }
}

/// A control that was never agreed is known by what its clock has not done.
#[tokio::test]
async fn a_clock_that_was_put_on_or_taken_off_is_refused() {
    let days = |record: &mut Record| clock(record).control.kind = Kind::Days(3 * DAY);
    let hours = |record: &mut Record| clock(record).control.kind = Kind::Days(6 * HOUR);
    let none = |record: &mut Record| clock(record).control.kind = Kind::None;
    let changes: [(&str, Change, &str); 4] = [
        ("none", days, "its clock has deadlines, and does not warn of the next one"),
        ("none", hours, "its clock has a move for which there was no time any more"),
        ("days 3d", none, "its clock has no deadlines, and warns of one"),
        ("days 3d", hours, "its clock has a move for which there was no time any more"),
    ];
    for (agreed, change, words) in changes {
        let known = known(agreed).await;
        assert!(read(&file(known.clone(), |_| {})).is_ok(), "{agreed}");
        let error = read(&file(known, change)).expect_err("it was never agreed").to_string();
        assert!(error.contains(words), "{agreed}: {error}");
    }
}

#[tokio::test]
async fn a_file_that_names_nobody_or_a_time_to_come_is_refused_and_a_mark_before_it_is_not() {
    let folder = Folder::new();
    let path = folder.0.join("game.json");
    let path = path.to_str().expect("it is UTF-8");
    let now = jiff::Timestamp::now().as_second();
    let known = known("days 3d").await;
    let began = known.latest().0;
    let verify = |bytes: &[u8]| {
        std::fs::write(path, bytes).expect("it is writable");
        let output = menagerie(&["verify", path]);
        let said = [&output.stdout[..], &output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&said).into_owned())
    };
    let ours = |record: &mut Record| {
        record.beginning.players = ["11", "12"].map(|number| PlayerId::new("discord", number));
        record.beginning.server = Server::new("discord", 5);
        record.standing.place = Place::new("discord", 6);
        record.standing.own_place = Some(Place::new("discord", 7));
    };
    let text = |change: &dyn Fn(&mut Record)| {
        let mut record = known.clone();
        ours(&mut record);
        change(&mut record);
        let replayed = Replayed::of(record).expect("its moves are legal");
        written(&replayed, Form::Json).expect("its times are times")
    };
    let (code, said) = verify(text(&|_| {}).as_bytes());
    assert!(code == Some(0) && said.contains("is a whole record"), "{said}");
    for (change, words) in [
        (
            &(|it: &mut Record| it.beginning.players[1] = PlayerId::new("discord", "@everyone"))
                as &dyn Fn(&mut Record),
            "“discord:@everyone” has not the form of an address of its network",
        ),
        (
            &|it: &mut Record| it.beginning.players[0] = PlayerId::new("matrix", "@room"),
            "“matrix:@room”",
        ),
        (&|it: &mut Record| it.beginning.server = Server::new("discord", "<#5>"), "“discord:<#5>”"),
        (&|it: &mut Record| it.standing.place = Place::new("discord", "games"), "“discord:games”"),
        (&|it: &mut Record| shift(it, now - began + 2 * DAY), "later than a day from now"),
        (&|it: &mut Record| shift(it, 31 * 365 * DAY + now - began), "later than a day from now"),
    ] {
        let (code, said) = verify(text(change).as_bytes());
        assert!(code == Some(1) && said.contains(words), "{words}: {said}");
    }
    // A clock may be a little fast, and some editors put a mark in front of what they save.
    let (code, said) = verify(text(&|it| shift(it, now - began + HOUR)).as_bytes());
    assert_eq!(code, Some(0), "{said}");
    let marked = format!("\u{feff}{}", text(&|_| {}));
    let (code, said) = verify(marked.as_bytes());
    assert_eq!(code, Some(0), "{said}");
    let wide: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let (code, said) = verify(&wide);
    assert!(code == Some(2) && said.contains("is no text in UTF-8: save it"), "{said}");
    assert!(known.latest() < Timestamp(now));
}
