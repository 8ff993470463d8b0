//! The outbox worker: it takes rows in the schedule's order, has their network show them, and notes
//! what became of them.

use super::backlog::Backlog;
use super::front::{Front, Fronts, Readiness, Undelivered};
use super::outcome::{Outcome, Outcomes, Wakes};
use super::queue::{Finished, Queue};
use super::schedule::Wake;
use crate::clock::Clock;
use crate::desk::Desk;
use crate::preferences::Preferences;
use crate::rate_limiter::RateLimiter;
use menagerie_core::community::types::Setting;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::request::ViewRequest;
use menagerie_core::model::{Action, ActionKind, Effect};
use menagerie_core::{CauseId, Place, message};
use menagerie_metrics::metrics;
use menagerie_store::{Pending, SharedWork, Store, StoreError};
use menagerie_words::{Reader, without_links};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinSet;

/// How many rows are under way at a time. Each needs the memory of a picture. The networks' rate
/// limits and the fair turns decide about speed long before this number does.
const AT_A_TIME: usize = 256;
/// How often the whole outbox is read, because an operator may have changed it.
const LOOK: Duration = Duration::from_secs(15);
/// How often it is read for new rows of other processes that share the work.
const LOOK_FOR_OTHERS: Duration = Duration::from_millis(500);
/// The longest that reading may take, of all rows or of one. A database on a machine that is gone
/// gives no answer at all.
const LOOK_TAKES: Duration = Duration::from_secs(12);
/// The longest that one try may take.
const TRY: Duration = Duration::from_mins(2);
/// How long a lane rests when the store cannot be read or written.
const STORE_FAILED: Duration = Duration::from_secs(5);
/// How long a lane rests whose network does not run. Only a start with its settings helps.
const NO_NETWORK: Duration = Duration::from_hours(1);
/// How long a lane rests after its delivery panicked.
const BROKEN_DOWN: Duration = Duration::from_mins(1);
/// The longest wait before the next try, in seconds.
const LONGEST_DELAY: u64 = 300;
/// Everything that delivery needs.
pub struct Worker {
    /// The store with the outbox.
    pub store: Arc<Store>,
    /// The desk, for reports of lost places.
    pub desk: Desk,
    /// The networks.
    pub fronts: Fronts,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// The callers that wait for the outcome of a row.
    pub outcomes: Outcomes,
    /// The report of the waiting rows.
    pub backlog: Backlog,
}

/// Delivers until `stop` says so, then the rows that can still be delivered at once.
pub async fn run(
    worker: Worker,
    wakes: Wakes,
    mut woken: mpsc::UnboundedReceiver<Wake>,
    mut stop: watch::Receiver<bool>,
) {
    let worker = Arc::new(worker);
    let store = Arc::clone(&worker.store);
    let mut queue = Queue::new(worker.outcomes.clone());
    let mut tasks = JoinSet::new();
    let pace = pace(worker.fronts.a_second());
    let look = if store.shares_work() { LOOK_FOR_OTHERS } else { LOOK };
    // When all rows were read last, and when the new ones.
    let (mut looked, mut looked_for_new): (Option<Instant>, Option<Instant>) = (None, None);
    let mut filled = true;
    let (mut newest, mut held_before) = (0, BTreeSet::new());
    loop {
        let now = Instant::now();
        let held = worker.held_work();
        let all =
            looked.is_none_or(|looked| now.duration_since(looked) >= LOOK) || held != held_before;
        filled |= looked_for_new.is_none_or(|looked| now.duration_since(looked) >= look);
        if all || filled {
            looked_for_new = Some(now);
            let rows = store.waiting(if all { 0 } else { newest });
            let rows = tokio::time::timeout(LOOK_TAKES, rows).await;
            match rows.unwrap_or_else(|_| Err(StoreError::late())) {
                Ok(rows) => {
                    newest = rows.last().map_or(newest, |row| row.id.max(newest));
                    // The process that had this part of the work before may have shown these rows
                    // already.
                    let (known, taken): (Vec<_>, Vec<_>) = rows
                        .into_iter()
                        .filter(|row| {
                            held.contains(&worker.fronts.shared_work(row, store.shards()))
                        })
                        .partition(|row| {
                            held_before.contains(&worker.fronts.shared_work(row, store.shards()))
                        });
                    if all && store.shares_work() {
                        // Rows of a part that was handed over are for another process to show.
                        queue.keep(&known.iter().chain(&taken).map(|row| row.id).collect());
                    }
                    queue.note(known, now, false);
                    queue.note(taken, now, true);
                    (looked, held_before) = (if all { Some(now) } else { looked }, held);
                }
                Err(error) => tracing::error!(%error, "the outbox could not be read"),
            }
        }
        queue.wake_due(now);
        let serves = |place: &Place| worker.fronts.of(place).is_some();
        worker.backlog.tell(queue.standing(now, serves));
        let rest = || pace.until_next().max(worker.fronts.rest());
        while tasks.len() < AT_A_TIME && rest().is_zero() {
            let Some((id, lane)) = queue.schedule.next(now) else { break };
            pace.turn().await;
            let (maybe_seen, newest) = (queue.tried.contains(&id), queue.schedule.newest_in(&lane));
            let worker = Arc::clone(&worker);
            let hurry = queue.hurry(id, &lane, *stop.borrow());
            tasks.spawn(async move {
                // A defect in showing one row must not stop the others.
                let tried =
                    tokio::spawn(async move { worker.attempt(id, maybe_seen, &hurry).await });
                let finished = tried.await.unwrap_or_else(|error| {
                    tracing::error!(row = id, %error, "a delivery broke down");
                    Finished::Rests(BROKEN_DOWN)
                });
                (id, lane, newest, finished)
            });
        }
        wakes.set_parked(queue.parked.len());
        let ready = queue.schedule.any_ready(now);
        if *stop.borrow() && tasks.is_empty() && !ready {
            return;
        }
        let rest = match (tasks.len() < AT_A_TIME, ready) {
            (true, true) => rest(),
            (_, false) => queue.until_next(now).unwrap_or(look).min(look),
            (false, true) => look,
        };
        filled = false;
        tokio::select! {
            Some(Ok((id, lane, newest, finished))) = tasks.join_next() => {
                queue.finish(id, &lane, newest, finished, Instant::now());
            }
            Some(wake) = woken.recv() => queue.wake(wake, Instant::now()),
            () = store.outbox_filled.notified() => filled = true,
            Ok(()) = stop.changed() => queue.hurries.all(),
            () = tokio::time::sleep(rest) => {}
        }
    }
}

