//! A question: a request that stores nothing, such as for a board, a list or rules.

use super::{Answer, Options, VisibilityLookup};
use crate::preferences::Preferences;
use menagerie_core::community::types::{Holder, Setting};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{ViewRequest, Which};
use menagerie_core::model::state::{Game, Visibility};
use menagerie_core::model::{Moment, OnBoard, Reply};
use menagerie_core::upload::types::ServerVariant;
use menagerie_core::{GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Line, Variant, offered};
use menagerie_store::{Store, StoreError};
use std::sync::Arc;

/// A question to the bot, with its caller and place.
pub struct Question<'a> {
    /// The store.
    pub store: &'a Store,
    /// The caller.
    pub from: PlayerId,
    /// The place where they ask.
    pub place: Place,
    /// The community of that place.
    pub server: Option<Server>,
    /// Finds out which places of it the caller sees.
    pub lookup: &'a dyn VisibilityLookup,
    /// Whether the bot receives the texts of all messages.
    pub hears_talk: bool,
    /// The letters by which the caller's language names pieces.
    pub letters: Letters,
    /// The time of the question.
    pub now: Timestamp,
    /// The options.
    pub options: Options,
}

impl Question<'_> {
    /// The same question with members in place of their accounts, and without a courtesy behind a
    /// variant. An account that cannot be looked up stays as it is.
    pub async fn resolved(mut self) -> Self {
        self.options = self.options.without_courtesy();
        self.from = self.known(self.from.clone()).await;
        if let Some(member) = self.options.member().cloned() {
            let member = self.known(member).await;
            self.options = self.options.naming(Some(member));
        }
        self
    }

    async fn known(&self, account: PlayerId) -> PlayerId {
        self.store.member_of(&account).await.unwrap_or_else(|error| {
            tracing::error!(%error, "whose account it is could not be read");
            account
        })
    }

    /// The caller's preferences, replaced by the options of this command where they say otherwise.
    pub(super) async fn wishes(&self) -> Result<Preferences, StoreError> {
        let holder = Holder::Player(self.from.clone());
        let mut preferences = Preferences::of(&self.store.settings(&holder).await?);
        for setting in Setting::LOOKS {
            preferences.set(setting, self.options.text(setting.name()));
        }
        Ok(preferences)
    }

    /// The named variant, or else that of the game here, or else the first one that has the piece.
    pub(super) async fn variant(&self) -> Result<Result<Arc<Variant>, Refusal>, StoreError> {
        let named = self.options.text("variant");
        if !named.is_empty() {
            return self.variant_named(named).await;
        }
        if let Ok(game) = self.game(Which::Here).await? {
            return Ok(Ok(Arc::clone(game.variant())));
        }
        let first = menagerie_core::board::variant_with(self.options.text("piece"))
            .or_else(|| offered().into_iter().next());
        Ok(first.cloned().ok_or(Refusal::NoGameHere))
    }

    /// The variant of this id or name, among the server's variants too.
    pub(super) async fn variant_named(
        &self,
        typed: &str,
    ) -> Result<Result<Arc<Variant>, Refusal>, StoreError> {
        let found = menagerie_core::community::find_variant(typed);
        if let (Err(_), Some(server)) = (&found, &self.server) {
            let own = self.store.server_variants(server, typed).await?;
            let tried = || own.iter().find(|own| own.variant == typed.trim());
            let meant = menagerie_core::upload::types::published(&own, typed).or_else(tried);
            if let Some(known) = meant.and_then(ServerVariant::known) {
                return Ok(Ok(known));
            }
        }
        Ok(found.cloned())
    }

    /// The position on a board of a game as a FEN, with the captured pieces.
    ///
    /// # Errors
    /// The refusal if the caller may not see the game, or moves were taken back since.
    pub async fn position_on_board(&self, game: GameId, shown: OnBoard) -> Result<Answer, Answer> {
        let known = self.game(Which::Number(game)).await??;
        let then = shown.taken_back.map(|taken_back| Moment { ply: shown.ply, taken_back });
        if then.is_some_and(|then| known.is_taken_back(then)) {
            return Err(Refusal::ShownIsTakenBack.into());
        }
        let view = ViewRequest::Position(game, shown.ply);
        Ok(self.answered(Ok(Reply::Look(None, view))).await)
    }

    /// Makes sure that a line tells nothing about a game that the caller plays against a person: the
    /// present position of none of them stands in it, unless it is where all games of the kind begin.
    pub(super) async fn helps_in_none_that_runs(&self, line: &Line) -> Result<(), Answer> {
        let running = self.store.running_games_of(&self.from).await?;
        let others = running.iter().filter(|game| !game.players.iter().any(PlayerId::is_computer));
        for game in others.filter(|game| game.line.ply() > 0) {
            let present = game.line.position();
            if (0..=line.ply()).any(|ply| line.position_at(ply) == Some(present)) {
                return Err(Refusal::HelpInRunning(game.id).into());
            }
        }
        Ok(())
    }

    /// The game that `which` means to the caller here.
    pub(super) async fn game(&self, which: Which) -> Result<Result<Game, Refusal>, StoreError> {
        let candidates = self.store.candidates(&self.from, &self.place, which).await?;
        let is_own = |game: &Game| game.side_of(&self.from).is_some();
        let visibility = match which {
            // The same if there is no such game: a caller cannot tell that from one that they may
            // not see.
            Which::Number(_) if !candidates.named.as_ref().is_some_and(is_own) => {
                self.visibility(candidates.named.iter().flat_map(Game::begun_at)).await
            }
            // The caller's own games, or the game of this place.
            _ => Visibility::Only(Vec::new()),
        };
        Ok(candidates.chosen(self.viewer(&visibility), which).cloned())
    }
}
