//! The cases beside the project, which an independent program computed: each row gives the same.

use crate::common::DAYS;
use menagerie_club::pairings::{Pairing, Players, single};
use menagerie_club::ratings::{Game, Outcome, Period, Record, RunningGame, Side, Standings};
use menagerie_club::tables::{Played, Points, table};
use serde_json::{Value, json};
use std::path::Path;

/// How much a rating, a deviation or a volatility may differ. The cases are rounded to six places.
const CLOSE: f64 = 0.000_002;

/// The rows of one kind, or none where the cases are not beside the project.
fn rows(kind: &str) -> Option<Vec<Value>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/club_cases.jsonl");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped, because the club's cases are not beside the project");
        return None;
    };
    let rows = text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON"));
    let rows: Vec<Value> = rows.filter(|row: &Value| row["kind"] == kind).collect();
    assert!(rows.len() >= 14, "{} rows of {kind}", rows.len());
    Some(rows)
}

fn text(value: &Value) -> String {
    value.as_str().expect("it is a text").to_owned()
}

fn number(value: &Value) -> i64 {
    value.as_i64().expect("it is a whole number")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("it is a list")
}

fn game(game: &Value) -> Game<String> {
    let won =
        |side| if game["end"] == "time" { Outcome::WonOnTime(side) } else { Outcome::Won(side) };
    Game {
        id: number(&game["id"]),
        ended: number(&game["day"]),
        first: text(&game["white"]),
        second: text(&game["black"]),
        outcome: match game["score"].as_f64() {
            Some(1.0) => won(Side::First),
            Some(0.0) => won(Side::Second),
            score => {
                assert_eq!(score, Some(0.5), "a score is 1, 0.5 or 0");
                Outcome::Drawn
            }
        },
    }
}

#[test]
fn the_ladders_of_ratings_beside_the_project_hold() {
    let mut compared = 0;
    for row in rows("ladder").unwrap_or_default() {
        let running = list(&row["running"]).iter().map(|running| RunningGame {
            player: text(&running[0]),
            began: number(&running[1]) * 30,
            ended: Some(number(&running[2]) * 30),
        });
        let games = list(&row["games"]).iter().map(game).collect();
        let record = Record::new(DAYS, games, running.collect()).expect("each game is there once");
        let current = Period(number(&row["periods"]));
        let closed = record.ratings(current, |_| true).expect("it is soon after").closed;
        for (period, expected) in (0..).map(Period).zip(list(&row["after"])) {
            let expected = expected.as_object().expect("it is a player's each");
            let none = Standings::new();
            let found = closed.iter().find(|(it, _)| *it == period).map_or(&none, |(_, it)| it);
            assert!(found.keys().eq(expected.keys()), "{} {period:?}", row["id"]);
            for (player, rating) in found {
                let ours = [rating.rating, rating.deviation, rating.volatility];
                for (ours, theirs) in ours.into_iter().zip(list(&expected[player])) {
                    let theirs = theirs.as_f64().expect("it is a number");
                    let place = (&row["id"], period, player);
                    assert!((ours - theirs).abs() < CLOSE, "{place:?}: {ours}, {theirs}");
                    compared += 1;
                }
            }
        }
    }
    println!("{compared} numbers hold");
}

#[test]
fn the_tables_beside_the_project_hold() {
    for row in rows("table").unwrap_or_default() {
        let players: Vec<String> = list(&row["players"]).iter().map(text).collect();
        let points = |points: &Value| {
            let number = points.as_f64().expect("it is a number");
            Points::try_from(number).expect("it is a half or whole number")
        };
        let game = |game: &Value| {
            let scores = &row["scores"][game[2].as_str().expect("it is a key")];
            Played {
                first: text(&game[0]),
                second: text(&game[1]),
                points: [points(&scores[0]), points(&scores[1])],
            }
        };
        let games: Vec<Played<String>> = list(&row["games"]).iter().map(game).collect();
        let found = table(&players, &games).expect("the players are known");
        let found = found.iter().map(|row| {
            json!({
                "player": row.player,
                "rank": row.rank,
                "points": row.points.as_f64(),
                "direct": row.direct.as_f64(),
                "sonneborn_berger": row.sonneborn_berger.as_f64(),
                "wins": row.wins,
                "wins_as_second": row.wins_as_second,
            })
        });
        assert_eq!(found.collect::<Vec<_>>(), list(&row["table"]), "{}", row["id"]);
    }
}

#[test]
fn the_berger_tables_beside_the_project_hold() {
    for row in rows("berger").unwrap_or_default() {
        let number = row["players"].as_u64().expect("it is a number") as usize;
        let rounds = single(Players::try_from(number).expect("there is a table"));
        let pair = |it: &Pairing| json!([it.first, it.second]);
        let rounds = rounds.iter().map(|round| round.iter().map(pair).collect::<Value>());
        assert_eq!(rounds.collect::<Vec<_>>(), list(&row["rounds"]), "{number} players");
    }
}
