//! Searches for threads that sleep: those that were written in and fell asleep while nobody listened
//! are listed channel by channel.
//!
//! Nobody waits for that, and a bot on many servers has much to search after each new session. So it
//! is one thing at a time, at a pace of its own beside the reading of places that have news.

use super::backfill::lost;
use super::events::Bot;
use super::fault::{Fault, patiently};
use super::names;
use super::news::News;
use crate::game::Timestamp;
use crate::pace::Pace;
use serenity::http::{LightMethod, Request, Route};
use serenity::model::channel::ThreadsData;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many threads Discord gives at a time: the most it can.
const PAGE: u8 = 100;
/// After so many seconds without a message Discord lets our threads sleep: a week.
const AWAKE: i64 = 7 * 24 * 60 * 60;
/// How many threads of a channel are looked for that should be awake and are not, the liveliest
/// first: a server with many threads lets them sleep earlier.
const MOST_DOUBTED: usize = 50;
/// How much earlier than we last listened a thread may have fallen asleep to be looked at, in
/// seconds: what we last noted of that may be a little old.
const MARGIN: i64 = 60 * 60;

/// The channels that are to be searched.
pub struct Searches {
    state: Mutex<State>,
    /// Told when there is a channel to search.
    work: Notify,
    pace: Pace,
}

#[derive(Default)]
struct State {
    asked: HashMap<ChannelId, Search>,
    queue: VecDeque<ChannelId>,
    /// Whether one was taken and is being searched.
    is_busy: bool,
}

/// What is to be found out about a channel.
#[derive(Debug, PartialEq, Eq)]
pub enum Search {
    /// Which of its threads have news, or are gone.
    Threads {
        /// The threads, and up to where each was looked at.
        seen: HashMap<ChannelId, MessageId>,
        /// When we last listened.
        since: Timestamp,
    },
    /// Whether it is gone itself: Discord does not name it.
    Itself,
}

impl Searches {
    /// Nothing to search yet. Each request has its turn at the pace.
    pub fn new(pace: Pace) -> Self {
        Self { state: Mutex::default(), work: Notify::new(), pace }
    }

    /// A channel is to be searched. If it was to be already, then for what is asked now: it has been
    /// compared again.
    pub fn ask(&self, channel: ChannelId, search: Search) {
        let mut state = self.state();
        if state.asked.insert(channel, search).is_none() {
            state.queue.push_back(channel);
        }
        drop(state);
        self.work.notify_one();
    }

    /// Whether everything is searched.
    pub fn are_done(&self) -> bool {
        let state = self.state();
        state.queue.is_empty() && !state.is_busy
    }

    /// Waits for a channel to search; the last one is searched.
    async fn next(&self) -> (ChannelId, Search) {
        loop {
            if let Some(next) = self.state().take() {
                return next;
            }
            self.work.notified().await;
        }
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

/// Searches channels, one after the other, until it is dropped.
pub async fn search(bot: Arc<Bot>) {
    loop {
        match bot.searches.next().await {
            (parent, Search::Threads { seen, since }) => sleepers(&bot, parent, seen, since).await,
            (channel, Search::Itself) => gone_or_hidden(&bot, channel).await,
        }
    }
}

/// Looks for threads of a channel that were written in and fell asleep while nobody listened, and
/// for those that are gone.
async fn sleepers(
    bot: &Bot,
    parent: ChannelId,
    mut asleep: HashMap<ChannelId, MessageId>,
    since: Timestamp,
) {
    let mut before: Option<String> = None;
    loop {
        let page = match archived(bot, parent, before.as_deref()).await {
            Ok(page) => page,
            Err(fault) => {
                tracing::warn!(%parent, why = fault.words(), "sleeping threads were not listed");
                return;
            }
        };
        for thread in &page.threads {
            let seen = asleep.remove(&thread.id);
            let news = seen.and_then(|seen| News::at(thread.id, seen, thread.last_message_id));
            if let Some(news) = news {
                bot.reading.unread(news);
            }
        }
        let slept_at = page.threads.last().and_then(|thread| thread.thread_metadata);
        let slept_at = slept_at.and_then(|metadata| metadata.archive_timestamp);
        match slept_at {
            Some(at) if page.has_more && at.unix_timestamp() > since.0 - MARGIN => {
                before = at.to_rfc3339();
            }
            _ => break,
        }
    }
    // A thread that should be awake and is not in either list may be gone. Where it is not looked
    // for, the next thing that is to be shown there finds out.
    let awake = names::first_id_at(Timestamp(bot.clock.now().0 - AWAKE));
    let mut doubtful: Vec<_> = asleep.into_iter().map(|(thread, seen)| (seen, thread)).collect();
    doubtful.retain(|(seen, _)| seen.get() > awake);
    doubtful.sort_unstable_by(|one, other| other.cmp(one));
    for (_, thread) in doubtful.into_iter().take(MOST_DOUBTED) {
        gone_or_hidden(bot, thread).await;
    }
}

async fn archived(
    bot: &Bot,
    parent: ChannelId,
    before: Option<&str>,
) -> Result<ThreadsData, Fault> {
    let list = || async move {
        bot.searches.pace.turn().await;
        // Serenity's own call takes a number where Discord wants a time.
        let mut params = vec![("limit", PAGE.to_string())];
        params.extend(before.map(|before| ("before", before.to_owned())));
        let route = Route::ChannelArchivedPublicThreads { channel_id: parent };
        bot.http.fire(Request::new(route, LightMethod::Get).params(Some(params))).await
    };
    patiently(list).await
}

/// A place that Discord has not told about: it is hidden from us, or it does not exist any more.
async fn gone_or_hidden(bot: &Bot, channel: ChannelId) {
    let asked = patiently(|| async move {
        bot.searches.pace.turn().await;
        bot.http.get_channel(channel).await
    });
    if matches!(asked.await, Err(Fault::PlaceGone)) {
        lost(bot, channel).await;
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
        let searches = Searches::new(Pace::per_second(1));
        let [one, other] = [1, 2].map(ChannelId::new);
        for session in 1..=3 {
            searches.ask(one, threads(session));
            searches.ask(other, Search::Itself);
        }
        let all: Vec<_> = std::iter::from_fn(|| searches.next().now_or_never()).collect();
        assert_eq!(all, [(one, threads(3)), (other, Search::Itself)], "as it was compared last");
        // What was taken may be out of date by the next session.
        searches.ask(one, threads(4));
        assert_eq!(searches.next().now_or_never(), Some((one, threads(4))));
    }

    #[test]
    fn a_search_is_not_done_before_the_next_is_asked_for() {
        let searches = Searches::new(Pace::per_second(1));
        assert!(searches.are_done());
        searches.ask(ChannelId::new(1), Search::Itself);
        assert!(!searches.are_done(), "it waits");
        assert!(searches.next().now_or_never().is_some());
        assert!(!searches.are_done(), "it is under way");
        assert!(searches.next().now_or_never().is_none());
        assert!(searches.are_done());
    }
}
