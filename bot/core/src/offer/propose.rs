//! A proposal to the opponent, for what both must agree to.

use crate::model::numbered::leading_to;
use crate::model::refusal::{OfferRefusal, Refusal};
use crate::model::state::{Aim, Game, Proposal, ProposalState};
use crate::model::{
    Action, ActionKind, CommandName, CommandReference, Decision, Effect, Fact, OfferFact, OfferId,
    Reply, Target, Text,
};
use menagerie_rules::Color;

/// Makes a proposal to the opponent of `side`. `why` tells the caller why both must agree.
pub fn propose(game: &Game, side: Color, aim: Aim, why: &str) -> Result<Decision, Refusal> {
    let opponent = game.player(side.other());
    if let Some(standing) = game.standing_proposal() {
        if standing.by == side {
            return Err(OfferRefusal::AlreadyProposed(opponent.clone()).into());
        }
        // The message of that proposal may be gone.
        let text = asked(game, standing).plain(" That waits for your answer first.");
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
    let text = asked(game, &proposal).plain(" ").player(opponent);
    let text = if game.turn() == side {
        text.plain(", accept it or decline it; it lapses if ")
            .player(game.player(side))
            .plain(" moves.")
    } else {
        text.plain(", accept it or decline it; a move of yours declines it too.")
    };
    Ok(Decision {
        facts: vec![Fact::Offer(OfferFact::ProposalMade { game: game.id, proposal })],
        effects: vec![Effect::Offer {
            offer: OfferId::Proposal(game.id, number),
            to: Target::Game(game.id),
            text,
            wake: vec![opponent.clone()],
            actions: answers(game, &proposal),
            board: None,
        }],
        reply: Reply::Done(
            Text::from(why).plain(" ").player(opponent).plain(" is asked, and can decline it."),
        ),
        ..Decision::default()
    })
}

/// The proposal in a sentence or two.
fn asked(game: &Game, proposal: &Proposal) -> Text {
    let text = asks(game, proposal);
    match proposal.aim {
        Aim::TakeBack(plies) => then_stands(text, game, plies),
        Aim::Cancel => text.plain(": nobody wins, and it counts for nothing."),
    }
}

/// Who asks for what: a sentence without its end.
pub fn asks(game: &Game, proposal: &Proposal) -> Text {
    let text = Text::new().player(game.player(proposal.by));
    match proposal.aim {
        Aim::TakeBack(plies) => text.plain(" asks to take back ").then(moves_from_end(game, plies)),
        Aim::Cancel => text.plain(format!(" asks to end game {} without a result", game.id)),
    }
}

/// The position that would come back, and how to see it.
fn then_stands(text: Text, game: &Game, plies: usize) -> Text {
    let ply = game.line.ply().saturating_sub(plies);
    let text = match leading_to(&game.line, ply) {
        Some(last) => text.plain(": the position after ").bold(last).plain(" comes back"),
        None => text.plain(": the first position comes back"),
    };
    let turn = game.line.position_at(ply).map_or(game.turn(), menagerie_rules::Position::turn);
    text.plain(format!(", and {} moves again (", game.side_name(turn)))
        .step(CommandReference::of(CommandName::Board).with("game", game.id).with("at", ply))
        .plain(" shows it).")
}

/// The last moves of a game by their numbers, the first of them first.
pub fn moves_from_end(game: &Game, plies: usize) -> Text {
    let first = game.line.ply().saturating_sub(plies);
    let mut text = Text::new();
    for (index, named) in
        (first + 1..=game.line.ply()).filter_map(|ply| leading_to(&game.line, ply)).enumerate()
    {
        text = if index == 0 { text } else { text.plain(" and ") }.bold(named);
    }
    text
}

/// The actions for the opponent.
fn answers(game: &Game, proposal: &Proposal) -> Vec<Action> {
    let accept = match proposal.aim {
        Aim::TakeBack(_) => "Accept take-back",
        Aim::Cancel => "End without result",
    };
    vec![
        Action::new(accept, ActionKind::AcceptProposal(game.id, proposal.number)),
        Action::new("Decline", ActionKind::DeclineProposal(game.id, proposal.number)),
    ]
}

/// Whether a side has made a proposal since the last move.
pub fn has_asked(game: &Game, side: Color) -> bool {
    game.proposals.iter().any(|it| it.by == side && it.made == game.moment())
}
