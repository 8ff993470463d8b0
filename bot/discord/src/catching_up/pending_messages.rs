//! Pending messages: live ones on a server that is not compared yet. They are kept until then,
//! because they would overtake missed messages.

use crate::catching_up::news::News;
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, GuildId};
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

/// The most pending messages of a server. Its comparison takes some milliseconds. Later messages
/// are read back.
const MOST_KEPT: usize = 1_000;
/// After how long pending messages are acted on if no comparison has begun.
const OVERDUE: Duration = Duration::from_secs(20);

/// The servers and their pending messages.
#[derive(Default)]
pub struct PendingMessages {
    compared: HashSet<GuildId>,
    /// The bot's servers. Each is compared sooner or later.
    expected: HashSet<GuildId>,
    /// Whether this session has named them.
    is_told: bool,
    comparing: HashMap<GuildId, UnderWay>,
    kept: HashMap<GuildId, PendingMessage>,
}

/// The comparisons of a server that are under way. Each is about other places.
#[derive(Default)]
struct UnderWay {
    count: usize,
    /// How often the server was forgotten meanwhile. A comparison that began before that counts for
    /// nothing.
    forgotten: u64,
}

/// The extent of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Every place of a server.
    Server,
    /// Threads that have become visible.
    Threads,
}

/// A comparison that is under way.
#[derive(Clone, Copy, Debug)]
pub struct Begun {
    guild: GuildId,
    extent: Extent,
    forgotten: u64,
}

/// The messages that wait for a comparison.
pub struct PendingMessage {
    since: Instant,
    /// The messages, as they came.
    pub messages: Vec<Message>,
    /// The places of which not every message could be kept.
    pub left_out: HashMap<ChannelId, News>,
}

impl PendingMessages {
    /// A session has begun and named the bot's servers.
    pub fn expect(&mut self, guilds: impl IntoIterator<Item = GuildId>) {
        self.expected = guilds.into_iter().collect();
        self.is_told = true;
    }

    /// Whether every server is compared, and no comparison is under way.
    pub fn are_compared(&self) -> bool {
        self.comparing.is_empty() && self.expected.is_subset(&self.compared)
    }

    /// The state of a server is unknown from now on, because of an outage or because the bot is not
    /// on it now.
    pub fn forget(&mut self, guild: GuildId, is_outage: bool) {
        self.compared.remove(&guild);
        if !is_outage {
            self.expected.remove(&guild);
        }
        if let Some(under_way) = self.comparing.get_mut(&guild) {
            under_way.forgotten += 1;
        }
    }

    /// The state of every server is unknown from now on.
    pub fn forget_all(&mut self) {
        self.compared.clear();
        self.is_told = false;
        self.comparing.values_mut().for_each(|under_way| under_way.forgotten += 1);
    }

    /// A comparison begins.
    pub fn begin(&mut self, guild: GuildId, extent: Extent) -> Begun {
        self.expected.insert(guild);
        let under_way = self.comparing.entry(guild).or_default();
        under_way.count += 1;
        Begun { guild, extent, forgotten: under_way.forgotten }
    }

    /// A comparison has ended. Returns the messages that waited, if nothing else holds them.
    pub fn end(&mut self, begun: Begun) -> Option<PendingMessage> {
        let Begun { guild, extent, forgotten } = begun;
        if let Some(under_way) = self.comparing.get_mut(&guild) {
            if extent == Extent::Server && forgotten == under_way.forgotten {
                self.compared.insert(guild);
            }
            under_way.count -= 1;
            if under_way.count == 0 {
                self.comparing.remove(&guild);
            }
        }
        if self.holds(guild) { None } else { self.kept.remove(&guild) }
    }

    /// Whether messages on a server have to wait.
    pub fn holds(&self, guild: GuildId) -> bool {
        !self.compared.contains(&guild) || self.comparing.contains_key(&guild)
    }

    /// Whether a server will be compared. A server that the session has not named will not: the bot
    /// is no member there.
    pub fn will_compare(&self, guild: GuildId) -> bool {
        !self.is_told || self.expected.contains(&guild)
    }

    /// Keeps a message that came before the comparison.
    pub fn keep(&mut self, guild: GuildId, message: Message, now: Instant) {
        let kept = self.kept.entry(guild).or_insert_with(|| PendingMessage {
            since: now,
            messages: Vec::new(),
            left_out: HashMap::new(),
        });
        if kept.messages.len() < MOST_KEPT {
            kept.messages.push(message);
        } else {
            // The reader of the place does not act on its kept messages, because it reads them too.
            let there = kept.messages.iter().filter(|it| it.channel_id == message.channel_id);
            let first = there.map(|it| it.id).min().unwrap_or(message.id);
            let news = News::of(&message);
            let known = kept.left_out.entry(message.channel_id).or_insert(news);
            known.after = known.after.min(news.after).min(News::before(first));
            known.newest = known.newest.max(message.id);
        }
    }

    /// The messages that waited too long for a comparison that has not begun. Discord describes
    /// each server after a new connection, but its description may be unreadable.
    pub fn overdue(&mut self, now: Instant) -> Vec<(GuildId, PendingMessage)> {
        let is_overdue = |guild: &GuildId, kept: &PendingMessage| {
            !self.comparing.contains_key(guild) && now.duration_since(kept.since) > OVERDUE
        };
        let overdue: Vec<GuildId> = self
            .kept
            .iter()
            .filter(|(guild, kept)| is_overdue(guild, kept))
            .map(|it| *it.0)
            .collect();
        self.compared.extend(&overdue);
        overdue.into_iter().filter_map(|guild| Some((guild, self.kept.remove(&guild)?))).collect()
    }
}
