//! Ends by the players, resignation and draws, and the message for every result.

use super::proof::proof;
use crate::clock::Event;
use crate::ending::offer_state::{declined, outlived};
use crate::ending::types::DrawRefusal;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::state::{DrawOffer, End, Ending, Game};
use crate::model::{
    Action, ActionKind, Decision, Effect, Fact, GameFact, OfferId, Reply, Snapshot, Target, Text,
};
use crate::offer::types::{OfferFact, OfferRefusal};
use crate::time::timekeeping::{self, Timed};
use crate::time::types::TimeRefusal;
use crate::{PlayerId, Timestamp};
use menagerie_rules::{Color, DrawClaim, Points, Score, Scores, Termination};

pub fn resign(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    confirmed: bool,
) -> Result<Decision, Refusal> {
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    let opponent = game.player(side.other());
    if !confirmed {
        let question = message!(
            "ending-resign-asked",
            game = game.id.0,
            variant = &game.variant().name,
            opponent
        );
        let actions = vec![
            Action::new(message!("action-resign"), ActionKind::Resign(game.id)),
            Action::new(message!("action-play-on"), ActionKind::PlayOn(game.id)),
        ];
        return Ok(Decision { reply: Reply::Ask(question, actions), ..Decision::default() });
    }
    let end = End { winner: Some(side.other()), ending: Ending::Resignation };
    Ok(ended(game, side, end, call, message!("ending-resigned-done")))
}

pub fn draw(snapshot: &Snapshot, call: &Call, which: Which) -> Result<Decision, Refusal> {
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    if let Some(claim) = game.line.draw_claim() {
        let end = End { winner: None, ending: Ending::Claim(claim) };
        return Ok(ended(game, side, end, call, message!("ending-draw-claimed-done")));
    }
    match game.draw_offer {
        Some(offer) if offer.by == side => Err(DrawRefusal::DrawAlreadyOffered.into()),
        Some(_) => Ok(agreed(game, side, call)),
        // An offer alerts the opponent, so only one is allowed for each own move.
        None => match game.last_offers[side.index()] {
            Some(last) if game.line.ply() < last + 2 => {
                let plies = last + 2 - game.line.ply();
                let moves = (plies + usize::from(game.turn() == side)).div_ceil(2);
                Err(DrawRefusal::DrawOfferedLately { moves }.into())
            }
            _ => Ok(offered(game, side)),
        },
    }
}

pub fn answer_draw(
    snapshot: &Snapshot,
    call: &Call,
    ply: usize,
    by: Option<Color>,
    accept: bool,
) -> Result<Decision, Refusal> {
    let which = call.command.which().ok_or(DrawRefusal::NoDrawOffer)?;
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    let is_meant = |offer: &DrawOffer| match by {
        Some(by) => *offer == DrawOffer { by, ply },
        // Then only one of the sides has offered a draw.
        None => offer.ply == ply && game.last_offers[offer.by.other().index()] != Some(ply),
    };
    let offer = game.draw_offer.filter(is_meant).ok_or(DrawRefusal::NoDrawOffer)?;
    if offer.by == side {
        return Err(DrawRefusal::OwnDrawOffer.into());
    }
    if accept {
        return Ok(agreed(game, side, call));
    }
    let offered = message!("ending-draw-was-offered", player = game.player(offer.by));
    let text = message!("ending-draw-declined", player = game.player(side));
    Ok(Decision {
        facts: vec![Fact::Offer(OfferFact::DrawDeclined { game: game.id, ply: game.line.ply() })],
        effects: settle_offer(game, offered)
            .into_iter()
            .chain([declined(game, offer.by, text)])
            .collect(),
        reply: Reply::Done(message!("ending-draw-declined-done")),
        ..Decision::default()
    })
}

