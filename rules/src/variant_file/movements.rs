//! Reads the movements of the pieces of a variant file.

use toml::Spanned;

use super::age::{Age, Reading};
use super::board::zone_named;
use super::format::PieceTable;
use super::problem::{Problem, Problems, problem};
use crate::Royalty;
use crate::movement::{Mode, Movement, Shape};

/// The most movements of a piece in a new file. A few are usual, and each is tried from each
/// square.
const MOST_MOVEMENTS: usize = 100;

/// In the place of XBetza for a piece that never moves.
const IMMOBILE: &str = "-";

/// The movements of a piece, if all of them are right.
pub(super) fn movements(
    table: &PieceTable,
    zones: &[&str],
    (royalty, Reading(age, edition)): (Royalty, Reading),
    problems: &mut Problems,
) -> Option<Vec<Movement>> {
    // A kept file is read with any number of movements.
    let most = if age == Age::New { MOST_MOVEMENTS } else { usize::MAX };
    let read = |text: &Spanned<String>| {
        if text.get_ref() == IMMOBILE {
            return Ok(Vec::new());
        }
        let movements = crate::betza::read_as(text.get_ref(), edition);
        let movements = movements.map_err(|error| problem(text, error.to_string()))?;
        if movements.len() > most {
            return Err(problem(text, too_many()));
        }
        check_first_moves(table, text, &movements, royalty)?;
        Ok(movements)
    };
    let mut movements = problems.keep(read(&table.betza));
    let within = table.betza_within.iter().map(|entry| (entry, false));
    for ((name, text), along) in within.chain(table.betza_along.iter().map(|entry| (entry, true))) {
        let zone = zone_named(zones, name)
            .ok_or_else(|| problem(text, format!("there is no zone {name} in [zones]")));
        let within = read(text).and_then(|within| {
            if within.iter().any(|movement| matches!(movement.shape, Shape::Castling { .. })) {
                return Err(problem(text, "castling is not bound to a zone"));
            }
            Ok(within)
        });
        let is_unknown = problems.1.zones;
        let (zone, within) = (problems.keep_unless(is_unknown, zone), problems.keep(within));
        let number = [&movements, &within].into_iter().flatten().map(Vec::len).sum::<usize>();
        if number > most {
            problems.0.push(problem(text, too_many()));
            return None;
        }
        movements = movements.zip(zone.zip(within)).map(|(mut movements, (zone, within))| {
            let bound = |m| Movement { zone: Some(zone), along, ..m };
            movements.extend(within.into_iter().map(bound));
            movements
        });
    }
    if let Some(movements) = &movements {
        check_idle(table, movements, problems);
    }
    movements.map(without_conditions)
}

fn too_many() -> String {
    format!(
        "a piece has at most {MOST_MOVEMENTS} movements; each number of steps of a longer step is one"
    )
}

/// The movements without those that the piece also has without their condition, such as the single
/// step of `fmWifmnR3`.
fn without_conditions(movements: Vec<Movement>) -> Vec<Movement> {
    let anyway = |it: &Movement| {
        let free = Movement { initial: false, zone: None, along: false, ..it.clone() };
        it.multi_step.is_none() && free != *it && movements.contains(&free)
    };
    movements.iter().filter(|it| !anyway(it)).cloned().collect()
}

/// Refuses settings about leaps of the first move, hops and captures that the piece has not.
fn check_idle(table: &PieceTable, movements: &[Movement], problems: &mut Problems) {
    let is_leap = |m: &Movement| m.initial && m.shape.leap().is_some();
    let leaps = table.royal && movements.iter().any(is_leap);
    if let Some(how) = &table.first_leap {
        let text = "first_leap goes with a royal piece that leaps with its first move, as imN";
        problems.refuse(!leaps, how, text);
    }
    if let Some(first) = table.first_leap_lost_to.first() {
        let text =
            "first_leap_lost_to goes with a royal piece that leaps with its first move, as imN";
        problems.refuse(!leaps, first, text);
        let text = "first_leap_lost_to does not go with castling, which would be lost, too";
        problems.refuse(table.castles_with.is_some(), first, text);
    }
    if let Some(first) = table.never_hops_over.first() {
        let hops = movements.iter().any(|movement| movement.shape.hops());
        problems.refuse(!hops, first, "never_hops_over goes with a piece that hops, as pR");
    }
    if let Some(first) = table.never_captures.first() {
        let captures = movements.iter().any(|movement| movement.mode.is_capture());
        problems.refuse(!captures, first, "never_captures goes with a piece that captures");
    }
}

/// Checks the King's first move, which has rules of its own.
fn check_first_moves(
    table: &PieceTable,
    text: &Spanned<String>,
    movements: &[Movement],
    royalty: Royalty,
) -> Result<(), Problem> {
    let is_wrong = |movement: &Movement| {
        matches!(movement.shape, Shape::Legs(_))
            && movement.initial
            && table.royal
            && (movement.shape.leap().is_none() || movement.mode != Mode::Quiet)
    };
    if movements.iter().any(is_wrong) {
        let words =
            "the royal piece's i goes with castling and with leaps without capturing, as imN";
        return Err(problem(text, words));
    }
    let leaps = |m: &Movement| m.initial && m.shape.leap().is_some();
    if table.royal && matches!(royalty, Royalty::Several(_)) && movements.iter().any(leaps) {
        let words = "leaps of the first move are one King's: several royal pieces have none";
        return Err(problem(text, words));
    }
    Ok(())
}
