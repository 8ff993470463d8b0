//! The order in which a member's games are shown, and which game comes next.

use crate::message;
use crate::model::request::ViewRequest;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Text};
use crate::{GameId, PlayerId};

/// Running games: first those in which a person is to move, then the others, each part in the order
/// of deadlines.
pub(crate) fn by_time_left<'a>(player: &PlayerId, games: &'a [Game]) -> Vec<&'a Game> {
    let mut games: Vec<&Game> = games.iter().collect();
    let is_last = |game: &&Game| (!waits_for(game, player), game.deadline().is_none());
    games.sort_by_key(|game| (is_last(game), game.deadline(), game.touched, game.id));
    games
}

/// Whether a game waits for this person's move. A stopped game waits for nobody.
pub fn waits_for(game: &Game, player: &PlayerId) -> bool {
    game.end.is_none() && game.stopped().is_none() && game.player(game.turn()) == player
}

/// The next game that waits for a person's move: the one after `after` in the order of deadlines,
/// or the most urgent one if `after` does not wait for them.
///
/// # Errors
/// When no other game waits for them.
pub fn next_game<'a>(
    player: &PlayerId,
    games: &'a [Game],
    after: Option<GameId>,
) -> Result<&'a Game, Text> {
    let mut waiting = by_time_left(player, games);
    waiting.retain(|game| waits_for(game, player));
    let seen = waiting.iter().position(|game| Some(game.id) == after);
    let Some(first) = waiting.first() else {
        return Err(message!("notice-no-game-waits"));
    };
    let Some(seen) = seen else { return Ok(first) };
    if waiting.len() == 1 {
        return Err(message!("notice-no-other-game-waits", number = first.id.0));
    }
    Ok(waiting[(seen + 1) % waiting.len()])
}

/// The action that shows the next game after one.
pub fn to_next(after: Option<GameId>) -> Action {
    Action::new(message!("action-next-game"), ActionKind::Look(ViewRequest::Next(after)))
}
