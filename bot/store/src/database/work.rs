//! The work that only one process does at a time, such as deadlines.

/// A part of the work that one process does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SharedWork {
    /// What there is once: clocks and reminders, and the networks that are heard as a whole.
    House,
    /// Hearing one of the shards in which a network is heard, from 0, and showing what is seen there.
    Shard(u32),
}
