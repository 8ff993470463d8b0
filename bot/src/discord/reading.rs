//! Which places have messages that nobody has looked at yet, and who waits for that.
//!
//! A gap in the connection leaves messages behind. Until a server has been compared with what we
//! know, and a place that has news has been read, nothing that is written there is acted on: it
//! would overtake what was missed.

use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, GuildId, MessageId};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How many messages of a server wait for its comparison. There are some milliseconds for it.
const MOST_EARLY: usize = 1_000;
/// After how long they are acted on all the same.
const OVERDUE: Duration = Duration::from_secs(20);

/// What is read and what is to be read.
#[derive(Default)]
pub struct Reading {
    state: Mutex<State>,
    /// Told when there is a place to read.
    work: Notify,
    /// Told when a place was read.
    done: Notify,
}

#[derive(Default)]
struct State {
    compared: HashSet<GuildId>,
    early: HashMap<GuildId, Early>,
    places: HashMap<ChannelId, Unread>,
    queue: VecDeque<ChannelId>,
    looked: HashMap<ChannelId, MessageId>,
}

/// What came before its server was compared.
struct Early {
    since: Instant,
    messages: Vec<Message>,
}

struct Unread {
    /// Everything up to here was looked at.
    from: MessageId,
    /// There is something up to here.
    to: MessageId,
}

/// Whether a place was read to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It was.
    Reached,
    /// Something was written meanwhile.
    Further,
}

impl Reading {
    /// The connection is a new one: what these servers have is not known any more.
    pub fn forget(&self, guilds: impl IntoIterator<Item = GuildId>) {
        let mut state = self.state();
        for guild in guilds {
            state.compared.remove(&guild);
        }
    }

    /// Whether a message may be acted on now. If not, it is kept, or read with its place.
    pub fn admits(&self, message: &Message) -> bool {
        let mut state = self.state();
        if let Some(unread) = state.places.get_mut(&message.channel_id) {
            unread.to = unread.to.max(message.id);
            return false;
        }
        let Some(guild) = message.guild_id.filter(|guild| !state.compared.contains(guild)) else {
            return true;
        };
        let early = state
            .early
            .entry(guild)
            .or_insert_with(|| Early { since: Instant::now(), messages: Vec::new() });
        if early.messages.len() < MOST_EARLY {
            early.messages.push(message.clone());
        }
        false
    }

    /// A server was compared: these places have news after the messages that are named. Returns
    /// what came too early, to be handed in again.
    pub fn compared(
        &self,
        guild: GuildId,
        news: impl IntoIterator<Item = (ChannelId, MessageId)>,
    ) -> Vec<Message> {
        for (channel, from) in news {
            self.unread(channel, from);
        }
        let mut state = self.state();
        state.compared.insert(guild);
        state.early.remove(&guild).map_or_else(Vec::new, |early| early.messages)
    }

    /// The servers that should have been compared long ago: Discord tells of each after a new
    /// connection, but serenity hands on events in no order.
    pub fn overdue(&self) -> Vec<GuildId> {
        let state = self.state();
        let overdue = state.early.iter().filter(|(_, early)| early.since.elapsed() > OVERDUE);
        overdue.map(|(guild, _)| *guild).collect()
    }

    /// A place has news after `from`.
    pub fn unread(&self, channel: ChannelId, from: MessageId) {
        let mut state = self.state();
        let known = state.places.get_mut(&channel);
        if let Some(known) = known {
            known.from = known.from.min(from);
            return;
        }
        state.places.insert(channel, Unread { from, to: from });
        state.queue.push_back(channel);
        drop(state);
        self.work.notify_one();
    }

    /// Waits for a place to read; it is read from the message that comes with it.
    pub async fn next(&self) -> (ChannelId, MessageId) {
        loop {
            let next = {
                let mut state = self.state();
                let channel = state.queue.pop_front();
                channel.and_then(|channel| Some((channel, state.places.get(&channel)?.from)))
            };
            match next {
                Some(next) => return next,
                None => self.work.notified().await,
            }
        }
    }

    /// A place that [`Reading::next`] gave out is to be read again, after others.
    pub fn again(&self, channel: ChannelId, from: MessageId) {
        let mut state = self.state();
        if let Some(unread) = state.places.get_mut(&channel) {
            unread.from = from;
            state.queue.push_back(channel);
        }
        drop(state);
        self.work.notify_one();
    }

    /// The newest message of a place that is being read, as far as we were told.
    pub fn told(&self, channel: ChannelId) -> MessageId {
        self.state().places.get(&channel).map_or(MessageId::new(1), |unread| unread.to)
    }

    /// A place was read up to a message, after which Discord had no more when it was asked; by then
    /// we had been told of messages up to `told`, which may have been deleted since.
    pub fn finish(&self, channel: ChannelId, at: MessageId, told: MessageId) -> End {
        let mut state = self.state();
        if state.places.get(&channel).is_some_and(|unread| unread.to > at.max(told)) {
            return End::Further;
        }
        state.places.remove(&channel);
        drop(state);
        self.done.notify_waiters();
        End::Reached
    }

    /// A place cannot be read: what is written there is acted on all the same.
    pub fn give_up(&self, channel: ChannelId) {
        self.state().places.remove(&channel);
        self.done.notify_waiters();
    }

    /// Waits until a place is read, ahead of others.
    pub async fn until_read(&self, channel: ChannelId) {
        loop {
            let done = self.done.notified();
            tokio::pin!(done);
            done.as_mut().enable();
            {
                let mut state = self.state();
                if !state.places.contains_key(&channel) {
                    return;
                }
                if let Some(place) = state.queue.iter().position(|waiting| *waiting == channel) {
                    state.queue.remove(place);
                    state.queue.push_front(channel);
                }
            }
            done.await;
        }
    }

    /// Whether any place is to be read.
    pub fn is_behind(&self) -> bool {
        !self.state().places.is_empty()
    }

    /// A game's place was looked at up to a message.
    pub fn looked(&self, channel: ChannelId, at: MessageId) {
        let mut state = self.state();
        let looked = state.looked.entry(channel).or_insert(at);
        *looked = at.max(*looked);
    }

    /// How far a place was looked at since that was last stored.
    pub fn looked_at(&self, channel: ChannelId) -> Option<MessageId> {
        self.state().looked.get(&channel).copied()
    }

    /// What is to be stored: how far places were looked at. It is kept until [`Reading::stored`].
    pub fn to_store(&self) -> Vec<(ChannelId, MessageId)> {
        self.state().looked.iter().map(|(channel, at)| (*channel, *at)).collect()
    }

    /// This is stored.
    pub fn stored(&self, stored: &[(ChannelId, MessageId)]) {
        let mut state = self.state();
        for (channel, at) in stored {
            if state.looked.get(channel) == Some(at) {
                state.looked.remove(channel);
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
