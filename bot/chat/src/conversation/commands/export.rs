//! The command `export`: the record of a game in every form, with the hash that proves it
//! unchanged.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{OptionSchema, choice};
use crate::conversation::searches::worked_out;
use crate::conversation::{Answer, Question, Show};
use crate::drawing::ReplayRequest;
use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_core::model::state::Game;
use menagerie_core::rating::{Pool, Rating};
use menagerie_core::record::{
    Chain, Form, Format, Record, RecordError, Replayed, file_name, with_ratings, written,
};
use menagerie_store::StoreError;

pub(super) const EXPORT: Registered = Registered {
    options: || {
        vec![OptionSchema::of("format", choice("format", Format::ALL.map(Format::word))), game()]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.export())),
};

impl Question<'_> {
    /// A game as a file.
    async fn export(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        let format = Format::named(self.options.text("format")).unwrap_or(Format::ALL[0]);
        let wishes = self.wishes().await?;
        let bottom = wishes.view.bottom(game.side_of(&self.from));
        let ply = game.line.ply();
        let line = menagerie_core::browse::board_line(&game, ply);
        let answer = match format {
            Format::Text(form) => {
                let replayed = self.replayed(&game).await?;
                let moment = replayed.record.moment();
                let hash = replayed.chain.last().short();
                let hash = Text::new().line().then(message!("chat-record", hash));
                let text = self.through(move || written(&replayed, form)).await?;
                let file = Some(file_name(game.id, moment, format));
                let show = match form {
                    Form::Pgn => {
                        let text = with_ratings(&text, self.ratings_before(&game).await?);
                        Show::Pgn { text, players: game.accounts.clone() }
                    }
                    Form::Json | Form::Courier | Form::Fen => Show::Document(text),
                };
                let answer = Answer::text(line.then(hash)).showing(show);
                return Ok(Answer { file, ..answer });
            }
            Format::Board => match menagerie_core::board::game_on_show(&game, ply, bottom) {
                Some(picture) => Answer::text(line).showing(Show::Board {
                    picture: Box::new(picture),
                    style: wishes.style(),
                    crop: None,
                }),
                None => Answer::text(line),
            },
            Format::Replay => {
                let (look, size) = (wishes.look, wishes.scale.replay_pixels());
                let wish = ReplayRequest { bottom, look, size, last_plies: None };
                let game = Box::new(game.clone());
                Answer::text(line).showing(Show::Replay { game, wish })
            }
        };
        Ok(Answer { file: Some(file_name(game.id, game.moment(), format)), ..answer })
    }

    /// The players' ratings in the game's variant at the end of the month before it ended, or before now,
    /// but for others who keep their profile private.
    async fn ratings_before(&self, game: &Game) -> Result<[Option<Rating>; 2], StoreError> {
        if !game.is_rated {
            return Ok([None; 2]);
        }
        let until = if game.end.is_some() { game.touched } else { self.now };
        let pool = Pool::Variant(game.variant().id.clone());
        let mut ratings = [None; 2];
        for (rating, player) in ratings.iter_mut().zip(&game.players) {
            if *player == self.from || !self.is_private(player).await? {
                *rating = self.store.rating_before(player, &pool, until).await?;
            }
        }
        Ok(ratings)
    }

    /// The text on the record after `ply` plies: the hash of the move that led there, or of the
    /// latest event.
    pub(in crate::conversation) async fn hash_after(
        &self,
        game: &Game,
        ply: usize,
    ) -> Result<Text, StoreError> {
        let record = self.record(game).await?;
        let chain = Chain::of(&record);
        let standing = record.standing_events();
        let found = match ply.checked_sub(1) {
            _ if ply == standing.len() => Some(chain.last()),
            None => Some(&chain.beginning),
            Some(last) => standing.get(last).map(|index| &chain.events[*index]),
        };
        Ok(found.map_or_else(Text::new, |found| {
            let told = message!("chat-record-elsewhere", hash = found.short(), game = game.id.0);
            Text::new().line().then(told)
        }))
    }

    async fn record(&self, game: &Game) -> Result<Record, StoreError> {
        let record = self.store.record(game.id).await?;
        record.ok_or_else(|| StoreError::Unreadable(format!("game {} is gone", game.id)))
    }

    async fn replayed(&self, game: &Game) -> Result<Replayed, Answer> {
        let record = self.record(game).await?;
        self.through(move || Replayed::of(record)).await
    }

    /// Works through a whole game on another thread, because that may take a while.
    async fn through<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, RecordError> + Send + 'static,
    ) -> Result<T, Answer> {
        let done = worked_out(&self.from, work).await??;
        done.map_err(|error| StoreError::Unreadable(error.to_string()).into())
    }
}
