//! The spectators' place of a game: a private thread of its channel, made for the first spectator.
//! Its players are let in when the game has ended. If the bot may not make private threads, a
//! public one is made then.

use crate::api::fault::Fault;
use crate::names;
use crate::places::spectator_thread::SpectatorThread;
use crate::posting::discord_front::DiscordFront;
use crate::posting::post::{Draft, Post};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::community::types::Holder;
use menagerie_core::model::Text;
use menagerie_core::model::state::Game;
use menagerie_core::watch::types::Kibitz;
use menagerie_core::{MessageId, Place, PlayerId, message};
use menagerie_store::Delivery;
use serenity::model::channel::ChannelType;
use serenity::model::id::ChannelId;

impl DiscordFront {
    /// Lets a spectator into the thread.
    ///
    /// # Errors
    /// When they are not in, and that may change.
    pub(crate) async fn watch(
        &self,
        post: &Post<'_>,
        game: &Game,
        watcher: &PlayerId,
        rules: &Text,
    ) -> Result<Delivery, Undelivered> {
        let runs = game.end.is_none();
        // A player is not let in before the end.
        if runs && game.side_of(watcher).is_some() || !runs && game.spectators.place.is_none() {
            return Ok(Delivery::default());
        }
        let Some(spectator_thread) =
            self.spectator_thread(post, game, rules, ChannelType::PrivateThread).await?
        else {
            return Ok(remark(not_yet(game)));
        };
        let place = names::place(spectator_thread.thread);
        if spectator_thread.is_new {
            self.let_watchers_in(game, spectator_thread.thread).await?;
        }
        Ok(remark(match self.let_in(spectator_thread.thread, watcher).await? {
            None => let_in(game, &place),
            Some(why) => {
                message!("discord-watch-refused", place = &place, why, channel = &game.place)
            }
        }))
    }

    /// Tells the spectators of a game something, if they have a thread.
    ///
    /// # Errors
    /// When they are not told, and that may change.
    pub(crate) async fn tell_watchers(
        &self,
        post: &Post<'_>,
        game: &Game,
        rules: &Text,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        if game.spectators.place.is_none() {
            return Ok(Delivery::default());
        }
        let kind = ChannelType::PrivateThread;
        if let Some(spectator_thread) = self.spectator_thread(post, game, rules, kind).await? {
            let said =
                self.say_in(post, &spectator_thread, rules, &Draft::of(text, &[], &[])).await?;
            return Ok(Delivery { said: Some(said), ..Delivery::default() });
        }
        Ok(Delivery::default())
    }

    /// Lets the players of an ended game into the spectators' thread.
    ///
    /// # Errors
    /// When they are not in, and that may change.
    pub(crate) async fn open_to_players(
        &self,
        post: &Post<'_>,
        game: &Game,
        rules: &Text,
        text: &Text,
    ) -> Result<Delivery, Undelivered> {
        if game.spectators.place.is_none() {
            let holder = Holder::Server(game.server.clone());
            if Kibitz::of(&self.store.settings(&holder).await?) == Kibitz::Off {
                return Ok(Delivery::default());
            }
        }
        let kind = ChannelType::PublicThread;
        let Some(spectator_thread) = self.spectator_thread(post, game, rules, kind).await? else {
            return Ok(Delivery::default());
        };
        if spectator_thread.is_new {
            self.let_watchers_in(game, spectator_thread.thread).await?;
        }
        for player in &game.players {
            if let Some(why) = self.let_in(spectator_thread.thread, player).await? {
                tracing::warn!(game = game.id.0, why, "a player was not let in by those who watch");
            }
        }
        self.say_in(post, &spectator_thread, rules, &Draft::of(text, &game.players, &[])).await?;
        Ok(Delivery::default())
    }

    /// Posts a text in a thread, and updates the etiquette there.
    async fn say_in(
        &self,
        post: &Post<'_>,
        spectator_thread: &SpectatorThread,
        rules: &Text,
        draft: &Draft<'_>,
    ) -> Result<MessageId, Undelivered> {
        let settled = self.settled(rules, post.language).await;
        let edited =
            self.edit(spectator_thread.thread, spectator_thread.rules, settled, false).await;
        let said = match edited {
            // Somebody has deleted it. The new text says the same.
            Ok(()) | Err(Fault::MessageGone) => post.send(spectator_thread.thread, draft).await,
            Err(fault) => Err(fault),
        };
        match said {
            Ok(sent) => Ok(sent),
            Err(fault) => Err(self.undelivered(spectator_thread.thread, fault).await),
        }
    }

    /// Lets all spectators in. If they are very many, the last ones can ask again.
    async fn let_watchers_in(&self, game: &Game, thread: ChannelId) -> Result<(), Undelivered> {
        for watcher in self.store.watchers_on(game.id, names::NETWORK).await? {
            if let Some(why) = self.let_in(thread, &watcher).await? {
                tracing::warn!(game = game.id.0, why, "one who watches was not let in");
            }
        }
        Ok(())
    }

    /// Lets a member into a thread. Returns the reason if that fails because of this member alone.
    /// A member who is in stays in.
    async fn let_in(
        &self,
        thread: ChannelId,
        player: &PlayerId,
    ) -> Result<Option<String>, Undelivered> {
        let Some(user) = names::user(player) else { return Ok(None) };
        let add = || async move {
            Ok(self.http.turn().await.add_thread_channel_member(thread, user).await?)
        };
        let added = match add().await {
            Err(Fault::Archived) => match self.wake_thread(thread).await {
                Ok(()) => add().await,
                Err(fault) => Err(fault),
            },
            added => added,
        };
        match added {
            Ok(()) => Ok(None),
            // The thread may be closed to the bot, or the reason is about this member.
            Err(fault @ (Fault::Refused(_) | Fault::NoMember)) => {
                match self.http.turn().await.get_channel(thread).await {
                    Ok(_) => Ok(Some(fault.words())),
                    Err(_) => Err(self.undelivered(thread, fault).await),
                }
            }
            Err(fault) => Err(self.undelivered(thread, fault).await),
        }
    }
}

fn remark(text: Text) -> Delivery {
    Delivery { remark: Some(text), ..Delivery::default() }
}

/// The text for a spectator who is in.
fn let_in(game: &Game, place: &Place) -> Text {
    let text = message!("discord-watch-in", place);
    if game.end.is_some() { text } else { text.plain(" ").then(message!("discord-watch-sealed")) }
}

/// The text when no private thread can be made.
fn not_yet(game: &Game) -> Text {
    if game.place_lost {
        message!("discord-watch-channel-gone")
    } else {
        message!("discord-watch-not-yet", channel = &game.place)
    }
}
