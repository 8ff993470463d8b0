//! What a player is told of their own conditional moves.

use super::numbered::{leading_to, numbered};
use super::{Condition, Game, Plan, Planned, Step, TakenBack, Text, Verb};
use menagerie_rules::{Color, Line, Move, Position, notation};

/// A plan as a tree, line by line; each reply has the number by which it is dropped.
pub fn tree(game: &Game, plan: &Plan) -> Text {
    let mut rows = Vec::new();
    let mut line = game.line.clone();
    let mut first = Text::new();
    if let Some(before) = &plan.begins_with {
        let mv = notation::from_coordinates(line.position(), before);
        let named = mv.map(|mv| (numbered(line.position(), &mv), line.play(&mv)));
        if let Some((named, Ok(()))) = named {
            first = Text::from("After ").bold(named).plain(":").line();
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
        let row = row.plain(format!("if {when}, "));
        match (&branch.then, after) {
            (Planned::Move(reply, below), Some(after)) => {
                let (reply, next) = played(&after, reply);
                rows.push(row.plain("then ").bold(reply));
                if let Some(next) = next {
                    list(&next, below, depth + 1, rows);
                }
            }
            (Planned::Move(reply, _), None) => rows.push(row.plain("then ").bold(reply)),
            (Planned::Resign, _) => rows.push(row.plain("then ").bold("you resign")),
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

/// What there is to say where a side has no conditional moves: why those it had are gone, and how to
/// make some.
pub fn none(game: &Game, side: Color) -> Text {
    let text = Text::from("You have no conditional moves in this game.");
    let text = match &game.plans[side.index()] {
        Some(plan) => text.plain(" ").then(gone(&game.line, game.taken_back.len(), plan)),
        None => text,
    };
    text.plain(" Write a line of moves, your opponent’s and yours by turns, with ")
        .step(Step::of(Verb::If).with("line", ""))
        .plain(".")
}

/// Why a plan is over that is not for the game as it stands.
fn gone(line: &Line, taken_back: usize, plan: &Plan) -> Text {
    if plan.made.taken_back != taken_back {
        return "Those you had are dropped, because a move was taken back.".into();
    }
    let left_by = leading_to(line, plan.made.ply + 1).unwrap_or_default();
    let text = Text::from("Those you had are dropped: ");
    match plan.begins_with {
        Some(_) => text.plain("they began with another move than ").bold(left_by).plain("."),
        None => text.plain("they had no answer to ").bold(left_by).plain("."),
    }
}

/// Whether the side that is to move after `now` plies has played one of the plies from `from` to
/// before `until`. Moves are taken back one after the other, the last one first: between two of them
/// those were played.
fn has_moved(now: usize, from: usize, until: usize) -> bool {
    (from..until).any(|ply| ply % 2 == now % 2)
}

/// What a side that moves is told of its plan, if the game has left it by this move, by the one
/// before, or by a move that was taken back.
pub fn left_by_move(game: &Game, side: Color, chosen: &Move) -> Option<Text> {
    let plan = game.plans[side.index()].as_ref()?;
    let now = game.moment();
    let is_begun =
        plan.begins_with.as_ref() == Some(&notation::coordinates(game.variant(), chosen));
    // Once, when the side moves for the first time since that; not if the game had left it before.
    let since = game.taken_back.get(plan.made.taken_back..).unwrap_or_default();
    let is_first = !since.windows(2).any(|pair| has_moved(now.ply, pair[0].ply, pair[1].ply + 1));
    let is_gone =
        |last: &TakenBack| last.ply <= plan.made.ply && !has_moved(now.ply, last.ply, now.ply);
    if is_first && since.last().is_some_and(is_gone) {
        return Some(
            "Your conditional moves are dropped, because a move was taken back since you made them."
                .into(),
        );
    }
    let is_left_now = plan.made == now && !is_begun;
    let is_left_before = plan.made.taken_back == now.taken_back
        && plan.made.ply + 1 == now.ply
        && plan.begins_with.is_none();
    if is_left_now {
        return Some("Your conditional moves began with another one, so they are dropped.".into());
    }
    is_left_before.then(|| {
        let last = leading_to(&game.line, now.ply).unwrap_or_default();
        Text::from("Your conditional moves had no answer to ").bold(last).plain(" and are dropped.")
    })
}
