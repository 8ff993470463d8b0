//! Presence: on which networks the bot receives messages now. Work that a clock makes due is done
//! for those alone, and only once the messages missed during an absence have been read. The length
//! of the absence is told before that.
//!
//! A network that several processes share counts as present when each of its shards does. No clock
//! runs out there before, whichever process looks.

mod part;
mod together;

pub use part::Part;

use crate::clock::Clock;
use crate::desk::{Desk, DeskError, Stored};
use menagerie_core::clock::Span;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::request::Call;
use menagerie_core::{CauseId, Timestamp};
use menagerie_store::{SharedWork, Store, StoreError};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long clocks wait until missed messages are read, in seconds: half an hour.
const CATCHING_UP_AT_MOST: i64 = 30 * 60;

/// After how many seconds without a sign of life the program counts as having stood still, with its
/// machine or because nothing could be stored: 3 minutes. Signs come much more often.
const STOOD_STILL: i64 = 3 * 60;

/// How long a returning network waits until our absence is stored.
const TELL: Duration = Duration::from_secs(10);

/// How often in a row our clock must differ. One message that was long under way, because the
/// program stood still, differs once.
const COMPARED: usize = 3;

/// How long such a difference counts: ten minutes.
const LATELY: Duration = Duration::from_mins(10);

/// The state of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// We are absent since then.
    Away(Timestamp),
    /// We are back from an absence since then, which is not reported yet.
    Returned(Timestamp),
    /// We are back, but the beginning of the absence could not be read yet.
    Unknown,
    /// We are back since then, and read the missed messages.
    Reading(Timestamp),
    /// We are present and know every message.
    Present,
    /// The network is inside of the program.
    Always,
}

/// Our presence on the networks.
pub struct NetworkPresence {
    store: Arc<Store>,
    desk: Desk,
    clock: Arc<dyn Clock>,
    parts: Mutex<BTreeMap<Part, State>>,
    /// The networks that several processes share, and until when each shard of other processes was
    /// heard at least.
    shared: Mutex<BTreeMap<&'static str, part::Others>>,
    /// When each connection last received something.
    heard: Mutex<BTreeMap<Part, Instant>>,
    /// When the program was last seen at work, if it was.
    awake: Mutex<Option<Timestamp>>,
    /// When all due work was last done.
    upkept: Mutex<Instant>,
    /// By how many seconds our clock was ahead of others' in the latest comparisons, the latest
    /// first, and when that was.
    ahead: Mutex<Option<(Instant, [i64; COMPARED])>>,
    /// Changes when we know every message of a network.
    pub arrived: watch::Sender<()>,
}

impl NetworkPresence {
    /// Present nowhere yet.
    pub fn new(store: Arc<Store>, desk: Desk, clock: Arc<dyn Clock>) -> Self {
        let (parts, shared, heard, awake) = Default::default();
        Self {
            store,
            desk,
            clock,
            upkept: Mutex::new(Instant::now()),
            ahead: Mutex::default(),
            parts,
            shared,
            heard,
            awake,
            arrived: watch::Sender::default(),
        }
    }

    /// A connection is there from now on. The length of the absence is reported before any new
    /// message there is decided. If that cannot be stored, it is reported later.
    pub async fn returned(&self, part: impl Into<Part>) {
        let part = part.into();
        let network = part.network;
        let known = *self.parts().entry(part).or_insert(State::Unknown);
        let since = match known {
            State::Away(since) | State::Returned(since) => since,
            State::Reading(_) | State::Present | State::Always => return,
            State::Unknown => match self.store.attended(network).await {
                Ok(Some(since)) => since,
                Ok(None) => self.clock.now(),
                Err(error) => {
                    tracing::error!(%error, network, "it is not known yet how long the bot was away");
                    return;
                }
            },
        };
        let since = {
            let mut parts = self.parts();
            match parts.get(&part) {
                // Another task has read it sooner, and may not have reported it yet.
                Some(State::Returned(since)) => *since,
                // The connection may have ended during the reading, or everything was reported.
                now if known == State::Unknown && now != Some(&State::Unknown) => return,
                _ => {
                    parts.insert(part, State::Returned(since));
                    since
                }
            }
        };
        self.tell(part, since).await;
    }

    /// We are on a network that is there whenever the program runs.
    pub fn always(&self, network: &'static str) {
        self.parts().insert(network.into(), State::Always);
    }

    /// A connection has received something, if only a sign that it is alive.
    pub fn hears(&self, part: impl Into<Part>) {
        self.heard().insert(part.into(), Instant::now());
    }

