//! The news of a vacation for opponents: that it has begun, and that it was ended. A planned
//! vacation can be given up and planned again any number of times, so nobody else is told of it.

use crate::clock::Span;
use crate::message;
use crate::model::state::Game;
use crate::model::{Effect, Text};
use crate::time::time_words;
use crate::{PlayerId, Timestamp};

/// The news in each of these games that a player is on vacation.
pub fn begun(games: &[&Game], player: &PlayerId, vacation: Span) -> Vec<Effect> {
    let text = message!("notice-vacation-begun", player, until = vacation.until);
    told(games, &text)
}

/// The news in each of these games that a player has ended their vacation, with the new deadline.
pub fn ended(games: &[(&Game, Option<Timestamp>)], player: &PlayerId) -> Vec<Effect> {
    let tell = |(game, deadline): &(&Game, Option<Timestamp>)| {
        let text = message!("notice-vacation-ended", player);
        let is_to_move = game.player(game.turn()) == player;
        let text = time_words::until(text, deadline.filter(|_| is_to_move));
        time_words::tell(game, text, Vec::new(), Vec::new(), true)
    };
    games.iter().map(tell).collect()
}

fn told(games: &[&Game], text: &Text) -> Vec<Effect> {
    let tell = |game: &&Game| time_words::tell(game, text.clone(), Vec::new(), Vec::new(), true);
    games.iter().map(tell).collect()
}
