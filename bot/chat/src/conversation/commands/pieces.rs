//! The commands `look` (what stands on a square), `moves` (where a piece can go) and `piece` (how a
//! piece moves).

use super::registration::{Concern, Does, Registered};
use crate::conversation::common_options::{game, square, variant};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question, Show};
use crate::drawing::card_legend;

pub(super) const MOVES: Registered = Registered {
    options: || vec![square(), OptionSchema::of("to", Kind::Text), game()],
    concern: Concern::Caller,
    does: Does::Look(|question| Box::pin(question.moves())),
};

pub(super) const LOOK: Registered = Registered {
    options: || vec![square(), game()],
    concern: Concern::Caller,
    does: Does::Look(|question| Box::pin(question.look())),
};

pub(super) const PIECE: Registered = Registered {
    options: || vec![OptionSchema::of("piece", Kind::Suggested).required(), variant()],
    concern: Concern::Play,
    does: Does::Look(|question| Box::pin(question.piece())),
};

impl Question<'_> {
    /// The piece on a square, and its attackers.
    async fn look(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let square = self.options.text("square");
        Ok(Answer::text(menagerie_core::board::look(game.line.position(), square)?))
    }

    /// The squares to which a piece can go.
    async fn moves(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let wishes = self.wishes().await?;
        let bottom = wishes.view.bottom(game.side_of(&self.from));
        let to = Some(self.options.text("to")).filter(|to| !to.trim().is_empty());
        let square = self.options.text("square");
        let (text, picture) =
            menagerie_core::board::reach(game.line.position(), square, to, bottom)?;
        let picture = Box::new(picture);
        let show = Show::Board { picture, style: wishes.style(), crop: None };
        Ok(Answer::text(text).showing(show))
    }

    /// How a piece moves, in the named variant, or else in the game here, or else in the first
    /// variant that has it.
    async fn piece(&self) -> Result<Answer, Answer> {
        let variant = self.variant().await??;
        let role = menagerie_core::board::find_piece(&variant, self.options.text("piece"))?;
        let text = menagerie_core::board::piece(&variant, role).line();
        let text = text.then(card_legend(&variant, role));
        let style = self.wishes().await?.style();
        Ok(Answer::text(text).showing(Show::Card { variant, role, style }))
    }
}
