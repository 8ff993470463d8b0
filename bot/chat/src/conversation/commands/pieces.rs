//! The commands `look` (what stands on a square), `moves` (where a piece can go) and `piece` (how a
//! piece moves).

use super::registration::{Call, Concern, Registered};
use crate::conversation::common_options::{game, square, variant};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::{Answer, Question, Show};
use crate::drawing::card_legend;
use menagerie_store::StoreError;

pub(super) const MOVES: Registered = Registered {
    options: || vec![square(), OptionSchema::of("to", Kind::Text), game()],
    concern: Concern::Caller,
    call: Call::Nothing,
    look: Some(|question| Box::pin(async { question.moves().await.map(Some) })),
};

pub(super) const LOOK: Registered = Registered {
    options: || vec![square(), game()],
    concern: Concern::Caller,
    call: Call::Nothing,
    look: Some(|question| Box::pin(async { question.look().await.map(Some) })),
};

pub(super) const PIECE: Registered = Registered {
    options: || vec![OptionSchema::of("piece", Kind::Suggested).required(), variant()],
    concern: Concern::Play,
    call: Call::Nothing,
    look: Some(|question| Box::pin(async { question.piece().await.map(Some) })),
};

impl Question<'_> {
    /// The piece on a square, and its attackers.
    async fn look(&self) -> Result<Answer, StoreError> {
        let seen = match self.game(self.options.which()).await? {
            Ok(game) => {
                menagerie_core::board::look(game.line.position(), self.options.text("square"))
            }
            Err(refusal) => Err(refusal),
        };
        Ok(seen.map_or_else(Answer::from, Answer::text))
    }

    /// The squares to which a piece can go.
    async fn moves(&self) -> Result<Answer, StoreError> {
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(refusal) => return Ok(refusal.into()),
        };
        let wishes = self.wishes().await?;
        let bottom = wishes.view.bottom(game.side_of(&self.from));
        let to = Some(self.options.text("to")).filter(|to| !to.trim().is_empty());
        let reach = menagerie_core::board::reach(
            game.line.position(),
            self.options.text("square"),
            to,
            bottom,
        );
        Ok(match reach {
            Ok((text, picture)) => Answer::text(text).showing(Show::Board {
                picture: Box::new(picture),
                style: wishes.style(),
                crop: None,
            }),
            Err(refusal) => refusal.into(),
        })
    }

    /// How a piece moves, in the named variant, or else in the game here, or else in the first
    /// variant that has it.
    async fn piece(&self) -> Result<Answer, StoreError> {
        let variant = match self.variant().await? {
            Ok(variant) => variant,
            Err(refusal) => return Ok(refusal.into()),
        };
        Ok(match menagerie_core::board::find_piece(&variant, self.options.text("piece")) {
            Ok(role) => {
                let text = menagerie_core::board::piece(&variant, role)
                    .line()
                    .then(card_legend(&variant, role));
                let style = self.wishes().await?.style();
                Answer::text(text).showing(Show::Card { variant, role, style })
            }
            Err(refusal) => refusal.into(),
        })
    }
}
