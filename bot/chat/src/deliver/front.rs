//! The adapter that the outbox needs of a chat network, and the set of networks that run.

use futures_util::future::{BoxFuture, ready};
use menagerie_core::model::Text;
use menagerie_core::{Place, Server};
use menagerie_store::{Delivery, Pending, SharedWork, StoreError, Waiting};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// A chat network on which effects can be shown.
pub trait Front: Send + Sync + 'static {
    /// The network: the prefix of its places' addresses.
    fn network(&self) -> &'static str;

    /// Whether the bot receives texts that are not addressed to it.
    fn hears_talk(&self) -> bool;

    /// The most rows to begin in a second. Other parts of the program make requests too.
    fn a_second(&self) -> u32;

    /// How long until its budget of requests has room for another row. Until then rows stay in the
    /// schedule, where boards go first.
    fn rest(&self) -> Duration {
        Duration::ZERO
    }

    /// The part of the shared work that shows the effects of a community, or of none, when the
    /// network has `shards` shards.
    fn shared_work(&self, _community: Option<&Server>, _shards: u32) -> SharedWork {
        SharedWork::House
    }

    /// Whether the network takes this row now. The worker asks before it tries a row, so that a row
    /// that only waits holds nothing up.
    fn readiness<'a>(&'a self, _pending: &'a Pending) -> BoxFuture<'a, Readiness> {
        Box::pin(ready(Readiness::Ready))
    }

    /// Shows an effect. If `maybe_seen`, an earlier try may have shown it.
    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        maybe_seen: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>>;
}

/// Whether a network takes a row now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    /// It does.
    Ready,
    /// Not before this delay is over.
    In(Duration),
    /// Another row that counts against the same rate limit is under way. After it, the network
    /// knows more.
    Behind,
}

/// The networks that run.
#[derive(Clone, Default)]
pub struct Fronts(HashMap<&'static str, Arc<dyn Front>>);

impl FromIterator<Arc<dyn Front>> for Fronts {
    fn from_iter<T: IntoIterator<Item = Arc<dyn Front>>>(fronts: T) -> Self {
        Self(fronts.into_iter().map(|front| (front.network(), front)).collect())
    }
}

impl Fronts {
    /// The most rows to begin in a second, so that no network gets requests too fast.
    pub fn a_second(&self) -> u32 {
        self.0.values().map(|front| front.a_second()).min().unwrap_or(1)
    }

    /// How long until all budgets have room for another row.
    pub fn rest(&self) -> Duration {
        self.0.values().map(|front| front.rest()).max().unwrap_or_default()
    }

    /// Whether only one network runs.
    pub fn is_one(&self) -> bool {
        self.0.len() == 1
    }

    /// The networks' prefixes.
    pub fn names(&self) -> Vec<&'static str> {
        self.0.keys().copied().collect()
    }

    /// The part of the shared work that shows a row, when a network has `shards` shards.
    pub fn shared_work(&self, row: &Waiting, shards: u32) -> SharedWork {
        let community = Some(&row.community).filter(|community| !community.is_empty());
        let community = community.map(|community| Server::from_stored(community.clone()));
        let front = self.of(&Place::from_stored(row.place.clone()));
        // A message that calls a player to a game is not in the game's place.
        let of_community = || self.0.get(community.as_ref()?.network());
        let front = front.or_else(of_community);
        front.map_or(SharedWork::House, |front| front.shared_work(community.as_ref(), shards))
    }

    /// The network of a place's address, if it runs.
    pub fn of(&self, place: &Place) -> Option<&Arc<dyn Front>> {
        self.0.get(place.network())
    }
}

/// The reason why an effect is not visible.
#[derive(Debug, thiserror::Error)]
pub enum Undelivered {
    /// A retry may help.
    #[error("not now: {0}")]
    Later(String),
    /// Somebody has to change something first. The text tells members what, like “I lack Attach
    /// Files in #games.”
    #[error("not before somebody changes it: {}", menagerie_words::without_links(.0, menagerie_words::Reader::LOG))]
    Blocked(Text),
    /// The place does not exist any more.
    #[error("{} does not exist any more", .0.as_str())]
    PlaceLost(Place),
    /// No retry can help.
    #[error("never: {0}")]
    Never(String),
    /// The store could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}
