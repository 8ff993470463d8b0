//! The shared state of one connection to Discord. Every event's code gets it.

use crate::api::request_budget::BudgetedHttp;
use crate::api::request_rates;
use crate::catching_up::reading::Reading;
use crate::catching_up::searches::Searches;
use crate::gateway::session_turns::SessionTurns;
use crate::gateway::sessions::Sessions;
use crate::places::members::Members;
use crate::places::servers::Servers;
use crate::posting::discord_front::DiscordFront;
use futures_util::future::BoxFuture;
use menagerie_chat::account_limits::AccountLimits;
use menagerie_chat::engine::Services;
use menagerie_chat::presence::Part;
use menagerie_chat::rate_limiter::RateLimiter;
use menagerie_core::Timestamp;
use serenity::model::channel::Message;
use serenity::model::id::UserId;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;

/// How many commands and presses of one account are answered at once after a rest, and the time
/// until one more. No player notices it.
const ASKED_AT_ONCE: u32 = 40;
const ASKED_ONCE_MORE: Duration = Duration::from_millis(500);
/// The same for suggestions while a member types. Discord asks for them at every key.
const CHOSEN_AT_ONCE: u32 = 60;
const CHOSEN_ONCE_MORE: Duration = Duration::from_millis(100);
/// The same for direct messages, which always get the same answer.
const WRITTEN_AT_ONCE: u32 = 5;
const WRITTEN_ONCE_MORE: Duration = Duration::from_secs(10);
/// How often an account is told that its replies are hidden.
const HIDDEN_ONCE_MORE: Duration = Duration::from_hours(1);
/// The time between sessions. Discord takes one in five seconds from small bots.
const BETWEEN_SESSIONS: Duration = Duration::from_millis(5_500);

/// The rate limits of requests that all shards of a process share.
pub struct Paces {
    reading: Arc<RateLimiter>,
    searching: Arc<RateLimiter>,
    /// When sessions may begin.
    pub(super) sessions: Arc<SessionTurns>,
}

impl Paces {
    /// The rate limits for this many shards. One shard alone never begins two sessions in a row.
    pub fn of(shards: u32) -> Self {
        let between = if shards > 1 { BETWEEN_SESSIONS } else { Duration::ZERO };
        Self {
            reading: Arc::new(RateLimiter::per_second(request_rates::MISSED_MESSAGES)),
            searching: Arc::new(RateLimiter::per_second(request_rates::THREAD_SEARCHES)),
            sessions: Arc::new(SessionTurns::every(between)),
        }
    }
}

/// Everything that the code for an event needs.
pub struct Bot {
    /// Discord's REST API.
    pub http: Arc<BudgetedHttp>,
    /// The rest of the program.
    pub services: Services,
    /// The adapter that shows effects on Discord.
    pub front: Arc<DiscordFront>,
    /// The bot's own user.
    pub user: UserId,
    /// The facts about the servers on this connection.
    pub servers: Servers,
    /// The accounts that have given commands or pressed buttons lately.
    pub askers: AccountLimits<UserId>,
    /// The accounts that have received suggestions lately.
    pub typists: AccountLimits<UserId>,
    /// The accounts that have sent direct messages lately.
    pub writers: AccountLimits<UserId>,
    /// The accounts that were told lately that Discord hides their replies.
    pub hidden: AccountLimits<UserId>,
    /// Whether the bot receives the texts of all messages.
    pub hears_talk: bool,
    /// The shard of this connection.
    pub part: Part,
    /// The places with missed messages.
    pub reading: Reading,
    /// The pace of reading them. Live moves need most of what Discord allows.
    pub reading_pace: Arc<RateLimiter>,
    /// The channels to search for archived threads.
    pub searches: Searches,
    /// The members who are known to be there still.
    pub members: Members,
    /// The pace of answers to direct messages. A missing answer costs nobody anything.
    pub letters_pace: RateLimiter,
    /// The queue in which typed messages are put in order.
    typing: mpsc::Sender<Message>,
    /// Whether there is a connection.
    connected: AtomicBool,
    /// When we last listened and knew of every message, in unix seconds.
    heard: AtomicI64,
}

impl Bot {
    /// A bot without a connection yet, which last listened to its shard at a given time. Typed
    /// messages go to `typing`.
    pub fn new(
        services: Services,
        (front, user): (Arc<DiscordFront>, UserId),
        (part, heard): (Part, Timestamp),
        paces: &Paces,
        typing: mpsc::Sender<Message>,
    ) -> Self {
        let (http, optional) = (Arc::clone(&front.http), Arc::clone(&front.optional));
        Self {
            servers: Servers::new(Arc::clone(&http), user, optional),
            askers: AccountLimits::of(ASKED_AT_ONCE, ASKED_ONCE_MORE),
            typists: AccountLimits::of(CHOSEN_AT_ONCE, CHOSEN_ONCE_MORE),
            writers: AccountLimits::of(WRITTEN_AT_ONCE, WRITTEN_ONCE_MORE),
            hidden: AccountLimits::of(1, HIDDEN_ONCE_MORE),
            http,
            user,
            hears_talk: front.hears_talk,
            services,
            front,
            part,
            reading: Reading::default(),
            reading_pace: Arc::clone(&paces.reading),
            searches: Searches::new(Arc::clone(&paces.searching)),
            members: Members::default(),
            letters_pace: RateLimiter::per_second(request_rates::DIRECT_MESSAGES),
            typing,
            connected: AtomicBool::new(false),
            heard: AtomicI64::new(heard.0),
        }
    }

    /// Hands on a typed message, to be put in order with others.
    pub async fn typed(&self, message: Message) {
        // The queue is read until the program stops.
        let _ = self.typing.send(message).await;
    }

    /// There is a connection.
    pub fn note_connected(&self) {
        self.servers.hears(true);
        self.connected.store(true, Ordering::Relaxed);
    }

    /// When we last listened and knew of every message, as [`Bot::listen`] last noted it.
    pub fn heard_at(&self) -> Timestamp {
        Timestamp(self.heard.load(Ordering::Relaxed))
    }

    /// Notes that we listen now, if we do. While missed messages are still to be found, the earlier
    /// time stays, so that they are found after a restart too.
    pub fn listen(&self) {
        // The order matters: a comparison asks for searches, and a search asks for readings.
        let (reading, searches) = (&self.reading, &self.searches);
        let knows_all = reading.are_compared() && searches.are_done() && !reading.is_behind();
        if knows_all && self.connected.load(Ordering::Relaxed) {
            self.services.network_presence.caught_up(self.part);
            self.heard.store(self.services.clock.now().0, Ordering::Relaxed);
        }
    }
}

impl Sessions for Bot {
    fn returns(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.services.network_presence.returned(self.part))
    }

    fn begins(&self) {
        self.reading.forget_all();
    }

    fn hears(&self) {
        self.services.network_presence.hears(self.part);
    }

    fn breaks_off(&self) {
        // We have listened until this moment.
        self.listen();
        self.servers.hears(false);
        self.connected.store(false, Ordering::Relaxed);
        self.services.network_presence.left(self.part);
    }
}
