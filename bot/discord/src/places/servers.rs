//! Knowledge of servers: their roles and channels, the bot's rights, and the channels of threads.
//! It is asked for once, shared, and forgotten as soon as Discord reports a change.

use crate::api::fault::Fault;
use crate::api::lookups::{Found, Lookups};
use crate::api::optional_requests::OptionalRequests;
use crate::api::request_budget::BudgetedHttp;
use crate::places::channel_kinds::{Ground, ground};
use crate::places::rights;
use serenity::model::channel::{ChannelType, GuildChannel};
use serenity::model::event::Event;
use serenity::model::guild::{Member, PartialGuild};
use serenity::model::id::{ChannelId, GuildId, UserId};
use serenity::model::permissions::Permissions;
use std::collections::HashMap;
use std::sync::Arc;

/// The knowledge of one connection's servers.
pub struct Servers {
    http: Arc<BudgetedHttp>,
    me: UserId,
    optional: Arc<OptionalRequests>,
    known: Lookups<GuildId, Arc<Known>>,
    /// The bot as a member of each server.
    ours: Lookups<GuildId, Arc<Member>>,
    /// The places that a server does not list among its channels. `None` if such a place is hidden
    /// or is no thread of the server.
    threads: Lookups<(GuildId, ChannelId), Option<Thread>>,
}

/// A server with its roles and channels.
pub struct Known {
    guild: PartialGuild,
    channels: HashMap<ChannelId, GuildChannel>,
}

/// A thread, as far as its place matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thread {
    /// Its channel.
    pub parent: ChannelId,
    /// Whether only its members see it.
    pub is_private: bool,
}

impl Known {
    /// The parts that decide about rights. Pictures and texts are not kept.
    fn of(mut guild: PartialGuild, channels: Vec<GuildChannel>) -> Self {
        guild.emojis.clear();
        guild.stickers.clear();
        let without_words = |mut channel: GuildChannel| {
            channel.topic = None;
            (channel.id, channel)
        };
        Self { guild, channels: channels.into_iter().map(without_words).collect() }
    }

    /// Whether the server lists this channel.
    pub fn has(&self, channel: ChannelId) -> bool {
        self.channels.contains_key(&channel)
    }

    /// The use of one of the server's channels for games.
    fn ground(&self, channel: ChannelId) -> Option<Ground> {
        self.channels.get(&channel).map(|channel| ground(channel.kind))
    }

    /// The member's permissions in a channel. None if the channel does not exist.
    pub fn rights(&self, member: &Member, channel: ChannelId) -> Permissions {
        let channel = self.channels.get(&channel);
        channel.map_or(Permissions::empty(), |it| self.guild.user_permissions_in(it, member))
    }
}

impl Servers {
    /// The knowledge of one connection, empty so far.
    pub fn new(http: Arc<BudgetedHttp>, me: UserId, optional: Arc<OptionalRequests>) -> Self {
        let (known, ours, threads) = Default::default();
        Self { http, me, optional, known, ours, threads }
    }

    /// A server's roles and channels.
    ///
    /// # Errors
    /// When Discord does not answer now.
    pub async fn known(&self, guild: GuildId) -> Found<Arc<Known>> {
        let (http, optional) = (Arc::clone(&self.http), Arc::clone(&self.optional));
        let ask = || async move {
            optional.turn().await;
            let (guild, channels) = tokio::try_join!(
                http.turn().await.get_guild(guild),
                http.turn().await.get_channels(guild)
            )?;
            Ok(Arc::new(Known::of(guild, channels)))
        };
        self.known.get(guild, ask).await
    }

    /// A thread of a server, if it exists and the bot sees it.
    ///
    /// # Errors
    /// When Discord does not answer now.
    pub async fn thread(&self, guild: GuildId, channel: ChannelId) -> Found<Option<Thread>> {
        let (http, optional) = (Arc::clone(&self.http), Arc::clone(&self.optional));
        let ask = || async move {
            optional.turn().await;
            match rights::guild_channel(&http, channel).await {
                Ok(found) => Ok(found.filter(|it| it.guild_id == guild).and_then(thread)),
                Err(Fault::PlaceGone | Fault::Refused(_)) => Ok(None),
                Err(fault) => Err(fault),
            }
        };
        self.threads.get((guild, channel), ask).await
    }

