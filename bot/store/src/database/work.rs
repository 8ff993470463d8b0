//! The work that only one process does at a time, such as deadlines.

/// A part of the work that only one process does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SharedWork {
    /// The work that exists once: clocks and reminders, and the networks that are heard as a whole.
    House,
    /// One shard of a network, counted from 0: hearing it, and showing messages there.
    Shard(u32),
}
