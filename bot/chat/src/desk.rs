//! The one desk at which every call is decided, one after the other.
//!
//! Networks hand us their events in parallel and out of order; SQLite has one writer. So there is
//! one task that decides and stores, and everybody queues for it.

use crate::move_results::{MoveResults, count_unstored};
use crate::traces;
use menagerie_core::dispatch::{Input, SystemEvent, handle};
use menagerie_core::model::Reply;
use menagerie_core::model::request::Call;
use menagerie_core::model::state::Allowances;
use menagerie_store::{Store, StoreError};
use rand::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};

/// How many calls may wait; whoever comes then waits before queueing.
const QUEUE: usize = 256;

/// What was stored because of something: what the caller is told, and the rows of the outbox.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// What the caller is told.
    pub reply: Reply,
    /// What is to be shown now; nothing if it was decided before.
    pub rows: Vec<i64>,
}

/// The counter of the desk, to be cloned for everybody who hands in calls.
#[derive(Clone)]
pub struct Desk {
    queue: mpsc::Sender<Request>,
    closing: Arc<Notify>,
}

enum Request {
    Decide {
        input: Input,
        answer: oneshot::Sender<Result<Stored, StoreError>>,
    },
    /// Says that its turn has come.
    Ping(oneshot::Sender<()>),
}

/// Why a call got no answer.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The store has refused; its error says whether anything may have been stored.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The desk is closed: the program is stopping.
    #[error("the bot is stopping")]
    Closed,
}

impl Desk {
    /// Opens the desk: calls are decided until it is closed.
    pub fn open(store: Arc<Store>, rng: Box<dyn Rng + Send>) -> (Self, impl Future<Output = ()>) {
        let (queue, requests) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let work = work(store, rng, requests, Arc::clone(&closing));
        (Self { queue, closing }, work)
    }

    /// Closes the desk: what has been handed in is still decided, nothing more is taken.
    pub fn close(&self) {
        self.closing.notify_one();
    }

    /// Hands in a call and waits until it is decided and stored.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn ask(&self, call: Call) -> Result<Reply, DeskError> {
        Ok(self.ask_for_all(call).await?.reply)
    }

    /// The same, with what is to be shown because of it.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn ask_for_all(&self, call: Call) -> Result<Stored, DeskError> {
        self.hand_in(Input::of(call)).await
    }

    /// Reports what has happened by itself, and waits until what follows is stored.
    ///
    /// # Errors
    /// When nothing was stored, or the desk is closed.
    pub async fn tell(&self, event: SystemEvent) -> Result<(), DeskError> {
        self.hand_in(Input::SystemEvent(event)).await.map(|_| ())
    }

    /// Waits in the queue until its turn has come, and asks for nothing.
    ///
    /// # Errors
    /// When the desk is closed.
    pub async fn ping(&self) -> Result<(), DeskError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Request::Ping(answer)).await.map_err(|_| DeskError::Closed)?;
        answered.await.map_err(|_| DeskError::Closed)
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
    closing: Arc<Notify>,
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
                // Whoever asked may have gone.
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
        // Whoever asked may have gone; what was decided stands.
        let _ = answer.send(answered);
    }
}

/// How long one matter may take: a database on a machine that has gone says nothing at all.
const LONGEST: Duration = Duration::from_secs(30);

/// Decides about something and stores everything that follows, or nothing.
///
/// The same cause again changes nothing and gets the answer of the first time.
///
/// # Errors
/// When the database refuses or the rules fail; then nothing is stored. Only after
/// [`StoreError::Unknown`] it may be.
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
            Ok(Stored { reply, rows: Vec::new() })
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
        return Ok(Stored { reply, rows: Vec::new() });
    }
    let input = &transaction.resolved(input).await?;
    let snapshot = transaction.snapshot(input).await?;
    // A defect in the rules of one game must not take the others down.
    let mut decision = catch_unwind(AssertUnwindSafe(|| handle(&snapshot, input, rng)))
        .map_err(|_| StoreError::Unreadable("deciding about a call failed".to_owned()))?;
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
    Ok(Stored { reply: decision.reply, rows })
}
