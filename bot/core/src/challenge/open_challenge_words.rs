//! The sentences about a challenge to everyone: where it is made, after someone joined, and in a
//! list.

use super::invitation::{summary, to_rules};
use super::loaded::ToAnswer;
use super::rated::{players_ratings, rated_sentence};
use crate::challenge::types::{Challenge, SideRequest, Start};
use crate::clock::Control;
use crate::message;
use crate::model::{Action, ActionKind, Code, Effect, OfferId, Target, Text};
use crate::time::time_words;
use crate::{ChallengeId, GameId, PlayerId};
use menagerie_rules::Variant;
use std::sync::Arc;

/// The message of a challenge to everyone.
pub fn proposal(
    challenger: &PlayerId,
    variant: &Arc<Variant>,
    (side, start): (SideRequest, &Start),
    (control, is_rated): (Option<&Control>, bool),
) -> Text {
    let first = start.side_to_move_first(variant);
    let text = message!(
        "challenge-open-made",
        challenger,
        variant = &variant.name,
        files = variant.files,
        ranks = variant.ranks
    );
    let side = match side {
        SideRequest::First => message!("challenge-side-chosen", player = challenger, side = first),
        SideRequest::Second => message!("challenge-side-of-who-joins", side = first),
        SideRequest::Random => message!("challenge-side-by-lot", side = first),
    };
    let text = text.line().then(summary(variant)).line().then(side);
    let clock = control.map_or_else(Text::new, time_words::proposed);
    text.then(start.promise(variant)).then(clock).then(rated_sentence(is_rated, control))
}

/// How to join it from another network, if there is one.
pub fn elsewhere(has_other_networks: bool, code: Option<&Code>) -> Text {
    match code.filter(|_| has_other_networks) {
        Some(code) => {
            Text::from(" ").then(message!("challenge-join-elsewhere", code = code.to_string()))
        }
        None => Text::new(),
    }
}

/// The actions while others may join.
pub fn actions(id: ChallengeId, variant: &Variant, start: &Start) -> Vec<Action> {
    let mut actions = vec![
        Action::new(message!("action-join"), ActionKind::Join(id)),
        Action::new(message!("action-withdraw"), ActionKind::Withdraw(id)),
        to_rules(variant),
    ];
    actions.extend(start.to_how_drawn(id, message!("action-how-is-it-drawn")));
    actions
}

/// That `player` has joined a challenge for several games, and how many games are left. Nothing if
/// the number is not limited, or none is left.
pub fn joined(
    answer: &ToAnswer,
    challenge: &Challenge,
    player: &PlayerId,
    game: GameId,
) -> Option<Effect> {
    let left = challenge.to.uses()?.checked_sub(1).filter(|left| *left > 0)?;
    let wish = (challenge.side, &challenge.start);
    let terms = (challenge.control.as_ref(), challenge.is_rated);
    let ratings = players_ratings(
        challenge.is_rated,
        answer.ratings.as_ref(),
        &challenge.variant,
        (&challenge.challenger, None),
    );
    let text = proposal(&challenge.challenger, &challenge.variant, wish, terms)
        .plain(" ")
        .then(message!("challenge-joined", player, game, left))
        .then(stands_until(challenge))
        .then(elsewhere(answer.has_other_networks, challenge.code.as_ref()))
        .then(ratings);
    Some(Effect::Settle {
        offer: OfferId::Challenge(challenge.id),
        to: Target::Place(challenge.place.clone()),
        text,
        actions: actions(challenge.id, &challenge.variant, &challenge.start),
    })
}

/// The right to join: for one game, for several, or for any number.
pub fn may_join(uses: Option<usize>) -> Text {
    match uses {
        Some(games) => message!("challenge-may-join", games),
        None => message!("challenge-may-join-any-number"),
    }
}

/// The other terms that a member should know before they answer a challenge in a list.
pub fn terms(challenge: &Challenge) -> Text {
    let text = match &challenge.start {
        Start::Setup(_) => Text::from(" ").then(message!("challenge-start-as-posted")),
        Start::Array | Start::Drawn(..) => Text::new(),
    };
    text.then(challenge.control.as_ref().map_or_else(Text::new, time_words::proposed))
}

/// Says in a line of a list that a challenge is for anyone. `reader` may be the challenger.
pub fn listed(challenge: &Challenge, uses: Option<usize>, reader: Option<&PlayerId>) -> Text {
    let (number, variant) = (challenge.id, &challenge.variant.name);
    let text = if reader == Some(&challenge.challenger) {
        message!("challenge-listed-own", number, variant)
    } else {
        let challenger = &challenge.challenger;
        message!("challenge-listed", number, challenger, variant)
    };
    text.plain(" ").then(may_join(uses)).then(terms(challenge)).then(stands_until(challenge))
}

fn stands_until(challenge: &Challenge) -> Text {
    Text::from(" ").then(message!("challenge-stands-until", until = challenge.expires))
}
