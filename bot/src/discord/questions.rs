//! Answers that store nothing: boards, lists, rules, and the choices while somebody types.

use super::markup::{self, GamePlaces, visible_line};
use super::options::Options;
use super::pictures;
use crate::drawing::{self, ReplayWish};
use crate::game::{self, Action, Game, Place, PlayerId, Refusal, Server, Text, Which};
use crate::preferences::Preferences;
use crate::store::{Store, StoreError};
use menagerie_render::{Form, text_board};
use menagerie_rules::{Variant, bundled, notation};
use serenity::builder::{CreateAttachment, CreateAutocompleteResponse};
use std::sync::Arc;
use tokio::sync::watch;

/// An answer for the caller alone: messages in order, the first perhaps with a picture.
#[derive(Clone, Default)]
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
        Ok(Self::words(markup::linked_content(store, text).await))
    }

    /// The same answer with more words below those of its first message.
    pub async fn with(mut self, store: &Store, more: &Text) -> Self {
        let more = markup::linked_content(store, more).await;
        if let Some(first) = self.pages.first_mut() {
            first.push('\n');
            first.push_str(&more);
        }
        self
    }

    /// An answer of one message that is in Discord's markup already.
    pub fn words(words: impl Into<String>) -> Self {
        Self { pages: vec![words.into()], ..Self::default() }
    }
}

