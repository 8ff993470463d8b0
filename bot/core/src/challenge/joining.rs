//! Joining a challenge by its code, also from another network than the one where it was made.

use super::challenges::{accept, refused_as_over};
use super::loaded::{ToAnswer, ToJoin};
use crate::challenge::types::Challenge;
use crate::community::new_game_limits::may_begin_at;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Code, Decision, NoCode, Snapshot};
use crate::offer::types::OfferRefusal;
use rand::Rng;

/// Joins the challenge that has this code.
pub fn join(
    snapshot: &Snapshot,
    loaded: &ToJoin,
    call: &Call,
    code: &Result<Code, NoCode>,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    if let Err(why) = code {
        return Err(OfferRefusal::NoCode(*why).into());
    }
    let ToJoin { answer, limits, frozen } = loaded;
    let challenge = answer.offered.challenge.as_ref().ok_or(OfferRefusal::NoSuchCode)?;
    if !challenge.is_open() {
        return Err(over(answer, call, challenge));
    }
    let server = call.server.as_ref().ok_or(Refusal::NeedsServer)?;
    let is_here = call.place.network() == challenge.place.network();
    if is_here && *server != challenge.server {
        return Err(OfferRefusal::JoinedElsewhere.into());
    }
    if !is_here {
        may_begin_at((limits, frozen.as_ref()), call, &challenge.variant)?;
    }
    accept(snapshot, answer, call, rng)
}

/// The refusal to join a challenge that is over.
fn over(answer: &ToAnswer, call: &Call, challenge: &Challenge) -> Refusal {
    match answer.capacity.counts.joined {
        Some(game) if challenge.challenger != call.from => OfferRefusal::JoinedAndOver(game).into(),
        _ => refused_as_over(challenge),
    }
}
