//! News on Discord besides requests, such as changed rights and lost channels, reported to the desk
//! and the outbox.

use crate::bot::Bot;
use crate::names;
use crate::posting::markup;
use menagerie_chat::deliver::Wake;
use menagerie_chat::desk::DeskError;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, Place, PlayerId, Server};
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::user::User;

/// The most characters of a Discord user name, which is unique.
const LONGEST_HANDLE: usize = 32;

impl Bot {
    /// A member has called. Blocked rows of their games may be visible now. Their games that have
    /// lost their place go on in the channel that `place` finds, if it finds one.
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

    /// A member has called or pressed. Their name is stored for networks where they are strangers.
    pub async fn meets(&self, user: &User) {
        let handle = match (self.services.is_one_network, &self.services.pages) {
            (true, None) => return,
            // On a page nothing but the name is needed.
            (true, Some(_)) => {
                let name = names::shown(user).unwrap_or(&user.name);
                markup::visible_line(name, LONGEST_HANDLE)
            }
            (false, _) => {
                format!("{} on Discord", markup::visible_line(&user.name, LONGEST_HANDLE))
            }
        };
        let noted = self.services.store.note_handle(&names::player(user.id), &handle).await;
        if let Err(error) = noted {
            tracing::debug!(%error, "what somebody is called was not noted");
        }
    }

    async fn note_called(
        &self,
        player: &PlayerId,
        server: Option<&Server>,
        place: impl Future<Output = Option<ChannelId>>,
        event: u64,
    ) -> Result<(), DeskError> {
        let services = &self.services;
        if services.wakes.any_parked() {
            for lane in services.store.parked_lanes_of(player).await? {
                services.wakes.wake(Wake::Lane(lane));
            }
        }
        let Some(server) = server else { return Ok(()) };
        if !services.store.is_homeless(player, server).await? {
            return Ok(());
        }
        let Some(channel) = place.await else { return Ok(()) };
        if let Some(guild) = names::guild(server)
            && let Ok(Some(holder)) = self.servers.holder(guild, channel).await
        {
            services.store.note_thread(&names::place(channel), &names::place(holder)).await?;
        }
        let (player, place) = (player.clone(), names::place(channel));
        let event = SystemEvent {
            cause: CauseId::our_own(format_args!("called-{event}")),
            at: names::made_at(event),
            hears_talk: self.hears_talk,
            what: EventKind::Called { player, place, server: server.clone() },
        };
        services.desk.tell(event).await
    }

    /// The bot's rights on a server have changed.
    pub async fn rights_have_changed(&self, guild: GuildId) {
        let server = names::server(guild);
        self.front.rights_have_changed(&server).await;
        self.services.wakes.wake(Wake::Server(server.as_str().to_owned()));
    }

    /// A thread has changed. Members can change their own threads as often as they like, so this
    /// concerns its game alone.
    pub async fn thread_has_changed(&self, thread: ChannelId) {
        match self.services.store.lane_at(&names::place(thread)).await {
            Ok(Some(lane)) => self.services.wakes.wake(Wake::Lane(lane)),
            Ok(None) => {}
            Err(error) => tracing::debug!(%error, "the game of a thread was not found"),
        }
    }

    /// A channel or thread is gone, and its games go on elsewhere. A channel takes its threads
    /// along, without events for them.
    pub async fn lost(&self, channel: ChannelId) {
        let place = names::place(channel);
        let threads = match self.services.store.threads_of(&place).await {
            Ok(threads) => threads,
            Err(error) => {
                tracing::error!(%channel, %error, "the threads of a lost channel were not found");
                Vec::new()
            }
        };
        for gone in threads.into_iter().filter(|thread| *thread != place) {
            self.lost_alone(gone).await;
        }
        self.lost_alone(place).await;
    }

    async fn lost_alone(&self, place: Place) {
        let name = place.as_str().to_owned();
        let cause = CauseId::our_own(format_args!("lost-{name}"));
        let what = EventKind::PlaceLost { place, game: None };
        let at = self.services.clock.now();
        let event = SystemEvent { cause, at, hears_talk: self.hears_talk, what };
        if let Err(error) = self.services.desk.tell(event).await {
            tracing::error!(place = name, %error, "a lost place was not noted");
        }
    }
}