impl Worker {
    /// The parts of the shared work that this process holds.
    fn held_work(&self) -> BTreeSet<SharedWork> {
        let shards = (0..self.store.shards()).map(SharedWork::Shard);
        shards.chain([SharedWork::House]).filter(|work| self.store.holds(*work)).collect()
    }

    /// Adds a button below a board to hear the changes, if a player wants that.
    async fn offer_changes(&self, effect: &mut Effect) {
        let Effect::Announce { game, ply: ply @ 1.., actions, .. } = effect else { return };
        let wants = |word: &String| {
            let mut preferences = Preferences::default();
            preferences.set(Setting::Changes, word);
            preferences.changes
        };
        match self.store.set_by_players(*game, Setting::Changes).await {
            Ok(words) if words.iter().any(wants) => {
                let kind = ActionKind::Look(ViewRequest::Changes(*game, *ply));
                actions.push(Action::new(message!("action-changes"), kind));
            }
            Ok(_) => {}
            Err(error) => tracing::debug!(%error, "what has changed is not offered"),
        }
    }

    /// A row as it has to be shown, with its network; or the reason why it is not tried now.
    async fn ready(&self, id: i64) -> Result<(Pending, &Arc<dyn Front>), Finished> {
        let mut pending = match self.store.pending(id).await {
            Ok(Some(pending)) => pending,
            Ok(None) => return Err(Finished::Gone),
            // A row that a later version has stored must not stop the others of its lane.
            Err(StoreError::Unreadable(why)) => {
                return Err(self.bury(id, &format!("it cannot be read: {why}")).await);
            }
            Err(error) => return Err(self.rest_of_store(id, &error)),
        };
        let front = self.fronts.of(&pending.place).ok_or(Finished::Waits(NO_NETWORK))?;
        pending.effect = pending.effect.shown_on(front.network(), front.hears_talk());
        self.offer_changes(&mut pending.effect).await;
        match front.readiness(&pending).await {
            Readiness::Ready => Ok((pending, front)),
            Readiness::In(wait) => Err(Finished::Waits(wait)),
            Readiness::Behind => Err(Finished::Behind),
        }
    }

