//! The place where a game is seen. That is its thread, or a new thread of its channel, or the
//! channel itself if the bot may not make threads. Otherwise each player gets direct messages,
//! until one of them calls from another place.

use crate::api::fault::Fault;
use crate::names;
use crate::places::channel_kinds::{Ground, ground};
use crate::places::rights;
use crate::posting::discord_front::{DiscordFront, not_ours};
use crate::posting::markup;
use menagerie_chat::deliver::Undelivered;
use menagerie_core::accounts::DisplayName;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Text, cut};
use menagerie_core::{PlayerId, Server, message};
use menagerie_store::Delivery;
use menagerie_words::{Language, without_links};
use serenity::builder::CreateThread;
use serenity::model::channel::{AutoArchiveDuration, ChannelType};
use serenity::model::id::{ChannelId, MessageId};

/// The place where a game is seen now.
pub enum Home {
    /// In its thread, or in its channel.
    Here(ChannelId),
    /// No place: its players get direct messages.
    Nowhere,
}

/// The origin of a game's thread.
#[derive(Clone, Copy)]
pub(crate) enum Begun {
    /// Its challenge's message.
    With(MessageId),
    /// No message. The thread is of this kind.
    Alone(ChannelType),
}

/// The most characters of a thread's title.
const LONGEST_TITLE: usize = 100;

/// A title in the words of a language.
pub(crate) fn title_as_said(title: &Text, language: Language) -> String {
    titled(&without_links(title, markup::reader(language)))
}

/// A title that Discord takes: at most 100 characters.
pub(crate) fn titled(words: &str) -> String {
    cut(words, LONGEST_TITLE)
}

impl DiscordFront {
    /// Where a game is seen. If it has no thread, one is made.
    ///
    /// # Errors
    /// When its channel turns out to be lost, or Discord does not answer now.
    pub(crate) async fn home(&self, game: &Game) -> Result<Home, Undelivered> {
        if let Some(thread) = &game.own_place {
            return names::channel(thread).map(Home::Here).ok_or_else(not_ours);
        }
        if game.place_lost {
            return Ok(Home::Nowhere);
        }
        let parent = names::channel(&game.place).ok_or_else(not_ours)?;
        let holds_none = self.store.channel_of(&game.place).await?.is_some();
        if holds_none || self.threadless.contains(parent).await {
            return Ok(Home::Here(parent));
        }
        let kind = match self.thread_kind(parent).await {
            Ok(Some(kind)) => kind,
            Ok(None) => {
                self.threadless.add(parent, game.server.clone()).await;
                return Ok(Home::Here(parent));
            }
            Err(Fault::PlaceGone | Fault::WrongKind) => {
                return Err(Undelivered::PlaceLost(game.place.clone()));
            }
            Err(fault) => return Err(Undelivered::Later(fault.words())),
        };
        let title = self.title(game).await;
        match self.make(parent, Begun::Alone(kind), &title, game).await {
            Ok((made, _)) => {
                let opened = Some((game.id, names::place(made)));
                self.store.note_delivery(&Delivery { opened, ..Delivery::default() }).await?;
                self.invite(made, &game.players).await;
                Ok(Home::Here(made))
            }
            Err(Fault::PlaceGone) => Err(Undelivered::PlaceLost(game.place.clone())),
            // Without the right to make threads, the game goes on where the challenge was made.
            Err(fault @ (Fault::Refused(_) | Fault::Moderated | Fault::WrongKind)) => {
                tracing::warn!(game = game.id.0, why = fault.words(), "no thread could be made");
                self.threadless.add(parent, game.server.clone()).await;
                Ok(Home::Here(parent))
            }
            Err(fault) => Err(Undelivered::Later(fault.words())),
        }
    }

