//! The places with messages that were not looked at yet, and the callers that wait for them.
//!
//! An absence leaves missed messages behind. No new message is acted on until its server has been
//! compared and its place, if it has news, has been read. Otherwise it would overtake missed ones.

use crate::catching_up::news::News;
use crate::catching_up::pending_messages::{Begun, Extent, PendingMessage, PendingMessages};
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, GuildId, MessageId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;

/// The places under reading, and those still to read.
#[derive(Default)]
pub struct Reading {
    state: Mutex<State>,
    /// Notified when there is a place to read.
    work: Notify,
    /// Notified when a place was read, or a server compared.
    done: Notify,
    /// Notified when pending messages are released.
    released: Notify,
}

#[derive(Default)]
struct State {
    early: PendingMessages,
    /// The messages to act on next, in order.
    next: VecDeque<Message>,
    places: HashMap<ChannelId, Unread>,
    queue: VecDeque<ChannelId>,
    looked: HashMap<ChannelId, MessageId>,
    /// Edits in places that are being read. They may change messages read before.
    edits: HashMap<ChannelId, Vec<Message>>,
}

impl State {
    /// The reading of a place has ended. The edits made there meanwhile are next.
    fn end(&mut self, channel: ChannelId) {
        self.places.remove(&channel);
        self.next.extend(self.edits.remove(&channel).into_iter().flatten());
    }
}

struct Unread {
    /// The last message that was looked at.
    from: MessageId,
    /// The newest message that is known to be there.
    to: MessageId,
}

/// The result of reading a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It was read to its end.
    Reached,
    /// A message was written meanwhile.
    Further,
}

/// A comparison of a server that is under way. However it ends, the pending messages go on.
pub struct Comparison<'a> {
    reading: &'a Reading,
    begun: Begun,
}

impl Comparison<'_> {
    /// These places have news. The one that has waited longest is read first. Even if the program
    /// only runs for short times, no place waits for ever.
    pub fn found(self, mut news: Vec<News>) {
        news.sort_by_key(|news| news.newest);
        for news in news {
            self.reading.unread(news);
        }
    }
}

impl Drop for Comparison<'_> {
    fn drop(&mut self) {
        let kept = self.reading.state().early.end(self.begun);
        self.reading.release(kept);
        self.reading.done.notify_waiters();
    }
}

impl Reading {
    /// A session begins. The state of every server is unknown.
    pub fn forget_all(&self) {
        self.state().early.forget_all();
    }

    /// A session has begun and named the bot's servers.
    pub fn expect(&self, guilds: impl IntoIterator<Item = GuildId>) {
        self.state().early.expect(guilds);
        self.done.notify_waiters();
    }

    /// A server has gone. If it comes back, its state is unknown.
    pub fn forget(&self, guild: GuildId, is_outage: bool) {
        self.state().early.forget(guild, is_outage);
    }

    /// Hands in a live message.
    pub fn hand_in(&self, message: Message) {
        self.state().next.push_back(message);
    }

    /// The next message that may be acted on now. Other messages are kept, or read with their
    /// place.
    pub fn next_message(&self) -> Option<Message> {
        let mut state = self.state();
        while let Some(message) = state.next.pop_front() {
            let guild = message.guild_id.filter(|guild| state.early.holds(*guild));
            let is_edit = message.edited_timestamp.is_some();
            if is_edit && state.places.contains_key(&message.channel_id) {
                state.edits.entry(message.channel_id).or_default().push(message);
            } else if let Some(unread) = state.places.get_mut(&message.channel_id) {
                unread.to = unread.to.max(message.id);
            } else if let Some(guild) = guild {
                state.early.keep(guild, message, Instant::now());
            } else {
                return Some(message);
            }
        }
        None
    }

    /// Waits until pending messages are released.
    pub async fn released(&self) {
        self.released.notified().await;
    }

