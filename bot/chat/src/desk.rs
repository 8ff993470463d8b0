//! The desk: the one task that decides every call and system event, one after the other.
//!
//! Networks give us their events in parallel and out of order, and SQLite has one writer. So one
//! task decides and stores, and everything queues for it.

use crate::move_results::{MoveResults, count_unstored};
use crate::traces;
use menagerie_core::GameId;
use menagerie_core::dispatch::{Input, SystemEvent, handle};
use menagerie_core::model::request::Call;
use menagerie_core::model::state::Allowances;
use menagerie_core::model::{Effect, Reply};
use menagerie_store::{Store, StoreError};
use rand::Rng;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, broadcast, mpsc, oneshot};

/// How many changes of games may wait for a listener. One that is slower has missed some, and looks anew.
const CHANGES: usize = 256;

/// The most calls in the queue. A further one waits before it queues.
const QUEUE: usize = 256;

/// The stored result of a call: its reply and its rows of the outbox.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The reply to the caller.
    pub reply: Reply,
    /// The rows to be shown now. Empty if the call was decided before.
    pub rows: Vec<i64>,
    /// The games of which something is to be shown.
    pub games: BTreeSet<GameId>,
}

/// The way to the desk, cloned for every part that hands in calls.
#[derive(Clone)]
pub struct Desk {
    queue: mpsc::Sender<Request>,
    closing: Arc<Notify>,
    decided: Arc<Notify>,
    changes: broadcast::Sender<GameId>,
}

enum Request {
    Decide {
        input: Input,
        answer: oneshot::Sender<Result<Stored, StoreError>>,
    },
    /// Tells that its turn has come.
    Ping(oneshot::Sender<()>),
}

/// The reason why a call got no answer.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The store has refused. Its error says whether anything may have been stored.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The desk is closed, because the program stops.
    #[error("the bot is stopping")]
    Closed,
}

impl Desk {
    /// Opens the desk. It decides calls until it is closed.
    pub fn open(store: Arc<Store>, rng: Box<dyn Rng + Send>) -> (Self, impl Future<Output = ()>) {
        let (queue, requests) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let decided = Arc::new(Notify::new());
        let signals = (Arc::clone(&closing), Arc::clone(&decided));
        let (changes, _) = broadcast::channel(CHANGES);
        let work = work(store, rng, requests, signals, changes.clone());
        (Self { queue, closing, decided, changes }, work)
    }

    /// Closes the desk. Queued calls are still decided, and no others are taken.
    pub fn close(&self) {
        self.closing.notify_one();
    }

    /// Hands in a call, and waits until it is decided and stored.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn ask(&self, call: Call) -> Result<Reply, DeskError> {
        Ok(self.ask_for_all(call).await?.reply)
    }

    /// The same, with the rows to be shown because of it.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn ask_for_all(&self, call: Call) -> Result<Stored, DeskError> {
        self.hand_in(Input::of(call)).await
    }

    /// Hands in a system event, and waits until its consequences are stored.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn tell(&self, event: SystemEvent) -> Result<(), DeskError> {
        self.hand_in(Input::SystemEvent(event)).await.map(|_| ())
    }

    /// Waits in the queue for its turn, and asks for nothing.
    ///
    /// # Errors
    /// When the desk is closed.
    pub async fn ping(&self) -> Result<(), DeskError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Request::Ping(answer)).await.map_err(|_| DeskError::Closed)?;
        answered.await.map_err(|_| DeskError::Closed)
    }

    /// Returns when something was decided since the last time. One task asks this.
    pub async fn decided(&self) {
        self.decided.notified().await;
    }

    /// The games that change from now on.
    pub fn changes(&self) -> broadcast::Receiver<GameId> {
        self.changes.subscribe()
    }

    /// How many calls wait in the queue.
    pub fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    async fn hand_in(&self, input: Input) -> Result<Stored, DeskError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Request::Decide { input, answer }).await.map_err(|_| DeskError::Closed)?;
        Ok(answered.await.map_err(|_| DeskError::Closed)??)
    }
}

