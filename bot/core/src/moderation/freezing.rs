//! The commands `freeze` and `thaw` for one game: a moderator stops a game of others for a while.
//! Until it goes on, nothing is played and no time passes.

use super::adjudicate::{as_reason, running_game_of_others};
use crate::Timestamp;
use crate::clock::Freezes;
use crate::ending::endings::by_time;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::state::Game;
use crate::model::{Decision, Fact, Reply, Snapshot, Text};
use crate::moderation::types::{FreezeRefusal, Frozen, RulingRefusal, Stopped};
use crate::notice::turn_words::called_to_move;
use crate::time::time_words::tell;
use crate::time::timekeeping;
use crate::time::types::{ClockFact, TimeRefusal};

/// Stops a game of others, with a reason if one is given.
pub fn freeze(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    reason: &str,
) -> Result<Decision, Refusal> {
    let game = running_game_of_others(snapshot, call, which)?;
    if let Some(frozen) = game.stopped_alone() {
        let frozen = with_reason(frozen, reason)?;
        let ([first, second], moderator) = (&game.players, &call.from);
        let reason = frozen.reason.as_deref().unwrap_or_default();
        let text = message!("moderation-reason-told", first, second, moderator, reason);
        let effect = tell(game, text, Vec::new(), Vec::new(), false);
        let reply = Reply::Done(message!("moderation-reason-done"));
        let facts = vec![Fact::Clock(ClockFact::Frozen(frozen))];
        return Ok(Decision { facts, effects: vec![effect], reply, ..Decision::default() });
    }
    let frozen = Frozen {
        what: Stopped::Game(game.id),
        from: call.seen,
        by: Some(call.account().clone()),
        reason: if reason.is_empty() { None } else { Some(as_reason(reason)?) },
    };
    let ([first, second], moderator) = (&game.players, &call.from);
    let told = match &frozen.reason {
        None => message!("moderation-freeze-told", first, second, moderator),
        Some(reason) => message!("moderation-freeze-told-why", first, second, moderator, reason),
    };
    let change = |freezes: &mut Freezes, now| freezes.freeze(now);
    let done = message!("moderation-freeze-done");
    changed(game, call, change, (Fact::Clock(ClockFact::Frozen(frozen)), |_| told, done))
}

/// Lets a game of others go on.
pub fn thaw(snapshot: &Snapshot, call: &Call, which: Which) -> Result<Decision, Refusal> {
    let game = running_game_of_others(snapshot, call, which)?;
    if game.stopped_alone().is_none() {
        return Err(FreezeRefusal::NotFrozen.into());
    }
    let fact = Fact::Clock(ClockFact::Thawed { what: Stopped::Game(game.id), at: call.seen });
    let done = match game.stopped_with_all() {
        Some(_) => message!("moderation-thaw-done-stopped-with-all"),
        None => message!("moderation-thaw-done"),
    };
    let ([first, second], moderator) = (&game.players, &call.from);
    let told = |deadline| match game.stopped_with_all() {
        Some(all) => message!("moderation-thaw-told-stopped-with-all", first, second, moderator)
            .plain(" ")
            .then(all.told()),
        None => message!("moderation-thaw-told", first, second, moderator)
            .line()
            .then(called_to_move(game, &game.line, deadline)),
    };
    changed(game, call, |freezes, now| freezes.thaw(now), (fact, told, done))
}

/// Changes what pauses a game's clock. Everything that was due before comes first. The players are
/// told the deadline that follows.
fn changed(
    game: &Game,
    call: &Call,
    change: impl FnOnce(&mut Freezes, Timestamp) -> Result<(), crate::clock::ClockRefusal>,
    (fact, told, done): (Fact, impl FnOnce(Option<Timestamp>) -> Text, Text),
) -> Result<Decision, Refusal> {
    let now = call.seen;
    let mut freezes = game.timing.as_ref().map(|it| it.pauses.game.clone()).unwrap_or_default();
    if game.timing.is_some() {
        change(&mut freezes, now).map_err(TimeRefusal::Clock)?;
    }
    let timed = timekeeping::repaused(game, now, |pauses| pauses.game = freezes);
    let has_ended = timed.end.is_some();
    let deadline = timed.deadline.filter(|deadline| *deadline >= now);
    let mut decision = by_time(game, timed);
    if has_ended {
        let refused = message!("moderation-time-was-up");
        return Ok(Decision { reply: Reply::Refused(refused), ..decision });
    }
    decision.facts.push(fact);
    decision.effects.push(tell(game, told(deadline), game.players.to_vec(), Vec::new(), false));
    decision.reply = Reply::Done(done);
    Ok(decision)
}

/// A freeze with one more reason.
///
/// # Errors
/// When the reason is known already, or there is too much of it.
pub(crate) fn with_reason(frozen: &Frozen, reason: &str) -> Result<Frozen, Refusal> {
    let added = match as_reason(reason) {
        Ok(added) => added,
        Err(Refusal::Ruling(RulingRefusal::NoReason)) => {
            return Err(FreezeRefusal::Already(frozen.clone()).into());
        }
        Err(refusal) => return Err(refusal),
    };
    let reason = match &frozen.reason {
        Some(known) if known.split("; ").any(|known| known == added) => {
            return Err(FreezeRefusal::Already(frozen.clone()).into());
        }
        Some(known) => as_reason(&format!("{known}; {added}"))?,
        None => added,
    };
    Ok(Frozen { reason: Some(reason), ..frozen.clone() })
}
