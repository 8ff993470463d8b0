//! The thread for a game's spectators: how it is made and found again, with the etiquette as its
//! first message.

use crate::api::fault::Fault;
use crate::names;
use crate::places::home::title_as_said;
use crate::posting::discord_front::{DiscordFront, not_ours};
use crate::posting::post::{Draft, Post};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::message;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Subject, Text};
use menagerie_store::Delivery;
use menagerie_words::Language;
use serenity::builder::CreateThread;
use serenity::http::{LightMethod, Request, Route};
use serenity::model::channel::{AutoArchiveDuration, ChannelType, GuildChannel};
use serenity::model::id::{ChannelId, MessageId};

/// The number of the first message among those of a row. Each has a nonce of its own.
const FIRST_MESSAGE: u8 = 1;

/// The thread for a game's spectators.
pub struct SpectatorThread {
    /// The thread.
    pub thread: ChannelId,
    /// The message with the etiquette.
    pub rules: MessageId,
    /// Whether perhaps no spectator has been let in yet.
    pub is_new: bool,
}

impl DiscordFront {
    /// The thread for a game's spectators, with the etiquette. If there is none, one of this kind
    /// is made. `None` if that is not allowed.
    ///
    /// # Errors
    /// When there is none, and that may change.
    pub(crate) async fn spectator_thread(
        &self,
        post: &Post<'_>,
        game: &Game,
        rules: &Text,
        kind: ChannelType,
    ) -> Result<Option<SpectatorThread>, Undelivered> {
        let known = game.spectators.place.as_ref();
        let known = known.map(|place| names::channel(place).ok_or_else(not_ours)).transpose()?;
        let thread = match known {
            Some(thread) => thread,
            None => match self.make_spectator_thread(post, game, kind).await? {
                Some(thread) => thread,
                None => return Ok(None),
            },
        };
        // Messages in a lost thread are of no use in this one.
        let posted = self.store.posted(Subject::Rules(game.id), names::NETWORK).await?;
        let posted = posted.as_ref().and_then(names::channel_and_message);
        let rules = match posted.filter(|(channel, _)| *channel == thread) {
            Some((_, message)) => message,
            None => self.post_rules(post, game, thread, rules).await?,
        };
        // A try that broke off may have left the others outside.
        Ok(Some(SpectatorThread { thread, rules, is_new: known.is_none() || post.maybe_seen }))
    }

    /// Makes the thread for a game's spectators. `None` if that is not allowed.
    async fn make_spectator_thread(
        &self,
        post: &Post<'_>,
        game: &Game,
        kind: ChannelType,
    ) -> Result<Option<ChannelId>, Undelivered> {
        let parent = names::channel(&game.place).ok_or_else(not_ours)?;
        let is_private = kind == ChannelType::PrivateThread;
        if game.place_lost || is_private && self.unsealed.contains(parent).await {
            return Ok(None);
        }
        // The title never changes in a language, so that an earlier try's thread is found by it.
        let variant = &game.variant().name;
        let title = message!("watch-title", game = game.id.0, variant);
        let titles: Vec<String> =
            Language::all().map(|language| title_as_said(&title, language)).collect();
        let title = self.title_in(&game.server, &title).await;
        let found = if post.maybe_seen {
            self.own_thread(game, parent, kind, &titles).await?
        } else {
            None
        };
        let made = match found {
            Some(thread) => thread,
            None => {
                // Only members who manage threads can let a player in.
                let thread = CreateThread::new(title)
                    .kind(kind)
                    .invitable(false)
                    .auto_archive_duration(AutoArchiveDuration::OneWeek);
                let made = parent.create_thread(self.http.turn().await, thread).await;
                match made.map_err(Fault::from) {
                    Ok(made) => made.id,
                    Err(Fault::PlaceGone) if game.end.is_some() => return Ok(None),
                    // A thread can hold no other thread, and a voice channel none at all.
                    Err(Fault::WrongKind) if !is_private => return Ok(None),
                    Err(fault @ (Fault::Refused(_) | Fault::WrongKind | Fault::Moderated))
                        if is_private =>
                    {
                        let why = fault.words();
                        tracing::warn!(game = game.id.0, why, "no private thread could be made");
                        self.unsealed.add(parent, game.server.clone()).await;
                        return Ok(None);
                    }
                    Err(fault) => return Err(self.undelivered(parent, fault).await),
                }
            }
        };
        self.store.note_spectators_place(game.id, &names::place(made)).await?;
        Ok(Some(made))
    }

    /// A thread of ours that an earlier try made and that was not stored.
    async fn own_thread(
        &self,
        game: &Game,
        parent: ChannelId,
        kind: ChannelType,
        titles: &[String],
    ) -> Result<Option<ChannelId>, Undelivered> {
        let (guild, me) = (names::guild(&game.server).ok_or_else(not_ours)?, self.me()?);
        let listed = self.http.turn().await.get_guild_active_threads(guild).await;
        let listed =
            listed.map_err(|error| Undelivered::Later(Fault::from(error).words()))?.threads;
        let is_ours = |thread: &&GuildChannel| {
            thread.parent_id == Some(parent)
                && thread.kind == kind
                && thread.owner_id == Some(me)
                && titles.contains(&thread.name)
        };
        for thread in listed.iter().filter(is_ours) {
            // The thread of an earlier game of this number, from before a backup was restored, may
            // be open already.
            let is_sealed = kind == ChannelType::PrivateThread;
            if !is_sealed || !self.is_open(thread.id, game).await? {
                return Ok(Some(thread.id));
            }
        }
        Ok(None)
    }

    /// Whether a player of a game is in a thread.
    async fn is_open(&self, thread: ChannelId, game: &Game) -> Result<bool, Undelivered> {
        for user in game.players.iter().filter_map(names::user) {
            let route = Route::ChannelThreadMember { channel_id: thread, user_id: user };
            let member = self
                .http
                .turn()
                .await
                .fire::<serde_json::Value>(Request::new(route, LightMethod::Get));
            match member.await.map_err(Fault::from) {
                Ok(_) => return Ok(true),
                Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                    return Err(Undelivered::Later(fault.words()));
                }
                Err(_) => {}
            }
        }
        Ok(false)
    }

    async fn post_rules(
        &self,
        post: &Post<'_>,
        game: &Game,
        thread: ChannelId,
        rules: &Text,
    ) -> Result<MessageId, Undelivered> {
        let sent = post.send_copy(thread, &Draft::of(rules, &[], &[]), FIRST_MESSAGE).await;
        let sent = match sent {
            Ok(sent) => sent,
            Err(fault) => return Err(self.undelivered(thread, fault).await),
        };
        let (_, message) = names::channel_and_message(&sent).ok_or_else(not_ours)?;
        let posted = Some((Subject::Rules(game.id), sent));
        self.store.note_delivery(&Delivery { posted, ..Delivery::default() }).await?;
        Ok(message)
    }
}
