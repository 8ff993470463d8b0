//! Acknowledgements that wait: rows that were shown and are still to be taken out of the outbox.
//! They go with the next transaction of any kind, so a move costs one transaction and not two.
//!
//! Until then it is as if the program were killed after showing a message and before acknowledging
//! it. That can happen in any case: the next start looks for the message and finds it. No lane goes
//! on meanwhile, so there is one such row in each.

use crate::database::delivery::Delivery;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The acknowledgements that wait.
#[derive(Default)]
pub(crate) struct PendingAcknowledgements(Mutex<Vec<Mark>>);

/// A row that was shown.
struct Mark {
    row: i64,
    delivery: Delivery,
    /// Told when the acknowledgement is durable.
    noted: oneshot::Sender<()>,
}

/// Acknowledgements that go with a transaction. If it is not committed, they wait again.
pub(crate) struct Riding<'a> {
    marks: &'a PendingAcknowledgements,
    taken: Vec<Mark>,
}

impl PendingAcknowledgements {
    /// Adds a row that was shown. The returned receiver is told when its acknowledgement is
    /// durable.
    pub(crate) fn add(&self, row: i64, delivery: Delivery) -> oneshot::Receiver<()> {
        let (noted, told) = oneshot::channel();
        self.waiting().push(Mark { row, delivery, noted });
        told
    }

    /// Drops the acknowledgement of a row.
    pub(crate) fn forget(&self, row: i64) {
        self.waiting().retain(|mark| mark.row != row);
    }

    /// Takes all that wait.
    pub(crate) fn ride(&self) -> Riding<'_> {
        Riding { marks: self, taken: std::mem::take(&mut *self.waiting()) }
    }

    /// Takes none of those that wait.
    pub(crate) fn none(&self) -> Riding<'_> {
        Riding { marks: self, taken: Vec::new() }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Mark>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Riding<'_> {
    /// The rows, with the delivery of each.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (i64, &Delivery)> {
        self.taken.iter().map(|mark| (mark.row, &mark.delivery))
    }

    /// The transaction is durable: tells everyone who waits.
    pub(crate) fn are_noted(mut self) {
        for mark in self.taken.drain(..) {
            // The receiver may be gone.
            let _ = mark.noted.send(());
        }
    }
}

impl Drop for Riding<'_> {
    fn drop(&mut self) {
        if !self.taken.is_empty() {
            self.marks.waiting().splice(..0, self.taken.drain(..));
        }
    }
}
