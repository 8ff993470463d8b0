//! Edited messages: one rule for every network, whether the bot was there at the edit or reads it
//! later.
//!
//! A message counts as it was when the bot first read it. A refused move may be corrected as long
//! as its position stands, and counts as written at the time of the edit. A played move stands, and
//! that is said once. Talk stays talk.

use super::moves;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Command, Via, Which};
use crate::model::state::Game;
use crate::model::{CommandName, Decision, Effect, Fact, GameFact, Reply, Snapshot};
use crate::play::types::Corrected;
use crate::play::types::edit::{Before, Correction};
use crate::talk::courtesy::undecorated;
use menagerie_rules::notation::{self, Letters, Reading, Script};

/// Reads an edited message.
pub fn correct(
    snapshot: &Snapshot,
    known: &Corrected,
    call: &Call,
    which: Which,
    text: &str,
    correction: &Correction,
) -> Result<Decision, Refusal> {
    if let Some((game, ply)) = known.played {
        let game = snapshot.games.all().find(|known| known.id == game);
        return game
            .map_or(Ok(Decision::default()), |game| stands(known, game, ply, &call.letters, text));
    }
    let Ok(game) = snapshot.game(call, which) else { return Ok(Decision::default()) };
    let is_unread = correction.before == Before::Unread && !known.is_known;
    let may_be_read = match correction.before {
        Before::Unread if is_unread => true,
        Before::Asked(at) => at >= game.moved && game.side_of(&call.from) == Some(game.turn()),
        Before::Read | Before::Unread => known.refused.contains(&(game.id, game.moment())),
    };
    if !may_be_read {
        return Ok(Decision::default());
    }
    let mut decision = moves::play(snapshot, call, which, text, None)?;
    let played =
        decision.facts.iter().any(|fact| matches!(fact, Fact::Game(GameFact::MovePlayed { .. })));
    if let (Via::Addressed(message) | Via::Overheard(message), true) =
        (&call.via, played && is_unread)
    {
        decision.effects.push(Effect::Say {
            place: call.place.clone(),
            reply_to: message.clone(),
            text: message!("play-edited-before-read"),
            actions: Vec::new(),
        });
    }
    Ok(decision)
}

/// A played move stands, even if its message says something else now. Nothing is said if the edit
/// changes nothing.
fn stands(
    known: &Corrected,
    game: &Game,
    ply: usize,
    letters: &Letters,
    text: &str,
) -> Result<Decision, Refusal> {
    let moved = game.line.position_at(ply).zip(game.line.moves().get(ply));
    let Some((position, played)) = moved.filter(|_| game.end.is_none()) else {
        return Ok(Decision::default());
    };
    let script = Script::new(game.variant(), letters);
    let says_the_same = match script.parse(undecorated(text)).read(position) {
        Reading::Move(read) => read == *played,
        Reading::Choices(read) => read.contains(played),
        Reading::Refused(_) => false,
    };
    if says_the_same || known.is_told {
        return Ok(Decision::default());
    }
    let is_last = ply + 1 == game.line.ply();
    let next = if is_last { CommandName::Undo } else { CommandName::Board };
    Err(Refusal::BoardStands { played: notation::canonical(position, played), next })
}

/// The same decision, with the moment of a typed move that was refused or asked about. In that
/// moment the move may be corrected. `was_played` says whether a message that was edited had played
/// a move.
pub fn noting_refusal(
    snapshot: &Snapshot,
    call: &Call,
    was_played: bool,
    mut decision: Decision,
) -> Decision {
    let Command::Play(request) = &call.command else { return decision };
    let is_said = decision.effects.iter().any(|effect| matches!(effect, Effect::Say { .. }));
    if !is_said || !decision.facts.is_empty() || was_played {
        return decision;
    }
    if let Ok(game) = snapshot.game(call, request.which()) {
        decision.again = Some(Reply::Unplayed(game.id, game.moment()));
    }
    decision
}