    /// Tries to deliver a row once.
    async fn attempt(&self, id: i64, maybe_seen: bool, hurry: &Notify) -> Finished {
        let (pending, front) = match tokio::time::timeout(LOOK_TAKES, self.ready(id)).await {
            Ok(Ok(ready)) => ready,
            Ok(Err(finished)) => return finished,
            Err(_) => return self.rest_of_store(id, &StoreError::late()),
        };
        let tried = tokio::time::timeout(TRY, front.deliver(&pending, maybe_seen)).await;
        let tried = tried.unwrap_or_else(|_| Err(Undelivered::Later("it took too long".into())));
        match tried {
            Ok(mut delivery) => {
                let remark = delivery.remark.take();
                self.outcomes.tell(id, remark.map_or(Outcome::Seen, Outcome::Remark));
                match self.store.delivered_soon(id, delivery, hurry.notified()).await {
                    Ok(()) => Finished::Gone,
                    // The row is unchanged. It is delivered again, unless it turns out to be
                    // visible.
                    Err(error) => self.rest_of_store(id, &error),
                }
            }
            Err(Undelivered::Never(why)) => self.bury(id, &why).await,
            Err(Undelivered::Blocked(why)) => {
                let words = without_links(&why, Reader::LOG);
                tracing::warn!(row = id, why = words, "an effect waits until that is changed");
                match self.store.park(id, &words).await {
                    Ok(()) => Finished::Parked(why),
                    Err(error) => self.rest_of_store(id, &error),
                }
            }
            Err(Undelivered::PlaceLost(place)) => {
                // In a game with other news on the way, that news says enough.
                let game = pending.game.filter(|_| !pending.effect.is_for_watchers());
                let lost = SystemEvent {
                    cause: CauseId::our_own(format_args!("lost-{}-{id}", place.as_str())),
                    at: self.clock.now(),
                    hears_talk: front.hears_talk(),
                    what: EventKind::PlaceLost { place, game },
                };
                match self.desk.tell(lost).await {
                    Ok(()) => self.failed(&pending, Duration::ZERO).await,
                    Err(error) => {
                        tracing::error!(row = id, %error, "a lost place was not noted");
                        Finished::Rests(STORE_FAILED)
                    }
                }
            }
            Err(Undelivered::Store(error)) => self.rest_of_store(id, &error),
            Err(Undelivered::Later(why)) => {
                tracing::warn!(row = id, why, "an effect will be delivered later");
                self.failed(&pending, Duration::from_secs(1)).await
            }
        }
    }

    /// Counts a failed try, and says how long to rest: `first`, then 2, 4, … 300 seconds.
    async fn failed(&self, pending: &Pending, first: Duration) -> Finished {
        if let Err(error) = self.store.tried(pending.id).await {
            return self.rest_of_store(pending.id, &error);
        }
        Finished::Rests(if pending.attempts == 0 { first } else { delay(pending.attempts) })
    }

    /// The row can never be delivered. It stays for the operator and stops no other.
    async fn bury(&self, id: i64, why: &str) -> Finished {
        tracing::error!(row = id, why, "an effect can never be delivered");
        metrics().outbox_given_up.inc();
        match self.store.bury(id, why).await {
            Ok(()) => Finished::Gone,
            Err(error) => self.rest_of_store(id, &error),
        }
    }

    fn rest_of_store(&self, id: i64, error: &StoreError) -> Finished {
        // The log has one line about an outage, not one for each row.
        if !error.is_outage() {
            tracing::error!(row = id, %error, "a delivery could not be noted");
        }
        Finished::Rests(STORE_FAILED)
    }
}

/// The rate limiter for this many rows a second. After a rest a quarter more may come at once, and
/// no more. The network counts them in the same second as those that follow.
fn pace(a_second: u32) -> RateLimiter {
    RateLimiter::every(Duration::from_secs(1) / a_second, a_second / 4)
}

/// The wait after this many tries: 1, 2, 4, … 300 seconds.
fn delay(attempts: u32) -> Duration {
    let seconds = 1_u64.checked_shl(attempts.min(16)).unwrap_or(LONGEST_DELAY);
    Duration::from_secs(seconds.min(LONGEST_DELAY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_second_has_more_rows_than_discord_takes_requests() {
        let now = tokio::time::Instant::now() + Duration::from_hours(1);
        let (pace, second) = (pace(35), Duration::from_secs(1));
        let turns: Vec<_> = (0..200).map(|_| pace.reserve(now).max(now)).collect();
        for (first, begun) in turns.iter().enumerate() {
            let within = turns[first..].iter().filter(|turn| **turn - *begun < second).count();
            assert!(within < 50, "{within} rows in the second after row {first}");
        }
    }

    #[test]
    fn the_wait_doubles_up_to_five_minutes() {
        let waits: Vec<u64> = (0..11).map(|attempts| delay(attempts).as_secs()).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
        assert_eq!(delay(u32::MAX).as_secs(), 300);
    }
}
