//! The sentences about a challenge to everyone: where it is made, after someone joined, and in a
//! list.

use crate::clock::Control;
use crate::model::request::SideRequest;
use crate::model::state::{Challenge, Start};
use crate::model::{
    Action, ActionKind, Code, CommandName, CommandReference, Effect, OfferId, Target, Text,
};
use crate::time::time_words;
use crate::{ChallengeId, GameId, PlayerId};
use menagerie_rules::Variant;
use std::sync::Arc;

/// The words of a challenge to everyone.
pub fn proposal(
    challenger: &PlayerId,
    variant: &Arc<Variant>,
    (side, start): (SideRequest, &Start),
    control: Option<&Control>,
) -> Text {
    let first = start.side_to_move_first(variant);
    let text = Text::new()
        .player(challenger)
        .plain(" looks for an opponent: ")
        .bold(&variant.name)
        .plain(format!(" ({}×{}).", variant.files, variant.ranks));
    let text = match side {
        SideRequest::First => {
            text.plain(" ").player(challenger).plain(format!(" plays {first}, who moves first."))
        }
        SideRequest::Second => {
            text.plain(format!(" The player who joins plays {first} and moves first."))
        }
        SideRequest::Random => {
            text.plain(format!(" One lot decides who plays {first} and moves first."))
        }
    };
    text.then(start.promise(variant)).then(control.map_or_else(Text::new, time_words::proposed))
}

/// How to join it from another network, if there is one.
pub fn elsewhere(has_other_networks: bool, code: Option<&Code>) -> Text {
    match code.filter(|_| has_other_networks) {
        Some(code) => Text::from(" From another network it is joined with ")
            .step_elsewhere(CommandReference::of(CommandName::Join).with("code", code))
            .plain("."),
        None => Text::new(),
    }
}

/// The actions while others may join.
pub fn actions(id: ChallengeId) -> Vec<Action> {
    vec![
        Action::new("Join", ActionKind::Join(id)),
        Action::new("Withdraw", ActionKind::Withdraw(id)),
    ]
}

/// That `player` has joined a challenge for several games, and how many games are left. Nothing if
/// the number is not limited, or none is left.
pub fn joined(
    has_other_networks: bool,
    challenge: &Challenge,
    player: &PlayerId,
    game: GameId,
) -> Option<Effect> {
    let left = challenge.to.uses()?.checked_sub(1).filter(|left| *left > 0)?;
    let wish = (challenge.side, &challenge.start);
    let control = challenge.control.as_ref();
    let text = proposal(&challenge.challenger, &challenge.variant, wish, control)
        .plain(" ")
        .player(player)
        .plain(" has joined: ")
        .game(game)
        .plain(match left {
            1 => ". One more game can come of it, with the first to join.".to_owned(),
            left => {
                format!(". Up to {left} more games can come of it, each with the player who joins.")
            }
        })
        .then(stands_until(challenge))
        .then(elsewhere(has_other_networks, challenge.code.as_ref()));
    Some(Effect::Settle {
        offer: OfferId::Challenge(challenge.id),
        to: Target::Place(challenge.place.clone()),
        text,
        actions: actions(challenge.id),
    })
}

/// Who may join, and how often.
pub fn may_join(uses: Option<usize>) -> String {
    match uses {
        Some(1) => "The first to join plays.".to_owned(),
        Some(uses) => format!("Up to {uses} games come of it, each with the player who joins."),
        None => "Each who joins gets a game.".to_owned(),
    }
}

/// What else a member should know before they answer a challenge in a list.
pub fn terms(challenge: &Challenge) -> Text {
    let text = match &challenge.start {
        Start::Setup(_) => {
            Text::from(" It starts from the position that stands with the challenge.")
        }
        Start::Array | Start::Drawn(..) => Text::new(),
    };
    text.then(challenge.control.as_ref().map_or_else(Text::new, time_words::proposed))
}

/// Says in a line of a list that a challenge is for anyone. `reader` may be the challenger.
pub fn listed(challenge: &Challenge, uses: Option<usize>, reader: Option<&PlayerId>) -> Text {
    let text = Text::from(format!("Challenge {}: ", challenge.id));
    let text = if reader == Some(&challenge.challenger) {
        text.plain("You look")
    } else {
        text.player(&challenge.challenger).plain(" looks")
    };
    text.plain(format!(" for an opponent: {}. {}", challenge.variant.name, may_join(uses)))
        .then(terms(challenge))
        .then(stands_until(challenge))
}

fn stands_until(challenge: &Challenge) -> Text {
    Text::from(" It stands until ").time(challenge.expires).plain(".")
}
