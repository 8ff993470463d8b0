//! The adapter for a homeserver that may not have answered since the start. Until it has, its rows
//! wait in the outbox.

use crate::names;
use crate::posting::front::A_SECOND;
use crate::posting::matrix_front::MatrixFront;
use futures_util::future::BoxFuture;
use menagerie_chat::deliver::{Front, Readiness, Undelivered};
use menagerie_store::{Delivery, Pending};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// How long rows for such a homeserver rest: the shortest, and the longest. Each check takes a turn
/// of rows for the other networks.
const REST: Duration = Duration::from_millis(200);
const LONGEST_REST: Duration = Duration::from_secs(30);

/// The way to a homeserver, once there is one.
pub struct LateFront {
    front: OnceLock<Arc<MatrixFront>>,
    /// Since when it is looked for.
    since: Mutex<Instant>,
}

impl LateFront {
    /// No homeserver yet.
    pub fn new() -> Self {
        Self { front: OnceLock::new(), since: Mutex::new(Instant::now()) }
    }

    /// The search begins now. Before, it was not this process's turn.
    pub fn seek(&self) {
        *self.since.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// How long its rows rest.
    fn rest(&self) -> Duration {
        let since = *self.since.lock().unwrap_or_else(PoisonError::into_inner);
        (since.elapsed() / 2).clamp(REST, LONGEST_REST)
    }

    /// The homeserver has answered.
    pub fn find(&self, front: Arc<MatrixFront>) {
        // Only one task looks for it, until it is found.
        let _ = self.front.set(front);
    }

    /// The adapter, if the homeserver has answered.
    pub fn found(&self) -> Option<&Arc<MatrixFront>> {
        self.front.get()
    }
}

impl Front for LateFront {
    fn network(&self) -> &'static str {
        names::NETWORK
    }

    fn a_second(&self) -> u32 {
        A_SECOND
    }

    fn hears_talk(&self) -> bool {
        true
    }

    fn readiness<'a>(&'a self, pending: &'a Pending) -> BoxFuture<'a, Readiness> {
        Box::pin(async move {
            match self.found() {
                Some(front) => front.readiness(pending).await,
                None => Readiness::In(self.rest()),
            }
        })
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        maybe_seen: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        Box::pin(async move {
            match self.found() {
                Some(front) => front.deliver(pending, maybe_seen).await,
                None => Err(Undelivered::Later("the homeserver has not answered yet".to_owned())),
            }
        })
    }
}
