//! A player who has left the community where a game is played. The opponent is told once, with
//! the way out.

use crate::clock::DAY;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::state::Game;
use crate::model::{Decision, Fact, PlaceFact, Text};
use crate::time::time_words::tell;
use crate::{PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// After how many days the other player may end the game alone, without a result. A player who left
/// by mistake is back by then.
pub const DAYS_GONE: i64 = 7;

/// A network has just said whether a player is a member of a community. If that is news, it is told
/// in their games there.
pub fn noted(
    running: &[Game],
    player: &PlayerId,
    server: &Server,
    is_there: bool,
    at: Timestamp,
) -> Decision {
    let mut decision = Decision::default();
    let seen = running.iter().map(|game| game.clone().seen_on(server.network()));
    for game in seen.filter(|game| game.server == *server && game.end.is_none()) {
        let Some(side) = game.side_of(player) else { continue };
        if game.gone[side.index()].is_none() == is_there {
            continue;
        }
        let gone_at = (!is_there).then_some(at);
        decision.facts.push(Fact::Place(PlaceFact::PresenceNoted { game: game.id, side, gone_at }));
        let other = game.player(side.other()).clone();
        let text = match gone_at {
            Some(at) => left(&game, side, at),
            None => message!("offer-player-is-back", player),
        };
        decision.effects.push(tell(&game, text, vec![other], Vec::new(), false));
    }
    decision
}

/// That a player has left, and what the other can do.
fn left(game: &Game, side: Color, at: Timestamp) -> Text {
    let (player, other) = (game.player(side), game.player(side.other()));
    let number = game.id.0;
    if game.is_of_an_event() {
        message!("offer-player-left-event", player, other, game = number)
    } else {
        message!("offer-player-left", player, other, from = alone_from(at), game = number)
    }
}

/// From when on the other player may end a game alone.
fn alone_from(gone_at: Timestamp) -> Timestamp {
    Timestamp(gone_at.0 + DAYS_GONE * DAY)
}

/// The steps that a side may take alone because its opponent has left and will not answer.
pub fn way_out(game: &Game, side: Color, call: &Call) -> Option<WayOut> {
    let gone_at = game.gone[side.other().index()]?;
    let from = alone_from(gone_at);
    Some(if !game.is_of_an_event() && call.seen >= from {
        WayOut::EndAlone
    } else {
        let from = (!game.is_of_an_event()).then_some(from);
        let player = game.player(side.other()).clone();
        WayOut::Wait(Refusal::OpponentGone { game: game.id, player, from })
    })
}

/// The steps open to the player who stays.
pub enum WayOut {
    /// End the game.
    EndAlone,
    /// Nothing yet, for this reason.
    Wait(Refusal),
}

/// The answer to a player who asks something of an opponent who has left.
pub fn words(game: crate::GameId, player: &PlayerId, from: Option<Timestamp>) -> Text {
    match from {
        Some(from) => message!("offer-refused-player-left", player, from, game = game.0),
        None => message!("offer-refused-player-left-event", player, game = game.0),
    }
}
