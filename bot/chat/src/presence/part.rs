//! The connections to a network: one, or one for each shard.

use menagerie_core::Timestamp;

/// Until when each shard of other processes was heard at least, if it ever was.
pub(super) type Others = Vec<(u32, Option<Timestamp>)>;

/// A connection to a network. Most networks have one, some have one for each shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// The network.
    pub network: &'static str,
    /// The shard, from 0.
    pub shard: u32,
    /// The number of shards, with those of other processes.
    pub of: u32,
}

impl Part {
    /// The connection of one shard.
    pub fn shard(network: &'static str, shard: u32, of: u32) -> Self {
        Self { network, shard, of }
    }
}

impl From<&'static str> for Part {
    fn from(network: &'static str) -> Self {
        Self::shard(network, 0, 1)
    }
}
