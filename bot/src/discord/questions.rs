//! Answers that store nothing: boards, lists, rules, and the choices while somebody types.

use super::markup::{self, GamePlaces};
use super::options::Options;
use super::pictures;
use crate::game::{self, Action, Game, Place, PlayerId, Refusal, Server, Text, Which};
use crate::store::{Store, StoreError};
use menagerie_rules::{Color, Variant, bundled, notation};
use serenity::builder::{CreateAttachment, CreateAutocompleteResponse};
use std::sync::Arc;

/// An answer for the caller alone: messages in order, the first perhaps with a picture.
#[derive(Default)]
pub struct Answer {
    /// The messages.
    pub pages: Vec<String>,
    /// The picture.
    pub picture: Option<CreateAttachment>,
    /// What can be pressed on the first message.
    pub actions: Vec<Action>,
}

impl Answer {
    /// An answer of one message.
    pub async fn text(store: &Store, text: &Text) -> Result<Self, StoreError> {
        Ok(Self::words(markup::linked_content(store, text).await?))
    }

    /// An answer of one message that is in Discord's markup already.
    pub fn words(words: impl Into<String>) -> Self {
        Self { pages: vec![words.into()], ..Self::default() }
    }
}

/// Who asks what, where.
pub struct Question<'a> {
    /// The facts.
    pub store: &'a Store,
    /// Who asks.
    pub from: PlayerId,
    /// Where.
    pub place: Place,
    /// On which server.
    pub server: Option<Server>,
    /// Whether the texts of all messages reach us.
    pub hears_talk: bool,
    /// With which options.
    pub options: Options<'a>,
}

impl Question<'_> {
    /// `/board`.
    pub async fn board(&self) -> Result<Answer, StoreError> {
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(refusal) => return Answer::text(self.store, &refusal.text()).await,
        };
        let ply = game.line.ply();
        let own_side = game.side_of(&self.from).unwrap_or(Color::White);
        let bottom = self.options.view().unwrap_or(own_side);
        let mut answer = Answer::text(self.store, &game::board_line(&game, ply)).await?;
        if let Some(picture) = game::game_on_show(&game, ply, bottom) {
            answer.picture = pictures::attachment(picture, "board.png").await;
        }
        Ok(answer)
    }

    /// `/look`.
    pub async fn look(&self) -> Result<Answer, StoreError> {
        let text = match self.game(self.options.which()).await? {
            Ok(game) => game::look(game.line.position(), self.options.text("square"))
                .unwrap_or_else(|refusal| refusal.text()),
            Err(refusal) => refusal.text(),
        };
        Answer::text(self.store, &text).await
    }

    /// `/moves`.
    pub async fn moves(&self) -> Result<Answer, StoreError> {
        let reach = match self.game(self.options.which()).await? {
            Ok(game) => {
                let bottom = game.side_of(&self.from).unwrap_or(Color::White);
                game::reach(game.line.position(), self.options.text("square"), bottom)
            }
            Err(refusal) => Err(refusal),
        };
        match reach {
            Ok((text, picture)) => {
                let mut answer = Answer::text(self.store, &text).await?;
                answer.picture = pictures::attachment(picture, "moves.png").await;
                Ok(answer)
            }
            Err(refusal) => Answer::text(self.store, &refusal.text()).await,
        }
    }

    /// `/piece`: of the variant that is named, or of the game here, or of the first that has it.
    pub async fn piece(&self) -> Result<Answer, StoreError> {
        let typed = self.options.text("piece");
        let variant = match self.variant().await? {
            Ok(variant) => variant,
            Err(refusal) => return Answer::text(self.store, &refusal.text()).await,
        };
        match game::find_piece(&variant, typed) {
            Ok(role) => Answer::text(self.store, &game::piece(&variant, role)).await,
            Err(refusal) => Answer::text(self.store, &refusal.text()).await,
        }
    }

    /// The names that fit while somebody types a piece.
    pub async fn pieces(&self, partial: &str) -> Result<CreateAutocompleteResponse, StoreError> {
        let response = CreateAutocompleteResponse::new();
        let Ok(variant) = self.variant().await? else { return Ok(response) };
        let names = game::piece_names(&variant, partial).into_iter().take(25);
        Ok(names.fold(response, |response, name| response.add_string_choice(name.clone(), name)))
    }

    /// The variant that is named, or of the game here, or the first that has the piece.
    async fn variant(&self) -> Result<Result<Arc<Variant>, Refusal>, StoreError> {
        let named = self.options.text("variant");
        if !named.is_empty() {
            return Ok(game::find_variant(named).cloned());
        }
        if let Ok(game) = self.game(Which::Here).await? {
            return Ok(Ok(Arc::clone(game.variant())));
        }
        let first = game::variant_with(self.options.text("piece")).or_else(|| bundled().first());
        Ok(first.cloned().ok_or(Refusal::NoGameHere))
    }

    /// `/games`.
    pub async fn games(&self) -> Result<Answer, StoreError> {
        let games = self.store.running_games_of(&self.from).await?;
        let challenges = self.store.open_challenges_of(&self.from).await?;
        let mut answer =
            Answer::text(self.store, &game::game_list(&self.from, &games, &challenges)).await?;
        answer.actions = game::challenge_actions(&self.from, &challenges);
        Ok(answer)
    }

    /// `/help`.
    pub async fn help(&self) -> Result<Answer, StoreError> {
        Answer::text(self.store, &game::help(self.hears_talk)).await
    }

    /// `/rules`: of the variant that is named, or of the game here, or of the first one there is.
    pub async fn rules(&self) -> Result<Answer, StoreError> {
        let variant = match self.variant().await? {
            Ok(variant) => variant,
            Err(refusal) => return Answer::text(self.store, &refusal.text()).await,
        };
        let no_links = GamePlaces::new();
        let texts = game::rules(&variant);
        let pages = texts.iter().map(|text| markup::content(text, &no_links)).collect();
        Ok(Answer { pages, ..Answer::default() })
    }

    /// The choices for `/move` after `partial` was typed; at most 25, every label different.
    pub async fn choices(&self, partial: &str) -> Result<CreateAutocompleteResponse, StoreError> {
        let response = CreateAutocompleteResponse::new();
        let Ok(game) = self.game(self.options.which()).await? else { return Ok(response) };
        let to_move = game.player(game.turn()) == &self.from && game.end.is_none();
        if !to_move {
            return Ok(response);
        }
        let suggestions = notation::suggest(game.line.position(), partial, 25);
        Ok(suggestions.into_iter().fold(response, |response, suggestion| {
            let value = notation::coordinates(game.variant(), &suggestion.mv);
            response.add_string_choice(suggestion.label, value)
        }))
    }

    async fn game(&self, which: Which) -> Result<Result<Game, Refusal>, StoreError> {
        let candidates = self.store.candidates(&self.from, &self.place, which).await?;
        Ok(candidates.chosen(&self.from, self.server.as_ref(), which).cloned())
    }
}
