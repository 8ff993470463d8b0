//! What is read when the figures are asked for, besides what was counted on the way.

use super::vitals::Vitals;
use menagerie_metrics::measures;
use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long the database may take to count; a figure that comes late stays as it was.
const PATIENCE: Duration = Duration::from_secs(2);

/// When the process has begun to be asked, moments after its start.
static BEGUN: LazyLock<SystemTime> = LazyLock::new(SystemTime::now);

/// All figures, as text.
pub async fn figures(vitals: &Vitals, now: Instant) -> String {
    let (measures, signs) = (measures(), vitals.signs(now));
    let set = |gauge: &prometheus_client::metrics::gauge::Gauge, number: usize| {
        gauge.set(i64::try_from(number).unwrap_or(i64::MAX));
    };
    set(&measures.queue_depth, signs.queue);
    set(&measures.outbox_waiting, signs.waiting);
    set(&measures.outbox_parked, signs.parked);
    measures.outbox_oldest_is(signs.oldest.unwrap_or_default());
    let silences = signs.networks.iter().map(|network| (network.name, network.silent));
    measures.networks_silent_for(silences);
    let store = &vitals.services.store;
    if let Ok(Ok(games)) = tokio::time::timeout(PATIENCE, store.count_running_games()).await {
        measures.games_active.set(games);
    }
    measures.wal_bytes.set(i64::try_from(store.log_bytes()).unwrap_or(i64::MAX));
    note_process();
    measures.printed()
}

/// The figures of a process that does nothing of what is to be done, since others do.
pub fn resting() -> String {
    measures().rests();
    note_process();
    measures().printed()
}

/// Begins to count how long the process runs.
pub fn begin() {
    LazyLock::force(&BEGUN);
}

fn note_process() {
    let started = BEGUN.duration_since(UNIX_EPOCH).unwrap_or_default();
    measures().start_time.set(i64::try_from(started.as_secs()).unwrap_or(i64::MAX));
    if let Some(memory) = resident_memory() {
        measures().resident_memory.set(memory);
    }
}

/// How much memory the process has in RAM, in bytes, where the system says so as Linux does.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
