//! A hint: a good move in a game against the computer, for the player alone.

use super::moves::may_move;
use crate::model::Text;
use crate::model::refusal::Refusal;
use crate::model::state::Game;
use crate::{PlayerId, Timestamp, message};
use menagerie_rules::{Move, notation};

/// Whether a person may have a hint in a game. Nobody gets help against a person.
///
/// # Errors
/// When they do not play it, it is not against the computer, or they cannot move now.
pub fn may_have_hint(game: &Game, player: &PlayerId, now: Timestamp) -> Result<(), Refusal> {
    let side = game.side_of(player).ok_or(Refusal::NotAPlayer(game.id))?;
    if !game.player(side.other()).is_computer() {
        return Err(Refusal::HintAgainstAPerson(game.id));
    }
    may_move(game, side, None, now)
}

/// The hint to play this move.
pub fn hint(game: &Game, chosen: &Move) -> Text {
    let position = game.line.position();
    message!(
        "play-hint",
        typed = notation::coordinates(game.variant(), chosen),
        words = notation::told(position, chosen)
    )
}
