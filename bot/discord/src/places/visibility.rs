//! The channels and threads of a server that a member sees. Discord hides channels by itself, but
//! it does not know that a game named by its number is played in a hidden one. So this is computed
//! from the knowledge of the server (see [`crate::places::servers`]).

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::names;
use crate::places::rights;
use crate::places::servers::{Known, Servers};
use futures_util::future::BoxFuture;
use menagerie_chat::conversation::{self, Answer};
use menagerie_core::model::state::Visibility;
use menagerie_core::{Place, message};
use serenity::model::application::{CommandInteraction, ComponentInteraction};
use serenity::model::channel::PartialChannel;
use serenity::model::guild::Member;
use serenity::model::id::{ChannelId, GuildId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::OnceCell;

/// How long a caller waits for their visibility. A slow answer is there when they ask again.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The visibility of a caller.
pub struct VisibilityLookup<'a> {
    servers: &'a Servers,
    /// The server with its roles and channels, the same for all questions of this caller.
    known: OnceCell<Arc<Known>>,
    /// Whether some answer is missing.
    is_in_doubt: AtomicBool,
    /// The caller as a member of the server. `None` in a direct message.
    member: Option<(GuildId, &'a Member)>,
    /// The caller's own place. They see it, or they could not have asked there.
    here: Vec<Place>,
}

impl<'a> VisibilityLookup<'a> {
    /// The visibility of a command's caller.
    pub fn of_command(bot: &'a Bot, given: &'a CommandInteraction) -> Self {
        let member = given.guild_id.zip(given.member.as_deref());
        Self::new(bot, member, given.channel_id, given.channel.as_ref())
    }

    /// The visibility of a button's presser.
    pub fn of_press(bot: &'a Bot, press: &'a ComponentInteraction) -> Self {
        let member = press.guild_id.zip(press.member.as_ref());
        Self::new(bot, member, press.channel_id, press.channel.as_ref())
    }

    /// The visibility of a person alone with the bot.
    pub fn alone(bot: &'a Bot, here: ChannelId) -> Self {
        Self::new(bot, None, here, None)
    }

    fn new(
        bot: &'a Bot,
        member: Option<(GuildId, &'a Member)>,
        here: ChannelId,
        channel: Option<&PartialChannel>,
    ) -> Self {
        // A member in a thread sees its channel, too.
        let parent = channel.filter(|channel| rights::is_thread(channel.kind));
        let parent = parent.and_then(|channel| channel.parent_id);
        let here = [Some(here), parent].into_iter().flatten().map(names::place).collect();
        let (known, is_in_doubt) = Default::default();
        Self { servers: &bot.servers, known, is_in_doubt, member, here }
    }

    /// Adds to an answer that it may be incomplete, if some visibility is unknown. This tells
    /// nothing of what exists.
    pub fn doubting(&self, answer: Answer) -> Answer {
        if self.is_in_doubt.load(Ordering::Relaxed) {
            answer.and(message!("discord-visibility-unknown"))
        } else {
            answer
        }
    }

    /// The places that the member may view now.
    async fn viewed(
        &self,
        (server, member): (GuildId, &Member),
        places: &[&Place],
    ) -> Result<Vec<Place>, Fault> {
        let known = self.known.get_or_try_init(|| self.servers.known(server)).await?;
        let mut viewed = Vec::new();
        for place in places {
            let Some(mut channel) = names::channel(place) else { continue };
            // Discord lists no threads there. They have the permissions of their channel, except
            // private ones, which only their members see.
            if !known.has(channel) {
                match self.servers.thread(server, channel).await? {
                    Some(thread) if !thread.is_private => channel = thread.parent,
                    _ => continue,
                }
            }
            if known.rights(member, channel).view_channel() {
                viewed.push((*place).clone());
            }
        }
        Ok(viewed)
    }
}

impl conversation::VisibilityLookup for VisibilityLookup<'_> {
    fn on<'a>(&'a self, places: Vec<&'a Place>) -> BoxFuture<'a, Visibility> {
        Box::pin(async move {
            let mut seen = self.here.clone();
            let is_asked =
                |place: &&Place| place.network() == names::NETWORK && !self.here.contains(place);
            let is_nowhere = places.is_empty();
            let places: Vec<&Place> = places.into_iter().filter(is_asked).collect();
            let is_asked = is_nowhere || !places.is_empty();
            if let Some(member) = self.member.filter(|_| is_asked) {
                let viewed = tokio::time::timeout(TIMEOUT, self.viewed(member, &places)).await;
                let late = || Fault::Later("Discord has not answered in time".to_owned());
                match viewed.unwrap_or_else(|_| Err(late())) {
                    Ok(viewed) => seen.extend(viewed),
                    Err(fault) => {
                        self.is_in_doubt.store(true, Ordering::Relaxed);
                        tracing::warn!(why = fault.words(), "what a member sees is not known");
                    }
                }
            }
            Visibility::Only(seen)
        })
    }

    fn here(&self) -> Visibility {
        Visibility::Only(self.here.clone())
    }
}
