//! Direct messages to one person. A person who takes none is told in the game's place instead.

use crate::api::fault::Fault;
use crate::names;
use crate::posting::discord_front::{DiscordFront, not_ours};
use crate::posting::post::{Draft, Post};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::PlayerId;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Moment, Text};
use menagerie_store::Delivery;
use menagerie_words::{Reader, without_links};

/// A direct message to one person.
pub struct Letter<'a> {
    /// The person.
    pub to: &'a PlayerId,
    /// The turn to which it calls. Once that is over, it is not sent any more.
    pub turn: Option<Moment>,
    /// The text.
    pub text: &'a Text,
    /// The text for the game's place.
    pub instead: &'a Text,
    /// Whether it makes no sound.
    pub silent: bool,
}

impl DiscordFront {
    /// Sends a person a direct message. If they take none from the bot, they are told once in the
    /// game's place. If that is impossible too, a call to move waits for it, and other messages do
    /// not.
    ///
    /// # Errors
    /// When they cannot be told now.
    pub(crate) async fn alert(
        &self,
        post: &Post<'_>,
        game: &Game,
        letter: &Letter<'_>,
    ) -> Result<Delivery, Undelivered> {
        let Letter { to, turn, text, instead, silent } = *letter;
        if turn.is_some_and(|turn| game.end.is_some() || game.moment() != turn) {
            return Ok(Delivery::default());
        }
        let user = names::user(to).ok_or_else(not_ours)?;
        let here = Draft { silent, ..Draft::of(instead, std::slice::from_ref(to), &[]) };
        if post.maybe_seen && self.is_said_at_home(post, game, &here).await {
            return Ok(Delivery::default());
        }
        let draft = Draft { silent, ..Draft::of(text, &[], &[]) };
        match post.send_to_member(user, &draft, 0).await {
            Ok(sent) => return Ok(Delivery { said: Some(sent), ..Delivery::default() }),
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                return Err(Undelivered::Later(fault.words()));
            }
            Err(fault) => {
                tracing::info!(game = game.id.0, why = fault.words(), "no direct message");
            }
        }
        match post.send_to_game(game, &here).await {
            Ok(sent) => Ok(Delivery { said: Some(sent), ..Delivery::default() }),
            // It would stand in the way of later news.
            Err(Undelivered::Blocked(why)) if turn.is_none() => {
                let why = without_links(&why, Reader::LOG);
                tracing::warn!(game = game.id.0, why, "somebody could not be told");
                Ok(Delivery::default())
            }
            Err(error) => Err(error),
        }
    }

    /// Sends a person a direct message that belongs to no game. If they take none from the bot,
    /// they are not told.
    ///
    /// # Errors
    /// When they cannot be told now.
    pub(crate) async fn write_to(
        &self,
        post: &Post<'_>,
        to: &PlayerId,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        let user = names::user(to).ok_or_else(not_ours)?;
        match post.send_to_member(user, &Draft::of(text, &[], &[]), 0).await {
            Ok(sent) => Ok(Delivery { said: Some(sent), ..Delivery::default() }),
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                Err(Undelivered::Later(fault.words()))
            }
            Err(fault) => {
                tracing::info!(why = fault.words(), "somebody takes no direct message");
                Ok(Delivery::default())
            }
        }
    }

    /// Whether an earlier try has told them in the game's place. A place that cannot be read has no
    /// such message.
    async fn is_said_at_home(&self, post: &Post<'_>, game: &Game, draft: &Draft<'_>) -> bool {
        let Some(channel) = names::channel(game.home()) else { return false };
        post.find(channel, draft).await.is_ok_and(|found| found.is_some())
    }
}
