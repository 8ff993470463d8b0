//! The question which move is meant. Nothing is played before the player has pressed one.

use super::draw_word::with_offer;
use crate::message;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Reply, Text};
use menagerie_rules::{Move, Position, notation};

/// The most moves that are offered as actions; more are only listed.
const MOST_CANDIDATES_TO_PRESS: usize = 10;
/// The most moves that are listed.
const MOST_CANDIDATES_TO_LIST: usize = 14;

/// Asks which of several moves a text means. A draw offered with the text is offered with the
/// pressed move.
pub fn ask(game: &Game, candidates: &[Move], is_offering: bool) -> Reply {
    let position = game.line.position();
    let mut text = message!("talk-choose-move", count = candidates.len());
    for candidate in candidates.iter().take(MOST_CANDIDATES_TO_LIST) {
        text = text
            .line()
            .code(notation::canonical(position, candidate))
            .plain(" ")
            .then(notation::told(position, candidate).into());
    }
    if candidates.len() > MOST_CANDIDATES_TO_LIST {
        text = text.line().then(message!("talk-choose-move-others"));
    }
    Reply::Ask(text, choices(game, candidates, is_offering))
}

/// Asks in one line whether a text that is perhaps talk meant one of these moves. `number` is the
/// move number in front of it.
pub fn did_you_mean(
    game: &Game,
    candidates: &[Move],
    is_offering: bool,
    number: Option<u32>,
) -> Reply {
    let position = game.line.position();
    let text = did_you_mean_one_of(position, candidates);
    let now = position.full_move_number();
    let text = match number {
        Some(number) if number != now => {
            text.plain(" ").then(message!("talk-this-is-move", number = now))
        }
        _ => text,
    };
    Reply::Ask(text, choices(game, candidates, is_offering))
}

/// Asks the same about a text where games are begun. It can be a move in any of these games in
/// which it is the writer's turn.
pub fn did_you_mean_there(meant: &[(&Game, Vec<Move>, bool)]) -> Reply {
    let mut text = Text::new();
    let mut actions = Vec::new();
    for (number, (game, candidates, is_offering)) in meant.iter().enumerate() {
        text = if number > 0 { text.line() } else { text }
            .then(did_you_mean_one_of(game.line.position(), candidates))
            .plain(" ")
            .then(message!("talk-meant-elsewhere", game = game.id));
        for action in choices(game, candidates, *is_offering) {
            let label =
                message!("action-play-in-game", played = action.label.clone(), game = game.id.0);
            actions.push(if meant.len() > 1 { Action { label, ..action } } else { action });
        }
    }
    actions.truncate(MOST_CANDIDATES_TO_PRESS);
    Reply::Ask(text, actions)
}

/// "Did you mean `a`, `b` or `c`?"
fn did_you_mean_one_of(position: &Position, candidates: &[Move]) -> Text {
    let mut moves = candidates.iter().map(|mv| notation::canonical(position, mv));
    let first = moves.next().unwrap_or_default();
    if candidates.len() > MOST_CANDIDATES_TO_PRESS {
        return message!("talk-meant-one-of-many", count = candidates.len(), example = first);
    }
    let last = moves.next_back();
    let text = moves.fold(Text::new().code(first), |text, mv| text.plain(", ").code(mv));
    match last {
        Some(last) => message!("talk-meant-one-of", moves = text, last),
        None => message!("talk-meant", played = text),
    }
}

/// An action for each of the moves, if they are not too many.
fn choices(game: &Game, candidates: &[Move], is_offering: bool) -> Vec<Action> {
    if candidates.len() > MOST_CANDIDATES_TO_PRESS {
        return Vec::new();
    }
    let position = game.line.position();
    let action = |candidate: &Move| {
        let text = notation::coordinates(game.variant(), candidate);
        let text = if is_offering { with_offer(&text) } else { text };
        let kind = ActionKind::Play(game.id, game.moment(), text);
        Action::new(notation::canonical(position, candidate), kind)
    };
    candidates.iter().map(action).collect()
}
