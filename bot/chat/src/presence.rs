//! On which networks we hear what is said. What is due on a clock is done only there, and only when
//! what was said while we were away has been read; how long we were away is told before that.
//!
//! A network that several processes hear together is heard when each of its shards is: nobody's flag
//! falls there before, whoever looks.

mod part;
mod together;

pub use part::Part;

use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use menagerie_core::clock::Span;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, Timestamp};
use menagerie_store::{SharedWork, Store, StoreError};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How long clocks wait for what was missed to be read, in seconds: half an hour.
const PATIENCE: i64 = 30 * 60;

/// After how many seconds without a sign of life the program has stood still: with the machine under
/// it, or because nothing could be stored. Signs are much closer together: 3 minutes.
const STOOD_STILL: i64 = 3 * 60;

/// How long whoever comes back waits until it is stored that we were away.
const TELL: Duration = Duration::from_secs(10);

/// How often in a row our clock must differ: what was on its way for long, because the program stood
/// still, differs once.
const COMPARED: usize = 3;

/// For how long it counts how our clock differed: ten minutes.
const LATELY: Duration = Duration::from_mins(10);

/// How it is with a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// We are away since then.
    Away(Timestamp),
    /// We are back, and that we were away is still to be told: since then.
    Returned(Timestamp),
    /// We are there, and since when we were not could not be read yet.
    Unknown,
    /// We are there since then, and read what was missed.
    Reading(Timestamp),
    /// We are there and know everything.
    Present,
    /// The network lives in the program.
    Always,
}

/// On which networks we are there.
pub struct NetworkPresence {
    store: Arc<Store>,
    desk: Desk,
    clock: Arc<dyn Clock>,
    parts: Mutex<BTreeMap<Part, State>>,
    /// The networks that several processes hear together, and until when each shard was heard at least
    /// that is not ours.
    shared: Mutex<BTreeMap<&'static str, part::Others>>,
    /// When something has come from each of them last.
    heard: Mutex<BTreeMap<Part, Instant>>,
    /// When the program was seen to be at work last, if it was.
    awake: Mutex<Option<Timestamp>>,
    /// When all that was due was done last.
    upkept: Mutex<Instant>,
    /// By how many seconds our clock was ahead of others' each of the last times, the latest first, and
    /// when that was.
    ahead: Mutex<Option<(Instant, [i64; COMPARED])>>,
    /// We know of everything that was said somewhere.
    pub arrived: Notify,
}

