//! The commands `block` and `unblock`: whom a member does not play against. Only that member is
//! told, and running games go on.

use crate::PlayerId;
use crate::model::refusal::{OfferRefusal, Refusal};
use crate::model::request::Call;
use crate::model::{CommandName, Decision, Fact, MemberFact, Reply, Text};

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
    let text = Text::from("You and ")
        .player(whom)
        .plain(" do not play against each other from now on: neither can challenge the other, join their challenges or ask for a rematch. Games that run go on. Nobody but you is told of this; you can undo it with ")
        .step(CommandName::Unblock)
        .plain(".");
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
    let text = Text::from("You do not block ").player(whom).plain(" any more.");
    let fact =
        Fact::Member(MemberFact::Unblocked { player: call.from.clone(), blocked: whom.clone() });
    Ok(Decision { facts: vec![fact], reply: Reply::Done(text), ..Decision::default() })
}

fn listed(blocked: &[PlayerId]) -> Text {
    let Some((first, others)) = blocked.split_first() else {
        return Text::from(
            "You block nobody. Name a member, and you and they do not play against each other: ",
        )
        .step(CommandName::Block)
        .plain(".");
    };
    let text = Text::from("You have blocked ").player(first);
    let text = others.iter().fold(text, |text, other| text.plain(", ").player(other));
    text.plain(". Undo it with ").step(CommandName::Unblock).plain(".")
}
