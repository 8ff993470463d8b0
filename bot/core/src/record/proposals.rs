//! Checks of the proposals in a record: whether the players can have made them.

use super::content::{Asked, Event, Record, What};
use super::error::RecordError;
use crate::model::Moment;
use crate::model::state::Ending;
use crate::offer::types::{Aim, Proposal, ProposalState};
use std::collections::BTreeSet;

/// Checks the proposals: each was made in a moment of the game, at most one is open, and exactly
/// the agreed ones have happened.
pub(super) fn check(record: &Record) -> Result<(), RecordError> {
    let moments = moments(&record.events);
    let now = record.events.len();
    let mut agreed = BTreeSet::new();
    let mut from = 0;
    for Asked { proposal, settled, .. } in &record.proposals {
        let Proposal { number, made, state, aim, .. } = *proposal;
        let refused =
            |why: &str| Err(RecordError::Proposal(format!("proposal {} {why}", number + 1)));
        let Some(at) = (from..=now).find(|at| moments[*at] == made) else {
            return refused("was made at a moment that the game was never in");
        };
        from = at;
        if aim == Aim::TakeBack(0) || aim.plies() > made.ply {
            return refused("asks to take back what was not played");
        }
        if (state == ProposalState::Open) != settled.is_none() {
            return refused("waits although it was answered, or was answered at no time");
        }
        let is_last = number + 1 == record.proposals.len() && at == now;
        match (state, aim) {
            (ProposalState::Open, _) if !is_last || record.end.is_some() => {
                return refused("waits for an answer although the game has gone on");
            }
            (ProposalState::Accepted, Aim::TakeBack(plies)) => {
                let what = What::TakenBack { agreed_by: Some(proposal.by.other()) };
                let is_gone =
                    |index| record.events.get(index).is_some_and(|it: &Event| it.what == what);
                if !(at..at + plies).all(is_gone) {
                    return refused("was agreed to, but the moves were not taken back then");
                }
                agreed.extend(at..at + plies);
            }
            (ProposalState::Accepted, Aim::Cancel) if !is_last || !is_cancelled(record) => {
                return refused("was agreed to, but that has not ended the game");
            }
            _ => {}
        }
    }
    let is_agreed = |event: &Event| matches!(event.what, What::TakenBack { agreed_by: Some(_) });
    let unasked = record
        .events
        .iter()
        .enumerate()
        .find(|(index, event)| is_agreed(event) && !agreed.contains(index));
    match unasked {
        None => Ok(()),
        Some((index, event)) => {
            let why = "somebody has agreed to it, but nobody had asked".to_owned();
            Err(RecordError::impossible(index, event, why))
        }
    }
}

/// Whether both players have agreed to end the game without a result.
pub(super) fn are_both_for_cancelling(record: &Record) -> bool {
    record.proposals.last().is_some_and(|Asked { proposal, .. }| {
        (proposal.aim, proposal.state) == (Aim::Cancel, ProposalState::Accepted)
    })
}

fn is_cancelled(record: &Record) -> bool {
    record.end.is_some_and(|end| end.ending == Ending::Cancelled)
}

/// The moments of the game: at its beginning, and after each event.
fn moments(events: &[Event]) -> Vec<Moment> {
    let mut now = Moment { ply: 0, taken_back: 0 };
    let mut moments = vec![now];
    for event in events {
        now = match event.what {
            What::Played(_) => Moment { ply: event.ply + 1, ..now },
            What::TakenBack { .. } => Moment { ply: event.ply, taken_back: now.taken_back + 1 },
        };
        moments.push(now);
    }
    moments
}
