//! The command `rematch`: another game of the same two players, with sides changed.

use super::challenges::make;
use super::loaded::ToRematch;
use crate::challenge::types::{
    Challenge, ChallengeFact, ChallengeRefusal, NewChallenge, SideRequest, Start, StartRequest,
    Terms, USUAL,
};
use crate::clock::Control;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call, Opponent, Presence, Which};
use crate::model::state::{Game, Visibility};
use crate::model::{Action, ActionKind, Decision, Effect, Fact, Reply, Snapshot, Target, Text};
use crate::offer::types::OfferRefusal;
use crate::time::time_words::tell;
use crate::{Place, PlayerId};
use menagerie_rules::{Color, Position, Variant, offered_by_id};
use rand::Rng;

/// Challenges the opponent of a finished game to another one, to be answered as any challenge.
pub fn rematch(
    snapshot: &Snapshot,
    loaded: &ToRematch,
    call: &Call,
    which: Which,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let game = snapshot.game_for_certain(call, which)?;
    let side = game.side_of(&call.from).ok_or(Refusal::NotAPlayer(game.id))?;
    if game.end.is_none() {
        return Err(OfferRefusal::NotOverYet(game.id).into());
    }
    if let Some(running) = loaded.running {
        return Err(OfferRefusal::RematchRuns { of: game.id, running }.into());
    }
    let other = game.player(side.other());
    if other.is_former() {
        return Err(ChallengeRefusal::AbsentOpponent(other.clone()).into());
    }
    if let Some(standing) = &loaded.standing {
        return if standing.challenger == call.from {
            Err(OfferRefusal::RematchAsked(other.clone()).into())
        } else {
            Ok(asked_already(game, standing))
        };
    }
    // In a lost place no other game can be played. In another community the other player is perhaps
    // not a member, and would never see the challenge.
    let place = if game.place_lost { &call.place } else { &game.place };
    if game.place_lost && call.server.as_ref() != Some(&game.server) {
        return Err(OfferRefusal::RematchElsewhere(game.id).into());
    }
    let opponent = Opponent { player: other.clone(), presence: Presence::Member };
    let start = start_of(game, loaded.came_of.as_ref());
    // Only in a position that a player chose can Black move first.
    let first = if start.setup.is_empty() { Color::White } else { game.line.start().turn() };
    let request = NewChallenge {
        opponent: Some(opponent.clone()),
        level: None,
        rated: Some(game.is_rated),
        variant: game.variant().id.clone(),
        side: if side == first { SideRequest::Second } else { SideRequest::First },
        start,
        clock: game.timing.as_ref().map_or(Control::NONE, |it| it.control).to_string(),
        terms: Terms::default(),
    };
    let mut there =
        Call { place: place.clone(), server: Some(game.server.clone()), ..call.clone() };
    if call.server.as_ref() != Some(&game.server) {
        // The caller's rights and visibility where they ask say nothing about that place.
        (there.authority, there.visibility) = (Authority::Player, Visibility::Only(Vec::new()));
    }
    let mut decision = make(snapshot, &loaded.begin, &there, &opponent, &request, rng)?;
    let challenge = snapshot.next_challenge;
    decision.facts.push(Fact::Challenge(ChallengeFact::RematchOf { challenge, game: game.id }));
    let is_with_game = is_offered_with(game);
    for effect in &mut decision.effects {
        if let Effect::Offer { text, to, .. } = effect {
            let about = message!("challenge-rematch", game = game.id);
            *text = about.plain(" ").then(std::mem::take(text));
            if is_with_game {
                *to = Target::Game(game.id);
            }
        }
    }
    let seat = &game.accounts[side.other().index()];
    let mut is_seen_by_other = seat.network() == place.network();
    for window in game.windows.iter().filter(|window| !window.place_lost) {
        is_seen_by_other |= seat.network() == window.network();
        if !is_with_game {
            decision.effects.extend(offered_at(&decision, &window.place));
        }
    }
    if !is_seen_by_other {
        decision.effects.extend(told_alone(&decision, seat));
    }
    if is_with_game {
        if let (Reply::Done(text), false) = (&mut decision.reply, game.is_seen_at(&call.place)) {
            *text = std::mem::take(text).plain(" ").then(stands_with(game));
        }
    } else if !is_offered_here(game, place, call) {
        point_to(&mut decision, game, place, (&call.from, other));
    }
    Ok(decision)
}

