//! On which networks we hear what is said. What is due on a clock is done only there, and only when
//! what was said while we were away has been read; how long we were away is told before that.

use crate::clock::Clock;
use crate::desk::Desk;
use crate::game::clock::Span;
use crate::game::{CauseId, Happening, Incident, Timestamp};
use crate::store::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How long clocks wait for what was missed to be read, in seconds: half an hour.
const PATIENCE: i64 = 30 * 60;

/// How long whoever comes back waits until it is stored that we were away.
const TELL: Duration = Duration::from_secs(10);

/// How it is with a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// We are away since then.
    Away(Timestamp),
    /// We are back, and that we were away is still to be told: since then.
    Returned(Timestamp),
    /// We are there since then, and read what was missed.
    Reading(Timestamp),
    /// We are there and know everything.
    Present,
}

/// On which networks we are there.
pub struct Attendance {
    store: Arc<Store>,
    desk: Desk,
    clock: Arc<dyn Clock>,
    networks: Mutex<BTreeMap<&'static str, State>>,
    /// We know of everything that was said somewhere.
    pub arrived: Notify,
}

impl Attendance {
    /// We are nowhere yet.
    pub fn new(store: Arc<Store>, desk: Desk, clock: Arc<dyn Clock>) -> Self {
        Self { store, desk, clock, networks: Mutex::default(), arrived: Notify::new() }
    }

    /// We are there from now on. It is told for how long we were not, before anything that is said
    /// there from now on is decided; if that cannot be stored it is told later.
    pub async fn returned(&self, network: &'static str) {
        let known = self.networks().get(network).copied();
        let since = match known {
            Some(State::Away(since) | State::Returned(since)) => since,
            Some(State::Reading(_) | State::Present) => return,
            None => match self.store.attended(network).await {
                Ok(Some(since)) => since,
                Ok(None) => self.clock.now(),
                Err(error) => {
                    tracing::error!(%error, network, "it is not known how long the bot was away");
                    return;
                }
            },
        };
        self.networks().insert(network, State::Returned(since));
        self.tell(network, since).await;
    }

    /// We are on a network that is there whenever the program runs.
    pub fn always(&self, network: &'static str) {
        self.networks().insert(network, State::Present);
    }

    /// Everything that was said there while we were away has been read.
    pub fn caught_up(&self, network: &'static str) {
        let mut networks = self.networks();
        if let Some(state @ State::Reading(_)) = networks.get_mut(network) {
            *state = State::Present;
            self.arrived.notify_one();
        }
    }

    /// We are there no more.
    pub fn left(&self, network: &'static str) {
        let mut networks = self.networks();
        if let Some(state) = networks.get_mut(network) {
            *state = State::Away(match *state {
                State::Reading(_) | State::Present => self.clock.now(),
                // What was not told yet is a part of what is told when we are back.
                State::Returned(since) | State::Away(since) => since,
            });
        }
    }

    /// Where we know of everything that was said, so that what is due there can be done.
    pub fn present(&self) -> Vec<&'static str> {
        let now = self.clock.now();
        let is_present = |state: &State| match state {
            State::Present => true,
            State::Reading(since) => now.0 - since.0 > PATIENCE,
            State::Away(_) | State::Returned(_) => false,
        };
        let networks = self.networks();
        networks
            .iter()
            .filter(|(_, state)| is_present(state))
            .map(|(network, _)| *network)
            .collect()
    }

    /// Tells what could not be told before, and writes down until when we were where.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note(&self) -> Result<(), StoreError> {
        let known = self.networks().clone();
        for (network, state) in &known {
            if let State::Returned(since) = state {
                self.tell(network, *since).await;
            }
        }
        let until = |state: State| match state {
            State::Away(since) | State::Returned(since) => since,
            State::Reading(_) | State::Present => self.clock.now(),
        };
        let networks = self.networks().clone();
        let known: Vec<_> =
            networks.into_iter().map(|(network, state)| (network, until(state))).collect();
        if known.is_empty() { Ok(()) } else { self.store.attend(&known).await }
    }

    /// Tells for how long we were away, if we were.
    async fn tell(&self, network: &'static str, since: Timestamp) {
        let now = self.clock.now();
        let outage = Span::new(since, now);
        if !outage.is_empty() {
            let cause = CauseId::new("menagerie", format_args!("away-{network}-{}", now.0));
            let what = Happening::WasAway { network: network.to_owned(), outage };
            let incident = Incident { cause, at: now, hears_talk: false, what };
            let told = tokio::time::timeout(TELL, self.desk.tell(incident)).await;
            if !matches!(told, Ok(Ok(()))) {
                tracing::warn!(network, "that the bot was away is told later");
                return;
            }
        }
        let mut networks = self.networks();
        // The connection may have ended meanwhile.
        if let Some(state @ State::Returned(_)) = networks.get_mut(network) {
            *state = State::Reading(now);
        }
    }

    fn networks(&self) -> MutexGuard<'_, BTreeMap<&'static str, State>> {
        self.networks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
