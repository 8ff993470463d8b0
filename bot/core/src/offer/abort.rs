//! The command `abort`: ending a game without a result. Before the second move one player can do it
//! alone; later, and in an event, both must agree.

use super::absence::{WayOut, way_out};
use super::propose::propose;
use crate::ending::endings::{ended, played_game_of_caller};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::state::{End, Ending, Game};
use crate::model::{Action, ActionKind, Decision, Reply, Snapshot};
use crate::offer::types::Aim;
use menagerie_rules::Color;

/// Ends the game, or asks the opponent to agree to that. A player who can do it alone confirms it
/// first.
pub fn abort(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    confirmed: bool,
) -> Result<Decision, Refusal> {
    let (game, side) = played_game_of_caller(snapshot, call, which)?;
    let ending = match (ends_alone(game), way_out(game, side, call)) {
        (true, _) => Some(Ending::Aborted),
        // No opponent is there to agree.
        (false, Some(WayOut::EndAlone)) => Some(Ending::Deserted),
        (false, Some(WayOut::Wait(refusal))) => return Err(refusal),
        (false, None) => None,
    };
    if let Some(ending) = ending {
        if !confirmed {
            return Ok(Decision { reply: question(game, side), ..Decision::default() });
        }
        let done = message!("ending-done");
        return Ok(ended(game, side, End { winner: None, ending }, call, done));
    }
    match game.standing_proposal() {
        // Then both have asked for it.
        Some(standing) if standing.aim == Aim::Cancel && standing.by != side => {
            Ok(cancelled(game, side, call))
        }
        _ if game.is_of_an_event() => {
            propose(game, side, Aim::Cancel, message!("offer-cancel-not-alone-in-event"))
        }
        _ => propose(game, side, Aim::Cancel, message!("offer-cancel-not-alone")),
    }
}

/// Asks a player whether they really want to end a game alone.
fn question(game: &Game, side: Color) -> Reply {
    let text = message!(
        "offer-end-alone-asked",
        game = game.id.0,
        variant = &game.variant().name,
        opponent = game.player(side.other())
    );
    let actions = vec![
        Action::new(message!("action-end-without-result"), ActionKind::Abort(game.id)),
        Action::new(message!("action-play-on"), ActionKind::PlayOn(game.id)),
    ];
    Reply::Ask(text, actions)
}

/// The decision when `side` agrees that the game ends without a result.
pub fn cancelled(game: &Game, side: Color, call: &Call) -> Decision {
    let end = End { winner: None, ending: Ending::Cancelled };
    ended(game, side, end, call, message!("ending-done"))
}

/// Whether one player can end a game alone without a result.
pub fn ends_alone(game: &Game) -> bool {
    !game.is_of_an_event() && !have_both_moved(game)
}

/// Whether a second move was ever played, even if it was taken back.
fn have_both_moved(game: &Game) -> bool {
    game.line.ply() >= 2 || game.taken_back.iter().any(|taken_back| taken_back.ply >= 1)
}
