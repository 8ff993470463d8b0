//! A cache of look-ups at Discord, shared by all callers and kept for a short time.
//!
//! A caller who asks while an answer is awaited waits for the same one, and a caller soon after
//! gets it again. So strangers cannot cause more requests than that. A value that may have changed
//! is forgotten at once, and an answer under way at that time is not kept.

use crate::api::fault::Fault;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long an answer is kept while Discord tells us of changes. An answer that nothing exists is
/// kept as well.
const KEPT: Duration = Duration::from_mins(1);
/// How long an answer is shared while Discord does not tell us of changes.
const SHARED: Duration = Duration::from_secs(1);
/// The pause after a look-up to which Discord did not answer.
const FAILED: Duration = Duration::from_secs(3);
/// The most answers that are kept, besides those under way.
const MOST: usize = 1_000;

/// The result of a look-up.
pub type Found<V> = Result<V, Fault>;

/// A look-up that is under way or has ended. Many can wait for it.
pub type Look<V> = Shared<BoxFuture<'static, Found<V>>>;

/// The look-ups of one kind.
pub struct Lookups<K, V>(Arc<Mutex<State<K, V>>>);

struct State<K, V> {
    /// Whether Discord tells us of changes.
    is_told: bool,
    looked: u64,
    entries: HashMap<K, Entry<V>>,
}

struct Entry<V> {
    /// The number of the look-up. After a value was forgotten, the next look-up has another number.
    number: u64,
    look: Look<V>,
    /// Until when the answer counts. `None` while it is under way.
    until: Option<Instant>,
}

impl<K, V> Default for Lookups<K, V> {
    fn default() -> Self {
        let (looked, entries) = Default::default();
        Self(Arc::new(Mutex::new(State { is_told: false, looked, entries })))
    }
}

impl<K, V> Lookups<K, V>
where
    K: Clone + Eq + Hash + Send + 'static,
    V: Clone + Send + Sync + 'static,
{
    /// The answer for a key, from the cache or by asking. Asking goes on even if no caller waits
    /// any more, so that the answer is there when they come back.
    pub fn get<F>(&self, key: K, ask: impl FnOnce() -> F) -> Look<V>
    where
        F: Future<Output = Found<V>> + Send + 'static,
    {
        let (mut state, began) = (state(&self.0), Instant::now());
        if let Some(known) = state.known(&key, began) {
            return known;
        }
        state.looked += 1;
        let (number, asked) = (state.looked, ask());
        let (known, kept_as) = (Arc::clone(&self.0), key.clone());
        let look = async move {
            let found = asked.await;
            let mut state = self::state(&known);
            state.ended(&kept_as, number, (began, Instant::now()), found.is_ok());
            found
        };
        let look = look.boxed().shared();
        state.begun(key, Entry { number, look: look.clone(), until: None }, began);
        tokio::spawn(look.clone());
        look
    }

    /// Forgets the answers for these keys, because something has changed.
    pub fn forget(&self, is_changed: impl Fn(&K) -> bool) {
        state(&self.0).entries.retain(|key, _| !is_changed(key));
    }

    /// Discord tells us of changes from now on, or not any more. The answers from before may be out
    /// of date.
    pub fn told(&self, is_told: bool) {
        let mut state = state(&self.0);
        state.is_told = is_told;
        state.entries.clear();
    }
}

impl<K: Eq + Hash, V: Clone> State<K, V> {
    /// The look-up that counts at this moment.
    fn known(&self, key: &K, now: Instant) -> Option<Look<V>> {
        let entry = self.entries.get(key)?;
        entry.until.is_none_or(|until| now < until).then(|| entry.look.clone())
    }

    /// A look-up has begun. Outdated answers make room for it.
    fn begun(&mut self, key: K, entry: Entry<V>, now: Instant) {
        self.entries.retain(|_, entry| entry.until.is_none_or(|until| now < until));
        if self.entries.len() >= MOST {
            self.entries.retain(|_, entry| entry.until.is_none());
        }
        self.entries.insert(key, entry);
    }

    /// A look-up has ended. Its answer is as old as its beginning.
    fn ended(&mut self, key: &K, number: u64, (began, now): (Instant, Instant), is_found: bool) {
        let until = match (is_found, self.is_told) {
            (true, true) => began + KEPT,
            (true, false) => began + SHARED,
            (false, _) => now + FAILED,
        };
        if let Some(entry) = self.entries.get_mut(key).filter(|entry| entry.number == number) {
            entry.until = Some(until);
        }
    }
}

fn state<K, V>(known: &Mutex<State<K, V>>) -> MutexGuard<'_, State<K, V>> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
