//! Answers that store nothing: boards, lists, rules.

use super::{Answer, Eyes, Options, Show, boards};
use crate::drawing::{ReplayWish, card_legend};
use crate::preferences::Preferences;
use crate::version::VERSION;
use menagerie_core::model::Verb;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::Which;
use menagerie_core::model::state::{Game, Holder, OwnGame, Setting, Sight};
use menagerie_core::{Place, PlayerId, Server, Timestamp};
use menagerie_render::Form;
use menagerie_rules::{Variant, offered};
use menagerie_store::{Store, StoreError};
use std::sync::Arc;

/// Who asks what, where.
pub struct Question<'a> {
    /// The facts.
    pub store: &'a Store,
    /// Who asks.
    pub from: PlayerId,
    /// Where.
    pub place: Place,
    /// In which community.
    pub server: Option<Server>,
    /// What they see of it.
    pub eyes: &'a dyn Eyes,
    /// Whether the texts of all messages reach us.
    pub hears_talk: bool,
    /// When.
    pub now: Timestamp,
    /// With which options.
    pub options: Options,
}

impl Question<'_> {
    /// The same with members in place of their accounts, and without a courtesy behind a variant. An
    /// account that cannot be looked up stays as it is.
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

    /// The answer, or why what was given cannot be read; nothing if it is no question, but something
    /// to be decided.
    pub async fn answer(&self, verb: Verb) -> Option<Answer> {
        if let Some(refusal) = self.options.refusal(verb) {
            return Some(refusal.into());
        }
        let answered = match verb {
            Verb::Board => self.board().await,
            Verb::Replay => self.replay().await,
            Verb::Look => self.look().await,
            Verb::Moves => self.moves().await,
            Verb::Piece => self.piece().await,
            Verb::Games => self.games().await,
            Verb::Profile => self.profile().await,
            Verb::Help => self.help().await,
            Verb::Rules => self.rules().await,
            Verb::Export => self.export().await,
            Verb::At => self.at().await,
            Verb::Note if self.is_about_notes() => self.notes().await,
            Verb::Try if self.is_about_line() => self.line().await,
            Verb::Problem if self.is_about_problems() => self.problems().await,
            Verb::Variant if self.is_about_the_list() => self.own_games().await,
            Verb::Privacy if self.is_about_what_is_kept() => self.privacy().await,
            Verb::Move => self.preview().await.transpose()?,
            Verb::Challenge
            | Verb::Undo
            | Verb::Resign
            | Verb::Draw
            | Verb::Claim
            | Verb::Give
            | Verb::Time
            | Verb::Vacation
            | Verb::Abort
            | Verb::Adjudicate
            | Verb::Freeze
            | Verb::Thaw
            | Verb::Join
            | Verb::Rematch
            | Verb::Block
            | Verb::Unblock
            | Verb::If
            | Verb::Watch
            | Verb::Analysis
            | Verb::Settings
            | Verb::Server
            | Verb::Places
            | Verb::Variants
            | Verb::Variant
            | Verb::Note
            | Verb::Try
            | Verb::Problem
            | Verb::Link
            | Verb::Unlink
            | Verb::Privacy => return None,
        };
        Some(answered.unwrap_or_else(|error| Answer::unread(&error)))
    }

    /// A picture, or the position in words.
    async fn board(&self) -> Result<Answer, StoreError> {
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(refusal) => return Ok(refusal.into()),
        };
        let ply = self.options.number("at").unwrap_or(game.line.ply());
        let Some(position) = game.line.position_at(ply) else {
            return Ok(Refusal::NoSuchPly { game: game.id, plies: game.line.ply() }.into());
        };
        let form = match self.options.text("text") {
            "fen" => return Ok(boards::in_text(&game, ply, &format!("Game {}", game.id))),
            "by piece" => Some(Form::ByType),
            "by rank" => Some(Form::ByRank),
            "changes" => Some(self.what_is_new(&game, ply, position)),
            _ => None,
        };
        if let Some(form) = form {
            return self.told(&game, ply, position, form).await;
        }
        let crop = match self.options.text("zoom").trim() {
            "" => None,
            "half" => menagerie_core::board::half(&game, ply),
            typed => match menagerie_core::board::region(game.variant(), typed) {
                Ok(region) => Some(region),
                Err(refusal) => return Ok(refusal.into()),
            },
        };
        self.board_after(&game, ply, crop).await
    }

    /// The moves as an animation.
    async fn replay(&self) -> Result<Answer, StoreError> {
        let game = match self.game(self.options.which()).await? {
            Ok(game) => game,
            Err(refusal) => return Ok(refusal.into()),
        };
        let preferences = self.wishes().await?;
        let wish = ReplayWish {
            bottom: preferences.view.bottom(game.side_of(&self.from)),
            look: preferences.look,
            size: preferences.scale.replay_pixels(),
            last_plies: self.options.number("last"),
        };
        let line = menagerie_core::browse::board_line(&game, game.line.ply());
        Ok(Answer::text(line).showing(Show::Replay { game: Box::new(game), wish }))
    }

    /// What the caller wishes to see: what they have set, but for what this command says.
    pub(super) async fn wishes(&self) -> Result<Preferences, StoreError> {
        let holder = Holder::Player(self.from.clone());
        let mut preferences = Preferences::of(&self.store.settings(&holder).await?);
        for setting in Setting::LOOKS {
            preferences.set(setting, self.options.text(setting.name()));
        }
        Ok(preferences)
    }

    /// What stands on a square, and who attacks it.
    async fn look(&self) -> Result<Answer, StoreError> {
        let seen = match self.game(self.options.which()).await? {
            Ok(game) => {
                menagerie_core::board::look(game.line.position(), self.options.text("square"))
            }
            Err(refusal) => Err(refusal),
        };
        Ok(seen.map_or_else(Answer::from, Answer::text))
    }

    /// Where a piece can go.
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

    /// How a piece moves: of the variant that is named, or of the game here, or of the first that
    /// has it.
    async fn piece(&self) -> Result<Answer, StoreError> {
        let variant = match self.variant().await? {
            Ok(variant) => variant,
            Err(refusal) => return Ok(refusal.into()),
        };
        Ok(match menagerie_core::board::find_piece(&variant, self.options.text("piece")) {
            Ok(role) => {
                let text = menagerie_core::board::piece(&variant, role)
                    .line()
                    .plain(card_legend(&variant, role));
                let style = self.wishes().await?.style();
                Answer::text(text).showing(Show::Card { variant, role, style })
            }
            Err(refusal) => refusal.into(),
        })
    }

    /// How to play, by examples from the game here, or from the first one there is; and which program
    /// this is, for whoever reports a fault.
    async fn help(&self) -> Result<Answer, StoreError> {
        let variant = self.variant().await?;
        Ok(variant.map_or_else(Answer::from, |variant| {
            let text = menagerie_core::browse::help(&variant, self.hears_talk);
            Answer::text(text.line().plain(format!("Menagerie {VERSION}")))
        }))
    }

    /// The rules of the variant that is named, or of the game here, or of the first one there is.
    async fn rules(&self) -> Result<Answer, StoreError> {
        let variant = match self.variant().await? {
            Ok(variant) => variant,
            Err(refusal) => return Ok(refusal.into()),
        };
        let look = self.wishes().await?.look;
        let mut text = menagerie_core::browse::rules(&variant);
        // Whoever names nothing where nothing is played did not ask for this game.
        if self.options.text("variant").is_empty() && self.game(Which::Here).await?.is_err() {
            text = text.line().then(menagerie_core::browse::other_rules());
        }
        Ok(Answer::text(text).showing(Show::Sheet { variant, look }))
    }

    /// The variant that is named, or of the game here, or the first that has the piece.
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

    /// The variant of this id or name, also if it is of the community's own.
    pub(super) async fn variant_named(
        &self,
        typed: &str,
    ) -> Result<Result<Arc<Variant>, Refusal>, StoreError> {
        let found = menagerie_core::community::find_variant(typed);
        if let (Err(_), Some(server)) = (&found, &self.server) {
            let own = self.store.own_games(server, typed).await?;
            let tried = || own.iter().find(|own| own.variant == typed.trim());
            let meant = menagerie_core::model::state::published(&own, typed).or_else(tried);
            if let Some(known) = meant.and_then(OwnGame::known) {
                return Ok(Ok(known));
            }
        }
        Ok(found.cloned())
    }

    /// The game that is meant.
    pub(super) async fn game(&self, which: Which) -> Result<Result<Game, Refusal>, StoreError> {
        let candidates = self.store.candidates(&self.from, &self.place, which).await?;
        let is_own = |game: &Game| game.side_of(&self.from).is_some();
        let sight = match which {
            // Also if there is none: nobody shall tell that from one that they may not see.
            Which::Number(_) if !candidates.named.as_ref().is_some_and(is_own) => {
                self.sight(candidates.named.iter().flat_map(Game::begun_at)).await
            }
            // What is theirs, or where they are.
            _ => Sight::Only(Vec::new()),
        };
        Ok(candidates.chosen(self.viewer(&sight), which).cloned())
    }
}
