//! Effects as messages, edits and threads. Every one can be tried again without a second copy.

use super::fault::Fault;
use super::post::{Draft, Post};
use super::{markup, names, pictures};
use crate::deliver::{Front, Undelivered};
use crate::game::{self, Effect, Game, GameId, OfferId, Place, PlayerId, Target, Text};
use crate::store::{Delivery, Pending, Store};
use serenity::builder::{CreateAllowedMentions, CreateThread, EditMessage, EditThread};
use serenity::http::Http;
use serenity::model::channel::{AutoArchiveDuration, ChannelType};
use serenity::model::id::ChannelId;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::Mutex;

/// Delivers effects through serenity's HTTP client.
pub struct DiscordFront {
    pub(super) http: Arc<Http>,
    pub(super) store: Arc<Store>,
    /// The channels in which we may not make threads: asking again and again gets bots banned.
    threadless: Mutex<HashSet<ChannelId>>,
}

impl Front for DiscordFront {
    async fn deliver(&self, pending: &Pending, maybe_seen: bool) -> Result<Delivery, Undelivered> {
        let post = Post { front: self, row: pending.id, maybe_seen };
        match &pending.effect {
            Effect::Offer { offer, to, text, wake, actions, board } => {
                // It may have been answered before it could be shown.
                if !self.store.is_open(*offer).await? {
                    return Ok(Delivery::default());
                }
                let picture = match board.as_ref().and_then(game::position_on_show) {
                    Some(picture) => pictures::attachment(picture, &post.file_name()).await,
                    None => None,
                };
                let draft = Draft { text, wake, actions, picture, reply_to: None };
                let posted = match to {
                    Target::Game(game) => {
                        post.send_to_game(self.game(*game).await?, &draft).await?
                    }
                    Target::Place(place) => {
                        let channel = names::channel(place).ok_or_else(not_ours)?;
                        post.send(channel, &draft).await?
                    }
                };
                Ok(Delivery { posted: Some((*offer, posted)), opened: None })
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
                post.send_to_game(game, &draft).await?;
                Ok(Delivery::default())
            }
            Effect::Say { place, reply_to, text, actions } => {
                let channel = names::channel(place).ok_or_else(not_ours)?;
                let reply_to = names::channel_and_message(reply_to);
                let mut draft = Draft { text, wake: &[], actions, picture: None, reply_to };
                match post.try_send(channel, &draft).await {
                    // Replying needs a right that writing does not.
                    Err(Fault::Refused(_)) => {
                        draft.reply_to = None;
                        post.send(channel, &draft).await?;
                    }
                    sent => {
                        sent?;
                    }
                }
                Ok(Delivery::default())
            }
        }
    }
}

impl DiscordFront {
    /// A front that knows nothing yet of where it may do what.
    pub fn new(http: Arc<Http>, store: Arc<Store>) -> Self {
        Self { http, store, threadless: Mutex::default() }
    }

    async fn game(&self, id: GameId) -> Result<Game, Undelivered> {
        self.store.game(id).await?.ok_or_else(|| Undelivered::Never(format!("no game {id}")))
    }

    /// Where a game is played. If its thread was lost, another is made.
    pub(super) async fn home(&self, game: &Game) -> Result<Place, Undelivered> {
        if let Some(thread) = &game.thread {
            return Ok(thread.clone());
        }
        let title = self.title(&game.variant().name, game.id, &game.players).await;
        let parent = names::channel(&game.place).ok_or_else(not_ours)?;
        if self.threadless.lock().await.contains(&parent) {
            return Ok(game.place.clone());
        }
        match self.thread_of_its_own(parent, &title).await {
            Ok(thread) => {
                let opened = (game.id, names::place(thread));
                self.store
                    .note_delivery(&Delivery { posted: None, opened: Some(opened.clone()) })
                    .await?;
                self.invite(thread, &game.players).await;
                Ok(opened.1)
            }
            // Without the right to make threads the game goes on where the challenge was made.
            Err(Fault::Refused(why)) => {
                tracing::warn!(game = game.id.0, why, "no thread could be made");
                self.threadless.lock().await.insert(parent);
                Ok(game.place.clone())
            }
            Err(fault) => Err(fault.into()),
        }
    }

