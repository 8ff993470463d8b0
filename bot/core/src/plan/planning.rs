//! The command `if`: making and dropping conditional moves. Nobody but the player learns of them
//! before they are played, and nobody ever of those that were not played.

use super::plan_words::{none, tree};
use super::planned_line::{self, PlannedLine};
use crate::ending::endings::running_game_of_caller;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Decision, Fact, GameFact, Reply, Snapshot, Text};
use crate::plan::types::plan::MOST_REPLIES;
use crate::plan::types::{Plan, PlanDeed, PlanRefusal, PlanRequest};
use menagerie_rules::Color;

/// Shows or changes the caller's conditional moves.
pub fn plan(snapshot: &Snapshot, call: &Call, request: &PlanRequest) -> Result<Decision, Refusal> {
    let (game, side) = running_game_of_caller(snapshot, call, request.which)?;
    match &request.deed {
        PlanDeed::Show => Ok(told(shown(game, side, game.plan(side)))),
        PlanDeed::Drop(number) => dropped(game, side, number.trim()),
        PlanDeed::AddAndDrop => Err(PlanRefusal::AddAndDrop.into()),
        PlanDeed::Add { line, confirmed } => {
            if let Some(shown) = confirmed.filter(|shown| *shown != game.moment()) {
                return Err(game.gone_since(shown));
            }
            let line = planned_line::read(&game.line, &call.letters, side, line)?;
            if line.resigns && confirmed.is_none() {
                return Ok(Decision { reply: confirm(game, &line), ..Decision::default() });
            }
            added(game, side, line)
        }
    }
}

fn told(text: Text) -> Decision {
    Decision { reply: Reply::Done(text), ..Decision::default() }
}

/// The conditional moves of a side, and how to drop them.
fn shown(game: &Game, side: Color, plan: Option<&Plan>) -> Text {
    let Some(plan) = plan else { return none(game, side) };
    message!("plan-shown").line().then(tree(game, plan)).line().then(message!("plan-how-to-drop"))
}

fn dropped(game: &Game, side: Color, number: &str) -> Result<Decision, Refusal> {
    let plan = game.plan(side).ok_or(PlanRefusal::NothingToDrop)?;
    let mut left = plan.clone();
    if number.eq_ignore_ascii_case("all") {
        left.branches.clear();
    } else if !number.parse().is_ok_and(|number| left.remove(number)) {
        let (typed, last) = (number.to_owned(), plan.size());
        return Err(PlanRefusal::NoSuchNumber { typed, last }.into());
    }
    let left = Some(left).filter(|left| !left.branches.is_empty());
    let text = match &left {
        Some(_) => message!("plan-dropped").plain(" ").then(shown(game, side, left.as_ref())),
        None => message!("plan-dropped-all"),
    };
    Ok(Decision {
        facts: vec![Fact::Game(GameFact::PlanSettled { game: game.id, by: side, plan: left })],
        ..told(text)
    })
}

/// Asks whether the game is really to be given up after a line.
fn confirm(game: &Game, line: &PlannedLine) -> Reply {
    let plan = Plan {
        made: game.moment(),
        begins_with: line.begins_with.clone(),
        branches: vec![line.branch.clone()],
    };
    let question = message!("plan-resignation-asked");
    let resign = ActionKind::ResignIf(game.id, game.moment(), line.written.clone());
    let actions = vec![
        Action::new(message!("action-resign-then"), resign),
        Action::new(message!("action-play-on"), ActionKind::PlayOn(game.id)),
    ];
    Reply::Ask(question.line().then(tree(game, &plan)), actions)
}

fn added(game: &Game, side: Color, line: PlannedLine) -> Result<Decision, Refusal> {
    let known = game.plan(side).filter(|plan| plan.begins_with == line.begins_with).cloned();
    let is_another = known.is_none() && game.plan(side).is_some();
    let begins_with = line.begins_with;
    let new = Plan { made: game.moment(), begins_with, branches: Vec::new() };
    let mut plan = known.unwrap_or(new);
    let is_replaced = plan.add(line.branch);
    if plan.size() > MOST_REPLIES {
        return Err(PlanRefusal::TooMany.into());
    }
    let text = message!("plan-settled").plain(" ");
    let text = match (is_another, is_replaced) {
        (true, _) => text.then(message!("plan-settled-for-other-beginning")).plain(" "),
        (false, true) => text.then(message!("plan-settled-for-other-answer")).plain(" "),
        (false, false) => text,
    };
    let text =
        text.then(shown(game, side, Some(&plan))).line().then(message!("plan-settled-meaning"));
    Ok(Decision {
        facts: vec![Fact::Game(GameFact::PlanSettled {
            game: game.id,
            by: side,
            plan: Some(plan),
        })],
        ..told(text)
    })
}
