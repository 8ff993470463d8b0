//! Boards in words, for members who hear them: the whole board, or only the changes.

use super::{Answer, Question, boards};
use menagerie_core::GameId;
use menagerie_core::model::Text;
use menagerie_core::model::request::Which;
use menagerie_core::model::state::Game;
use menagerie_render::{Form, text_board};
use menagerie_rules::Position;

impl Question<'_> {
    /// The changes on the board after `ply` plies.
    pub(super) async fn changes(&self, game: GameId, ply: usize) -> Result<Answer, Answer> {
        let game = self.game(Which::Number(game)).await??;
        let position = game.line.position_at(ply).ok_or_else(|| boards::no_such_ply(&game))?;
        Ok(told(&game, ply, position, self.what_is_new(&game, ply, position)))
    }

    /// The form that tells everything new to the caller: the other side's move, and their own if it
    /// is newer. Before the first move everything is new.
    pub(super) fn what_is_new<'a>(
        &self,
        game: &'a Game,
        ply: usize,
        position: &Position,
    ) -> Form<'a> {
        let own_is_newest = game.side_of(&self.from) == Some(position.turn().other());
        let plies = if own_is_newest { 2 } else { 1 };
        let before = game.line.position_at(ply.saturating_sub(plies)).filter(|_| ply > 0);
        before.map_or(Form::ByType, Form::Changes)
    }
}

/// The board after `ply` plies, in words.
pub(super) fn told(game: &Game, ply: usize, position: &Position, form: Form<'_>) -> Answer {
    let line = boards::line(game, ply);
    let lines = text_board(position, form).into_iter().map(Text::from);
    let lines = lines.reduce(|all, line| all.line().then(line)).unwrap_or_default();
    let texts = vec![line, lines];
    Answer { texts, ..Answer::default() }
}
