//! The commands `claim` and `give`: what a player can do when the opponent is out of time.

use super::absence::{WayOut, way_out};
use crate::clock::{Event, Kind, typed};
use crate::ending::endings::{by_time, played_game_of_caller};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::spoken;
use crate::model::{Decision, Moment, Reply, Snapshot};
use crate::time::types::TimeRefusal;
use crate::time::{time_words, timekeeping};

/// Claims a game because the other side is out of time.
pub fn claim(snapshot: &Snapshot, call: &Call, which: Which) -> Result<Decision, Refusal> {
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    let has_deadlines = game.timing.as_ref().is_some_and(|it| it.control.kind != Kind::None);
    match way_out(game, side, call).filter(|_| !has_deadlines) {
        Some(WayOut::Wait(refusal)) => return Err(refusal),
        Some(WayOut::EndAlone) => return Err(Refusal::EndAlone(game.id)),
        None if game.timing.is_none() => return Err(TimeRefusal::NoClock.into()),
        None => {}
    }
    let timed = timekeeping::apply(game, Event::Claim { by: side }, call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let reply = Reply::Done(message!("offer-claimed-done"));
    Ok(Decision { reply, ..by_time(game, timed) })
}

/// Gives the other side more time. `shown` is the moment in which the gift was offered, if an action
/// was pressed.
pub fn give(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    length: &str,
    shown: Option<Moment>,
) -> Result<Decision, Refusal> {
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    if game.timing.is_none() {
        return Err(TimeRefusal::NoClock.into());
    }
    let seconds = typed::length(length).map_err(|error| TimeRefusal::Typed(error.text()))?;
    if let Some(shown) = shown.filter(|shown| *shown != game.moment()) {
        return Err(game.gone_since(shown));
    }
    let mut timed = timekeeping::apply(game, Event::Give { by: side, seconds }, call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let was_late = game.deadline().is_some_and(|deadline| deadline < call.seen);
    timed.effects.extend(time_words::given(game, side, seconds, timed.deadline, was_late));
    let reply = message!("offer-given-done", length = spoken(seconds));
    Ok(Decision { reply: Reply::Done(reply), ..by_time(game, timed) })
}
