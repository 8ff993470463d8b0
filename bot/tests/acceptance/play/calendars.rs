//! The deadlines of one's own games as a file for a calendar program.

use crate::asking::{asked, told};
use crate::table::{CHANNEL, NOON, Table, done};
use menagerie_chat::conversation::{Answer, Show};
use menagerie_core::GameId;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Which};
use menagerie_words::{NOTHING, in_full};

async fn calendar(table: &Table, who: &str) -> Answer {
    asked(table, who, CommandName::Games, &[("which", "calendar")]).await
}

/// The lines of the file, whole again where the format has folded them.
fn lines(answer: &Answer) -> Vec<String> {
    assert_eq!(answer.file.as_deref(), Some("menagerie.ics"));
    let Some(Show::Document(file)) = &answer.show else { panic!("no file: {}", told(answer)) };
    assert!(file.ends_with("END:VCALENDAR\r\n"), "{file}");
    assert!(file.split("\r\n").all(|line| line.len() <= 75 && !line.contains('\n')), "{file}");
    file.replace("\r\n ", "").split("\r\n").map(str::to_owned).collect()
}

fn values<'a>(lines: &'a [String], name: &str) -> Vec<&'a str> {
    let value = |line: &'a String| line.strip_prefix(name)?.strip_prefix(':');
    lines.iter().filter_map(value).collect()
}

#[tokio::test]
async fn each_game_that_waits_for_a_move_has_one_entry_which_keeps_its_identifier() {
    let mut table = Table::with_clocks(2, "days 3d").await;
    let none = told(&calendar(&table, "Bob").await);
    assert_eq!(none, in_full("lists-none-calendar", NOTHING), "Ann is to move");
    let first = lines(&calendar(&table, "Ann").await);
    for once in ["PRODID", "VERSION", "CALSCALE"] {
        assert_eq!(values(&first, once).len(), 1, "{once}: {first:#?}");
    }
    assert_eq!(values(&first, "SUMMARY"), ["Terachess II (#1)", "Terachess II (#2)"]);
    // Three days after noon on the 5th of January.
    assert_eq!(values(&first, "DTSTART"), ["20260108T120000Z"; 2]);
    assert!(values(&first, "DTEND").is_empty(), "an end would have to be later");
    let identifiers = values(&first, "UID");
    assert_ne!(identifiers[0], identifiers[1]);
    table.stop_at(NOON + 3_600);
    done(&table.play("Ann", "e4e6").await);
    let second = lines(&calendar(&table, "Ann").await);
    assert_eq!(values(&second, "UID"), [identifiers[1]], "game 1 waits for Bob");
    let bob = lines(&calendar(&table, "Bob").await);
    assert_eq!(values(&bob, "UID"), [identifiers[0]], "the same game");
    done(&table.play("Bob", "e13e11").await);
    let third = lines(&calendar(&table, "Ann").await);
    assert_eq!(values(&third, "UID"), identifiers);
    assert_eq!(values(&third, "DTSTART")[0], "20260108T130000Z");
    let number = |lines: &[String]| values(lines, "SEQUENCE")[0].parse::<u32>().expect("a number");
    assert!(number(&first) < number(&bob) && number(&bob) < number(&third), "each is newer");
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(2)), confirmed: true });
    done(&table.private("Ann", CHANNEL, resign).await);
    assert_eq!(values(&lines(&calendar(&table, "Ann").await), "UID"), [identifiers[0]]);
}

#[tokio::test]
async fn a_game_without_a_deadline_is_in_no_calendar() {
    let table = Table::with_game().await;
    let none = told(&calendar(&table, "Ann").await);
    assert_eq!(none, in_full("lists-none-calendar", NOTHING));
}