/// The offer of a draw after this many plies. An opponent who was called by the move is not called
/// again.
fn draw_offer(game: &Game, side: Color, ply: usize, is_with_move: bool) -> (Fact, Effect) {
    let by = Some(side);
    let (player, opponent) = (game.player(side), game.player(side.other()));
    let text = if opponent.is_computer() {
        message!("ending-draw-offered-to-computer", player, opponent)
    } else if is_with_move {
        message!("ending-draw-offered-with-move", player, opponent)
    } else {
        message!("ending-draw-offered", player, opponent)
    };
    // The computer needs no choices.
    let actions = if opponent.is_computer() {
        Vec::new()
    } else {
        vec![
            Action::new(message!("action-accept-draw"), ActionKind::AcceptDraw(game.id, ply, by)),
            Action::new(message!("action-decline"), ActionKind::DeclineDraw(game.id, ply, by)),
        ]
    };
    let effect = Effect::Offer {
        offer: OfferId::Draw(game.id, ply, by),
        to: Target::Game(game.id),
        text,
        wake: if is_with_move { Vec::new() } else { vec![opponent.clone()] },
        actions,
        board: None,
    };
    (Fact::Offer(OfferFact::DrawOffered { game: game.id, by: side, ply }), effect)
}

/// The decision when a side offers a draw with the move that leads to `ply`. Nothing if its offer
/// stands already.
pub fn offers_with_move(
    game: &Game,
    side: Color,
    ply: usize,
) -> Result<Option<(Fact, Effect)>, Refusal> {
    match game.draw_offer {
        Some(offer) if offer.by == side => Ok(None),
        Some(_) => Err(OfferRefusal::DrawIsOffered(game.player(side.other()).clone()).into()),
        None if game.last_offers[side.index()].is_some_and(|last| ply < last + 2) => {
            Err(OfferRefusal::DrawOfferedBeforeMove.into())
        }
        None => Ok(Some(draw_offer(game, side, ply, true))),
    }
}

fn offered(game: &Game, side: Color) -> Decision {
    let (fact, effect) = draw_offer(game, side, game.line.ply(), false);
    Decision {
        facts: vec![fact],
        effects: vec![effect],
        reply: Reply::Done(message!("ending-draw-offered-done")),
        ..Decision::default()
    }
}

fn agreed(game: &Game, side: Color, call: &Call) -> Decision {
    let end = End { winner: None, ending: Ending::Agreement };
    ended(game, side, end, call, message!("ending-draw-accepted-done"))
}

/// Replaces the words of the standing draw offer.
fn settle_offer(game: &Game, text: Text) -> Option<Effect> {
    let to = Target::Game(game.id);
    let actions = Vec::new();
    game.standing_offer().map(|offer| Effect::Settle { offer, to, text, actions })
}

/// Ends the standing draw offer, with other words in its place.
pub fn offer_gone(game: &Game, text: Text) -> Option<(Fact, Effect)> {
    settle_offer(game, text).map(|effect| (Fact::Offer(OfferFact::DrawOfferGone(game.id)), effect))
}

/// Ends a game by the act of `side`, as far as its clock allows that.
pub fn ended(game: &Game, side: Color, end: End, call: &Call, done: Text) -> Decision {
    ended_by(game, side, end, call, done, true)
}

/// Ends a game by the act of `side`, with the offer of a rematch or without.
fn ended_by(
    game: &Game,
    side: Color,
    end: End,
    call: &Call,
    done: Text,
    goes_on: bool,
) -> Decision {
    let (by, written) = (side, Some(call.at));
    let event = match end.ending {
        Ending::Resignation => Event::Resign { by, written },
        _ => Event::Accept { by, written },
    };
    let timed = timekeeping::apply(game, event, call.seen);
    if timed.refused.is_some() {
        return by_time(game, timed);
    }
    let (facts, effects) = (timed.facts, timed.effects);
    let mut decision = Decision { facts, effects, reply: Reply::Done(done), ..Decision::default() };
    let opponent = game.player(side.other());
    conclude(&mut decision, game, end, Some(side), opponent, vec![opponent.clone()], goes_on);
    decision
}

