//! The messages for a player about their own conditional moves.

use crate::message;
use crate::model::Text;
use crate::model::numbered::{leading_to, numbered};
use crate::model::state::{Game, TakenBack};
use crate::plan::types::{Condition, Plan, Planned};
use menagerie_rules::{Color, Line, Move, Position, notation};

/// A plan as a tree, line by line. Each reply has the number by which it can be dropped.
pub fn tree(game: &Game, plan: &Plan) -> Text {
    let mut rows = Vec::new();
    let mut line = game.line.clone();
    let mut first = Text::new();
    if let Some(before) = &plan.begins_with {
        let mv = notation::from_coordinates(line.position(), before);
        let named = mv.map(|mv| (numbered(line.position(), &mv), line.play(&mv)));
        if let Some((named, Ok(()))) = named {
            first = message!("plan-after", first = named).line();
        }
    }
    list(line.position(), &plan.branches, 0, &mut rows);
    let rows = rows.into_iter().reduce(|all, row| all.line().then(row));
    first.then(rows.unwrap_or_default())
}

fn list(position: &Position, branches: &[Condition], depth: usize, rows: &mut Vec<Text>) {
    for branch in branches {
        let number = rows.len() + 1;
        let row = Text::new().code(number.to_string()).plain(" ").plain("– ".repeat(depth));
        let (when, after) = played(position, &branch.when);
        match (&branch.then, after) {
            (Planned::Move(reply, below), Some(after)) => {
                let (reply, next) = played(&after, reply);
                rows.push(row.then(message!("plan-reply", when, reply)));
                if let Some(next) = next {
                    list(&next, below, depth + 1, rows);
                }
            }
            (Planned::Move(reply, _), None) => {
                rows.push(row.then(message!("plan-reply", when, reply)));
            }
            (Planned::Resign, _) => rows.push(row.then(message!("plan-resignation", when))),
        }
    }
}

/// A move with its number, and the position after it.
fn played(position: &Position, coordinates: &str) -> (String, Option<Position>) {
    match notation::from_coordinates(position, coordinates) {
        Some(mv) => (numbered(position, &mv), Some(position.play(&mv))),
        None => (coordinates.to_owned(), None),
    }
}

/// The message where a side has no conditional moves: why the old ones are gone, and how to make
/// some.
pub fn none(game: &Game, side: Color) -> Text {
    let text = message!("plan-none");
    let text = match &game.plans[side.index()] {
        Some(plan) => text.plain(" ").then(gone(&game.line, &game.taken_back, plan)),
        None => text,
    };
    text.plain(" ").then(message!("plan-how-to-begin"))
}

/// Why a plan is over that is not for the game as it stands.
fn gone(line: &Line, taken_back: &[TakenBack], plan: &Plan) -> Text {
    if is_undone(taken_back, plan) {
        return message!("plan-gone-by-take-back");
    }
    let left_by = leading_to(line, plan.made.ply + 1).unwrap_or_default();
    match plan.begins_with {
        Some(_) => message!("plan-gone-other-beginning", played = left_by),
        None => message!("plan-gone-no-answer", played = left_by),
    }
}

/// Whether a plan ended by a take-back: moves were taken back since, and the game had not left the
/// plan before.
fn is_undone(taken_back: &[TakenBack], plan: &Plan) -> bool {
    let since = taken_back.get(plan.made.taken_back..).unwrap_or_default();
    since.iter().any(|gone| gone.ply <= plan.made.ply)
}

/// The message for a moving side about its plan, if this move leaves the plan, or the game has left
/// it since the side was last told. Then the plan is deleted.
pub fn left_by_move(game: &Game, side: Color, chosen: &Move) -> Option<Text> {
    let plan = game.plans[side.index()].as_ref()?;
    let is_begun =
        plan.begins_with.as_ref() == Some(&notation::coordinates(game.variant(), chosen));
    let is_for_now = plan.made == game.moment();
    if is_for_now && is_begun {
        return None;
    }
    if is_undone(&game.taken_back, plan) {
        return Some(message!("plan-left-by-take-back"));
    }
    let left_by = if is_for_now {
        numbered(game.line.position(), chosen)
    } else {
        leading_to(&game.line, plan.made.ply + 1).unwrap_or_default()
    };
    Some(match plan.begins_with {
        Some(_) => message!("plan-left-other-beginning", played = left_by),
        None => message!("plan-left-no-answer", played = left_by),
    })
}