    /// Where a game goes on after a player called in a channel or thread: a place that others see,
    /// too, and where a game can be played. From a thread of a channel that is the channel, where
    /// the game gets a thread of its own. A forum's post is a place by itself.
    ///
    /// # Errors
    /// When Discord does not answer now.
    pub async fn place_for_games(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Found<Option<ChannelId>> {
        let known = self.known(guild).await?;
        let (place, below, found) = match known.ground(channel) {
            Some(found) => (channel, channel, found),
            None => match self.thread(guild, channel).await? {
                Some(thread) if !thread.is_private => match known.ground(thread.parent) {
                    Some(Ground::Nothing) => (channel, thread.parent, Ground::Thread),
                    Some(found) => (thread.parent, thread.parent, found),
                    None => return Ok(None),
                },
                _ => return Ok(None),
            },
        };
        if found == Ground::Nothing {
            return Ok(None);
        }
        let ours = self.ours(guild).await?;
        let granted = known.rights(&ours, below);
        Ok(rights::missing_of(found.needed(), granted).is_none().then_some(place))
    }

    /// The channel of a place that can hold no threads: a thread's channel, or a voice channel
    /// itself.
    ///
    /// # Errors
    /// When Discord does not answer now.
    pub async fn holder(&self, guild: GuildId, place: ChannelId) -> Found<Option<ChannelId>> {
        match self.known(guild).await?.ground(place) {
            Some(Ground::Flat) => Ok(Some(place)),
            Some(_) => Ok(None),
            None => Ok(self.thread(guild, place).await?.map(|thread| thread.parent)),
        }
    }

    async fn ours(&self, guild: GuildId) -> Found<Arc<Member>> {
        let (http, optional) = (Arc::clone(&self.http), Arc::clone(&self.optional));
        let me = self.me;
        let ask = || async move {
            optional.turn().await;
            Ok(Arc::new(http.turn().await.get_member(guild, me).await?))
        };
        self.ours.get(guild, ask).await
    }

    /// Events arrive from now on, or not any more.
    pub fn hears(&self, is_heard: bool) {
        self.known.told(is_heard);
        self.ours.told(is_heard);
        self.threads.told(is_heard);
    }

    /// Forgets what an event may have changed.
    pub fn heed(&self, event: &Event) {
        let guild = match event {
            Event::GuildCreate(it) => it.guild.id,
            Event::GuildUpdate(it) => it.guild.id,
            Event::GuildDelete(it) => it.guild.id,
            Event::GuildRoleCreate(it) => it.role.guild_id,
            Event::GuildRoleUpdate(it) => it.role.guild_id,
            Event::GuildRoleDelete(it) => it.guild_id,
            Event::ChannelCreate(it) => it.channel.guild_id,
            Event::ChannelUpdate(it) => it.channel.guild_id,
            Event::ChannelDelete(it) => it.channel.guild_id,
            Event::ThreadListSync(it) => it.guild_id,
            Event::GuildMemberUpdate(it) if it.user.id == self.me => it.guild_id,
            Event::ThreadCreate(it) => return self.forget_thread(it.thread.id),
            Event::ThreadUpdate(it) => return self.forget_thread(it.thread.id),
            Event::ThreadDelete(it) => return self.forget_thread(it.thread.id),
            // An event that serenity cannot read does not say what has changed.
            Event::Unknown(it) if is_of_rights(&it.kind) => return self.hears(true),
            _ => return,
        };
        self.known.forget(|known| *known == guild);
        self.ours.forget(|known| *known == guild);
        self.threads.forget(|(known, _)| *known == guild);
    }

    fn forget_thread(&self, thread: ChannelId) {
        self.threads.forget(|(_, known)| *known == thread);
    }
}

/// Whether events of this kind are about visibility and rights.
fn is_of_rights(kind: &str) -> bool {
    ["GUILD_", "CHANNEL_", "THREAD_"].iter().any(|begins| kind.starts_with(begins))
}

fn thread(found: GuildChannel) -> Option<Thread> {
    let parent = found.parent_id.filter(|_| rights::is_thread(found.kind))?;
    Some(Thread { parent, is_private: found.kind == ChannelType::PrivateThread })
}