/// Ends a game because a side leaves for good, despite its clock or a freeze.
pub fn left(game: &Game, side: Color, end: End, call: &Call) -> Decision {
    let decided = ended_by(game, side, end, call, Text::new(), false);
    if decided.facts.iter().any(|fact| matches!(fact, Fact::Game(GameFact::Ended { .. }))) {
        return decided;
    }
    let mut decision = Decision::default();
    let opponent = game.player(side.other());
    conclude(&mut decision, game, end, Some(side), opponent, vec![opponent.clone()], false);
    decision
}

/// Ends a game by the rules of its event, for this reason, unless its time was up before.
pub fn settled_at(game: &Game, end: End, why: Text, at: Timestamp) -> Decision {
    let timed = timekeeping::apply(game, Event::Stop, at);
    if timed.end.is_some() {
        return by_time(game, timed);
    }
    // A freeze does not keep it.
    let mut decision =
        Decision { facts: timed.facts, effects: timed.effects, ..Decision::default() };
    decision.extend(closed(game, None));
    decision.facts.push(Fact::Game(GameFact::Ended { game: game.id, end }));
    let text = message!("ending-announced", result = result(game, end)).plain(" ").then(why);
    let text = text.line().then(message!("ending-that-was", game = game.id.0));
    decision.effects.push(Effect::Announce {
        game: game.id,
        ply: game.line.ply(),
        text,
        wake: game.players.to_vec(),
        actions: Vec::new(),
        silent: false,
        only: None,
    });
    decision
}

/// The decision by a game's clock alone: perhaps the end, perhaps a refusal.
pub fn by_time(game: &Game, timed: Timed) -> Decision {
    let Timed { facts, effects, calls, end, refused, .. } = timed;
    let refused =
        refused.map(|refused| Reply::Refused(Refusal::Time(TimeRefusal::Clock(refused)).text()));
    let reply = refused.unwrap_or_default();
    let mut decision = Decision { facts, effects, reply, calls, ..Decision::default() };
    if let Some(end) = end {
        let (mover, wake) = (game.player(game.turn()), game.players.to_vec());
        conclude(&mut decision, game, end, None, mover, wake, true);
    }
    decision
}

/// The decision when a game ends, perhaps by the act of a side. Open offers end with it, and all
/// see the result.
fn conclude(
    decision: &mut Decision,
    game: &Game,
    end: End,
    by: Option<Color>,
    concerned: &PlayerId,
    wake: Vec<PlayerId>,
    goes_on: bool,
) {
    decision.extend(closed(game, by.map(|by| (by, end.ending))));
    decision.facts.push(Fact::Game(GameFact::Ended { game: game.id, end }));
    let mut text = announced(game, end, concerned);
    if let Ending::Claim(claim) = end.ending {
        text = text.plain(" ").then(proof(&game.line, claim));
    }
    if let (Ending::Aborted | Ending::Deserted, Some(by)) = (end.ending, by) {
        let by = message!("ending-ended-by", player = game.player(by));
        text = text.plain(" ").then(by);
    }
    let mut text = text.line().then(message!("ending-that-was", game = game.id.0));
    if goes_on {
        text = text.plain(" ").then(message!("ending-another"));
    }
    decision.effects.push(Effect::Announce {
        game: game.id,
        ply: game.line.ply(),
        text,
        wake,
        actions: if goes_on { after_end(game) } else { Vec::new() },
        silent: false,
        only: None,
    });
}

/// The actions under the last board of a game.
pub fn after_end(game: &Game) -> Vec<Action> {
    vec![Action::new(message!("action-rematch"), ActionKind::Rematch(game.id))]
}

/// Ends every open offer of a finished game. A side may have ended it by `act`, which may be the
/// answer to an offer.
pub fn closed(game: &Game, act: Option<(Color, Ending)>) -> impl Iterator<Item = (Fact, Effect)> {
    let words = match act {
        Some((side, Ending::Agreement)) => {
            message!("ending-draw-accepted", player = game.player(side))
        }
        _ => message!("ending-draw-unanswered"),
    };
    let agreed = act.filter(|(_, ending)| *ending == Ending::Cancelled).map(|(side, _)| side);
    [offer_gone(game, words), outlived(game, agreed)].into_iter().flatten()
}

