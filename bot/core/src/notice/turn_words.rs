//! The messages for the player to move: that it is their turn, until when, and the last move.

use super::count_words::counted;
use crate::message;
use crate::model::Text;
use crate::model::numbered::numbered;
use crate::model::state::Game;
use crate::time::time_words;
use crate::{PlayerId, Timestamp};
use menagerie_rules::{DrawClaim, Line, notation};

/// The news before the first move.
pub fn game_begun() -> Text {
    message!("notice-begun")
}

/// The last move of a game in words.
pub fn last_move(game: &Game) -> Text {
    let played = game
        .line
        .ply()
        .checked_sub(1)
        .and_then(|ply| Some((game.line.position_at(ply)?, game.line.moves().get(ply)?)));
    match played {
        Some((before, played)) => message!(
            "notice-last-move",
            played = numbered(before, played),
            words = notation::told(before, played),
        ),
        None => game_begun(),
    }
}

/// Calls the player to move, with their deadline. Also tells them if they may end the game instead.
pub fn called_to_move(game: &Game, line: &Line, deadline: Option<Timestamp>) -> Text {
    let side = line.position().turn();
    let text = its_your_move(game.player(side), game.side_name(side));
    or_claim(time_words::until(text, deadline), line)
}

/// Adds what holds for the player to move: their deadline, and whether they may end the game
/// instead; or that the game is stopped.
pub fn as_it_stands(text: Text, game: &Game) -> Text {
    match game.stopped() {
        Some(frozen) => text.plain(" ").then(frozen.told()),
        None => or_claim(time_words::until(text, game.deadline()), &game.line),
    }
}

/// The answer to a person who writes to the bot where no game is played. It names the game that
/// most likely waits for them.
pub fn direct_answer(game: Option<&Game>) -> Text {
    match game.map(|game| game.id) {
        Some(game) => message!("notice-played-elsewhere", game, number = game.0),
        None => message!("notice-nothing-played"),
    }
}

/// Calls a player to move, whose side has this name. Of the computer it is told that it thinks.
pub fn its_your_move(player: &PlayerId, side_name: &str) -> Text {
    if player.is_computer() {
        return message!("notice-computer-thinks", player);
    }
    message!("notice-your-move", player, side = side_name)
}

/// Adds the counts, and what else the side to move may do, if the rules grant it a draw.
pub fn or_claim(text: Text, line: &Line) -> Text {
    let text = text.then(counted(line.position()));
    match line.draw_claim() {
        Some(claim) => text.line().then(claimable(claim)),
        None => text,
    }
}

/// That the side to move may end the game, and how.
fn claimable(claim: DrawClaim) -> Text {
    match claim {
        DrawClaim::ThreefoldRepetition => message!("notice-draw-by-repetition"),
        DrawClaim::MoveRule { moves } => message!("notice-draw-by-moves", moves),
    }
}
