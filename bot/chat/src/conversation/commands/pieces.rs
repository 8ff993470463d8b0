//! The commands `look` (what stands on a square), `moves` (where a piece can go, or a move picked from
//! lists) and `piece` (how a piece moves).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::{game, square, variant};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::searches::worked_out;
use crate::conversation::{Answer, Question, Show};
use crate::drawing::card_legend;
use menagerie_core::board::pick_moves;
use menagerie_core::message;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Action, ActionKind, CommandName, CommandReference, Moment};
use menagerie_core::notice::waits_for;
use menagerie_core::play::types::Pick;
use menagerie_core::play::{Picker, Picking};

pub(super) const MOVES: Registered = Registered {
    options: || {
        vec![OptionSchema::of("square", Kind::Text), OptionSchema::of("to", Kind::Text), game()]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.moves())),
};

pub(super) const LOOK: Registered = Registered {
    options: || vec![square(), game()],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.look())),
};

pub(super) const PIECE: Registered = Registered {
    options: || vec![OptionSchema::of("piece", Kind::Suggested).required(), variant()],
    concern: Concern::Play,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.piece())),
};

impl Question<'_> {
    /// The piece on a square, and its attackers.
    async fn look(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let square = self.options.text("square");
        Ok(Answer::text(menagerie_core::board::look(game.line.position(), square)?))
    }

    /// The squares to which a piece can go. If no piece is named, the caller's pieces to pick a move from.
    async fn moves(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let wishes = self.wishes().await?;
        let bottom = wishes.view.bottom(game.side_of(&self.from));
        let square = self.options.text("square");
        let to = Some(self.options.text("to")).filter(|to| !to.trim().is_empty());
        if square.trim().is_empty() && to.is_none() {
            return self.pick(&game, game.moment(), Pick::Pieces(0)).await;
        }
        let (text, picture) =
            menagerie_core::board::reach(game.line.position(), square, to, bottom)?;
        let picture = Box::new(picture);
        let show = Show::Board { picture, style: wishes.style(), crop: None };
        Ok(Answer::text(text).showing(show))
    }

    /// The choices in a game, in the moment `shown`. If the game has gone on, its present board.
    pub(in crate::conversation) async fn pick(
        &self,
        game: &Game,
        shown: Moment,
        pick: Pick,
    ) -> Result<Answer, Answer> {
        let wishes = self.wishes().await?;
        let picker = Picker {
            player: self.from.clone(),
            now: self.now,
            bottom: wishes.view.bottom(game.side_of(&self.from)),
            previews: wishes.preview,
        };
        let (its_game, mover) = (game.clone(), picker.clone());
        // A large board takes milliseconds, which would hold up the async thread.
        let picked = worked_out(&self.from, move || mover.picking(&its_game, shown, pick));
        match picked.await?? {
            Ok(Picking { text, picture, groups, actions }) => {
                let show = picture.map(|picture| Show::Board {
                    picture: Box::new(picture),
                    style: wishes.style(),
                    crop: None,
                });
                Ok(Answer { show, groups, actions, ..Answer::text(text) })
            }
            Err(refusal) if shown != game.moment() => {
                let mut answer = self.board_after(game, game.line.ply(), None).await?;
                if waits_for(game, &self.from) {
                    answer.actions.insert(0, pick_moves(game, game.line.ply()));
                }
                Ok(answer.below(refusal.text()))
            }
            Err(refusal) => Err(refusal.into()),
        }
    }

    /// How a piece moves, in the named variant, or else in the game here, or else in the first
    /// variant that has it.
    async fn piece(&self) -> Result<Answer, Answer> {
        let variant = self.variant().await??;
        let role = menagerie_core::board::find_piece(&variant, self.options.text("piece"))?;
        let text = menagerie_core::board::piece(&variant, role).line();
        let text = text.then(card_legend(&variant, role));
        let style = self.wishes().await?.style();
        let learn = CommandReference::of(CommandName::Learn)
            .with("piece", variant.piece(role).label)
            .with("variant", &variant.id);
        let learn = Action::new(message!("action-learn"), ActionKind::Do(learn));
        // A wall goes nowhere.
        let actions = if variant.is_wall_kind(role) { Vec::new() } else { vec![learn] };
        Ok(Answer { actions, ..Answer::text(text) }.showing(Show::Card { variant, role, style }))
    }
}