/// The person who has decided how a game ends, if there is one, and their reason.
pub fn ruling(game: &Game) -> Text {
    let Some(ruling) = &game.ruling else { return Text::new() };
    let by = message!("ending-ruling", by = &ruling.by, reason = &ruling.reason);
    Text::from(" ").then(by)
}

/// A result in Game Courier's words, with its score if the variant has one.
pub fn result(game: &Game, end: End) -> Text {
    let named = |side| Text::new().player(game.player(side));
    let winner = |side: Color| {
        message!("ending-winner", player = game.player(side), side = game.side_name(side))
    };
    with_score(result_alone(game, end, named, winner), game, end)
}

/// A result for a person who hears a picture's words: players are named by their side.
pub fn heard(game: &Game, end: End) -> Text {
    let named = |side| message!("side-name", name = game.side_name(side));
    with_score(result_alone(game, end, named, named), game, end)
}

/// The points for an end by the table of a variant's author.
pub fn score(scores: &Scores, end: End) -> Score {
    match (end.winner, end.ending) {
        (None, _) => Score { winner: scores.draw, loser: scores.draw },
        (Some(_), Ending::Time) => scores.time,
        (Some(_), Ending::Board(termination)) => scores.of(termination),
        (Some(_), _) => scores.resignation,
    }
}

/// A result with its score, if the variant has one.
fn with_score(text: Text, game: &Game, end: End) -> Text {
    let Some(scores) = game.variant().scores.as_ref().filter(|_| !end.ending.is_void()) else {
        return text;
    };
    let Score { winner, loser } = score(scores, end);
    text.plain(" ").then(message!("ending-score", winner, loser))
}

/// A result as it is told to all, in bold. If it does not name the player concerned, it is
/// addressed to them.
pub fn announced(game: &Game, end: End, concerned: &PlayerId) -> Text {
    let mut result = result(game, end);
    let is_named = result.people().any(|named| named == concerned);
    if is_named {
        message!("ending-announced", result)
    } else {
        message!("ending-announced-to", player = concerned, result)
    }
}

/// A result, with the players by these names: alone, and as the winner.
fn result_alone(
    game: &Game,
    end: End,
    named: impl Fn(Color) -> Text,
    as_winner: impl Fn(Color) -> Text,
) -> Text {
    let endings = &game.variant().endings;
    let Some(side) = end.winner else { return undecided(game, end) };
    let (player, loser, winner) = (named(side), named(side.other()), as_winner(side));
    // The side that is not to move has moved last.
    let has_moved = side == !game.line.position().turn();
    match end.ending {
        Ending::Board(Termination::Checkmate) => message!("ending-checkmate", winner),
        Ending::Board(Termination::Stalemate) => message!("ending-stalemate-won", winner),
        Ending::Board(Termination::Repetition) if has_moved => {
            message!("ending-repeated-won", player, winner)
        }
        Ending::Board(Termination::Repetition) => message!("ending-repeated-lost", loser, winner),
        Ending::Board(Termination::Restricted) => message!("ending-restricted", loser, winner),
        Ending::Board(Termination::Checks) => message!("ending-checks", loser, winner),
        Ending::Board(Termination::Extinction)
            if endings.extinction.as_ref().is_some_and(|extinction| extinction.wins) =>
        {
            message!("ending-extinction-won", player, winner)
        }
        Ending::Board(Termination::Extinction) => {
            let extinction = endings.extinction.as_ref().filter(|it| it.left == 0);
            match extinction.map(|it| &it.pieces[..]) {
                Some([only]) => {
                    let name = &game.variant().piece(*only).name;
                    let piece = message!("piece-name", name);
                    message!("ending-extinction-last", loser, winner, piece)
                }
                _ => message!("ending-extinction-lost", loser, winner),
            }
        }
        Ending::Board(Termination::Goal) => message!("ending-goal", winner),
        Ending::Board(Termination::Row) if has_moved => message!("ending-row-won", player, winner),
        Ending::Board(Termination::Row) => message!("ending-row-lost", loser, winner),
        Ending::Board(Termination::PerpetualCheck) => {
            message!("ending-perpetual-check", loser, winner)
        }
        Ending::Board(Termination::BareKing) => message!("ending-bare-king", loser, winner),
        Ending::Board(Termination::Points) => on_points(game, winner),
        Ending::Resignation => message!("ending-resignation", loser, winner),
        Ending::Time => message!("ending-time", loser, winner),
        Ending::Adjudicated => message!("ending-adjudicated-won", winner),
        _ => undecided(game, end),
    }
}

