//! A member of a ladder challenges another one. Both have joined, so their game begins at once.

use super::joining::ladder;
use super::loaded::ToClimb;
use crate::challenge::arranged_game::{ArrangedGame, Beginning};
use crate::challenge::challenges::may_challenge;
use crate::challenge::rated::rated;
use crate::challenge::types::{NewChallenge, SideRequest, Start, StartRequest, Terms};
use crate::clock::{Control, DAY, Kind, Timeout};
use crate::community::ToBegin;
use crate::community::capacity::{room_for_both, room_to_show};
use crate::community::new_game_limits::variant_to_begin;
use crate::community::types::Setting;
use crate::ladder::types::refusal::show;
use crate::ladder::types::{LadderFact, LadderId, LadderRefusal, LadderRequest};
use crate::league::proposed_clock;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Opponent, Presence};
use crate::model::{Decision, Fact, Reply, Snapshot};
use crate::{PlayerId, Timestamp};
use menagerie_club::ladder::{FARTHEST, Ladder, Refusal as Why};
use menagerie_rules::Variant;
use rand::Rng;
use std::sync::Arc;

/// How long the same member is not challenged again by the same one, in seconds.
pub const PAIR_RESTS: i64 = 7 * DAY;

/// Challenges a member who stands above, and begins the game.
///
/// # Errors
/// When that member cannot be challenged by the caller now, or no game can be begun here.
pub fn challenge(
    snapshot: &Snapshot,
    loaded: &ToClimb,
    call: &Call,
    request: &LadderRequest,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let id = ladder(loaded, call, request)?;
    if !loaded.players.contains(&call.from) {
        return Err(LadderRefusal::NotOn(id.variant).into());
    }
    let Some(opponent) = request.member() else {
        return Err(LadderRefusal::NoOpponent(id.variant).into());
    };
    if opponent.presence == Presence::Absent && loaded.players.contains(&opponent.player) {
        return Ok(gone(id, &opponent.player));
    }
    let begin = &loaded.begin;
    let variant = variant_to_begin(begin, call, &id.variant)?;
    stands_above(loaded, call, &id, &opponent.player)?;
    may_challenge(snapshot, begin, call, opponent)?;
    is_free(loaded, call, &id, &opponent.player)?;
    room_for_both(&begin.capacity, &opponent.player)?;
    let waits = room_to_show(&begin.capacity)?;
    let control = control(begin, &variant);
    let is_rated = is_rated(begin, opponent, &variant, &control)?;
    let arranged = ArrangedGame {
        variant: &variant,
        challenger: &call.from,
        opponent: &opponent.player,
        side: SideRequest::Random,
        control,
        is_rated,
        server: &id.server,
        place: &call.place,
    };
    let mut decision = Decision::default();
    let beginning = Beginning { snapshot, at: call.seen, hears_talk: call.hears_talk };
    let place = 1 + loaded.players.iter().take_while(|it| **it != opponent.player).count();
    let about = message!("ladder-game-of", challenger = &call.from, place);
    let game = arranged.begin(&mut decision, beginning, 0, about, rng)?;
    let network = call.place.network().to_owned();
    decision.facts.push(Fact::Ladder(LadderFact::GameBegun { ladder: id, game, network }));
    let done = message!("ladder-challenged", opponent = &opponent.player, game);
    decision.reply = Reply::Done(done.then(waits));
    Ok(decision)
}

/// A member who has left the community is in nobody's way any more.
fn gone(ladder: LadderId, player: &PlayerId) -> Decision {
    let text = message!("ladder-gone", player, show = show(&ladder.variant));
    let left = LadderFact::Left { ladder, player: player.clone() };
    Decision { facts: vec![Fact::Ladder(left)], reply: Reply::Done(text), ..Decision::default() }
}

/// Whether the opponent stands one to three places above the caller, and is not on vacation.
fn stands_above(
    loaded: &ToClimb,
    call: &Call,
    id: &LadderId,
    opponent: &PlayerId,
) -> Result<(), Refusal> {
    // Each row of a ladder is another member's.
    let Ok(ladder) = Ladder::new(&loaded.players) else { return Ok(()) };
    let vacation = loaded.challenged.as_ref().and_then(|member| member.vacation(call.seen));
    let is_on_vacation = vacation.is_some_and(|span| span.from <= call.seen);
    let (variant, player) = (id.variant.clone(), opponent.clone());
    match ladder.may_challenge(&&call.from, &opponent, is_on_vacation) {
        // That they cannot challenge themselves is said where every challenge says it.
        Ok(()) | Err(Why::Yourself) => Ok(()),
        Err(Why::NotOnLadder) => Err(LadderRefusal::NotOn(variant).into()),
        Err(Why::OpponentNotOnLadder) => Err(LadderRefusal::MemberNotOn(variant, player).into()),
        Err(Why::Below(_)) => Err(LadderRefusal::Below(variant, player).into()),
        Err(Why::TooFar(places)) => {
            Err(LadderRefusal::TooFar { variant, player, places, most: FARTHEST }.into())
        }
        Err(Why::OnVacation) => Err(LadderRefusal::OnVacation(variant, player).into()),
    }
}

/// Whether both have no other challenge of this kind to play, and have not met so lately.
fn is_free(
    loaded: &ToClimb,
    call: &Call,
    id: &LadderId,
    opponent: &PlayerId,
) -> Result<(), LadderRefusal> {
    let running = || loaded.games.iter().filter(|game| game.end.is_none());
    if let Some(own) = running().find(|game| game.challenger == call.from) {
        return Err(LadderRefusal::Challenging(own.game));
    }
    if running().any(|game| game.challenged() == opponent) {
        return Err(LadderRefusal::Challenged(id.variant.clone(), opponent.clone()));
    }
    let met = loaded
        .games
        .iter()
        .filter(|game| game.challenger == call.from && game.challenged() == opponent);
    let last = met.filter_map(|game| game.end).map(|(_, at)| at).max();
    match last.map(|at| Timestamp(at.0 + PAIR_RESTS)).filter(|until| *until > call.seen) {
        Some(until) => Err(LadderRefusal::Lately(id.variant.clone(), opponent.clone(), until)),
        None => Ok(()),
    }
}

/// The usual clock of the community, if it ends a game by itself. Else one by the size of the board. As in
/// a league, a player who does not begin in time loses.
fn control(begin: &ToBegin, variant: &Arc<Variant>) -> Control {
    let usual = begin.capacity.settings.get(&Setting::Clock).and_then(|words| words.parse().ok());
    let usual = usual.filter(|it: &Control| it.kind != Kind::None && it.timeout != Timeout::Soft);
    let control = usual.unwrap_or_else(|| proposed_clock(std::slice::from_ref(variant)));
    Control { event: true, ..control }
}

/// Whether the game is rated: as is usual in the community, if it can count.
fn is_rated(
    begin: &ToBegin,
    opponent: &Opponent,
    variant: &Arc<Variant>,
    control: &Control,
) -> Result<bool, Refusal> {
    let request = NewChallenge {
        opponent: Some(opponent.clone()),
        level: None,
        rated: None,
        variant: variant.id.clone(),
        side: SideRequest::Random,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    };
    rated(&request, begin, variant, (&Start::Array, control))
}
