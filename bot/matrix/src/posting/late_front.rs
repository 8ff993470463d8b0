//! What shows effects on a homeserver that need not have answered since the start: until it has, what
//! is for it waits in the outbox.

use crate::names;
use crate::posting::front::A_SECOND;
use crate::posting::matrix_front::MatrixFront;
use futures_util::future::BoxFuture;
use menagerie_chat::deliver::{Front, Readiness, Undelivered};
use menagerie_store::{Delivery, Pending};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// How long what is for a homeserver rests that has not answered yet: at least, and at most. Whatever
/// is looked at takes a turn of what is for the other network.
const REST: Duration = Duration::from_millis(200);
const LONGEST_REST: Duration = Duration::from_secs(30);

/// The way to a homeserver, as soon as there is one.
pub struct LateFront {
    front: OnceLock<Arc<MatrixFront>>,
    /// Since when it is looked for.
    since: Mutex<Instant>,
}

impl LateFront {
    /// A way that is still to be found.
    pub fn new() -> Self {
        Self { front: OnceLock::new(), since: Mutex::new(Instant::now()) }
    }

    /// It is looked for from now on: until it was our turn, nothing was for us.
    pub fn seek(&self) {
        *self.since.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// How long what is for it rests.
    fn rest(&self) -> Duration {
        let since = *self.since.lock().unwrap_or_else(PoisonError::into_inner);
        (since.elapsed() / 2).clamp(REST, LONGEST_REST)
    }

    /// The homeserver has answered.
    pub fn find(&self, front: Arc<MatrixFront>) {
        // It is looked for by one alone, until it is found.
        let _ = self.front.set(front);
    }

    /// The way, if the homeserver has answered.
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