async fn work(
    store: Arc<Store>,
    mut rng: Box<dyn Rng + Send>,
    mut requests: mpsc::Receiver<Request>,
    (closing, decided): (Arc<Notify>, Arc<Notify>),
    changes: broadcast::Sender<GameId>,
) {
    let mut allowances = Allowances::default();
    loop {
        let request = tokio::select! {
            request = requests.recv() => request,
            () = closing.notified() => {
                requests.close();
                continue;
            }
        };
        let (input, answer) = match request {
            Some(Request::Decide { input, answer }) => (input, answer),
            Some(Request::Ping(answer)) => {
                // The caller may have gone.
                let _ = answer.send(());
                continue;
            }
            None => return,
        };
        let answered = decide(&store, &input, &mut allowances, rng.as_mut()).await;
        if let Err(error) = &answered
            && !error.is_outage()
        {
            tracing::error!(cause = input.cause().for_the_log(), %error, "a call was not stored");
        }
        if let Ok(stored) = &answered {
            decided.notify_one();
            for game in &stored.games {
                // Nobody may listen.
                let _ = changes.send(*game);
            }
        }
        // The caller may have gone, but the decision stands.
        let _ = answer.send(answered);
    }
}

/// The longest that one input may take. A database on a machine that is gone gives no answer at
/// all.
const LONGEST: Duration = Duration::from_secs(30);

/// Decides an input, and stores all its consequences or none.
///
/// A cause that was decided before changes nothing. It gets the same answer again.
///
/// # Errors
/// When the database refuses or the rules fail. Then nothing is stored. Only after
/// [`StoreError::Unknown`] something may be.
pub async fn decide(
    store: &Store,
    input: &Input,
    allowances: &mut Allowances,
    rng: &mut (dyn Rng + Send),
) -> Result<Stored, StoreError> {
    let transacted = tokio::time::timeout(LONGEST, transact(store, input, allowances, rng)).await;
    match transacted.unwrap_or_else(|_| Err(StoreError::late())) {
        Ok(stored) => Ok(stored),
        Err(error) => {
            let settled = tokio::time::timeout(LONGEST, store.settle(input.cause(), error)).await;
            let settled = settled.unwrap_or_else(|_| Err(StoreError::late()));
            let reply = settled.inspect_err(|_| count_unstored(input))?;
            Ok(Stored { reply, ..Stored::default() })
        }
    }
}

async fn transact(
    store: &Store,
    input: &Input,
    allowances: &mut Allowances,
    rng: &mut (dyn Rng + Send),
) -> Result<Stored, StoreError> {
    let mut transaction = store.begin().await?;
    if let Some(reply) = transaction.answer(input.cause()).await? {
        transaction.abandon().await;
        return Ok(Stored { reply, ..Stored::default() });
    }
    let input = &transaction.resolved(input).await?;
    let (snapshot, loaded) = transaction.snapshot(input).await?;
    // A defect in the rules of one game must not stop the others.
    let decided = catch_unwind(AssertUnwindSafe(|| handle(&snapshot, &loaded, input, rng)))
        .map_err(|_| StoreError::Unreadable("deciding about a call failed".to_owned()))?;
    let mut decision = decided.map_err(|error| StoreError::Unreadable(error.to_string()))?;
    if let (Input::Call(call), true) = (input, decision.talks_in_public()) {
        let allowance = allowances.take(&call.from, call.server.as_ref(), call.at);
        decision = decision.within(allowance);
    }
    if !decision.calls.is_empty() || !decision.effects.is_empty() {
        let listeners = transaction.listeners(&decision).await?;
        decision = decision.heeding(&listeners, input.seen());
    }
    traces::decided(&snapshot, input, &decision);
    if decision.changes_nothing() {
        transaction.abandon().await;
        return Ok(Stored::default());
    }
    let results = MoveResults::of(&snapshot, input, &decision);
    let rows = transaction.store(input, &decision).await?;
    results.count();
    let games = decision.effects.iter().filter_map(Effect::game).collect();
    Ok(Stored { reply: decision.reply, rows, games })
}
