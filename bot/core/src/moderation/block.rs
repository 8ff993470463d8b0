//! The commands `block` and `unblock`: whom a member does not play against. Only that member is
//! told, and running games go on.

use crate::PlayerId;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Decision, Fact, MemberFact, Reply, Text};
use crate::offer::types::OfferRefusal;

/// How many players one may block: all of them fit one answer.
const MOST_BLOCKED: usize = 50;

/// Blocks a player, or lists the caller's blocks.
pub fn block(
    blocked: &[PlayerId],
    call: &Call,
    whom: Option<&PlayerId>,
) -> Result<Decision, Refusal> {
    let Some(whom) = whom else {
        return Ok(Decision { reply: Reply::Done(listed(blocked)), ..Decision::default() });
    };
    if *whom == call.from {
        return Err(OfferRefusal::OneselfToBlock.into());
    }
    if blocked.contains(whom) {
        return Err(OfferRefusal::BlockedAlready(whom.clone()).into());
    }
    if blocked.len() >= MOST_BLOCKED {
        return Err(OfferRefusal::TooManyBlocked(MOST_BLOCKED).into());
    }
    let text = message!("moderation-blocked", player = whom);
    let fact =
        Fact::Member(MemberFact::Blocked { player: call.from.clone(), blocked: whom.clone() });
    Ok(Decision { facts: vec![fact], reply: Reply::Done(text), ..Decision::default() })
}

/// Lifts a block.
pub fn unblock(
    blocked: &[PlayerId],
    call: &Call,
    whom: Option<&PlayerId>,
) -> Result<Decision, Refusal> {
    let whom = whom.ok_or(OfferRefusal::NobodyToUnblock)?;
    if !blocked.contains(whom) {
        return Err(OfferRefusal::NotBlocked(whom.clone()).into());
    }
    let text = message!("moderation-unblocked", player = whom);
    let fact =
        Fact::Member(MemberFact::Unblocked { player: call.from.clone(), blocked: whom.clone() });
    Ok(Decision { facts: vec![fact], reply: Reply::Done(text), ..Decision::default() })
}

fn listed(blocked: &[PlayerId]) -> Text {
    let Some((first, others)) = blocked.split_first() else {
        return message!("moderation-blocks-nobody");
    };
    let first = Text::new().player(first);
    let players = others.iter().fold(first, |players, other| players.plain(", ").player(other));
    message!("moderation-blocks", players)
}
