//! Catching up: which messages were written during an absence, and reading them in order.

pub(crate) mod archived_threads;
pub(crate) mod backfill;
pub(crate) mod before_call;
pub(crate) mod comparing;
pub(crate) mod cursors;
pub(crate) mod news;
pub(crate) mod pending_messages;
pub(crate) mod reading;
pub(crate) mod searches;
