//! The reason, for the log, why a text written among people got no answer.

use crate::model::Snapshot;
use crate::model::request::Call;

/// Why nothing followed from a text, in words that quote none of it.
pub fn why_left_alone(snapshot: &Snapshot, call: &Call) -> &'static str {
    let game = call.command.which().and_then(|which| snapshot.game(call, which).ok());
    let Some(game) = game else { return "no game of theirs is played there" };
    let Some(side) = game.side_of(&call.from) else { return "they do not play in that game" };
    if call.at < game.moved {
        return "it was written before the last move";
    }
    if game.end.is_some() {
        return "it is talk, after the game";
    }
    if side != game.turn() {
        return "it is not their turn, and no move is written out alone";
    }
    "it is talk: it is not a move alone"
}
