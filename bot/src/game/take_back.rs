//! Taking one's own last move back: alone, within a minute, while the opponent has done nothing, and
//! once.

use super::ending::{by_time, result, settle_offer};
use super::moves::{called_to_move, numbered};
use super::record::TAKE_BACK_WINDOW;
use super::{
    Call, Decision, Effect, Fact, Game, Moment, Refusal, Reply, Text, Which, World, timekeeping,
};
use menagerie_rules::{Color, notation};

/// Takes the caller's last move back. `shown` is when the board was shown on which they pressed, if
/// they pressed.
pub fn take_back(
    world: &World,
    call: &Call,
    which: Which,
    shown: Option<Moment>,
) -> Result<Decision, Refusal> {
    let game = world.game_for_certain(call, which)?;
    let side = game.side_of(&call.from).ok_or(Refusal::NotAPlayer(game.id))?;
    if let Some(end) = game.end {
        return Err(Refusal::ResultStands(result(game, end)));
    }
    let opponent = game.player(side.other());
    let now = game.moment();
    let shown = shown.unwrap_or(now);
    let before = shown.ply.checked_sub(1).and_then(|before| game.line.position_at(before));
    let is_own = before.is_some_and(|before| before.turn() == side);
    if shown != now {
        let is_answered =
            is_own && shown.taken_back <= now.taken_back && !game.is_taken_back(shown);
        return Err(if is_answered {
            Refusal::AnsweredSince(opponent.clone())
        } else {
            game.gone_since(shown)
        });
    }
    if now.ply == 0 {
        return Err(Refusal::NothingToTakeBack);
    }
    if !is_own {
        return Err(Refusal::NotYourLastMove(opponent.clone()));
    }
    if has_acted_since(game, side.other()) {
        return Err(Refusal::AnsweredSince(opponent.clone()));
    }
    // Each goes with a board for all to see. The opponent's move before it stands already.
    if game.taken_back.last().is_some_and(|taken_back| taken_back.ply + 1 == now.ply) {
        return Err(Refusal::TakenBackOnce);
    }
    if call.at.0 - game.moved.0 > TAKE_BACK_WINDOW {
        return Err(Refusal::TooLateToTakeBack);
    }
    taken_back(game, side, call)
}

/// Whether somebody has done anything in a game since the last move, which was their opponent's.
fn has_acted_since(game: &Game, side: Color) -> bool {
    let ply = game.line.ply();
    let offered = game.last_offers[side.index()].is_some_and(|offered| offered >= ply);
    let declined = game.last_declined.is_some_and(|declined| declined >= ply);
    let taken_back = game.taken_back.last().is_some_and(|taken_back| taken_back.ply >= ply);
    offered || declined || taken_back
}

fn taken_back(game: &Game, side: Color, call: &Call) -> Result<Decision, Refusal> {
    let ply = game.line.ply();
    let mut line = game.line.clone();
    let chosen = line.undo().ok_or(Refusal::NothingToTakeBack)?;
    let named = numbered(line.position(), &chosen);
    let timed = timekeeping::take_back(game, line.ply(), call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let mut facts = timed.facts;
    facts.push(Fact::MoveTakenBack {
        game: game.id,
        ply: line.ply(),
        coordinates: notation::coordinates(game.variant(), &chosen),
    });
    let mut effects = timed.effects;
    // It was offered in a position that is no more. One that the move has declined stays declined:
    // all have seen that.
    if game.draw_offer.is_some_and(|offer| offer.ply == ply) {
        facts.push(Fact::DrawOfferGone(game.id));
        let text = Text::new().player(game.player(side));
        let text = text.plain(" has taken the move back, and the draw offer with it.");
        effects.extend(settle_offer(game, text));
    }
    let text = Text::new().bold(&named).plain(" was taken back.").line();
    effects.push(Effect::Revise {
        game: game.id,
        ply: line.ply(),
        text: text.then(called_to_move(game, &line, timed.deadline)),
    });
    let done = Text::from("Taken back: ").bold(named).plain(". It is your move again.");
    Ok(Decision { facts, effects, reply: Reply::Done(done) })
}
