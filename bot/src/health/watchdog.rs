//! The watchdog: it asks silent parts for a sign of life, and logs each fault once.

use super::alert::Alert;
use super::report::{Report, Trouble};
use super::vitals::Vitals;
use menagerie_metrics::metrics;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// How often everything is checked; more often if short limits are set.
const EVERY: Duration = Duration::from_secs(10);

/// Watches the parts until it is dropped.
pub async fn watch(vitals: Arc<Vitals>) {
    let every = EVERY.min(vitals.limits.shortest() / 4);
    let mut watchdog = Watchdog::new(vitals);
    loop {
        watchdog.look(Instant::now());
        tokio::time::sleep(every).await;
    }
}

/// The open questions, and the faults that were logged.
pub(super) struct Watchdog {
    vitals: Arc<Vitals>,
    desk: Probe,
    database: Probe,
    said: BTreeMap<(&'static str, Alert), String>,
}

impl Watchdog {
    pub(super) fn new(vitals: Arc<Vitals>) -> Self {
        let (desk, database) = Default::default();
        Self { vitals, desk, database, said: BTreeMap::new() }
    }

    /// Checks everything once.
    pub(super) fn look(&mut self, now: Instant) {
        self.vitals.time_is(self.vitals.services.clock.now(), now);
        let missed = metrics().readings_given_up.get();
        self.vitals.lost_are(metrics().events_dropped(), missed, now);
        self.ask(now);
        let report = self.vitals.report(now);
        self.say(&report);
        for alert in Alert::ALL {
            let is_on = report.troubles().any(|trouble| trouble.alert == alert);
            metrics().alert_is(alert.kind(), is_on);
        }
    }

    /// Asks the parts for a sign of life that may have had no work.
    fn ask(&mut self, now: Instant) {
        let vitals = Arc::clone(&self.vitals);
        self.desk.begin(async move {
            if vitals.services.desk.ping().await.is_ok() {
                vitals.desk_answers(Instant::now());
            }
        });
        // This is twice before it would be too late.
        if self.vitals.uncommitted_for(now) >= self.vitals.limits.database / 3 {
            let vitals = Arc::clone(&self.vitals);
            self.database.begin(async move {
                if let Err(error) = vitals.services.store.probe(vitals.services.clock.now()).await {
                    tracing::debug!(%error, "the database does not take a probe");
                }
            });
        }
    }

    /// Logs new faults, and those that are over.
    fn say(&mut self, report: &Report) {
        let mut wrong = BTreeMap::new();
        for part in &report.parts {
            for Trouble { alert, words } in &part.troubles {
                wrong.insert((part.name, *alert), words.clone());
            }
        }
        for ((part, alert), words) in &wrong {
            if !self.said.contains_key(&(part, *alert)) {
                let alert = alert.kind();
                tracing::error!(alert, part, "to be looked at: {part}: {words}");
            }
        }
        for (part, alert) in self.said.keys() {
            if !wrong.contains_key(&(*part, *alert)) {
                tracing::info!(alert = alert.kind(), part, "over: {part}");
            }
        }
        self.said = wrong;
    }
}

/// A question that is not asked again before its answer, so that a hanging part does not pile them
/// up.
#[derive(Default)]
struct Probe(Option<JoinHandle<()>>);

impl Probe {
    fn begin(&mut self, asking: impl Future<Output = ()> + Send + 'static) {
        if self.0.as_ref().is_none_or(JoinHandle::is_finished) {
            self.0 = Some(tokio::spawn(asking));
        }
    }
}

impl Drop for Probe {
    fn drop(&mut self) {
        if let Some(asking) = &self.0 {
            asking.abort();
        }
    }
}