    /// The comparison of a server begins. Messages written there wait until it ends.
    pub fn compare(&self, guild: GuildId, extent: Extent) -> Comparison<'_> {
        Comparison { reading: self, begun: self.state().early.begin(guild, extent) }
    }

    /// Releases messages that have waited too long. Returns the servers that were not compared.
    pub fn release_overdue(&self) -> Vec<GuildId> {
        let overdue = self.state().early.overdue(Instant::now());
        let guilds = overdue.iter().map(|(guild, _)| *guild).collect();
        self.release(overdue.into_iter().map(|(_, kept)| kept));
        guilds
    }

    fn release(&self, all: impl IntoIterator<Item = PendingMessage>) {
        for kept in all {
            kept.left_out.into_values().for_each(|news| self.unread(news));
            let mut state = self.state();
            for message in kept.messages.into_iter().rev() {
                state.next.push_front(message);
            }
            self.released.notify_one();
        }
    }

    /// A place has news to read.
    pub fn unread(&self, news: News) {
        let News { place, after, newest } = news;
        let mut state = self.state();
        if let Some(known) = state.places.get_mut(&place) {
            known.from = known.from.min(after);
            // Its last page may have been requested before that message was written.
            known.to = known.to.max(newest);
            return;
        }
        state.places.insert(place, Unread { from: after, to: newest });
        state.queue.push_back(place);
        drop(state);
        self.work.notify_one();
    }

    /// Waits for a place to read, and gives the message after which to begin.
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

    /// A place from [`Reading::next`] has to be read again, after others.
    pub fn again(&self, channel: ChannelId, from: MessageId) {
        let mut state = self.state();
        if let Some(unread) = state.places.get_mut(&channel) {
            unread.from = from;
            state.queue.push_back(channel);
        }
        self.work.notify_one();
    }

    /// The newest known message of a place that is being read.
    pub fn told(&self, channel: ChannelId) -> MessageId {
        self.state().places.get(&channel).map_or(MessageId::new(1), |unread| unread.to)
    }

    /// A place was read up to `at`, and Discord had no more messages when it was asked. Messages up
    /// to `told` were known by then, and may have been deleted since.
    pub fn finish(&self, channel: ChannelId, at: MessageId, told: MessageId) -> End {
        let mut state = self.state();
        if state.places.get(&channel).is_some_and(|unread| unread.to > at.max(told)) {
            return End::Further;
        }
        state.end(channel);
        drop(state);
        self.done.notify_waiters();
        self.released.notify_one();
        End::Reached
    }

    /// A place cannot be read. New messages there are acted on all the same.
    pub fn give_up(&self, channel: ChannelId) {
        self.state().end(channel);
        self.done.notify_waiters();
        self.released.notify_one();
    }

    /// Waits until a server is compared, if it will be.
    pub async fn until_compared(&self, guild: GuildId) {
        self.until(|state| !state.early.holds(guild) || !state.early.will_compare(guild)).await;
    }

    /// Waits until a place is read, which goes ahead of others.
    pub async fn until_read(&self, channel: ChannelId) {
        let is_read = |state: &mut State| {
            if let Some(place) = state.queue.iter().position(|waiting| *waiting == channel) {
                state.queue.remove(place);
                state.queue.push_front(channel);
            }
            !state.places.contains_key(&channel)
        };
        self.until(is_read).await;
    }

    async fn until(&self, is_so: impl Fn(&mut State) -> bool) {
        loop {
            let done = self.done.notified();
            tokio::pin!(done);
            done.as_mut().enable();
            if is_so(&mut self.state()) {
                return;
            }
            done.await;
        }
    }

    /// Whether any place is to be read.
    pub fn is_behind(&self) -> bool {
        !self.state().places.is_empty()
    }

    /// Whether every server is compared.
    pub fn are_compared(&self) -> bool {
        self.state().early.are_compared()
    }

    /// A message in a game's place was looked at.
    pub fn looked(&self, channel: ChannelId, at: MessageId) {
        self.state().looked.entry(channel).and_modify(|seen| *seen = at.max(*seen)).or_insert(at);
    }

    /// The last message looked at in a place, if that is not stored yet.
    pub fn looked_at(&self, channel: ChannelId) -> Option<MessageId> {
        self.state().looked.get(&channel).copied()
    }

    /// The cursors to store. They are kept until [`Reading::stored`].
    pub fn to_store(&self) -> Vec<(ChannelId, MessageId)> {
        self.state().looked.iter().map(|(channel, at)| (*channel, *at)).collect()
    }

    /// These cursors are stored.
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

#[cfg(test)]
mod tests;