/// What is sent when somebody chooses a choice that is none.
const NO_MOVE: &str = "?";

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
    /// `/board`: a picture, or the position in words.
    pub async fn board(&self) -> Result<Answer, StoreError> {
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(refusal) => return Answer::text(self.store, &refusal.text()).await,
        };
        let ply = self.options.number("at").unwrap_or(game.line.ply());
        let Some(position) = game.line.position_at(ply) else {
            let refusal = Refusal::NoSuchPly { game: game.id, plies: game.line.ply() };
            return Answer::text(self.store, &refusal.text()).await;
        };
        let mut answer = Answer::text(self.store, &game::board_line(&game, ply)).await?;
        let form = match self.options.text("text") {
            "by piece" => Some(Form::ByType),
            "by rank" => Some(Form::ByRank),
            "changes" => {
                // What one has not seen yet: the other side's move, and one's own if it is newer.
                let own_is_newest = game.side_of(&self.from) == Some(position.turn().other());
                let plies = if own_is_newest { 2 } else { 1 };
                let before = game.line.position_at(ply.saturating_sub(plies));
                Some(before.map_or(Form::ByType, Form::Changes))
            }
            _ => None,
        };
        if let Some(form) = form {
            answer.pages.extend(markup::pages(&text_board(position, form)));
            return Ok(answer);
        }
        let crop = match self.options.text("zoom").trim() {
            "" => None,
            typed => match game::region(game.variant(), typed) {
                Ok(region) => Some(region),
                Err(refusal) => return Answer::text(self.store, &refusal.text()).await,
            },
        };
        let preferences = self.wishes().await?;
        let bottom = preferences.view.bottom(game.side_of(&self.from));
        if let Some(picture) = game::game_on_show(&game, ply, bottom) {
            let draw = move || drawing::draw_board(&picture, preferences.style(), crop);
            answer.picture = pictures::drawn("board.png", draw).await;
        }
        Ok(answer)
    }

    /// `/replay`: the moves as an animation. `progress` is told how many boards of how many are
    /// drawn.
    pub async fn replay(
        &self,
        progress: watch::Sender<(usize, usize)>,
    ) -> Result<Answer, StoreError> {
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(refusal) => return Answer::text(self.store, &refusal.text()).await,
        };
        let preferences = self.wishes().await?;
        let bottom = preferences.view.bottom(game.side_of(&self.from));
        let wish = ReplayWish {
            bottom,
            look: preferences.look,
            size: preferences.scale.replay_pixels(),
            last_plies: self.options.number("last"),
        };
        let mut answer =
            Answer::text(self.store, &game::board_line(&game, game.line.ply())).await?;
        let draw = move || {
            let mut tell = |done, all| {
                progress.send_replace((done, all));
            };
            let lead = game::game_on_show(&game, game.line.ply(), bottom);
            let lead = lead.map_or_else(String::new, |picture| picture.lead);
            drawing::draw_replay(&game.line, wish, &lead, &mut tell)
        };
        answer.picture = pictures::replayed("replay.gif", draw).await;
        Ok(answer)
    }

    /// What the caller wishes to see: what they have set, but for what this command says.
    async fn wishes(&self) -> Result<Preferences, StoreError> {
        let mut preferences = self.store.preferences(&self.from).await?;
        for (what, _) in Preferences::default().words() {
            preferences.set(what, self.options.text(what));
        }
        Ok(preferences)
    }

    /// `/settings`: stores what is given, and shows everything.
    pub async fn settings(&self) -> Result<Answer, StoreError> {
        let before = self.store.preferences(&self.from).await?;
        let after = self.wishes().await?;
        if after != before {
            self.store.set_preferences(&self.from, &after).await?;
        }
        let mut text = Text::new().plain("Boards that are shown to you alone:");
        for ((what, old), (_, new)) in before.words().into_iter().zip(after.words()) {
            text = text.line().plain(format!("{what}: ")).bold(new);
            if old != new {
                text = text.plain(format!(" (was {old})"));
            }
        }
        Answer::text(self.store, &text).await
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
                let bottom = self.wishes().await?.view.bottom(game.side_of(&self.from));
                let to = Some(self.options.text("to")).filter(|to| !to.trim().is_empty());
                game::reach(game.line.position(), self.options.text("square"), to, bottom)
            }
            Err(refusal) => Err(refusal),
        };
        match reach {
            Ok((text, picture)) => {
                let mut answer = Answer::text(self.store, &text).await?;
                let style = self.wishes().await?.style();
                let draw = move || drawing::draw_board(&picture, style, None);
                answer.picture = pictures::drawn("moves.png", draw).await;
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
            Ok(role) => {
                let legend = drawing::card_legend(&variant, role);
                let text = game::piece(&variant, role).line().plain(legend);
                let mut answer = Answer::text(self.store, &text).await?;
                let style = self.wishes().await?.style();
                let draw = move || drawing::draw_card(&variant, role, style);
                answer.picture = pictures::drawn("piece.png", draw).await;
                Ok(answer)
            }
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

    /// `/games`: what runs, or what has ended.
    pub async fn games(&self) -> Result<Answer, StoreError> {
        if self.options.text("which") == "finished" {
            let games = self.store.finished_games_of(&self.from).await?;
            return Answer::text(self.store, &game::finished_list(&self.from, &games)).await;
        }
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
        let look = self.wishes().await?.look;
        let picture =
            pictures::drawn("rules.png", move || drawing::draw_sheet(&variant, look)).await;
        Ok(Answer { pages, picture, ..Answer::default() })
    }

    /// The choices for `/move` after `partial` was typed; at most 25, every label different.
    pub async fn choices(&self, partial: &str) -> Result<CreateAutocompleteResponse, StoreError> {
        let response = CreateAutocompleteResponse::new();
        // An empty list would not say why it is empty.
        let no_choice = |why: String| Ok(response.clone().add_string_choice(why, NO_MOVE));
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(Refusal::SeveralGames(games)) => {
                let numbers: Vec<String> = games.iter().map(ToString::to_string).collect();
                return no_choice(visible_line(
                    &format!("Which game? Name it first, as game: {}", numbers.join(" or ")),
                    100,
                ));
            }
            Err(_) => return no_choice("No game of yours is played here".to_owned()),
        };
        if game.end.is_some() {
            return no_choice(format!("Game {} is over", game.id));
        }
        if game.player(game.turn()) != &self.from {
            return no_choice(format!("It is not your turn in game {}", game.id));
        }
        let partial = partial.to_owned();
        // Every legal move is spelled in every way, at every key that somebody presses.
        let suggested = tokio::task::spawn_blocking(move || {
            let suggestions = notation::suggest(game.line.position(), &partial, 25);
            suggestions.into_iter().fold(response, |response, suggestion| {
                let value = notation::coordinates(game.variant(), &suggestion.mv);
                response.add_string_choice(suggestion.label, value)
            })
        });
        Ok(suggested.await.unwrap_or_else(|error| {
            tracing::error!(%error, "suggesting moves failed");
            CreateAutocompleteResponse::new()
        }))
    }

    async fn game(&self, which: Which) -> Result<Result<Game, Refusal>, StoreError> {
        let candidates = self.store.candidates(&self.from, &self.place, which).await?;
        Ok(candidates.chosen(&self.from, self.server.as_ref(), which).cloned())
    }
}
