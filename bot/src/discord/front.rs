//! Effects as messages, edits and threads. Every one can be tried again without a second copy.

use super::discord_front::{DiscordFront, not_ours};
use super::fault::Fault;
use super::post::{Draft, Post};
use super::{limits, markup, names};
use crate::deliver::{Front, Undelivered};
use crate::game::{self, Effect, Game, GameId, OfferId, Subject, Target, Text};
use crate::store::{Delivery, Pending};
use futures_util::future::BoxFuture;
use serenity::builder::{CreateAllowedMentions, EditMessage, EditThread};
use serenity::model::id::ChannelId;
use std::time::Duration;

impl Front for DiscordFront {
    fn network(&self) -> &'static str {
        names::NETWORK
    }

    fn hears_talk(&self) -> bool {
        self.hears_talk
    }

    fn wait<'a>(&'a self, pending: &'a Pending) -> BoxFuture<'a, Duration> {
        // What changes a message, or makes a thread, has limits of its own.
        let posts = !matches!(pending.effect, Effect::Settle { .. } | Effect::Open { .. });
        let channel = names::channel(&pending.place).filter(|_| posts);
        Box::pin(async move {
            match channel {
                Some(channel) => limits::wait_to_post(&self.http, channel).await,
                None => Duration::ZERO,
            }
        })
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        maybe_seen: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        Box::pin(self.show(pending, maybe_seen))
    }
}

impl DiscordFront {
    async fn show(&self, pending: &Pending, maybe_seen: bool) -> Result<Delivery, Undelivered> {
        let post = Post { front: self, pending, maybe_seen };
        match &pending.effect {
            Effect::Offer { offer, to, text, wake, actions, board } => {
                // It may have been answered before it could be shown.
                if !self.store.is_open(*offer).await? {
                    return Ok(Delivery::default());
                }
                let picture = match board.as_ref().and_then(game::position_on_show) {
                    Some(picture) => post.drawn(picture).await?,
                    None => None,
                };
                let draft = Draft { text, wake, actions, picture, reply_to: None };
                let posted = match to {
                    Target::Game(game) => {
                        post.send_to_game(&self.game(*game).await?, &draft).await?
                    }
                    Target::Place(place) => {
                        let channel = names::channel(place).ok_or_else(not_ours)?;
                        match post.send(channel, &draft).await {
                            Ok(sent) => sent,
                            Err(fault) => return Err(self.undelivered(channel, fault).await),
                        }
                    }
                };
                Ok(Delivery { posted: Some(((*offer).into(), posted)), opened: None })
            }
            Effect::Settle { offer, text, .. } => self.settle(*offer, text).await,
            Effect::Open { game, challenge, variant, players } => {
                let opened =
                    self.open(*game, OfferId::Challenge(*challenge), variant, players).await?;
                Ok(Delivery { posted: None, opened })
            }
            Effect::Announce { game, ply, text, wake } => {
                let game = self.game(*game).await?;
                let picture = post.picture(&game, *ply).await?;
                let draft = Draft { text, wake, actions: &[], picture, reply_to: None };
                let posted = post.send_to_game(&game, &draft).await?;
                Ok(board_of(&game, posted))
            }
            Effect::Say { place, reply_to, text, actions } => {
                let channel = names::channel(place).ok_or_else(not_ours)?;
                let reply_to = names::channel_and_message(reply_to);
                let mut draft = Draft { text, wake: &[], actions, picture: None, reply_to };
                let mut sent = post.send(channel, &draft).await;
                // Replying needs a right that writing does not.
                if matches!(sent, Err(Fault::Refused(_))) {
                    draft.reply_to = None;
                    sent = post.send(channel, &draft).await;
                }
                match sent {
                    Ok(_) => Ok(Delivery::default()),
                    Err(Fault::Later(why)) => Err(Undelivered::Later(why)),
                    // An answer to what was said there is of no use anywhere else, or later.
                    Err(fault) => Err(Undelivered::Never(fault.words())),
                }
            }
        }
    }

    async fn game(&self, id: GameId) -> Result<Game, Undelivered> {
        self.store.game(id).await?.ok_or_else(|| Undelivered::Never(format!("no game {id}")))
    }

    async fn settle(&self, offer: OfferId, text: &Text) -> Result<Delivery, Undelivered> {
        let Some((channel, message)) = self.posted(offer).await? else {
            return Ok(Delivery::default());
        };
        let content = markup::linked_content(&self.store, text).await;
        let edit = || {
            let edited = EditMessage::new()
                .content(content.clone())
                .allowed_mentions(CreateAllowedMentions::new())
                .components(Vec::new());
            async { channel.edit_message(&self.http, message, edited).await }
        };
        let mut outcome = edit().await.map_err(|error| Fault::of(&error));
        if matches!(outcome, Err(Fault::Archived)) {
            outcome = match self.wake_thread(channel).await {
                Ok(()) => edit().await.map_err(|error| Fault::of(&error)),
                Err(fault) => Err(fault),
            };
        }
        match outcome {
            // Somebody has deleted it: there is nothing left to press.
            Ok(_) | Err(Fault::MessageGone | Fault::PlaceGone) => Ok(Delivery::default()),
            Err(fault) => Err(self.undelivered(channel, fault).await),
        }
    }

    async fn wake_thread(&self, thread: ChannelId) -> Result<(), Fault> {
        let awake = EditThread::new().archived(false);
        thread.edit_thread(&self.http, awake).await.map_err(|error| Fault::of(&error))?;
        Ok(())
    }
}

/// What is to be noted of a board that was posted. One that each player has been sent is not noted:
/// there are several.
fn board_of(game: &Game, posted: game::MessageId) -> Delivery {
    let is_one = game.own_place.is_some() || !game.place_lost;
    let posted = is_one.then_some((Subject::Board(game.id), posted));
    Delivery { posted, opened: None }
}