/// A victory by points where the game would have been drawn.
fn on_points(game: &Game, winner: Text) -> Text {
    let points =
        Color::BOTH.map(|color| game.line.position().half_points(color).unwrap_or_default());
    let [more, less] = [points[0].max(points[1]), points[0].min(points[1])];
    let [more, less] = [more, less].map(Points::written);
    message!("ending-points", winner, more, less)
}

/// A result that nobody has won.
fn undecided(game: &Game, end: End) -> Text {
    let endings = &game.variant().endings;
    match end.ending {
        Ending::NotBegun => message!("ending-not-begun"),
        Ending::Unfinished => message!("ending-unfinished"),
        Ending::Board(Termination::Stalemate) => message!("ending-stalemate"),
        Ending::Board(Termination::Repetition) => repeated(endings.repetition_draw),
        Ending::Board(Termination::Goal) => message!("ending-goal-of-both"),
        Ending::Agreement => message!("ending-agreement"),
        Ending::Claim(DrawClaim::ThreefoldRepetition) => repeated(endings.repetition_claim),
        Ending::Claim(DrawClaim::MoveRule { moves }) => quiet_for(moves),
        Ending::Board(Termination::Counting) => message!("ending-counting"),
        Ending::Board(Termination::Passes) => message!("ending-passes"),
        Ending::Board(Termination::BareKings) => message!("ending-bare-kings"),
        Ending::Board(Termination::Dead) => message!("ending-dead"),
        Ending::Board(Termination::MoveRule) => {
            endings.move_rule_draw.map_or_else(|| message!("ending-over"), quiet_for)
        }
        Ending::Adjudicated => message!("ending-adjudicated-drawn"),
        Ending::Annulled => message!("ending-annulled"),
        Ending::Aborted => message!("ending-aborted"),
        Ending::Cancelled => message!("ending-cancelled"),
        Ending::Deserted => message!("ending-deserted"),
        Ending::Board(_) | Ending::Resignation | Ending::Time => message!("ending-over"),
    }
}

fn quiet_for(moves: u32) -> Text {
    message!("ending-quiet", moves)
}

fn repeated(times: Option<u32>) -> Text {
    match times {
        Some(times) => message!("ending-repeated", times),
        None => message!("ending-repeated-drawn"),
    }
}

pub fn running_game_of_caller<'a>(
    snapshot: &'a Snapshot,
    call: &Call,
    which: Which,
) -> Result<(&'a Game, Color), Refusal> {
    let game = snapshot.game_for_certain(call, which)?;
    let side = game.side_of(&call.from).ok_or(Refusal::NotAPlayer(game.id))?;
    match game.end {
        Some(end) => Err(Refusal::GameOver(result(game, end))),
        None => Ok((game, side)),
    }
}

/// The caller's game, for an act that is not possible while the game is stopped.
///
/// # Errors
/// When the caller does not play it, or it has ended or is stopped.
pub fn played_game_of_caller<'a>(
    snapshot: &'a Snapshot,
    call: &Call,
    which: Which,
) -> Result<(&'a Game, Color), Refusal> {
    let (game, side) = running_game_of_caller(snapshot, call, which)?;
    game.goes_on().map(|()| (game, side))
}
