//! What was written before its server was compared with what we know. It is kept until then: it
//! would overtake what was missed.

use crate::catching_up::news::News;
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, GuildId};
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

/// How many messages of a server are kept. There are some milliseconds for its comparison; what
/// comes after them is read back.
const MOST_KEPT: usize = 1_000;
/// After how long they are acted on all the same if no comparison has begun.
const OVERDUE: Duration = Duration::from_secs(20);

/// Which servers are compared, and what waits for that.
#[derive(Default)]
pub struct PendingMessages {
    compared: HashSet<GuildId>,
    /// The servers that we are on: each is compared sooner or later.
    expected: HashSet<GuildId>,
    /// Whether this session has told which those are.
    is_told: bool,
    comparing: HashMap<GuildId, UnderWay>,
    kept: HashMap<GuildId, PendingMessage>,
}

/// The comparisons of a server that are under way: each tells of other places.
#[derive(Default)]
struct UnderWay {
    count: usize,
    /// How often the server was forgotten meanwhile: what began before that counts for nothing.
    forgotten: u64,
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All that there is on a server.
    Server,
    /// Threads that have come into sight.
    Threads,
}

/// A comparison that is under way.
#[derive(Clone, Copy, Debug)]
pub struct Begun {
    guild: GuildId,
    extent: Extent,
    forgotten: u64,
}

/// What waits for a comparison.
pub struct PendingMessage {
    since: Instant,
    /// The messages, as they came.
    pub messages: Vec<Message>,
    /// Places of which not all could be kept.
    pub left_out: HashMap<ChannelId, News>,
}

impl PendingMessages {
    /// A session has begun: we are on these servers.
    pub fn expect(&mut self, guilds: impl IntoIterator<Item = GuildId>) {
        self.expected = guilds.into_iter().collect();
        self.is_told = true;
    }

    /// Whether all servers are compared, and none is being compared.
    pub fn are_compared(&self) -> bool {
        self.comparing.is_empty() && self.expected.is_subset(&self.compared)
    }

    /// What a server has is not known any more, for an outage or because we are not on it now.
    pub fn forget(&mut self, guild: GuildId, is_outage: bool) {
        self.compared.remove(&guild);
        if !is_outage {
            self.expected.remove(&guild);
        }
        if let Some(under_way) = self.comparing.get_mut(&guild) {
            under_way.forgotten += 1;
        }
    }

    /// What any server has is not known any more.
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

    /// A comparison has ended. Returns what waited, if nothing else has to be waited for.
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

    /// Whether what is written on a server waits.
    pub fn holds(&self, guild: GuildId) -> bool {
        !self.compared.contains(&guild) || self.comparing.contains_key(&guild)
    }

    /// Whether a server is compared some time. One of which the session has not told is not: we are no
    /// members there.
    pub fn will_compare(&self, guild: GuildId) -> bool {
        !self.is_told || self.expected.contains(&guild)
    }

    /// Keeps a message that came too early.
    pub fn keep(&mut self, guild: GuildId, message: Message, now: Instant) {
        let kept = self.kept.entry(guild).or_insert_with(|| PendingMessage {
            since: now,
            messages: Vec::new(),
            left_out: HashMap::new(),
        });
        if kept.messages.len() < MOST_KEPT {
            kept.messages.push(message);
        } else {
            // Whoever reads the place does not act on what is kept of it: that is read, too.
            let there = kept.messages.iter().filter(|it| it.channel_id == message.channel_id);
            let first = there.map(|it| it.id).min().unwrap_or(message.id);
            let news = News::of(&message);
            let known = kept.left_out.entry(message.channel_id).or_insert(news);
            known.after = known.after.min(news.after).min(News::before(first));
            known.newest = known.newest.max(message.id);
        }
    }

    /// What waited too long for a comparison that has not begun: Discord tells of each server after
    /// a new connection, but what it tells may be unreadable.
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
