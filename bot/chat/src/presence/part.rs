//! The connections by which networks are heard.

use menagerie_core::Timestamp;

/// Until when each shard was heard at least that is not ours, if it ever was.
pub(super) type Others = Vec<(u32, Option<Timestamp>)>;

/// A connection by which a network is heard: most have one, some have one for each shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// The network.
    pub network: &'static str,
    /// Which shard it is, from 0.
    pub shard: u32,
    /// How many there are, those of other processes among them.
    pub of: u32,
}

impl Part {
    /// One of so many shards of a network.
    pub fn shard(network: &'static str, shard: u32, of: u32) -> Self {
        Self { network, shard, of }
    }
}

impl From<&'static str> for Part {
    fn from(network: &'static str) -> Self {
        Self::shard(network, 0, 1)
    }
}
