//! The commands `freeze` and `thaw` for all games of a community, for its managers. It is told
//! once, in the place of the command, and by every game to a person who looks at it.
//!
//! No clock is changed by it: every clock is read with the freezes of its community. But events
//! that are due already are dealt with first, and every clock is looked at when the games go on.

use super::adjudicate::as_reason;
use super::freezing::with_reason;
use crate::Server;
use crate::ending::endings::by_time;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call};
use crate::model::state::Game;
use crate::model::{Decision, Effect, Fact, Reply, Text};
use crate::moderation::types::{FreezeRefusal, Frozen, RulingRefusal, Stopped};
use crate::time::paid_hours::PaidHours;
use crate::time::timekeeping;
use crate::time::types::ClockFact;

/// The data loaded to stop all games of a community.
#[derive(Clone, Debug, Default)]
pub struct ToFreezeAll {
    /// The freeze of all games, if they are stopped already.
    pub frozen: Option<Frozen>,
    /// The community's running games in which something is due.
    pub due: Vec<Game>,
}

/// Stops all games of the community, with a reason for everyone.
pub fn freeze(loaded: &ToFreezeAll, call: &Call, reason: &str) -> Result<Decision, Refusal> {
    let server = community(call)?;
    if let Some(frozen) = &loaded.frozen {
        let frozen = with_reason(frozen, reason)?;
        let reason = frozen.reason.as_deref().unwrap_or_default();
        let text = message!("moderation-reason-for-all-told", manager = &call.from, reason);
        let decision =
            Decision { facts: vec![Fact::Clock(ClockFact::Frozen(frozen))], ..Decision::default() };
        return Ok(said(decision, call, text, message!("moderation-reason-for-all-done")));
    }
    let reason = as_reason(reason).map_err(|refusal| match refusal {
        Refusal::Ruling(RulingRefusal::NoReason) => FreezeRefusal::NoReason.into(),
        other => other,
    })?;
    let mut decision = Decision::default();
    // An event that was due before the clocks stop happens as of its own instant.
    let mut games: Vec<&Game> = loaded.due.iter().collect();
    games.retain(|game| game.end.is_none());
    games.sort_by_key(|game| game.deadline());
    let mut paid = PaidHours::none(call.seen);
    for game in games {
        let timed = timekeeping::look(&paid.known_to(game), call.seen);
        paid.note(&timed.facts);
        let due = by_time(game, timed);
        decision.facts.extend(due.facts);
        decision.effects.extend(due.effects);
        decision.calls.extend(due.calls);
    }
    let (from, by) = (call.seen, Some(call.account().clone()));
    let text = message!("moderation-freeze-all-told", manager = &call.from, reason = &reason);
    let frozen = Frozen { what: Stopped::Server(server), from, by, reason: Some(reason) };
    decision.facts.push(Fact::Clock(ClockFact::Frozen(frozen)));
    Ok(said(decision, call, text, message!("moderation-freeze-all-done")))
}

/// Lets all games of the community go on, except games that were also stopped alone.
pub fn thaw(frozen: Option<&Frozen>, call: &Call) -> Result<Decision, Refusal> {
    let server = community(call)?;
    if frozen.is_none() {
        return Err(FreezeRefusal::NoneFrozen.into());
    }
    let fact = Fact::Clock(ClockFact::Thawed { what: Stopped::Server(server), at: call.seen });
    let decision = Decision { facts: vec![fact], ..Decision::default() };
    let text = message!("moderation-thaw-all-told", manager = &call.from);
    Ok(said(decision, call, text, message!("moderation-thaw-all-done")))
}

/// The same decision, told once for all games, in the place of the command.
fn said(mut decision: Decision, call: &Call, text: Text, done: Text) -> Decision {
    let (place, server) = (call.place.clone(), None);
    decision.effects.push(Effect::Proclaim { place, server, text });
    Decision { reply: Reply::Done(done), ..decision }
}

/// The community that the caller manages.
fn community(call: &Call) -> Result<Server, Refusal> {
    let server = call.server.clone().ok_or(FreezeRefusal::NoServer)?;
    if call.authority < Authority::Manager {
        return Err(FreezeRefusal::NotAManager.into());
    }
    Ok(server)
}
