//! The first message of a game: who plays, the first board, and the call to the player who moves first.

use crate::model::turn_notice::TurnNotice;
use crate::model::{Action, Effect, Moment, Text};
use crate::notice::turn_words::{game_begun, its_your_move};
use crate::play::moves::invitation_to_move;
use crate::{GameId, PlayerId, message};
use menagerie_rules::{Position, Variant};
use std::sync::Arc;

/// A game that begins.
pub struct FirstBoard<'a> {
    /// Its number.
    pub game: GameId,
    /// Its variant.
    pub variant: &'a Arc<Variant>,
    /// Its first position.
    pub position: &'a Position,
    /// Its players, that of the first side first.
    pub players: &'a [PlayerId; 2],
}

impl FirstBoard<'_> {
    /// The players and their sides.
    pub fn who_plays(&self) -> Text {
        let Self { game, variant, players: [first, second], .. } = self;
        let [first_side, second_side] = &variant.side_names;
        let name = &variant.name;
        message!(
            "challenge-game-begins",
            variant = name,
            game = game.0,
            first,
            first_side,
            second,
            second_side
        )
    }

    /// How the player who moves first moves, and what else can be done.
    pub fn invitation(&self, hears_talk: bool) -> Text {
        let text = invitation_to_move(self.position, self.mover(), hears_talk);
        text.plain(" ").then(message!("challenge-game-more"))
    }

    /// The first board, with this text and perhaps an action that shows how it was drawn.
    pub fn announced(&self, text: Text, how_drawn: Option<Action>) -> Effect {
        Effect::Announce {
            game: self.game,
            ply: 0,
            text,
            wake: vec![self.mover().clone()],
            actions: how_drawn.into_iter().collect(),
            silent: false,
            only: None,
        }
    }

    /// The call to the player who moves first.
    pub fn call(&self) -> TurnNotice {
        let side = self.position.turn();
        let other = &self.players[side.other().index()];
        TurnNotice::new(
            (self.game, self.variant),
            [self.mover(), other],
            (Moment { ply: 0, taken_back: 0 }, None),
            game_begun(),
            its_your_move(self.mover(), &self.variant.side_names[side.index()]),
        )
    }

    fn mover(&self) -> &PlayerId {
        &self.players[self.position.turn().index()]
    }
}
