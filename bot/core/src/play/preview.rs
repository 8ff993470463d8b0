//! The preview of a move, for its player alone: its consequences, in words and on a board.

use super::moves::ended_by_board;
use crate::PlayerId;
use crate::board::inspect::ways;
use crate::board::{Picture, game_on_show};
use crate::ending::endings::{offers_with_move, result};
use crate::message;
use crate::model::numbered::numbered;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Text};
use crate::notice::next::waits_for;
use crate::talk::border::{Manner, Taken, taken};
use crate::talk::draw_word::with_offer;
use menagerie_rules::notation::{self, Letters};
use menagerie_rules::{Color, Line, Move};

/// A move that is not played yet.
#[derive(Clone, Debug)]
pub struct Preview {
    /// Its consequences.
    pub text: Text,
    /// The board after it, with the move's way.
    pub picture: Picture,
    /// The actions.
    pub actions: Vec<Action>,
}

/// The preview of a typed move, seen by `bottom`. Nothing if the text is not exactly one move that
/// the player may play now, or offers a draw that they may not offer with it. Then the rules say
/// what the text is.
pub fn preview(
    game: &Game,
    player: &PlayerId,
    letters: &Letters,
    text: &str,
    bottom: Color,
) -> Option<Preview> {
    let may_move = waits_for(game, player);
    if !may_move {
        return None;
    }
    let position = game.line.position();
    let taken = taken(position, letters, text, Manner::Told, true);
    let Taken::Move(chosen, is_offering) = taken else {
        return None;
    };
    let mut line = game.line.clone();
    line.play(&chosen).ok()?;
    let mut words = brought_about(game, &line, &chosen);
    let mut pressed = notation::coordinates(game.variant(), &chosen);
    if is_offering {
        pressed = with_offer(&pressed);
        if line.outcome().is_none() {
            offers_with_move(game, game.turn(), line.ply()).ok()?;
            words = words.plain(" ").then(message!("play-preview-draw"));
        }
    }
    let after = Game { line, ..game.clone() };
    let mut picture = game_on_show(&after, after.line.ply(), bottom)?;
    picture.arrows = ways(game.line.position(), &chosen);
    picture.lead = message!("play-not-played-yet").plain(" ").then(picture.lead);
    let actions = vec![
        Action::new(message!("action-play"), ActionKind::Play(game.id, game.moment(), pressed)),
        Action::new(message!("action-change"), ActionKind::Change(game.id)),
        Action::new(message!("action-cancel"), ActionKind::Cancel(game.id)),
    ];
    Some(Preview { text: words, picture, actions })
}

/// The consequences of a move, a sentence each.
fn brought_about(game: &Game, line: &Line, chosen: &Move) -> Text {
    let before = game.line.position();
    let mover = game.side_name(before.turn());
    let text = message!(
        "play-preview",
        chosen = numbered(before, chosen),
        game = game.id.0,
        variant = &game.variant().name
    );
    let text = text
        .line()
        .then(message!("play-preview-in-words", chosen = notation::told(before, chosen)));
    let squares = line.position().usable_en_passant();
    let squares = squares.iter().map(|square| Text::from(square.to_string()));
    let squares =
        squares.reduce(|squares, square| message!("play-preview-squares", squares, square));
    let text = match squares {
        Some(squares) => {
            let passing = message!("play-preview-passing", side = mover, squares);
            text.plain(" ").then(passing)
        }
        None => text,
    };
    match ended_by_board(line) {
        Some(end) => {
            text.plain(" ").then(message!("play-preview-ends", result = result(game, end)))
        }
        None => text,
    }
}
