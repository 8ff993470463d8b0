//! What the outbox needs of a chat network.

use futures_util::future::{BoxFuture, ready};
use menagerie_core::model::Text;
use menagerie_core::{Place, Server};
use menagerie_store::{Delivery, Pending, SharedWork, StoreError, Waiting};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// A chat network that can show effects.
pub trait Front: Send + Sync + 'static {
    /// The network, as the addresses of its places begin.
    fn network(&self) -> &'static str;

    /// Whether texts that are not addressed to us reach us.
    fn hears_talk(&self) -> bool;

    /// How many rows may be begun in a second there; others make requests too.
    fn a_second(&self) -> u32;

    /// Whose it is to show something there of a community, or of none, if the network is heard in so many
    /// shards.
    fn post(&self, _community: Option<&Server>, _shards: u32) -> SharedWork {
        SharedWork::House
    }

    /// Whether the network is known to take this row now. Asked before the row is tried, so that
    /// nothing is held up by one that only waits.
    fn readiness<'a>(&'a self, _pending: &'a Pending) -> BoxFuture<'a, Readiness> {
        Box::pin(ready(Readiness::Ready))
    }

    /// Makes an effect visible. It may have been made visible before, if `maybe_seen`.
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
    /// Not before so long.
    In(Duration),
    /// Another row is under way that the same limit counts; when that is through, it is known.
    Behind,
}

/// The networks that run side by side.
#[derive(Clone, Default)]
pub struct Fronts(HashMap<&'static str, Arc<dyn Front>>);

impl FromIterator<Arc<dyn Front>> for Fronts {
    fn from_iter<T: IntoIterator<Item = Arc<dyn Front>>>(fronts: T) -> Self {
        Self(fronts.into_iter().map(|front| (front.network(), front)).collect())
    }
}

impl Fronts {
    /// How many rows may be begun in a second, so that no network is asked too often.
    pub fn a_second(&self) -> u32 {
        self.0.values().map(|front| front.a_second()).min().unwrap_or(1)
    }

    /// Whether there is one network alone.
    pub fn is_one(&self) -> bool {
        self.0.len() == 1
    }

    /// What the networks are called.
    pub fn names(&self) -> Vec<&'static str> {
        self.0.keys().copied().collect()
    }

    /// Whose it is to show a row, if a network is heard in so many shards.
    pub fn post(&self, row: &Waiting, shards: u32) -> SharedWork {
        let community = Some(&row.community).filter(|community| !community.is_empty());
        let community = community.map(|community| Server::from_stored(community.clone()));
        let front = self.of(&Place::from_stored(row.place.clone()));
        // Who is called to a game is not in its place.
        let of_community = || self.0.get(community.as_ref()?.network());
        let front = front.or_else(of_community);
        front.map_or(SharedWork::House, |front| front.post(community.as_ref(), shards))
    }

    /// The network that a place's address names, if it runs.
    pub fn of(&self, place: &Place) -> Option<&Arc<dyn Front>> {
        self.0.get(place.network())
    }
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
