//! Pieces that a member may have written: every element of XBetza, and random movements.

use super::{assert_solved_as_stated, is_solved_in_less_than};
use crate::common::{Random, rows, variant};
use menagerie_rules::learning::{LearningError, Task};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, SquareSet, Variant};
use std::sync::Arc;

/// A game of Kings that are not royal and of one piece in the middle, on a board of this size, from
/// 3x3 on.
fn game(betza: &str, files: u8, ranks: u8, more: &str) -> Option<Arc<Variant>> {
    let row = |rank: u8| match rank {
        1 => format!("K{}", files - 1),
        rank if rank == ranks => format!("k{}", files - 1),
        rank if rank == ranks / 2 + 1 => format!("{}X{}", files / 2, files - 1 - files / 2),
        _ => files.to_string(),
    };
    let rows: Vec<String> = (1..=ranks).rev().map(row).collect();
    let placement = rows.join("/");
    let text = format!(
        r#"
id = "any"
name = "Any"
revision = 1
files = {files}
ranks = {ranks}
start = "{placement} w - - 0 1"
summary = "For tests."
rules = ["Stalemate loses."]
[sides]
names = ["White", "Black"]
styles = ["white", "black"]
[credits]
author = "Nobody"
source = "XBetza"
url = "https://example.org/"
[endings]
stalemate = "loss"
[[pieces]]
label = "K"
name = "King"
betza = "K"
moves = "One step."
[[pieces]]
label = "X"
name = "Any"
betza = "{betza}"
moves = "Anyhow."
{more}
"#
    );
    Variant::from_toml("any.toml", &text).ok().map(Arc::new)
}

/// The stars of each task of the piece, which is solved as stated, and the reason where there is none.
fn tried(variant: &Arc<Variant>, what: &str) -> Vec<Result<usize, LearningError>> {
    let role = variant.role_by_name("Any").expect("it is there");
    (1..=3)
        .map(|number| {
            let task = Task::new(variant, role, number)?;
            assert_solved_as_stated(&task, what);
            assert!(!is_solved_in_less_than(&task, task.fewest()), "{what} {number}");
            let squares = task.solution().iter().map(|mv| format!("{} ", mv.to()));
            let read = task.answer(&squares.collect::<String>(), &Letters::default());
            assert!(read.is_ok_and(|it| it.stars.is_empty()), "{what} {number}");
            Ok(task.stars().len() as usize)
        })
        .collect()
}

#[test]
fn every_element_of_the_notation_has_tasks_or_says_why_not() {
    let mut tasks = 0;
    for row in rows(include_str!("../data/xbetza.tsv")) {
        let Some(variant) = game(row[0], 9, 9, "") else { continue };
        for task in tried(&variant, row[0]) {
            tasks += 1;
            let captures = row[0].contains('c') || !row[0].contains('m');
            match task {
                Ok(_) => {}
                Err(LearningError::NeverCaptures) => {
                    assert!(!captures || row[0].contains('m'), "{} captures", row[0]);
                }
                Err(error) => panic!("{}: {error}", row[0]),
            }
        }
    }
    assert!(tasks > 200, "{tasks}");
}

#[test]
fn pieces_without_room_or_captures_say_why() {
    for (betza, files, ranks, wanted) in [
        ("mK", 8, 8, Err(LearningError::NeverCaptures)),
        ("fmWfceF", 8, 16, Ok(4)),
        ("mQ", 8, 8, Err(LearningError::NeverCaptures)),
        ("mWcF", 8, 8, Ok(4)),
        ("cW", 8, 8, Ok(4)),
        ("cpR", 8, 8, Ok(4)),
        ("fW", 8, 16, Ok(3)),
        ("bW", 8, 3, Ok(1)),
        ("K", 3, 3, Ok(4)),
        ("R", 3, 16, Ok(4)),
        ("Q", 16, 16, Ok(4)),
        ("N", 3, 3, Err(LearningError::NoStar)),
        ("N", 4, 4, Ok(4)),
    ] {
        let variant = game(betza, files, ranks, "").unwrap_or_else(|| panic!("{betza} is a game"));
        let third = tried(&variant, betza).pop().expect("there are three");
        assert_eq!(third, wanted, "{betza} on {files}x{ranks}");
    }
}

/// The tasks of a game's piece, with the squares of its zone.
fn in_zone(betza: &str, size: u8, more: &str, squares: &str) -> (Vec<Task>, SquareSet) {
    let zone = format!("{more}\n[zones.part]\nname = \"part\"\nsquares = \"{squares}\"\n");
    let variant = game(betza, size, size, &zone).unwrap_or_else(|| panic!("{more} is a game"));
    let role = variant.role_by_name("Any").expect("it is there");
    let task = |number| Task::new(&variant, role, number).expect("there is a task");
    ((1..=3).map(task).collect(), variant.zones[0].squares(Color::White, size))
}

#[test]
fn a_confined_piece_has_its_stars_where_it_can_go() {
    let (tasks, zone) = in_zone("F", 16, "stays_in = \"part\"", "h8-j10");
    for task in tasks {
        assert!(task.stars().len() > 1);
        assert!(task.stars().iter().all(|star| zone.contains(star)), "{:?}", task.stars());
    }
}

#[test]
fn no_star_stands_where_the_piece_would_promote() {
    let promotes = "promotes_to = [\"K\"]\npromotes_in = \"part\"";
    let (tasks, zone) = in_zone("R", 8, promotes, "a6-h8");
    for task in tasks {
        assert!(task.stars().iter().all(|star| !zone.contains(star)), "{:?}", task.stars());
    }
}

#[test]
fn movements_of_every_kind_have_tasks() {
    let variant = variant("movements10");
    for role in variant.roles() {
        for number in 1..=3 {
            let what = &variant.piece(role).name;
            match Task::new(variant, role, number) {
                Ok(task) => assert_solved_as_stated(&task, what),
                Err(LearningError::NeverCaptures | LearningError::NoStar) => {}
                Err(error) => panic!("{what}: {error}"),
            }
        }
    }
}

/// Movements from random parts. Most are refused as files; none of the others makes trouble.
#[test]
fn random_movements_do_no_harm() {
    const PARTS: [&str; 30] = [
        "W", "F", "D", "N", "A", "C", "Z", "G", "H", "R", "B", "Q", "K", "f", "b", "s", "m", "c",
        "i", "n", "p", "j", "g", "2", "3", "a", "e", "y", "[F?fsR]", "[W-F]",
    ];
    let mut games = 0;
    for seed in 0..500 {
        let mut random = Random(seed);
        let count = 1 + random.below(6);
        let betza: String =
            (0..count).map(|_| PARTS[random.below(PARTS.len() as u64) as usize]).collect();
        let (files, ranks) = (3 + random.below(14) as u8, 3 + random.below(14) as u8);
        let Some(variant) = game(&betza, files, ranks, "") else { continue };
        games += 1;
        tried(&variant, &format!("{betza} on {files}x{ranks}"));
    }
    assert!(games > 60, "{games}");
}
