//! Where a game is seen: in its thread; else in a new thread of its channel, or in the channel
//! where we may not make threads; else, until one of its players calls from another place, by
//! each of them directly.

use super::discord_front::{DiscordFront, not_ours};
use super::fault::Fault;
use super::{markup, names};
use crate::deliver::Undelivered;
use crate::game::{Face, Game, GameId, OfferId, Place, PlayerId};
use crate::store::Delivery;
use serenity::builder::CreateThread;
use serenity::model::channel::{AutoArchiveDuration, ChannelType};
use serenity::model::id::ChannelId;

/// Where a game is seen now.
pub enum Home {
    /// In its thread, or in its channel.
    Here(ChannelId),
    /// Nowhere: its players are told one by one.
    Nowhere,
}

/// The most characters of a thread's title.
const LONGEST_TITLE: usize = 100;

/// A title that Discord takes: at most 100 characters.
pub(super) fn titled(words: &str) -> String {
    words.chars().take(LONGEST_TITLE).collect()
}

impl DiscordFront {
    /// Where a game is seen. If it has no thread, one is made.
    ///
    /// # Errors
    /// When its channel is found to be lost, or Discord cannot be asked now.
    pub(super) async fn home(&self, game: &Game) -> Result<Home, Undelivered> {
        if let Some(thread) = &game.own_place {
            return names::channel(thread).map(Home::Here).ok_or_else(not_ours);
        }
        if game.place_lost {
            return Ok(Home::Nowhere);
        }
        let parent = names::channel(&game.place).ok_or_else(not_ours)?;
        if self.threadless.contains(parent).await {
            return Ok(Home::Here(parent));
        }
        let title = self.title(&game.variant().name, game.id, &game.players).await;
        let made = parent
            .create_thread(&self.http, thread(&title).kind(ChannelType::PublicThread))
            .await
            .map_err(|error| Fault::of(&error));
        match made {
            Ok(made) => {
                let opened = Some((game.id, names::place(made.id)));
                self.store.note_delivery(&Delivery { opened, ..Delivery::default() }).await?;
                self.invite(made.id, &game.players).await;
                Ok(Home::Here(made.id))
            }
            Err(Fault::PlaceGone) => Err(Undelivered::PlaceLost(game.place.clone())),
            // Without the right to make threads the game goes on where the challenge was made.
            Err(Fault::Refused(why)) => {
                tracing::warn!(game = game.id.0, why, "no thread could be made");
                self.threadless.add(parent, game.server.clone()).await;
                Ok(Home::Here(parent))
            }
            Err(fault) => Err(Undelivered::Later(fault.words())),
        }
    }

    /// Makes the thread of a new game from its challenge's message. Where that cannot be, the
    /// first board makes one of its own.
    ///
    /// # Errors
    /// When Discord cannot be asked now.
    pub(super) async fn open(
        &self,
        game: GameId,
        challenge: OfferId,
        variant: &str,
        players: &[PlayerId; 2],
    ) -> Result<Option<(GameId, Place)>, Undelivered> {
        if self.store.own_place_on(game, names::NETWORK).await?.is_some() {
            return Ok(None);
        }
        let Some((channel, message)) = self.posted(challenge).await? else { return Ok(None) };
        let title = self.title(variant, game, players).await;
        let made = channel
            .create_thread_from_message(&self.http, message, thread(&title))
            .await
            .map(|thread| thread.id);
        let thread = match made.map_err(|error| Fault::of(&error)) {
            Ok(thread) => thread,
            // A try before this one made it; a message's thread has the message's id.
            Err(Fault::ThreadExists) => ChannelId::new(message.get()),
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                return Err(Undelivered::Later(fault.words()));
            }
            Err(fault) => {
                tracing::warn!(game = game.0, why = fault.words(), "no thread from the challenge");
                return Ok(None);
            }
        };
        self.invite(thread, players).await;
        Ok(Some((game, names::place(thread))))
    }

    /// A thread's name: the game and who plays it, first mover first; at most 100 characters.
    async fn title(&self, variant: &str, game: GameId, players: &[PlayerId; 2]) -> String {
        let faces = self.store.faces(names::NETWORK, players).await.unwrap_or_default();
        let mut names = Vec::new();
        for player in players {
            match faces.of(player) {
                Some(Face::Handle(handle)) => names.push(markup::visible_line(handle, 30)),
                Some(Face::Account(account)) => names.extend(self.called(account).await),
                None => names.extend(self.called(player).await),
            }
        }
        match names.as_slice() {
            [first, second] => titled(&format!("{variant} {game}: {first} v {second}")),
            _ => titled(&format!("{variant}, game {game}")),
        }
    }

    /// What somebody calls themselves here.
    async fn called(&self, player: &PlayerId) -> Option<String> {
        let user = names::user(player)?.to_user(&self.http).await.ok()?;
        Some(markup::visible_line(user.display_name(), 30))
    }

    /// Adds the players, so that the thread is in their list; they can also find it without.
    async fn invite(&self, thread: ChannelId, players: &[PlayerId; 2]) {
        let faces = self.store.faces(names::NETWORK, players).await.unwrap_or_default();
        let accounts = players.iter().filter_map(|player| match faces.of(player) {
            Some(Face::Account(account)) => names::user(account),
            _ => names::user(player),
        });
        for user in accounts {
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
