//! The metrics page: the counters, and figures that are read when the page is asked for.

use super::vitals::Vitals;
use menagerie_metrics::metrics;
use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long the database may take to count. A figure that comes late keeps its last value.
const TIMEOUT: Duration = Duration::from_secs(2);

/// The start of the process, or moments after it.
static BEGUN: LazyLock<SystemTime> = LazyLock::new(SystemTime::now);

/// All figures, as text.
pub async fn figures(vitals: &Vitals, now: Instant) -> String {
    let (metrics, signs) = (metrics(), vitals.signs(now));
    let set = |gauge: &prometheus_client::metrics::gauge::Gauge, number: usize| {
        gauge.set(i64::try_from(number).unwrap_or(i64::MAX));
    };
    set(&metrics.queue_depth, signs.queue);
    set(&metrics.outbox_waiting, signs.waiting);
    set(&metrics.outbox_parked, signs.parked);
    metrics.outbox_oldest_is(signs.oldest.unwrap_or_default());
    let silences = signs.networks.iter().map(|network| (network.name, network.silent));
    metrics.networks_silent_for(silences);
    let store = &vitals.services.store;
    if let Ok(Ok(games)) = tokio::time::timeout(TIMEOUT, store.count_running_games()).await {
        metrics.games_active.set(games);
    }
    metrics.wal_bytes.set(i64::try_from(store.log_bytes()).unwrap_or(i64::MAX));
    note_process();
    metrics.printed()
}

/// The metrics of a process that stands by, because others do the work.
pub fn resting() -> String {
    metrics().rests();
    note_process();
    metrics().printed()
}

/// Notes the start of the process.
pub fn begin() {
    LazyLock::force(&BEGUN);
}

fn note_process() {
    let started = BEGUN.duration_since(UNIX_EPOCH).unwrap_or_default();
    metrics().start_time.set(i64::try_from(started.as_secs()).unwrap_or(i64::MAX));
    if let Some(memory) = resident_memory() {
        metrics().resident_memory.set(memory);
    }
}

/// How many bytes of memory the process has in RAM, if the system tells that as Linux does.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
