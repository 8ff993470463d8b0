//! Collects the signs of life of all parts.

use super::judgement::judge;
use super::report::Report;
use super::signs::{NetworkSigns, Signs};
use menagerie_chat::deliver::Backlog;
use menagerie_chat::engine::Services;
use menagerie_config::Limits;
use menagerie_core::Timestamp;
use menagerie_store::SharedWork;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// By how many seconds the machine's clock may differ from the time that has passed between two
/// looks.
const JUMP: i64 = 60;

/// The parts, and the last signs of those that have to be asked.
pub struct Vitals {
    pub(super) services: Services,
    pub(super) limits: Limits,
    backlog: Backlog,
    networks: Vec<&'static str>,
    started: Instant,
    noted: Mutex<Noted>,
}

/// The last signs.
struct Noted {
    /// When the desk last answered.
    desk: Instant,
    /// Since when this process serves.
    serving: Instant,
    /// How many events were dropped, and when that was noticed.
    dropped: Option<(Instant, u64)>,
    /// How often missed messages of a place were given up, and when that was noticed.
    missed: Option<(Instant, u64)>,
    /// A moment, and the time of the machine's clock at that moment.
    time: (Instant, Timestamp),
    /// When the clock last jumped, and by how many seconds.
    jumped: Option<(Instant, i64)>,
}

impl Vitals {
    /// Everything is well at `now`, when the parts have been started.
    pub fn new(
        services: Services,
        backlog: Backlog,
        mut networks: Vec<&'static str>,
        limits: Limits,
        now: Instant,
    ) -> Self {
        networks.sort_unstable();
        let time = (now, services.clock.now());
        let (desk, serving, jumped) = (now, now, None);
        let noted = Noted { desk, serving, dropped: None, missed: None, time, jumped };
        let noted = Mutex::new(noted);
        Self { services, limits, backlog, networks, started: now, noted }
    }

    /// The signs at a moment.
    pub fn signs(&self, now: Instant) -> Signs {
        let Services { store, desk, network_presence, .. } = &self.services;
        let since = |then: Instant| now.saturating_duration_since(then);
        let (standing, present) = (self.backlog.standing(), network_presence.present());
        let mut noted = self.noted();
        if !self.serves() {
            noted.serving = now;
        }
        let serving = noted.serving;
        let of = |name: &&'static str| NetworkSigns {
            name,
            silent: since(network_presence.heard_at(name).unwrap_or(serving)),
            was_there: network_presence.was_there(name),
            is_heard: present.contains(name),
            reading: network_presence.reading_for(name),
            unheard: network_presence.unheard_shards(name),
        };
        Signs {
            uptime: since(self.started),
            serving: since(serving),
            desk: since(noted.desk),
            queue: desk.waiting(),
            committed: since(store.committed_at()),
            is_writable: store.is_healthy(),
            is_held: store.is_held(),
            is_in_place: store.is_in_place(),
            worker: since(standing.at),
            waiting: standing.waiting,
            parked: standing.parked,
            oldest: standing.oldest.map(since),
            scheduler: since(network_presence.upkept_at()),
            networks: self.networks.iter().filter(|name| self.is_ours(name)).map(of).collect(),
            jumped: noted.jumped.map(|(then, by)| (since(then), by)),
            ahead: network_presence.clock_is_ahead(),
            dropped: noted.dropped.map(|(then, count)| (since(then), count)),
            missed: noted.missed.map(|(then, count)| (since(then), count)),
        }
    }

    /// Whether this process has to hear a part of a network.
    fn is_ours(&self, network: &str) -> bool {
        let Services { store, network_presence, .. } = &self.services;
        if network_presence.is_shared(network) {
            store.hears_a_shard()
        } else {
            store.holds(SharedWork::House)
        }
    }

    /// Whether this process has work. It stands by if others do everything.
    pub fn serves(&self) -> bool {
        let store = &self.services.store;
        store.holds(SharedWork::House) || store.hears_a_shard()
    }

    /// The report at a moment.
    pub fn report(&self, now: Instant) -> Report {
        judge(&self.signs(now), &self.limits)
    }

    /// How long nothing was committed.
    pub(super) fn uncommitted_for(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.services.store.committed_at())
    }

    /// The desk has answered.
    pub(super) fn desk_answers(&self, now: Instant) {
        self.noted().desk = now;
    }

    /// Notes how many events were dropped since the start, and how often missed messages were given
    /// up.
    pub(super) fn lost_are(&self, dropped: u64, missed: u64, now: Instant) {
        let mut noted = self.noted();
        let Noted { dropped: noted_dropped, missed: noted_missed, .. } = &mut *noted;
        for (count, noted) in [(dropped, noted_dropped), (missed, noted_missed)] {
            if count > noted.map_or(0, |(_, before)| before) {
                *noted = Some((now, count));
            }
        }
    }

    /// Notes the time of the machine's clock.
    pub(super) fn time_is(&self, time: Timestamp, now: Instant) {
        let mut noted = self.noted();
        let (then, before) = noted.time;
        let passed = i64::try_from(now.saturating_duration_since(then).as_secs());
        let by = time.0 - before.0 - passed.unwrap_or(i64::MAX);
        if by.abs() > JUMP {
            noted.jumped = Some((now, by));
        }
        noted.time = (now, time);
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
