//! Lists of another member's games, and of the challenges that anyone can join.

use super::lists::clock;
use crate::challenge::open_challenge_words::listed;
use crate::challenge::types::Challenge;
use crate::model::Text;
use crate::model::state::Game;
use crate::notice::next::by_time_left;
use crate::{PlayerId, message};

/// The running games of another member, in the order of their deadlines.
pub fn member_list(member: &PlayerId, games: &[Game]) -> Text {
    let mut text = message!("lists-member", member);
    for game in by_time_left(member, games) {
        let (clock, time) = clock(game);
        text = text.line().plain("· ").then(message!(
            "lists-member-game",
            number = game.id.0,
            variant = &game.variant().name,
            first = &game.players[0],
            second = &game.players[1],
            move_number = game.line.position().full_move_number(),
            mover = game.player(game.turn()),
            clock,
            time,
            game = game.id,
        ));
    }
    text
}

/// How to join a challenge that is not listed because it was made on another network.
pub fn joined_by_code() -> Text {
    Text::new().line().then(message!("lists-join-by-code"))
}

/// Challenges that anyone can join, in the given order. `more` says whether there are others.
pub fn open_list(challenges: &[Challenge], more: bool) -> Text {
    let mut text = message!("lists-open");
    for challenge in challenges {
        text = text.line().then(listed(challenge, challenge.to.uses(), None));
    }
    if more { text.line().then(message!("lists-open-more")) } else { text }
}
