//! Presence on networks that several processes share, each with some of the shards. Such a network
//! is heard only if all its shards are.

use crate::desk::DeskError;
use crate::presence::{NetworkPresence, Part, State};
use menagerie_core::Timestamp;
use menagerie_core::clock::Span;
use menagerie_store::StoreError;

/// The greatest age of another process's sign of life, in seconds. Signs come with each round of
/// the scheduler. Nobody loses on time sooner than two minutes after a deadline, and reporting a
/// return takes some seconds.
const SIGN_OF_LIFE: i64 = 100;

impl NetworkPresence {
    /// Marks a network as shared by several processes. This one may have none of its shards.
    pub fn shares(&self, network: &'static str) {
        let shards = 0..self.store.shards();
        self.shared().entry(network).or_insert_with(|| shards.map(|it| (it, None)).collect());
    }

    /// Whether a network is shared.
    pub fn is_shared(&self, network: &str) -> bool {
        self.shared().contains_key(network)
    }

    /// The shards of a network that no process is known to hear. Empty if it has no shards.
    pub fn unheard_shards(&self, network: &str) -> Vec<u32> {
        let now = self.clock.now();
        let shared = self.shared();
        let others = shared.get(network).into_iter().flatten();
        let is_heard = |at: Timestamp| now.0 - at.0 <= SIGN_OF_LIFE;
        others.filter(|(_, at)| !at.is_some_and(is_heard)).map(|(shard, _)| *shard).collect()
    }

    /// Stores until when our shards of a network were heard, and reads the same of other processes.
    /// If the whole network is heard again after a gap, that gap is reported first. No returning
    /// process knew of all the others.
    pub(super) async fn note_shared(&self, network: &'static str) -> Result<(), StoreError> {
        let ours = self.exchange(network).await?;
        let now = self.clock.now();
        if !self.present().contains(&network) {
            return Ok(());
        }
        let since = self.store.attended(network).await?;
        let known = since.filter(|since| now.0 - since.0 > SIGN_OF_LIFE);
        // Before that, no due work is done there.
        if let Some(since) = known {
            match self.tell_outage(network, Span::new(since, now)).await {
                Ok(()) => {}
                Err(DeskError::Store(error)) => return Err(error),
                Err(DeskError::Closed) => return Ok(()),
            }
        }
        let others = self.shared().get(network).cloned().unwrap_or_default();
        let others = others.into_iter().filter_map(|(_, at)| at);
        let until = ours.into_iter().chain(others).min().unwrap_or(now);
        if since.is_none_or(|since| since < until) {
            self.store.attend(&[(network, until)]).await?;
        }
        Ok(())
    }

    /// Tells other processes until when our shards were heard, and asks for theirs. Returns the
    /// times that we told.
    async fn exchange(&self, network: &'static str) -> Result<Vec<Timestamp>, StoreError> {
        let ours = self.until().into_iter().filter(|(part, _)| part.network == network);
        let ours: Vec<_> = ours.map(|(part, until)| (part.shard, until)).collect();
        let others = self.store.attend_shards(network, &ours).await?;
        self.shared().insert(network, others);
        Ok(ours.into_iter().map(|(_, until)| until).collect())
    }

    /// Another process hears this shard from now on. It is told until when we have heard it.
    pub async fn gives_back(&self, part: Part) {
        self.left(part);
        if let Err(error) = self.exchange(part.network).await {
            tracing::warn!(%error, "until when a shard was heard is known a little less well");
        }
        // At no moment may the shard belong to nobody, or the network would count as heard without
        // it.
        let (mut parts, mut shared) = (self.parts(), self.shared());
        let until = match parts.remove(&part) {
            Some(State::Away(since)) => Some(since),
            _ => None,
        };
        if let Some(others) = shared.get_mut(part.network) {
            others.retain(|(shard, _)| *shard != part.shard);
            others.push((part.shard, until));
        }
    }

    /// Since when a network was not heard as a whole, if it is now, because a shard is back that
    /// was absent since then.
    pub(super) async fn whole_since(
        &self,
        part: Part,
        since: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let network = part.network;
        if !self.is_shared(network) {
            return Ok(Some(since));
        }
        self.exchange(network).await?;
        if self.misses_another(part) || !self.unheard_shards(network).is_empty() {
            return Ok(None);
        }
        let whole = self.store.attended(network).await?;
        Ok(Some(whole.map_or(since, |whole| whole.min(since))))
    }

    /// Whether we are absent from another shard of the same network.
    fn misses_another(&self, part: Part) -> bool {
        let is_missed = |(other, state): (&Part, &State)| {
            other.network == part.network && *other != part && matches!(state, State::Away(_))
        };
        self.parts().iter().any(is_missed)
    }
}
