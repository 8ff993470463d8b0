//! A board of a game for the caller alone, and the buttons below it.

use super::{Answer, Show};
use crate::preferences::Preferences;
use menagerie_core::board::Seen;
use menagerie_core::board::types::BoardRefusal;
use menagerie_core::message;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::ViewRequest;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Action, ActionKind, Text};
use menagerie_rules::{Color, Square};

/// The position after `ply` plies as a FEN, and the pieces captured until then, below a title.
pub(super) fn in_text(game: &Game, ply: usize, title: Text) -> Result<Answer, Refusal> {
    let text = menagerie_core::board::position_in_text(game, ply, title);
    text.map(Answer::text).ok_or_else(|| no_such_ply(game))
}

/// The refusal of a ply that the game does not have.
pub(super) fn no_such_ply(game: &Game) -> Refusal {
    BoardRefusal::NoSuchPly { game: game.id, plies: game.line.ply() }.into()
}

/// The board after `ply` plies, or a part of it, with buttons for more.
pub(super) fn board(
    game: &Game,
    ply: usize,
    bottom: Color,
    preferences: &Preferences,
    crop: Option<(Square, Square)>,
) -> Answer {
    let picture = menagerie_core::board::game_on_show(game, ply, bottom);
    let show = picture.map(|picture| Show::Board {
        picture: Box::new(picture),
        style: preferences.style(),
        crop,
    });
    let kind = ActionKind::Look(ViewRequest::Position(game.id, ply));
    let as_fen = Action::new(menagerie_core::board::as_fen(), kind);
    Answer { show, actions: vec![as_fen], ..Answer::text(line(game, ply)) }
}

/// One line on the board: the game, its state, the ply, and the pieces captured until then.
pub(super) fn line(game: &Game, ply: usize) -> Text {
    let text = menagerie_core::browse::board_line(game, ply);
    let all = game.line.ply();
    let text = if ply == all {
        text
    } else {
        text.plain(" ").then(message!("chat-earlier-board", ply, plies = all))
    };
    // A picture of a large board has no room for a strip of captured pieces.
    text.then(menagerie_core::board::lost(game, ply))
}

impl Answer {
    /// The same answer with more at the end of its first text.
    pub(super) fn ending_in(mut self, more: Text) -> Self {
        if let Some(first) = self.texts.first_mut() {
            *first = std::mem::take(first).then(more);
        }
        self
    }

    /// The same answer with buttons in front for the game's other boards, and for this one seen otherwise.
    pub(super) fn and_others(mut self, game: &Game, seen: Seen) -> Self {
        self.actions.splice(0..0, menagerie_core::board::below_own(game, seen));
        self
    }
}