impl NetworkPresence {
    /// We are nowhere yet.
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
            arrived: Notify::new(),
        }
    }

    /// We are there from now on. It is told for how long we were not, before anything that is said
    /// there from now on is decided; if that cannot be stored it is told later.
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
                // Somebody else has read it sooner, and may not have told it yet.
                Some(State::Returned(since)) => *since,
                // The connection may have ended while it was read, or all was told.
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

    /// Something has come from a network, if only a sign that its connection is alive.
    pub fn hears(&self, part: impl Into<Part>) {
        self.heard().insert(part.into(), Instant::now());
    }

    /// When something has come last from that connection of ours to a network that is silent for longest,
    /// if anything has.
    pub fn heard_at(&self, network: &str) -> Option<Instant> {
        let is_ours = |part: &Part| {
            part.network == network
                && (part.of == 1 || self.store.holds(SharedWork::Shard(part.shard)))
        };
        let heard = self.heard();
        heard.iter().filter(|(part, _)| is_ours(part)).map(|(_, at)| *at).min()
    }

    /// When something has come last by a connection, if anything has.
    pub fn heard_by(&self, part: Part) -> Option<Instant> {
        self.heard().get(&part).copied()
    }

    /// Tells that the program has stood still until now, if it has: nobody was heard meanwhile.
    /// Nothing that is due is done before that, and nothing that is said is judged.
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
                // Where a shard was missed before, it is told from when all was heard.
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

    /// A network says that something which has just come was sent then.
    pub fn compare(&self, sent: Timestamp) {
        let mut known = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let mut ahead = known.map_or([0; COMPARED], |(_, ahead)| ahead);
        ahead.rotate_right(1);
        ahead[0] = self.clock.now().0.saturating_sub(sent.0);
        *known = Some((Instant::now(), ahead));
    }

    /// By how many seconds our clock is ahead of theirs, as far as that is sure: it may have been set
    /// right since.
    pub fn clock_is_ahead(&self) -> i64 {
        let known = *self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = known.filter(|(at, _)| at.elapsed() < LATELY).map(|(_, ahead)| ahead);
        let least = |it: [i64; COMPARED]| it.into_iter().min_by_key(|by| by.saturating_abs());
        lately.and_then(least).unwrap_or_default()
    }

    /// Whether we have been on a network since the start.
    pub fn was_there(&self, network: &str) -> bool {
        // A shard of it may be given back.
        self.parts().keys().any(|part| part.network == network)
            || self.heard().keys().any(|part| part.network == network)
    }

    /// For how long we have been there and what was said before is still being read.
    pub fn reading_for(&self, network: &str) -> Duration {
        let parts = self.parts();
        let read_since = parts.iter().filter_map(|(part, state)| match state {
            State::Reading(since) if part.network == network => Some(*since),
            _ => None,
        });
        let seconds = read_since.min().map(|since| self.clock.now().0.saturating_sub(since.0));
        Duration::from_secs(seconds.and_then(|it| u64::try_from(it).ok()).unwrap_or_default())
    }

    /// The program is at work, and can store what is due.
    pub fn at_work(&self, now: Timestamp) {
        *self.awake() = Some(now);
    }

    /// All that was due has been done.
    pub fn upkept(&self) {
        *self.upkept.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// When all that was due was done last; at first, when the program has started.
    pub fn upkept_at(&self) -> Instant {
        *self.upkept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when the program has stood still, if it has until now.
    fn stood_still_since(&self, now: Timestamp) -> Option<Timestamp> {
        self.awake().filter(|awake| now.0 - awake.0 > STOOD_STILL)
    }

    /// Everything that was said there while we were away has been read.
    pub fn caught_up(&self, part: impl Into<Part>) {
        let mut parts = self.parts();
        if let Some(state @ State::Reading(_)) = parts.get_mut(&part.into()) {
            *state = State::Present;
            self.arrived.notify_one();
        }
    }

    /// We are there no more.
    pub fn left(&self, part: impl Into<Part>) {
        let (part, now) = (part.into(), self.clock.now());
        // Perhaps it is noticed late, because the program has stood still.
        let since = self.stood_still_since(now).unwrap_or(now).min(self.last_sign(part, now));
        let mut parts = self.parts();
        if parts.get(&part) == Some(&State::Unknown) {
            // Whoever comes back then reads it as at a start.
            parts.remove(&part);
        }
        if let Some(state) = parts.get_mut(&part) {
            *state = match *state {
                State::Reading(_) | State::Present => State::Away(since),
                // What was not told yet is a part of what is told when we are back.
                State::Returned(since) | State::Away(since) => State::Away(since),
                same @ (State::Unknown | State::Always) => same,
            };
        }
    }

    /// Where we know of everything that was said, so that what is due there can be done.
    pub fn present(&self) -> Vec<&'static str> {
        let now = self.clock.now();
        let is_present = |state: &State| match state {
            State::Present | State::Always => true,
            State::Reading(since) => now.0 - since.0 > PATIENCE,
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

    /// Tells what could not be told before, and writes down until when we were where.
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

    /// Until when we have heard by each connection.
    fn until(&self) -> Vec<(Part, Timestamp)> {
        let now = self.clock.now();
        let until = |part: Part, state: State| match state {
            State::Away(since) | State::Returned(since) => Some(since),
            State::Unknown => None,
            // What was not read yet is not heard: those who call from elsewhere go by this.
            State::Reading(since) if now.0 - since.0 <= PATIENCE => Some(since),
            State::Reading(_) | State::Present => Some(self.last_sign(part, now)),
            State::Always => Some(now),
        };
        let parts = self.parts().clone();
        parts.into_iter().filter_map(|(part, state)| Some((part, until(part, state)?))).collect()
    }

    /// Until when a connection that is there was surely heard: one can be dead and not known to be.
    fn last_sign(&self, part: Part, now: Timestamp) -> Timestamp {
        let silent = self.heard_by(part).map_or(0, |heard| heard.elapsed().as_secs());
        Timestamp(now.0.saturating_sub(i64::try_from(silent).unwrap_or(i64::MAX)))
    }

    /// Tells for how long we were away, if we were. Of a network that others do not hear either, whoever
    /// is back last tells it.
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