    /// When our longest silent connection to a network last received something, if any has.
    pub fn heard_at(&self, network: &str) -> Option<Instant> {
        let is_ours = |part: &Part| {
            part.network == network
                && (part.of == 1 || self.store.holds(SharedWork::Shard(part.shard)))
        };
        let heard = self.heard();
        heard.iter().filter(|(part, _)| is_ours(part)).map(|(_, at)| *at).min()
    }

    /// When a connection last received something, if it has.
    pub fn heard_by(&self, part: Part) -> Option<Instant> {
        self.heard().get(&part).copied()
    }

    /// Hands in a call of a member or of the computer. A standstill of the program is reported
    /// first, because a clock does not run while no member can be heard.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn ask(&self, call: Call) -> Result<Stored, DeskError> {
        self.tell_standstill(self.clock.now()).await?;
        self.desk.ask_for_all(call).await
    }

    /// Reports a standstill of the program until now, if there was one. No connection received
    /// anything meanwhile. No due work is done before that, and no message is judged.
    ///
    /// # Errors
    /// When it cannot be stored.
    pub async fn tell_standstill(&self, now: Timestamp) -> Result<(), DeskError> {
        if let Some(since) = self.stood_still_since(now) {
            let known = self.parts().clone();
            let there = known
                .into_iter()
                .filter(|(_, state)| matches!(state, State::Reading(_) | State::Present));
            let networks: BTreeSet<_> = there.map(|(part, _)| part.network).collect();
            for network in networks {
                // If a shard was absent before, the absence began when all shards were last heard.
                let mut from = since;
                if self.is_shared(network)
                    && let Some(whole) = self.store.attended(network).await?
                {
                    from = from.min(whole);
                }
                self.tell_outage(network, Span::new(from, now)).await?;
            }
            self.at_work(now);
        }
        Ok(())
    }

    /// Compares our clock with a network's: a message that has just come was sent at this time.
    pub fn compare(&self, sent: Timestamp) {
        let mut known = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let mut ahead = known.map_or([0; COMPARED], |(_, ahead)| ahead);
        ahead.rotate_right(1);
        ahead[0] = self.clock.now().0.saturating_sub(sent.0);
        *known = Some((Instant::now(), ahead));
    }

    /// By how many seconds our clock is ahead, as far as that is sure. It may have been set right
    /// since.
    pub fn clock_is_ahead(&self) -> i64 {
        let known = *self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = known.filter(|(at, _)| at.elapsed() < LATELY).map(|(_, ahead)| ahead);
        let least = |it: [i64; COMPARED]| it.into_iter().min_by_key(|by| by.saturating_abs());
        lately.and_then(least).unwrap_or_default()
    }

    /// Whether we have been on a network since the start.
    pub fn was_there(&self, network: &str) -> bool {
        // A shard of it may have been handed over.
        self.parts().keys().any(|part| part.network == network)
            || self.heard().keys().any(|part| part.network == network)
    }

    /// How long we have been reading the missed messages of a network.
    pub fn reading_for(&self, network: &str) -> Duration {
        let parts = self.parts();
        let read_since = parts.iter().filter_map(|(part, state)| match state {
            State::Reading(since) if part.network == network => Some(*since),
            _ => None,
        });
        let seconds = read_since.min().map(|since| self.clock.now().0.saturating_sub(since.0));
        Duration::from_secs(seconds.and_then(|it| u64::try_from(it).ok()).unwrap_or_default())
    }

    /// The program is at work, and can store due work.
    pub fn at_work(&self, now: Timestamp) {
        *self.awake() = Some(now);
    }

    /// All due work has been done.
    pub fn upkept(&self) {
        *self.upkept.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// When all due work was last done; at first, the start of the program.
    pub fn upkept_at(&self) -> Instant {
        *self.upkept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when the program has stood still, if it has until now.
    fn stood_still_since(&self, now: Timestamp) -> Option<Timestamp> {
        self.awake().filter(|awake| now.0 - awake.0 > STOOD_STILL)
    }

    /// All messages missed on this connection have been read.
    pub fn caught_up(&self, part: impl Into<Part>) {
        let mut parts = self.parts();
        if let Some(state @ State::Reading(_)) = parts.get_mut(&part.into()) {
            *state = State::Present;
            self.arrived.send_replace(());
        }
    }

    /// A connection has ended.
    pub fn left(&self, part: impl Into<Part>) {
        let (part, now) = (part.into(), self.clock.now());
        // It may be noticed late, because the program has stood still.
        let since = self.stood_still_since(now).unwrap_or(now).min(self.last_sign(part, now));
        let mut parts = self.parts();
        if parts.get(&part) == Some(&State::Unknown) {
            // The process that takes it over then reads it as at a start.
            parts.remove(&part);
        }
        if let Some(state) = parts.get_mut(&part) {
            *state = match *state {
                State::Reading(_) | State::Present => State::Away(since),
                // An absence that is not reported yet becomes part of the next report.
                State::Returned(since) | State::Away(since) => State::Away(since),
                same @ (State::Unknown | State::Always) => same,
            };
        }
    }

    /// The networks on which we know every message, so that due work can be done.
    pub fn present(&self) -> Vec<&'static str> {
        let now = self.clock.now();
        let is_present = |state: &State| match state {
            State::Present | State::Always => true,
            State::Reading(since) => now.0 - since.0 > CATCHING_UP_AT_MOST,
            State::Away(_) | State::Returned(_) | State::Unknown => false,
        };
        let parts = self.parts().clone();
        let shared: Vec<_> = self.shared().keys().copied().collect();
        let mut networks: BTreeSet<_> =
            parts.keys().map(|part| part.network).chain(shared).collect();
        for (part, state) in &parts {
            if !is_present(state) {
                networks.remove(part.network);
            }
        }
        networks.into_iter().filter(|network| self.unheard_shards(network).is_empty()).collect()
    }

    /// Reports absences that could not be reported before, and stores until when each connection
    /// was heard.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note(&self) -> Result<(), StoreError> {
        let known = self.parts().clone();
        for (part, state) in &known {
            match state {
                State::Returned(since) => self.tell(*part, *since).await,
                State::Unknown => self.returned(*part).await,
                _ => {}
            }
        }
        let shared: Vec<_> = self.shared().keys().copied().collect();
        if known.is_empty() && shared.is_empty() {
            return Ok(());
        }
        let whole = |(part, until): (Part, Timestamp)| {
            (!shared.contains(&part.network)).then_some((part.network, until))
        };
        let known: Vec<_> = self.until().into_iter().filter_map(whole).collect();
        if !known.is_empty() {
            self.store.attend(&known).await?;
        }
        for network in shared {
            self.note_shared(network).await?;
        }
        Ok(())
    }

    /// Until when each connection was heard.
    fn until(&self) -> Vec<(Part, Timestamp)> {
        let now = self.clock.now();
        let until = |part: Part, state: State| match state {
            State::Away(since) | State::Returned(since) => Some(since),
            State::Unknown => None,
            // Messages that were not read yet do not count as heard. Calls from elsewhere go
            // by this time.
            State::Reading(since) if now.0 - since.0 <= CATCHING_UP_AT_MOST => Some(since),
            State::Reading(_) | State::Present => Some(self.last_sign(part, now)),
            State::Always => Some(now),
        };
        let parts = self.parts().clone();
        parts.into_iter().filter_map(|(part, state)| Some((part, until(part, state)?))).collect()
    }

    /// Until when a connection that seems alive was surely heard. It can be dead without a sign.
    fn last_sign(&self, part: Part, now: Timestamp) -> Timestamp {
        let silent = self.heard_by(part).map_or(0, |heard| heard.elapsed().as_secs());
        Timestamp(now.0.saturating_sub(i64::try_from(silent).unwrap_or(i64::MAX)))
    }

    /// Reports our absence, if there was one. If other processes do not hear the network either,
    /// the last one to return reports it.
    async fn tell(&self, part: Part, since: Timestamp) {
        let network = part.network;
        let told = async {
            let Some(since) = self.whole_since(part, since).await? else { return Ok(()) };
            let outage = Span::new(since, self.clock.now());
            if outage.is_empty() { Ok(()) } else { self.tell_outage(network, outage).await }
        };
        if !matches!(tokio::time::timeout(TELL, told).await, Ok(Ok(()))) {
            tracing::warn!(network, "that the bot was away is told later");
            return;
        }
        let now = self.clock.now();
        let mut parts = self.parts();
        // The connection may have ended meanwhile.
        if let Some(state @ State::Returned(_)) = parts.get_mut(&part) {
            *state = State::Reading(now);
        }
    }

    async fn tell_outage(&self, network: &'static str, outage: Span) -> Result<(), DeskError> {
        let at = outage.until;
        let cause = CauseId::our_own(format_args!("away-{network}-{}", at.0));
        let what = EventKind::WasAway { network: network.to_owned(), outage };
        self.desk.tell(SystemEvent { cause, at, hears_talk: false, what }).await
    }

    fn awake(&self) -> MutexGuard<'_, Option<Timestamp>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn parts(&self) -> MutexGuard<'_, BTreeMap<Part, State>> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn heard(&self) -> MutexGuard<'_, BTreeMap<Part, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shared(&self) -> MutexGuard<'_, BTreeMap<&'static str, part::Others>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
