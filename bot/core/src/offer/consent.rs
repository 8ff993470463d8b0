//! The answer to the opponent's proposal.

use super::abort::cancelled;
use super::propose::moves_from_end;
use super::take_back::agreed;
use crate::ending::endings::played_game_of_caller;
use crate::ending::offer_state::{declined, settled};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Decision, Reply, Snapshot};
use crate::offer::types::{Aim, OfferRefusal, Proposal, ProposalState};

/// Answers the proposal with this number; only the opponent can.
pub fn answer(
    snapshot: &Snapshot,
    call: &Call,
    number: usize,
    accept: bool,
) -> Result<Decision, Refusal> {
    let which = call.command.which().ok_or(OfferRefusal::NoProposal)?;
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    let is_meant = |standing: &&Proposal| standing.number == number;
    let proposal = game.standing_proposal().filter(is_meant).ok_or(OfferRefusal::NoProposal)?;
    if proposal.by == side {
        return Err(OfferRefusal::OwnProposal.into());
    }
    if accept {
        return match proposal.aim {
            Aim::TakeBack(plies) => agreed(game, side, plies, call),
            Aim::Cancel => Ok(cancelled(game, side, call)),
        };
    }
    let (by, player) = (game.player(proposal.by), game.player(side));
    let (asked, text) = match proposal.aim {
        Aim::TakeBack(plies) => {
            let moves = moves_from_end(game, plies);
            let asked = message!("offer-take-back-was-asked", player = by, moves);
            (asked, message!("offer-take-back-declined", player))
        }
        Aim::Cancel => {
            let asked = message!("offer-cancel-was-asked", player = by, game = game.id.0);
            (asked, message!("offer-cancel-declined", player))
        }
    };
    let told = declined(game, proposal.by, text);
    let settled = settled(game, ProposalState::Declined, asked);
    let (facts, mut effects): (Vec<_>, Vec<_>) = settled.into_iter().unzip();
    effects.push(told);
    let reply = Reply::Done(message!("offer-declined-done"));
    Ok(Decision { facts, effects, reply, ..Decision::default() })
}
