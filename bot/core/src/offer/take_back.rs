//! The command `undo`: taking back one's own last move. A player does it alone within a minute,
//! once, while the opponent has done nothing; otherwise the opponent must agree.

use super::propose::{has_asked, moves_from_end, propose};
use crate::clock::ClockRefusal;
use crate::ending::endings::{by_time, offer_gone, result};
use crate::ending::offer_state::{settled, taken_over};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::state::Game;
use crate::model::state::game::TAKE_BACK_WINDOW;
use crate::model::turn_notice::TurnNotice;
use crate::model::{Decision, Effect, Fact, GameFact, Moment, Reply, Snapshot, Text};
use crate::notice::turn_words::called_to_move;
use crate::offer::types::{Aim, ProposalState, TakeBackRefusal};
use crate::plan::execution::in_words;
use crate::time::timekeeping;
use crate::time::types::TimeRefusal;
use menagerie_rules::{Color, Line, notation};

/// Takes back the caller's last move, or asks the opponent to agree to that. `shown` is the moment
/// in which the board was shown, if an action on it was pressed.
pub fn take_back(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    shown: Option<Moment>,
) -> Result<Decision, Refusal> {
    let game = snapshot.game_for_certain(call, which)?;
    let side = game.side_of(&call.from).ok_or(Refusal::NotAPlayer(game.id))?;
    if let Some(end) = game.end {
        return Err(TakeBackRefusal::ResultStands(result(game, end)).into());
    }
    game.goes_on()?;
    // A proposal that is never possible is not made.
    if game.is_of_an_event() {
        return Err(TimeRefusal::Clock(ClockRefusal::InAnEvent).into());
    }
    let opponent = game.player(side.other());
    let now = game.moment();
    let is_pressed = shown.is_some();
    let shown = shown.unwrap_or(now);
    let before = shown.ply.checked_sub(1).and_then(|before| game.line.position_at(before));
    let is_own = before.is_some_and(|before| before.turn() == side);
    if shown != now {
        let is_answered =
            is_own && shown.taken_back <= now.taken_back && !game.is_taken_back(shown);
        return Err(if is_answered {
            Refusal::TakeBack(TakeBackRefusal::AnsweredSince(opponent.clone()))
        } else {
            game.gone_since(shown)
        });
    }
    if now.ply == 0 {
        return Err(TakeBackRefusal::NothingToTakeBack.into());
    }
    if !is_own {
        // An action is about the move above it.
        return if is_pressed || now.ply == 1 {
            Err(TakeBackRefusal::NotYourLastMove(opponent.clone()).into())
        } else {
            asked(game, side, 2)
        };
    }
    // Each take-back posts a board for all to see. The opponent's move before it stands already.
    let is_second = game
        .taken_back
        .last()
        .is_some_and(|last| last.ply + 1 == now.ply && last.agreed_by.is_none());
    let is_late = call.at.0 - game.moved.0 > TAKE_BACK_WINDOW;
    if is_second || is_late || has_acted_since(game, side.other()) {
        return asked(game, side, 1);
    }
    taken_back(game, side, call)
}

/// Proposes to take back this many moves.
fn asked(game: &Game, side: Color, plies: usize) -> Result<Decision, Refusal> {
    if game.is_rated {
        return Err(TakeBackRefusal::Rated.into());
    }
    let why = message!("offer-take-back-not-alone");
    let mut decision = propose(game, side, Aim::TakeBack(plies), why)?;
    if let (Reply::Done(text), Some(_)) = (&mut decision.reply, game.plan(side)) {
        *text = std::mem::take(text).plain(" ").then(message!("offer-drops-plan"));
    }
    Ok(decision)
}

/// The sentence for a player whose take-back also ends their own conditional moves: those were for
/// the position that is gone.
fn dropped_with_it(game: &Game, side: Color) -> Text {
    match game.plan(side) {
        Some(_) => Text::from(" ").then(message!("offer-taken-back-dropped-plan")),
        None => Text::new(),
    }
}

/// Whether a side has done anything in a game since the last move, which was their opponent's.
fn has_acted_since(game: &Game, side: Color) -> bool {
    let ply = game.line.ply();
    let offered = game.last_offers[side.index()].is_some_and(|offered| offered >= ply);
    let declined = game.last_declined.is_some_and(|declined| declined >= ply);
    let taken_back = game.taken_back.last().is_some_and(|taken_back| taken_back.ply >= ply);
    offered || declined || taken_back || has_asked(game, side)
}

