//! Serenity's events, each handed on at once to what deals with it.

use super::backfill::{self, Newest};
use super::discord_front::DiscordFront;
use super::reading::Reading;
use super::searches::Searches;
use super::sessions::Sessions;
use super::{interactions, limits, names, presses};
use crate::clock::Clock;
use crate::deliver::{Outcomes, Wake, Wakes};
use crate::desk::Desk;
use crate::game::{Call, CauseId, Command, Happening, Incident, PlayerId, Server, Timestamp, Via};
use crate::pace::Pace;
use crate::store::Store;
use serenity::all::{
    Context, EventHandler, Guild, GuildMemberUpdateEvent, Member, RawEventHandler, Ready,
    ResumedEvent, Role, ThreadListSyncEvent,
};
use serenity::async_trait;
use serenity::http::Http;
use serenity::model::application::Interaction;
use serenity::model::channel::{GuildChannel, Message, PartialGuildChannel};
use serenity::model::event::Event;
use serenity::model::id::{ChannelId, GuildId, RoleId, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use tokio::sync::mpsc;

/// The events without which a game stands still. Serenity drops one that it cannot read without a
/// word, so they are counted.
const NEEDED: [&str; 4] = ["READY", "GUILD_CREATE", "MESSAGE_CREATE", "INTERACTION_CREATE"];

/// Everything that dealing with an event needs.
pub struct Bot {
    /// Discord's REST API.
    pub http: Arc<Http>,
    /// The facts.
    pub store: Arc<Store>,
    /// Where calls are decided.
    pub desk: Desk,
    /// What brings effects before people's eyes.
    pub front: Arc<DiscordFront>,
    /// What became of effects.
    pub outcomes: Outcomes,
    /// Where it is told that an obstacle may be gone.
    pub wakes: Wakes,
    /// When things are noticed.
    pub clock: Arc<dyn Clock>,
    /// Who we are.
    pub user: UserId,
    /// Whether the texts of all messages reach us.
    pub hears_talk: bool,
    /// Which places have messages that were missed.
    pub reading: Reading,
    /// How quickly they are read: live moves need most of what Discord allows.
    pub reading_pace: Pace,
    /// Which channels are to be searched for threads that sleep.
    pub searches: Searches,
    /// Where typed messages go, to be put in order.
    pub typing: mpsc::Sender<Message>,
    /// Whether there is a connection.
    pub connected: AtomicBool,
    /// When we last listened and knew of everything, in unix seconds.
    pub heard: AtomicI64,
    /// Needed events that could not be read.
    pub unreadable: AtomicU64,
}

/// Who has asked where, as every event tells it.
pub struct Origin {
    /// Who.
    pub user: UserId,
    /// Where.
    pub channel: ChannelId,
    /// On which server.
    pub guild: Option<GuildId>,
    /// The id of the event.
    pub event: u64,
}

impl Bot {
    /// A call with all that is known of its origin.
    pub fn call(&self, origin: &Origin, via: Via, command: Command) -> Call {
        Call {
            from: names::player(origin.user),
            place: names::place(origin.channel),
            server: origin.guild.map(names::server),
            hears_talk: self.hears_talk,
            cause: names::cause(origin.event),
            at: names::made_at(origin.event),
            via,
            command,
        }
    }
}

impl Bot {
    /// Hands on a typed message, to be put in order with the others.
    pub async fn typed(&self, message: Message) {
        // The queue is read until the program stops.
        let _ = self.typing.send(message).await;
    }

    /// When we last listened and knew of everything, in so far as [`Bot::listen`] has noted it.
    pub fn heard_at(&self) -> Timestamp {
        Timestamp(self.heard.load(Ordering::Relaxed))
    }

    /// Notes that we listen now, if we do. While something that was missed is still to be found, the
    /// earlier time stays: after a restart it is to be found again.
    pub fn listen(&self) {
        // In this order, for a comparison asks for searches, and a search for readings.
        let (reading, searches) = (&self.reading, &self.searches);
        let knows_all = reading.are_compared() && searches.are_done() && !reading.is_behind();
        if knows_all && self.connected.load(Ordering::Relaxed) {
            self.heard.store(self.clock.now().0, Ordering::Relaxed);
        }
    }

    /// Somebody has called: what could not be shown of their games may be shown now, and games that
    /// have lost their place go on in the channel that `place` finds, if it finds one.
    pub async fn called(
        &self,
        player: &PlayerId,
        server: Option<&Server>,
        place: impl Future<Output = Option<ChannelId>>,
        event: u64,
    ) {
        let noted = self.note_called(player, server, place, event).await;
        if let Err(error) = noted {
            tracing::error!(%error, "games without a place were not found one");
        }
    }

    async fn note_called(
        &self,
        player: &PlayerId,
        server: Option<&Server>,
        place: impl Future<Output = Option<ChannelId>>,
        event: u64,
    ) -> Result<(), crate::desk::DeskError> {
        if self.wakes.any_parked() {
            for lane in self.store.parked_lanes_of(player).await? {
                self.wakes.wake(Wake::Lane(lane));
            }
        }
        let Some(server) = server else { return Ok(()) };
        if !self.store.is_homeless(player, server).await? {
            return Ok(());
        }
        let Some(channel) = place.await else { return Ok(()) };
        let (player, place) = (player.clone(), names::place(channel));
        let incident = Incident {
            cause: CauseId::new("menagerie", format_args!("called-{event}")),
            at: names::made_at(event),
            hears_talk: self.hears_talk,
            what: Happening::Called { player, place, server: server.clone() },
        };
        self.desk.tell(incident).await
    }

    /// What we may do somewhere on a server has changed.
    async fn rights_have_changed(&self, guild: GuildId) {
        let server = names::server(guild);
        self.front.rights_have_changed(&server).await;
        self.wakes.wake(Wake::Server(server.as_str().to_owned()));
    }
}

impl Sessions for Bot {
    fn begins(&self) {
        self.reading.forget_all();
    }

    fn breaks_off(&self) {
        // Until this moment we have listened.
        self.listen();
        self.connected.store(false, Ordering::Relaxed);
    }
}

/// Receives serenity's events.
pub struct Events {
    /// What deals with them.
    pub bot: Arc<Bot>,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(
            name = ready.user.name,
            servers = ready.guilds.len(),
            "connected to Discord"
        );
        self.bot.reading.expect(ready.guilds.iter().map(|guild| guild.id));
        self.bot.connected.store(true, Ordering::Relaxed);
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.bot.connected.store(true, Ordering::Relaxed);
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let threads = guild.threads.iter().map(|thread| (thread.id, thread.last_message_id));
        let channels = guild.channels.values().map(|known| (known.id, known.last_message_id));
        let newest: Newest = threads.chain(channels).collect();
        self.bot.rights_have_changed(guild.id).await;
        backfill::compare(&self.bot, guild.id, &newest).await;
    }

    async fn thread_list_sync(&self, _: Context, sync: ThreadListSyncEvent) {
        let newest: Newest =
            sync.threads.iter().map(|thread| (thread.id, thread.last_message_id)).collect();
        self.bot.rights_have_changed(sync.guild_id).await;
        backfill::compare_threads(&self.bot, sync.guild_id, &newest).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, new: GuildChannel) {
        self.bot.rights_have_changed(new.guild_id).await;
    }

    async fn channel_create(&self, _: Context, channel: GuildChannel) {
        self.bot.rights_have_changed(channel.guild_id).await;
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, new: GuildChannel) {
        // Members can change threads of their own as often as they like: only its game is meant.
        match self.bot.store.lane_at(&names::place(new.id)).await {
            Ok(Some(lane)) => self.bot.wakes.wake(Wake::Lane(lane)),
            Ok(None) => {}
            Err(error) => tracing::debug!(%error, "the game of a thread was not found"),
        }
    }

    async fn guild_role_create(&self, _: Context, new: Role) {
        self.bot.rights_have_changed(new.guild_id).await;
    }

    async fn guild_role_delete(&self, _: Context, guild: GuildId, _: RoleId, _: Option<Role>) {
        self.bot.rights_have_changed(guild).await;
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, new: Role) {
        self.bot.rights_have_changed(new.guild_id).await;
    }

    async fn guild_member_update(
        &self,
        _: Context,
        _: Option<Member>,
        _: Option<Member>,
        event: GuildMemberUpdateEvent,
    ) {
        if event.user.id == self.bot.user {
            self.bot.rights_have_changed(event.guild_id).await;
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        backfill::lost(&self.bot, channel.id).await;
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        backfill::lost(&self.bot, thread.id).await;
    }

    async fn message(&self, _: Context, message: Message) {
        self.bot.typed(message).await;
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => interactions::command(&self.bot, &command).await,
            Interaction::Autocomplete(typing) => {
                interactions::autocomplete(&self.bot, &typing).await;
            }
            Interaction::Component(press) => presses::press(&self.bot, &press).await,
            _ => {}
        }
    }
}

/// Sees every event: watches for those that serenity cannot read, and tidies up.
pub struct Watch {
    /// Where they are counted.
    pub bot: Arc<Bot>,
}

#[async_trait]
impl RawEventHandler for Watch {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::GuildDelete(gone) = &event {
            // It comes back with messages that were missed.
            self.bot.reading.forget(gone.guild.id, gone.guild.unavailable);
        }
        limits::forget_past(&self.bot.http).await;
        let Event::Unknown(unknown) = event else { return };
        if NEEDED.contains(&unknown.kind.as_str()) {
            let count = self.bot.unreadable.fetch_add(1, Ordering::Relaxed) + 1;
            tracing::error!(
                kind = unknown.kind,
                count,
                "Discord has sent an event that this version cannot read: a newer one is needed"
            );
        }
    }
}
