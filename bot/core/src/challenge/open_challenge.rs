//! Challenges to everyone: any member can join, and several games can come of one challenge.

use super::challenge_limits::may_wait;
use super::challenges::clock_wanted;
use super::invitation::Invitation;
use super::loaded::ToChallenge;
use super::open_challenge_words::{actions, elsewhere, may_join, proposal};
use super::rated::{players_ratings, rated};
use crate::challenge::erased::may_begin_anew;
use crate::challenge::types::{Invited, NewChallenge, Start};
use crate::clock::{DAY, HOUR};
use crate::community::capacity::{room_for_caller, room_to_show};
use crate::community::new_game_limits::{own_rules, variant_to_begin};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Code, Decision, Reply, Snapshot};
use crate::offer::types::OfferRefusal;
use rand::Rng;

/// How many of these challenges one may make in a quarter of an hour: each is there for all to see.
const MOST_LATELY: usize = 3;

pub fn make(
    snapshot: &Snapshot,
    loaded: &ToChallenge,
    call: &Call,
    request: &NewChallenge,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let NewChallenge { side, terms, .. } = *request;
    let ToChallenge { begin, has_other_networks } = loaded;
    let capacity = &begin.capacity;
    may_begin_anew(snapshot, call)?;
    let server = call.server.clone().ok_or(Refusal::NeedsServer)?;
    let variant = variant_to_begin(begin, call, &request.variant)?;
    let start = Start::read(&variant, &request.start, rng)?;
    let control = clock_wanted(&capacity.settings, &request.clock)?;
    let is_rated = rated(request, begin, &variant, (&start, &control))?;
    // The drawn array is fixed with the challenge, and everyone knows it once the first game
    // begins. So such a challenge is for one game.
    if matches!(start, Start::Drawn(..)) && terms.uses() != Some(1) {
        let is_chosen = variant.shuffle.as_ref().is_some_and(|shuffle| shuffle.is_chosen);
        let name = variant.name.clone();
        return Err(OfferRefusal::OneGameOfLot { name, is_chosen }.into());
    }
    may_wait(&capacity.counts)?;
    if capacity.counts.recent_open_challenges >= MOST_LATELY {
        return Err(OfferRefusal::TooManyOpenChallenges.into());
    }
    room_for_caller(capacity)?;
    let waits = room_to_show(capacity)?;
    let id = snapshot.next_challenge;
    let text = proposal(&call.from, &variant, (side, &start), (Some(&control), is_rated));
    let players = (&call.from, None);
    let ratings = players_ratings(is_rated, begin.ratings.as_ref(), &variant, players);
    let text = text.then(own_rules(&variant));
    let stands = terms.seconds();
    let text = text.plain(" ").then(may_join(terms.uses())).plain(" ").then(message!(
        "challenge-open-stands",
        days = stands / DAY,
        hours = stands / HOUR
    ));
    let code = Code::draw(rng);
    let text = text.then(elsewhere(*has_other_networks, Some(&code))).then(ratings);
    let done = message!("challenge-open-made-done");
    let read_as = Start::read_as(&variant, &request.start.setup);
    let to = Invited::Anyone(terms.uses());
    let code = Some(code);
    let variant = &variant;
    let actions = actions(id, variant, &start);
    let invitation =
        Invitation { to, variant, side, start, control, is_rated, server, stands, code };
    Ok(Decision {
        reply: Reply::Done(done.then(read_as).then(waits)),
        ..invitation.offered(id, call, text, actions)
    })
}
