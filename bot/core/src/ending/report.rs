//! The right to the report of a game, and showing the report to all. The report itself is made by a
//! search, outside the core.

use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::state::Game;
use crate::model::{
    Action, ActionKind, CommandName, CommandReference, Decision, Effect, Reply, Snapshot, Text,
};

/// Whether a game can have a report. Nobody gets one of a game that still runs.
///
/// # Errors
/// When it has not ended, or no move was played.
pub fn may_have_report(game: &Game) -> Result<(), Refusal> {
    match (game.end, game.line.ply()) {
        (None, _) => Err(Refusal::ReportOfRunning(game.id)),
        (Some(_), 0) => Err(Refusal::NothingToReport(game.id)),
        (Some(_), _) => Ok(()),
    }
}

/// The command for the report of a game.
pub fn report_of(game: &Game) -> CommandReference {
    CommandReference::of(CommandName::Report).with("game", game.id)
}

/// Shows the words of a report where the game was played, with the way to its chart.
pub(crate) fn show(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    words: &Text,
) -> Result<Decision, Refusal> {
    let game = snapshot.game_for_certain(call, which)?;
    game.side_of(&call.from).ok_or(Refusal::NotAPlayer(game.id))?;
    may_have_report(game)?;
    let chart = Action::new(message!("action-chart"), ActionKind::Do(report_of(game)));
    let tell = Effect::Tell {
        game: game.id,
        text: message!("report-shown-by", player = &call.from).line().then(words.clone()),
        wake: Vec::new(),
        actions: vec![chart],
        silent: true,
    };
    let reply = Reply::Done(message!("report-shown-done"));
    Ok(Decision { effects: vec![tell], reply, ..Decision::default() })
}
