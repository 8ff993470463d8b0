//! The thread of a new game, made from its challenge's message, and the explanation if it is not as
//! usual.

use crate::api::fault::Fault;
use crate::names;
use crate::places::home::Begun;
use crate::posting::discord_front::DiscordFront;
use crate::posting::post::{Draft, Post};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::model::state::Game;
use menagerie_core::model::{OfferId, Text};
use menagerie_core::{GameId, Place, message};
use serenity::model::id::ChannelId;

impl DiscordFront {
    /// Makes the thread of a new game from its challenge's message. If that is impossible, the game
    /// is played in the challenge's place. Its players are told the reason, unless that is the
    /// place itself.
    ///
    /// # Errors
    /// When Discord does not answer now.
    pub(crate) async fn open(
        &self,
        post: &Post<'_>,
        game: &Game,
        challenge: OfferId,
    ) -> Result<Option<(GameId, Place)>, Undelivered> {
        if self.store.own_place_on(game.id, names::NETWORK).await?.is_some() {
            return Ok(None);
        }
        let Some((channel, message)) = self.posted(challenge, post.pending.id).await? else {
            return Ok(None);
        };
        // A thread can hold no other thread.
        let place = names::place(channel);
        if self.store.channel_of(&place).await?.is_some() {
            return Ok(None);
        }
        // A rematch is offered where its game was played, and has a thread of its own all the same.
        if place != game.place {
            self.home(game).await?;
            return Ok(None);
        }
        let title = self.title(game).await;
        let made = self.make(channel, Begun::With(message), &title, game).await;
        let (thread, is_plain) = match made {
            Ok(made) => made,
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                return Err(Undelivered::Later(fault.words()));
            }
            Err(fault) => {
                let why = fault.words();
                tracing::warn!(game = game.id.0, why, "no thread from the challenge");
                if let Fault::Refused(_) | Fault::Moderated = fault {
                    self.threadless.add(channel, game.server.clone()).await;
                    self.explain(post, channel, &no_thread(game.id, &fault)).await?;
                }
                return Ok(None);
            }
        };
        self.invite(thread, &game.players).await;
        if is_plain {
            self.explain(post, thread, &message!("discord-plain-title")).await?;
        }
        Ok(Some((game.id, names::place(thread))))
    }

    /// Explains in a game's place what is unusual about it. If that fails, there is no explanation.
    async fn explain(
        &self,
        post: &Post<'_>,
        channel: ChannelId,
        text: &Text,
    ) -> Result<(), Undelivered> {
        let draft = Draft { silent: true, ..Draft::of(text, &[], &[]) };
        match post.send(channel, &draft).await {
            Err(Fault::Later(why)) => Err(Undelivered::Later(why)),
            Err(fault) => {
                tracing::warn!(why = fault.words(), "why there is no usual thread was not said");
                Ok(())
            }
            Ok(_) => Ok(()),
        }
    }
}

/// The text for a game without a thread.
fn no_thread(game: GameId, fault: &Fault) -> Text {
    match fault {
        Fault::Moderated => message!("discord-no-thread-moderated", game = game.0),
        fault => message!("discord-no-thread", game = game.0, why = fault.told()),
    }
}
