//! The channels to search for archived threads.
//!
//! No member waits for these searches, and a bot on many servers has many after each new session.
//! So they run one at a time, at a pace of their own beside the reading of places with news.

use menagerie_chat::rate_limiter::RateLimiter;
use menagerie_core::Timestamp;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The channels to search.
pub struct Searches {
    state: Mutex<State>,
    /// Notified when there is a channel to search.
    work: Notify,
    pace: Arc<RateLimiter>,
}

#[derive(Default)]
struct State {
    asked: HashMap<ChannelId, Search>,
    queue: VecDeque<ChannelId>,
    /// Whether a channel is being searched.
    is_busy: bool,
}

/// The purpose of a search.
#[derive(Debug, PartialEq, Eq)]
pub enum Search {
    /// To find the channel's threads that have news or are gone.
    Threads {
        /// The threads, each with the last message looked at.
        seen: HashMap<ChannelId, MessageId>,
        /// When we last listened.
        since: Timestamp,
    },
    /// To find out whether the channel itself is gone, because Discord does not name it.
    Itself,
}

impl Searches {
    /// No channel to search yet. Each request has its turn at the pace.
    pub fn new(pace: Arc<RateLimiter>) -> Self {
        Self { state: Mutex::default(), work: Notify::new(), pace }
    }

    /// A channel has to be searched. A search that still waits is replaced, because the channel has
    /// been compared again.
    pub fn ask(&self, channel: ChannelId, search: Search) {
        let mut state = self.state();
        if state.asked.insert(channel, search).is_none() {
            state.queue.push_back(channel);
        }
        drop(state);
        self.work.notify_one();
    }

    /// A channel has to be searched again. A newer search that waits already stays.
    pub fn ask_again(&self, channel: ChannelId, search: Search) {
        if !self.state().asked.contains_key(&channel) {
            self.ask(channel, search);
        }
    }

    /// Whether all searches are done.
    pub fn are_done(&self) -> bool {
        let state = self.state();
        state.queue.is_empty() && !state.is_busy
    }

    /// Waits for a channel to search. The one before counts as searched.
    pub async fn next(&self) -> (ChannelId, Search) {
        loop {
            if let Some(next) = self.state().take() {
                return next;
            }
            self.work.notified().await;
        }
    }

    /// Waits for the turn of a searching request.
    pub async fn turn(&self) {
        self.pace.turn().await;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn take(&mut self) -> Option<(ChannelId, Search)> {
        let next = self.queue.pop_front();
        let next = next.and_then(|channel| Some((channel, self.asked.remove(&channel)?)));
        self.is_busy = next.is_some();
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn threads(newest: u64) -> Search {
        let seen = HashMap::from([(ChannelId::new(9), MessageId::new(newest))]);
        Search::Threads { seen, since: Timestamp(0) }
    }

    #[test]
    fn a_channel_is_searched_once_however_many_sessions_begin() {
        let searches = Searches::new(Arc::new(RateLimiter::per_second(1)));
        let [one, other] = [1, 2].map(ChannelId::new);
        for session in 1..=3 {
            searches.ask(one, threads(session));
            searches.ask(other, Search::Itself);
        }
        let all: Vec<_> = std::iter::from_fn(|| searches.next().now_or_never()).collect();
        assert_eq!(all, [(one, threads(3)), (other, Search::Itself)], "as it was compared last");
        // A search that was taken may be out of date by the next session.
        searches.ask(one, threads(4));
        assert_eq!(searches.next().now_or_never(), Some((one, threads(4))));
    }

    #[test]
    fn what_was_not_answered_is_searched_again_unless_more_was_asked_since() {
        let searches = Searches::new(Arc::new(RateLimiter::per_second(1)));
        let [one, other] = [1, 2].map(ChannelId::new);
        searches.ask(one, threads(1));
        searches.ask(other, Search::Itself);
        let taken = searches.next().now_or_never();
        assert_eq!(taken, Some((one, threads(1))));
        searches.ask_again(one, threads(1));
        assert!(!searches.are_done());
        assert_eq!(searches.next().now_or_never(), Some((other, Search::Itself)), "its turn");
        assert_eq!(searches.next().now_or_never(), Some((one, threads(1))));
        searches.ask(one, threads(2));
        searches.ask_again(one, threads(1));
        assert_eq!(searches.next().now_or_never(), Some((one, threads(2))), "of a new session");
        assert!(searches.next().now_or_never().is_none());
    }

    #[test]
    fn a_search_is_not_done_before_the_next_is_asked_for() {
        let searches = Searches::new(Arc::new(RateLimiter::per_second(1)));
        assert!(searches.are_done());
        searches.ask(ChannelId::new(1), Search::Itself);
        assert!(!searches.are_done(), "it waits");
        assert!(searches.next().now_or_never().is_some());
        assert!(!searches.are_done(), "it is under way");
        assert!(searches.next().now_or_never().is_none());
        assert!(searches.are_done());
    }
}
