//! The outcome of an open proposal when something else happens in its game.

use crate::message;
use crate::model::state::Game;
use crate::model::{Effect, Fact, OfferId, Target, Text};
use crate::offer::types::{OfferFact, ProposalState};
use menagerie_rules::Color;

/// Ends the open proposal when a side has moved.
pub fn passed_over(game: &Game, mover: Color) -> Option<(Fact, Effect)> {
    let by = game.standing_proposal()?.by;
    let player = game.player(mover);
    if by == mover {
        let text = message!("ending-proposal-lapsed-by-moving", player);
        settled(game, ProposalState::Lapsed, text)
    } else {
        let text = message!("ending-proposal-declined-by-moving", player);
        settled(game, ProposalState::Declined, text)
    }
}

/// Ends the open proposal when a side has taken its last move back alone. It can only be this
/// side's.
pub fn taken_over(game: &Game, side: Color) -> Option<(Fact, Effect)> {
    let text = message!("ending-proposal-lapsed-by-take-back", player = game.player(side));
    settled(game, ProposalState::Lapsed, text)
}

/// Ends the open proposal when the game has ended. If a side has agreed to the proposal, that has
/// ended the game.
pub fn outlived(game: &Game, agreed: Option<Color>) -> Option<(Fact, Effect)> {
    if let Some(side) = agreed {
        let text = message!("ending-proposal-accepted", player = game.player(side));
        return settled(game, ProposalState::Accepted, text);
    }
    settled(game, ProposalState::Lapsed, message!("ending-proposal-unanswered"))
}

/// Ends the open proposal, with other words in its place.
pub fn settled(game: &Game, state: ProposalState, text: Text) -> Option<(Fact, Effect)> {
    let number = game.standing_proposal()?.number;
    let (game, to) = (game.id, Target::Game(game.id));
    let offer = OfferId::Proposal(game, number);
    let fact = Fact::Offer(OfferFact::ProposalSettled { game, number, state });
    Some((fact, Effect::Settle { offer, to, text, actions: Vec::new() }))
}

/// Tells the proposer that their proposal is declined, without a noise. The words that replace an
/// offer alert nobody, and may stand far above newer messages. So they only say what was offered,
/// and the answer is said once.
pub fn declined(game: &Game, by: Color, text: Text) -> Effect {
    let wake = vec![game.player(by).clone()];
    Effect::Tell { game: game.id, text, wake, actions: Vec::new(), silent: true }
}
