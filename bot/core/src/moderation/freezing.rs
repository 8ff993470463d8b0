//! The commands `freeze` and `thaw` for one game: a moderator stops a game of others for a while.
//! Until it goes on, nothing is played and no time passes.

use super::adjudicate::{as_reason, running_game_of_others};
use crate::Timestamp;
use crate::clock::Freezes;
use crate::ending::endings::by_time;
use crate::model::refusal::{FreezeRefusal, Refusal, RulingRefusal, TimeRefusal};
use crate::model::request::{Call, Which};
use crate::model::state::{Frozen, Game, Stopped};
use crate::model::{ClockFact, Decision, Fact, Reply, Snapshot, Text};
use crate::notice::turn_words::called_to_move;
use crate::time::time_words::tell;
use crate::time::timekeeping;

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
        let text = told(game, call, " says why your game is stopped").then(why(&frozen));
        let effect = tell(game, text, Vec::new(), Vec::new(), false);
        let reply = Reply::Done("The reason is added, and both players are told.".into());
        let facts = vec![Fact::Clock(ClockFact::Frozen(frozen))];
        return Ok(Decision { facts, effects: vec![effect], reply, ..Decision::default() });
    }
    let frozen = Frozen {
        what: Stopped::Game(game.id),
        from: call.seen,
        by: Some(call.account().clone()),
        reason: if reason.is_empty() { None } else { Some(as_reason(reason)?) },
    };
    let told = told(game, call, " has stopped your game")
        .then(because(&frozen))
        .plain("Nothing can be played and no time passes until it goes on.");
    let change = |freezes: &mut Freezes, now| freezes.freeze(now);
    let done = "You have stopped the game.";
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
        Some(_) => "You have let the game go on; it still stands with all games here.",
        None => "You have let the game go on.",
    };
    let told = |deadline| match game.stopped_with_all() {
        Some(all) => told(game, call, " lets your game go on by itself. ").then(all.told()),
        None => told(game, call, " lets your game go on.")
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
    (fact, told, done): (Fact, impl FnOnce(Option<Timestamp>) -> Text, &str),
) -> Result<Decision, Refusal> {
    let now = call.seen;
    let mut freezes = game.timing.as_ref().map(|it| it.pauses.game.clone()).unwrap_or_default();
    if game.timing.is_some() {
        change(&mut freezes, now).map_err(|why| Refusal::Time(TimeRefusal::Clock(why)))?;
    }
    let timed = timekeeping::repaused(game, now, |pauses| pauses.game = freezes);
    let has_ended = timed.end.is_some();
    let deadline = timed.deadline.filter(|deadline| *deadline >= now);
    let mut decision = by_time(game, timed);
    if has_ended {
        let words = "Its time was up before that: the game has ended.";
        return Ok(Decision { reply: Reply::Refused(words.into()), ..decision });
    }
    decision.facts.push(fact);
    decision.effects.push(tell(game, told(deadline), game.players.to_vec(), Vec::new(), false));
    decision.reply = Reply::Done(done.into());
    Ok(decision)
}

/// The news for the players, by the name of the moderator.
fn told(game: &Game, call: &Call, what: &str) -> Text {
    let text = Text::new().player(&game.players[0]).plain(" and ").player(&game.players[1]);
    text.plain(", ").player(&call.from).plain(what)
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

/// The end of a sentence: why something is stopped.
pub(crate) fn why(frozen: &Frozen) -> Text {
    Text::from(format!(": {}", frozen.reason.as_deref().unwrap_or_default()))
}

/// The end of a sentence about a freeze: the reason, if one was given.
pub(crate) fn because(frozen: &Frozen) -> Text {
    match &frozen.reason {
        Some(reason) => Text::from(format!(" with this reason: {reason}\n")),
        None => Text::from(". "),
    }
}
