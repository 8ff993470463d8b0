//! What the outbox needs of a chat network.

use crate::game::{Place, Text};
use crate::store::{Delivery, Pending, StoreError};
use std::time::Duration;

/// A chat network that can show effects.
pub trait Front: Send + Sync + 'static {
    /// How long the network is known to want us to wait before it takes this row. Asked before the
    /// row is tried, so that nothing is held up by one that only waits.
    fn wait(&self, pending: &Pending) -> impl Future<Output = Duration> + Send;

    /// Makes an effect visible. It may have been made visible before, if `maybe_seen`.
    fn deliver(
        &self,
        pending: &Pending,
        maybe_seen: bool,
    ) -> impl Future<Output = Result<Delivery, Undelivered>> + Send;
}

/// Why an effect is not visible.
#[derive(Debug, thiserror::Error)]
pub enum Undelivered {
    /// It may work later.
    #[error("not now: {0}")]
    Later(String),
    /// It works when somebody has changed something: what, in words for people, like
    /// “I lack Attach Files in #games.”
    #[error("not before somebody changes it: {}", .0.without_links())]
    Blocked(Text),
    /// Where it should be seen does not exist any more.
    #[error("{} does not exist any more", .0.as_str())]
    PlaceLost(Place),
    /// It can never work.
    #[error("never: {0}")]
    Never(String),
    /// The store could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}
