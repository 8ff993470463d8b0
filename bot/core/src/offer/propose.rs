//! A proposal to the opponent, for what both must agree to.

use crate::message;
use crate::model::numbered::leading_to;
use crate::model::refusal::Refusal;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Decision, Effect, Fact, OfferId, Reply, Target, Text};
use crate::offer::types::{Aim, OfferFact, OfferRefusal, Proposal, ProposalState};
use menagerie_rules::Color;

/// Makes a proposal to the opponent of `side`. `why` tells the caller why both must agree.
pub fn propose(game: &Game, side: Color, aim: Aim, why: Text) -> Result<Decision, Refusal> {
    let opponent = game.player(side.other());
    if let Some(standing) = game.standing_proposal() {
        if standing.by == side {
            return Err(OfferRefusal::AlreadyProposed(opponent.clone()).into());
        }
        // The message of that proposal may be gone.
        let text = asked(game, standing).plain(" ").then(message!("offer-waits-for-answer"));
        return Ok(Decision {
            reply: Reply::Ask(text, answers(game, standing)),
            ..Decision::default()
        });
    }
    let made = game.moment();
    let was_declined = |it: &Proposal| {
        (it.by, it.made, it.state) == (side, made, ProposalState::Declined) && it.aim == aim
    };
    if game.proposals.iter().any(was_declined) {
        return Err(OfferRefusal::ProposalDeclined(opponent.clone()).into());
    }
    let number = game.proposals.len();
    let proposal = Proposal { number, by: side, aim, made, state: ProposalState::Open };
    let answer = if game.turn() == side {
        let player = game.player(side);
        message!("offer-answer-while-they-move", opponent, player)
    } else {
        message!("offer-answer", opponent)
    };
    Ok(Decision {
        facts: vec![Fact::Offer(OfferFact::ProposalMade { game: game.id, proposal })],
        effects: vec![Effect::Offer {
            offer: OfferId::Proposal(game.id, number),
            to: Target::Game(game.id),
            text: asked(game, &proposal).plain(" ").then(answer),
            wake: vec![opponent.clone()],
            actions: answers(game, &proposal),
            board: None,
        }],
        reply: Reply::Done(why.plain(" ").then(message!("offer-done", opponent))),
        ..Decision::default()
    })
}

/// The proposal, and for a take-back also the position that would come back, and how to see it.
fn asked(game: &Game, proposal: &Proposal) -> Text {
    let (player, number) = (game.player(proposal.by), game.id.0);
    let Aim::TakeBack(plies) = proposal.aim else {
        return message!("offer-cancel", player, game = number);
    };
    let ply = game.line.ply().saturating_sub(plies);
    let turn = game.line.position_at(ply).map_or(game.turn(), menagerie_rules::Position::turn);
    let moves = moves_from_end(game, plies);
    match leading_to(&game.line, ply) {
        Some(last) => message!(
            "offer-take-back",
            player,
            moves,
            last,
            side = game.side_name(turn),
            game = number,
            ply
        ),
        None => message!(
            "offer-take-back-to-start",
            player,
            moves,
            side = game.side_name(turn),
            game = number,
            ply
        ),
    }
}

/// A proposer and their wish: a sentence without its end.
pub fn asks(game: &Game, proposal: &Proposal) -> Text {
    let player = game.player(proposal.by);
    match proposal.aim {
        Aim::TakeBack(plies) => {
            message!("offer-asks-take-back", player, moves = moves_from_end(game, plies))
        }
        Aim::Cancel => message!("offer-asks-cancel", player, game = game.id.0),
    }
}

/// The last moves of a game by their numbers, the first of them first.
pub fn moves_from_end(game: &Game, plies: usize) -> Text {
    let first = game.line.ply().saturating_sub(plies);
    let named = (first + 1..=game.line.ply()).filter_map(|ply| leading_to(&game.line, ply));
    let named = named.map(|named| Text::new().bold(named));
    let moves = named.reduce(|moves, next| message!("offer-moves", moves, next));
    moves.unwrap_or_default()
}

/// The actions for the opponent. The computer needs none.
fn answers(game: &Game, proposal: &Proposal) -> Vec<Action> {
    if game.player(proposal.by.other()).is_computer() {
        return Vec::new();
    }
    let accept = match proposal.aim {
        Aim::TakeBack(_) => message!("action-accept-take-back"),
        Aim::Cancel => message!("action-end-without-result"),
    };
    vec![
        Action::new(accept, ActionKind::AcceptProposal(game.id, proposal.number)),
        Action::new(
            message!("action-decline"),
            ActionKind::DeclineProposal(game.id, proposal.number),
        ),
    ]
}

/// Whether a side has made a proposal since the last move.
pub fn has_asked(game: &Game, side: Color) -> bool {
    game.proposals.iter().any(|it| it.by == side && it.made == game.moment())
}