    /// The message of something that waits for an answer. People can be quicker with that than we
    /// with taking note of the message.
    async fn posted(&self, offer: OfferId) -> Result<Option<game::MessageId>, Undelivered> {
        let waits = self.store.offer_waits(offer).await?;
        match self.store.posted(offer).await? {
            None if waits => Err(Undelivered::Later("its offer is not posted yet".to_owned())),
            posted => Ok(posted),
        }
    }

    async fn settle(&self, offer: OfferId, text: &Text) -> Result<Delivery, Undelivered> {
        let Some(message) = self.posted(offer).await? else { return Ok(Delivery::default()) };
        let (channel, message) = names::channel_and_message(&message).ok_or_else(not_ours)?;
        let content = markup::linked_content(&self.store, text).await?;
        let edit = || {
            let edited = EditMessage::new()
                .content(content.clone())
                .allowed_mentions(CreateAllowedMentions::new())
                .components(Vec::new());
            async { channel.edit_message(&self.http, message, edited).await }
        };
        let mut outcome = edit().await.map_err(|error| Fault::of(&error));
        if matches!(outcome, Err(Fault::Archived)) {
            channel
                .edit_thread(&self.http, EditThread::new().archived(false))
                .await
                .map_err(|error| Undelivered::from(Fault::of(&error)))?;
            outcome = edit().await.map_err(|error| Fault::of(&error));
        }
        match outcome {
            // Somebody has deleted it: there is nothing left to press.
            Ok(_) | Err(Fault::MessageGone | Fault::PlaceGone) => Ok(Delivery::default()),
            Err(fault) => Err(fault.into()),
        }
    }

    async fn open(
        &self,
        game: GameId,
        challenge: OfferId,
        variant: &str,
        players: &[PlayerId; 2],
    ) -> Result<Option<(GameId, Place)>, Undelivered> {
        if self.store.thread_of(game).await?.is_some() {
            return Ok(None);
        }
        let title = self.title(variant, game, players).await;
        let posted = self.posted(challenge).await?;
        let Some((channel, message)) = posted.as_ref().and_then(names::channel_and_message) else {
            // The first board makes a thread of its own.
            return Ok(None);
        };
        let made = channel
            .create_thread_from_message(&self.http, message, thread(&title))
            .await
            .map(|thread| thread.id);
        let thread = match made.map_err(|error| Fault::of(&error)) {
            Ok(thread) => thread,
            // A try before this one made it; a message's thread has the message's id.
            Err(Fault::ThreadExists) => ChannelId::new(message.get()),
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => return Err(fault.into()),
            Err(fault) => {
                tracing::warn!(game = game.0, why = fault.words(), "no thread from the challenge");
                return Ok(None);
            }
        };
        self.invite(thread, players).await;
        Ok(Some((game, names::place(thread))))
    }

    async fn thread_of_its_own(&self, parent: ChannelId, title: &str) -> Result<ChannelId, Fault> {
        let made = parent
            .create_thread(&self.http, thread(title).kind(ChannelType::PublicThread))
            .await
            .map_err(|error| Fault::of(&error))?;
        Ok(made.id)
    }

    /// A thread's name: the game and who plays it, first mover first; at most 100 characters.
    async fn title(&self, variant: &str, game: GameId, players: &[PlayerId; 2]) -> String {
        let mut names = Vec::new();
        for user in players.iter().filter_map(names::user) {
            if let Ok(user) = user.to_user(&self.http).await {
                names.push(markup::visible_line(user.display_name(), 30));
            }
        }
        match names.as_slice() {
            [first, second] => format!("{variant} {game}: {first} v {second}"),
            _ => format!("{variant}, game {game}"),
        }
    }

    /// Adds the players, so that the thread is in their list; they can also find it without.
    async fn invite(&self, thread: ChannelId, players: &[PlayerId; 2]) {
        for user in players.iter().filter_map(names::user) {
            if let Err(error) = self.http.add_thread_channel_member(thread, user).await {
                tracing::warn!(why = Fault::of(&error).words(), "a player was not added");
            }
        }
    }
}

/// A thread that sleeps after a week without a message, the longest there is.
fn thread(title: &str) -> CreateThread<'static> {
    CreateThread::new(title).auto_archive_duration(AutoArchiveDuration::OneWeek)
}

pub(super) fn not_ours() -> Undelivered {
    Undelivered::Never("the address is not one of Discord's".to_owned())
}
