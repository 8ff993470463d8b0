//! Members join a ladder, leave it, or are removed from it.

use super::find_ladder::{called, find_ladder};
use super::loaded::ToClimb;
use crate::challenge::erased::may_begin_anew;
use crate::community::new_game_limits::variant_to_begin;
use crate::ladder::types::refusal::show;
use crate::ladder::types::{LadderFact, LadderId, LadderRefusal, LadderRequest};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call};
use crate::model::{Decision, Effect, Fact, Reply, Snapshot};

/// The most members of a ladder.
const MOST_MEMBERS: usize = 500;

/// The ladder that is meant.
pub fn ladder(loaded: &ToClimb, call: &Call, request: &LadderRequest) -> Result<LadderId, Refusal> {
    let server = call.server.clone().ok_or(LadderRefusal::NeedsServer)?;
    let variant = find_ladder(&loaded.begin.limits.own, &loaded.ladders, &request.variant)?;
    Ok(LadderId { server, variant })
}

/// The caller joins a ladder, behind all others.
///
/// # Errors
/// When the caller is on it, or its variant is not played here.
pub fn join(
    snapshot: &Snapshot,
    loaded: &ToClimb,
    call: &Call,
    request: &LadderRequest,
) -> Result<Decision, Refusal> {
    let ladder = ladder(loaded, call, request)?;
    let on = loaded.players.iter().position(|player| *player == call.from);
    if let Some(before) = on {
        let variant = ladder.variant;
        return Err(LadderRefusal::AlreadyOn { variant, place: before + 1 }.into());
    }
    let variant = variant_to_begin(&loaded.begin, call, &ladder.variant)?;
    may_begin_anew(snapshot, call)?;
    if loaded.players.len() >= MOST_MEMBERS {
        return Err(LadderRefusal::Full(MOST_MEMBERS).into());
    }
    let place = loaded.players.len() + 1;
    let show = show(&ladder.variant);
    let joined = LadderFact::Joined { ladder, player: call.from.clone() };
    Ok(Decision {
        facts: vec![Fact::Ladder(joined)],
        reply: Reply::Done(message!("ladder-joined", variant = &variant.name, place, show)),
        ..Decision::default()
    })
}

/// The caller leaves a ladder. Games that run go on.
///
/// # Errors
/// When the caller is not on it.
pub fn leave(loaded: &ToClimb, call: &Call, request: &LadderRequest) -> Result<Decision, Refusal> {
    let ladder = ladder(loaded, call, request)?;
    if !loaded.players.contains(&call.from) {
        return Err(LadderRefusal::NotOn(ladder.variant).into());
    }
    let left = LadderFact::Left { ladder, player: call.from.clone() };
    Ok(Decision {
        facts: vec![Fact::Ladder(left)],
        reply: Reply::Done(message!("ladder-left")),
        ..Decision::default()
    })
}

/// A manager removes a member from a ladder.
///
/// # Errors
/// When the caller is no manager, or the member is not on it.
pub fn remove(loaded: &ToClimb, call: &Call, request: &LadderRequest) -> Result<Decision, Refusal> {
    if call.authority < Authority::Manager {
        return Err(LadderRefusal::NotAManager.into());
    }
    let ladder = ladder(loaded, call, request)?;
    let Some(member) = request.member() else {
        return Err(LadderRefusal::NoMember(ladder.variant).into());
    };
    let player = member.player.clone();
    if !loaded.players.contains(&player) {
        return Err(LadderRefusal::MemberNotOn(ladder.variant, player).into());
    }
    let text = message!(
        "ladder-were-removed",
        variant = called(&loaded.begin.limits.own, &ladder.variant)
    );
    let reply = Reply::Done(message!("ladder-removed", player = &player));
    let letter = Effect::Letter { to: player.clone(), text };
    Ok(Decision {
        facts: vec![Fact::Ladder(LadderFact::Left { ladder, player })],
        effects: vec![letter],
        reply,
        ..Decision::default()
    })
}
