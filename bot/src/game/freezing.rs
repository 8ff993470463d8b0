//! Stopping a game of others for a while: for those who keep order. Nothing is played and no time
//! passes until it goes on.

use super::adjudicate::running_game_of_others;
use super::ending::by_time;
use super::time_words::tell;
use super::{Call, Decision, Fact, Game, Refusal, Reply, Text, Which, World, timekeeping};

/// Stops a game of others, or lets it go on.
pub fn freeze(world: &World, call: &Call, which: Which, on: bool) -> Result<Decision, Refusal> {
    let game = running_game_of_others(world, call, which)?;
    let mut freezes = game.timing.as_ref().ok_or(Refusal::NoClock)?.pauses.game.clone();
    let now = call.seen;
    let changed = if on { freezes.freeze(now) } else { freezes.thaw(now) };
    changed.map_err(Refusal::Clock)?;
    let timed = timekeeping::repaused(game, now, |pauses| pauses.game = freezes);
    let has_ended = timed.end.is_some();
    let mut decision = by_time(game, timed);
    if has_ended {
        let words = "Its time was up before that: the game has ended.";
        return Ok(Decision { reply: Reply::Refused(words.into()), ..decision });
    }
    decision.facts.push(if on {
        Fact::Frozen { game: game.id, from: now }
    } else {
        Fact::Thawed { game: game.id, at: now }
    });
    decision.effects.push(tell(
        game,
        told(game, call, on),
        game.players.to_vec(),
        Vec::new(),
        false,
    ));
    let done = if on { "You have stopped the game." } else { "You have let the game go on." };
    decision.reply = Reply::Done(done.into());
    Ok(decision)
}

/// What the players are told.
fn told(game: &Game, call: &Call, on: bool) -> Text {
    let text = Text::new().player(&game.players[0]).plain(" and ").player(&game.players[1]);
    let text = text.plain(", ").player(&call.from);
    if on {
        text.plain(
            " has stopped your game. Nothing can be played and no time passes until it goes on.",
        )
    } else {
        text.plain(" lets your game go on, and its clock with it.")
    }
}
