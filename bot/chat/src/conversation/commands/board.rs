//! The commands `board` (the board of a game) and `replay` (its moves as an animation).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::boards_in_words::told;
use crate::conversation::common_options::{game, looks};
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use crate::conversation::{Answer, Question, Show, boards};
use crate::drawing::ReplayRequest;
use menagerie_core::message;
use menagerie_render::Form;

pub(super) const BOARD: Registered = Registered {
    options: || {
        [
            vec![
                game(),
                OptionSchema::of("text", choice("text", ["by piece", "by rank", "changes", "fen"])),
                OptionSchema::of("zoom", Kind::Text),
                OptionSchema::of("at", Kind::Number(0)),
            ],
            looks(),
        ]
        .concat()
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.board())),
};

pub(super) const REPLAY: Registered = Registered {
    options: || [vec![game(), OptionSchema::of("last", Kind::Number(1))], looks()].concat(),
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.replay())),
};

impl Question<'_> {
    /// The board as a picture, or the position in words.
    async fn board(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let ply = self.options.number("at").unwrap_or(game.line.ply());
        let position = game.line.position_at(ply).ok_or_else(|| boards::no_such_ply(&game))?;
        let form = match self.options.text("text") {
            "fen" => {
                let title = message!("board-of-game", game = game.id.0);
                let hash = self.hash_after(&game, ply).await?;
                return Ok(boards::in_text(&game, ply, title)?.ending_in(hash));
            }
            "by piece" => Some(Form::ByType),
            "by rank" => Some(Form::ByRank),
            "changes" => Some(self.what_is_new(&game, ply, position)),
            _ => None,
        };
        if let Some(form) = form {
            return Ok(told(&game, ply, position, form));
        }
        let crop = match self.options.text("zoom").trim() {
            "" => None,
            "half" => menagerie_core::board::half(&game, ply),
            typed => Some(menagerie_core::board::region(game.variant(), typed)?),
        };
        self.board_after(&game, ply, crop).await
    }

    /// The moves as an animation.
    async fn replay(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let preferences = self.wishes().await?;
        let wish = ReplayRequest {
            bottom: preferences.view.bottom(game.side_of(&self.from)),
            look: preferences.look,
            size: preferences.scale.replay_pixels(),
            last_plies: self.options.number("last"),
        };
        let line = menagerie_core::browse::board_line(&game, game.line.ply());
        Ok(Answer::text(line).showing(Show::Replay { game: Box::new(game), wish }))
    }
}