    /// The kind of a game's thread in a channel. `None` if the game has no thread there.
    async fn thread_kind(&self, channel: ChannelId) -> Result<Option<ChannelType>, Fault> {
        let found = match rights::guild_channel(&self.http, channel).await {
            Ok(found) => found.map_or(ChannelType::Text, |found| found.kind),
            // The bot's rights there are found out by trying.
            Err(Fault::Refused(_)) => ChannelType::Text,
            Err(fault) => return Err(fault),
        };
        match ground(found) {
            Ground::Channel if found == ChannelType::News => Ok(Some(ChannelType::NewsThread)),
            Ground::Channel => Ok(Some(ChannelType::PublicThread)),
            Ground::Flat | Ground::Thread => Ok(None),
            Ground::Nothing => Err(Fault::WrongKind),
        }
    }

    /// Makes the thread of a game. If AutoMod refuses the usual title, the thread gets one without
    /// names. Returns whether that happened.
    pub(crate) async fn make(
        &self,
        channel: ChannelId,
        begun: Begun,
        title: &str,
        game: &Game,
    ) -> Result<(ChannelId, bool), Fault> {
        match self.make_titled(channel, begun, title).await {
            Err(Fault::Moderated) => {
                let plain = message!("discord-title-plain", game = game.id.0);
                let plain = self.title_in(&game.server, &plain).await;
                let made = self.make_titled(channel, begun, &plain).await?;
                Ok((made, true))
            }
            made => Ok((made?, false)),
        }
    }

    async fn make_titled(
        &self,
        channel: ChannelId,
        begun: Begun,
        title: &str,
    ) -> Result<ChannelId, Fault> {
        let made = match begun {
            Begun::With(message) => {
                channel
                    .create_thread_from_message(self.http.turn().await, message, thread(title))
                    .await
            }
            Begun::Alone(kind) => {
                channel.create_thread(self.http.turn().await, thread(title).kind(kind)).await
            }
        };
        match (made.map_err(Fault::from), begun) {
            (Ok(made), _) => Ok(made.id),
            // An earlier try made it. A message's thread has the message's id.
            (Err(Fault::ThreadExists), Begun::With(message)) => Ok(ChannelId::new(message.get())),
            (Err(fault), _) => Err(fault),
        }
    }

    /// A thread's title: the game and its players, first mover first; at most 100 characters.
    pub(crate) async fn title(&self, game: &Game) -> String {
        let (variant, players, server) = (&game.variant().name, &game.players, &game.server);
        let game = game.id;
        let display_names =
            self.store.display_names(names::NETWORK, players).await.unwrap_or_default();
        let mut names = Vec::new();
        for player in players {
            match display_names.of(player) {
                Some(DisplayName::Handle(handle)) => names.push(markup::visible_line(handle, 30)),
                Some(DisplayName::Account(account)) => names.extend(self.called(account).await),
                None => names.extend(self.called(player).await),
            }
        }
        match names.as_slice() {
            [first, second] => {
                self.title_in(
                    server,
                    &message!("discord-title", variant, game = game.0, first, second),
                )
                .await
            }
            _ => {
                let short = message!("discord-title-short", variant, game = game.0);
                self.title_in(server, &short).await
            }
        }
    }

    /// A title in the language of a server, as Discord takes it.
    pub(crate) async fn title_in(&self, server: &Server, title: &Text) -> String {
        title_as_said(title, self.languages.of_server(Some(server)).await)
    }

    /// A player's display name here.
    async fn called(&self, player: &PlayerId) -> Option<String> {
        let name = self.name(names::user(player)?).await?;
        Some(markup::visible_line(&name, 30))
    }

    /// Adds the players, so that the thread is in their lists. They can find it without that, too.
    pub(crate) async fn invite(&self, thread: ChannelId, players: &[PlayerId; 2]) {
        let display_names =
            self.store.display_names(names::NETWORK, players).await.unwrap_or_default();
        let accounts = players.iter().filter_map(|player| match display_names.of(player) {
            Some(DisplayName::Account(account)) => names::user(account),
            _ => names::user(player),
        });
        for user in accounts {
            if let Err(error) = self.http.turn().await.add_thread_channel_member(thread, user).await
            {
                tracing::warn!(why = Fault::from(error).words(), "a player was not added");
            }
        }
    }
}

/// A thread that is archived after a week without a message, the longest that Discord offers.
fn thread(title: &str) -> CreateThread<'static> {
    CreateThread::new(title).auto_archive_duration(AutoArchiveDuration::OneWeek)
}