/// The decision when a player takes back their own last move alone.
fn taken_back(game: &Game, side: Color, call: &Call) -> Result<Decision, Refusal> {
    let (line, taken) = without_last(game, 1, None)?;
    let timed = timekeeping::take_back(game, line.ply(), (side, call.at), call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let mut decision =
        Decision { facts: timed.facts, effects: timed.effects, ..Decision::default() };
    decision.facts.extend(taken);
    let named = moves_from_end(game, 1);
    let words = message!("offer-taken-back-with-draw", player = game.player(side));
    decision.extend(withdrawn_offer(game, &line, words));
    decision.extend(taken_over(game, side));
    let text = message!("offer-taken-back", moves = named.clone());
    // The replaced board has also told of the moves that this move answered.
    let text = match game.played_together.saturating_sub(1) {
        0 => text,
        others => {
            let shown = in_words(&line, line.ply().saturating_sub(others));
            text.plain(" ").then(message!("offer-taken-back-rest")).line().then(shown)
        }
    };
    let text = text.line();
    decision.effects.push(Effect::Revise {
        game: game.id,
        ply: line.ply(),
        text: text.then(called_to_move(game, &line, timed.deadline)),
    });
    let done = message!("offer-taken-back-done", moves = named);
    let done = done.then(dropped_with_it(game, side));
    Ok(Decision { reply: Reply::Done(done), ..decision })
}

/// The decision when `side` agrees to take back this many of the last moves.
pub fn agreed(game: &Game, side: Color, plies: usize, call: &Call) -> Result<Decision, Refusal> {
    let (line, taken) = without_last(game, plies, Some(side))?;
    let timed = timekeeping::take_back(game, line.ply(), (side, call.at), call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let mut decision =
        Decision { facts: timed.facts, effects: timed.effects, ..Decision::default() };
    decision.facts.extend(taken);
    let named = moves_from_end(game, plies);
    let words = message!("offer-take-back-agreed", player = game.player(side));
    decision.extend(settled(game, ProposalState::Accepted, words));
    let words = message!("offer-taken-back-draw-gone");
    decision.extend(withdrawn_offer(game, &line, words));
    let moves = named.clone();
    let news = message!("offer-taken-back-by-agreement", count = plies, moves);
    // The words that replace the request say who has agreed.
    let moves = named.clone();
    let text = message!("offer-taken-back-together", count = plies, moves).line();
    let next = game.player(line.position().turn());
    decision.effects.push(Effect::Announce {
        game: game.id,
        ply: line.ply(),
        text: text.then(called_to_move(game, &line, timed.deadline)),
        wake: vec![next.clone()],
        actions: Vec::new(),
        silent: false,
        only: None,
    });
    let now = game.moment();
    let now = Moment { ply: line.ply(), taken_back: now.taken_back + plies };
    let players = [next, game.player(line.position().turn().other())];
    let calling = TurnNotice {
        is_homeless: game.is_homeless(),
        ..TurnNotice::new(
            (game.id, game.variant()),
            players,
            (now, timed.deadline),
            news,
            called_to_move(game, &line, timed.deadline),
        )
    };
    let done = message!("offer-taken-back-by-agreement-done", count = plies, moves = named);
    let done = done.then(dropped_with_it(game, side));
    Ok(Decision { reply: Reply::Done(done), calls: vec![calling], ..decision })
}

/// The line without its last moves, and the facts of the take-back.
fn without_last(
    game: &Game,
    plies: usize,
    agreed_by: Option<Color>,
) -> Result<(Line, Vec<Fact>), Refusal> {
    let mut line = game.line.clone();
    let mut facts = Vec::new();
    for _ in 0..plies {
        let chosen = line.undo().ok_or(TakeBackRefusal::NothingToTakeBack)?;
        let coordinates = notation::coordinates(game.variant(), &chosen);
        facts.push(Fact::Game(GameFact::MoveTakenBack {
            game: game.id,
            ply: line.ply(),
            coordinates,
            agreed_by,
        }));
    }
    Ok((line, facts))
}

/// Ends a draw offer that was made in a position that is gone. An offer that a move has declined
/// stays declined: all have seen that.
fn withdrawn_offer(game: &Game, line: &Line, words: Text) -> Option<(Fact, Effect)> {
    game.draw_offer.filter(|offer| offer.ply > line.ply())?;
    offer_gone(game, words)
}