/// Whether a rematch is offered where its game is seen, on every network. Where that is nowhere on
/// one of them, it is offered where the game was begun.
fn is_offered_with(game: &Game) -> bool {
    !game.place_lost && game.windows.iter().all(|window| !window.place_lost)
}

/// Says where the offer stands that is shown with the game.
fn stands_with(game: &Game) -> Text {
    if game.windows.is_empty() {
        message!("challenge-rematch-stands", place = game.home())
    } else {
        message!("challenge-rematch-stands-with-game")
    }
}

/// Tells the players where the offer stands. A player who looks at the game alone would not see it.
fn point_to(
    decision: &mut Decision,
    game: &Game,
    place: &Place,
    (player, other): (&PlayerId, &PlayerId),
) {
    let Reply::Done(text) = &mut decision.reply else { return };
    let (news, stands) = if game.windows.iter().all(|window| window.place_lost) {
        (
            message!("challenge-rematch-news", player, other, place),
            message!("challenge-rematch-stands", place),
        )
    } else {
        (
            message!("challenge-rematch-news-everywhere", player, other),
            message!("challenge-rematch-stands-everywhere"),
        )
    };
    *text = std::mem::take(text).plain(" ").then(stands);
    if !game.is_homeless() {
        decision.effects.push(tell(game, news, Vec::new(), Vec::new(), true));
    }
}

/// The same offer in another place.
fn offered_at(decision: &Decision, place: &Place) -> Option<Effect> {
    let mut offer = decision.effects.first()?.clone();
    let Effect::Offer { to, .. } = &mut offer else { return None };
    *to = Target::Place(place.clone());
    Some(offer)
}

/// A message to a player on whose network it is offered nowhere.
fn told_alone(decision: &Decision, seat: &PlayerId) -> Option<Effect> {
    let Effect::Offer { text, .. } = decision.effects.first()? else { return None };
    let text = text.clone().plain(" ").then(message!("challenge-rematch-out-of-sight"));
    Some(Effect::Letter { to: seat.clone(), text })
}

/// Whether a rematch is offered at the place of the call.
fn is_offered_here(game: &Game, place: &Place, call: &Call) -> bool {
    *place == call.place || game.windows.iter().any(|window| window.place == call.place)
}

/// The answer when the opponent has asked first: the caller can accept that.
fn asked_already(game: &Game, standing: &Challenge) -> Decision {
    let text = message!(
        "challenge-rematch-asked-already",
        challenger = &standing.challenger,
        game = game.id
    );
    let actions = vec![
        Action::new(message!("action-accept"), ActionKind::Accept(standing.id)),
        Action::new(message!("action-decline"), ActionKind::Decline(standing.id)),
    ];
    Decision { reply: Reply::Ask(text, actions), ..Decision::default() }
}

/// The same kind of start: the same position, or an array drawn anew in the same way.
fn start_of(game: &Game, challenge: Option<&Challenge>) -> StartRequest {
    let variant = game.variant();
    let setup = || {
        let fen = game.line.start().fen();
        let is_array = fen == Position::start(variant).fen();
        if is_array {
            usual(variant)
        } else {
            StartRequest { setup: fen, ..StartRequest::default() }
        }
    };
    match challenge.map(|challenge| &challenge.start) {
        Some(Start::Array) => usual(variant),
        Some(Start::Drawn(symmetry, _)) => {
            StartRequest { array: symmetry.name().to_owned(), ..StartRequest::default() }
        }
        Some(Start::Setup(_)) | None => setup(),
    }
}

/// The array of a variant as it is offered now. Since the game began, the variant may have got
/// several arrays.
fn usual(variant: &Variant) -> StartRequest {
    let now = offered_by_id(&variant.id);
    let is_chosen = now.and_then(|now| now.shuffle.as_ref()).is_some_and(|it| it.is_chosen);
    let array = if is_chosen { USUAL.to_owned() } else { String::new() };
    StartRequest { array, ..StartRequest::default() }
}
