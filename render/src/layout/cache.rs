//! A small least-recently-used store with a budget in bytes, so that many sizes cannot use up the
//! memory.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// The bytes of one entry beside its value: key, counters and the table slot, rounded up.
const ENTRY_OVERHEAD: usize = 96;

/// Values by key. The entries used longest ago leave when the budget is exceeded.
pub(crate) struct Cache<K, V: ?Sized> {
    entries: HashMap<K, Entry<V>>,
    budget: usize,
    bytes: usize,
    clock: u64,
}

struct Entry<V: ?Sized> {
    value: Arc<V>,
    cost: usize,
    used: u64,
}

impl<K: Copy + Eq + Hash, V: ?Sized> Cache<K, V> {
    /// An empty cache that holds at most `budget` bytes.
    pub(crate) fn new(budget: usize) -> Cache<K, V> {
        Cache { entries: HashMap::new(), budget, bytes: 0, clock: 0 }
    }

    /// The value stored under `key`, which counts as a use of it.
    pub(crate) fn get(&mut self, key: &K) -> Option<Arc<V>> {
        self.clock += 1;
        let entry = self.entries.get_mut(key)?;
        entry.used = self.clock;
        Some(Arc::clone(&entry.value))
    }

    /// Stores a value of `bytes` bytes, and makes room for it. A value larger than the whole budget
    /// is not kept.
    pub(crate) fn insert(&mut self, key: K, value: &Arc<V>, bytes: usize) {
        let cost = bytes + ENTRY_OVERHEAD;
        if cost > self.budget {
            return;
        }
        self.clock += 1;
        let entry = Entry { value: Arc::clone(value), cost, used: self.clock };
        self.bytes += cost;
        if let Some(old) = self.entries.insert(key, entry) {
            self.bytes -= old.cost;
        }
        if self.bytes > self.budget {
            self.make_room();
        }
    }

    /// The bytes held at present.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Drops the oldest entries until an eighth of the budget is free. So the entries are seldom
    /// sorted.
    fn make_room(&mut self) {
        let mut ages: Vec<(u64, K)> =
            self.entries.iter().map(|(key, entry)| (entry.used, *key)).collect();
        ages.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in ages {
            if self.bytes <= self.budget / 8 * 7 {
                break;
            }
            if let Some(entry) = self.entries.remove(&key) {
                self.bytes -= entry.cost;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn insert<K: Copy + Eq + Hash>(cache: &mut Cache<K, str>, key: K, bytes: usize) {
        cache.insert(key, &Arc::from("value"), bytes);
    }

    #[test]
    fn never_holds_more_than_its_budget() {
        let mut cache = Cache::new(10_000);
        for key in 0..1_000u32 {
            insert(&mut cache, key, 100 + key as usize % 700);
            assert!(cache.bytes() <= 10_000);
        }
        assert!(cache.get(&999).is_some());
        assert!(cache.get(&0).is_none());
    }

    #[test]
    fn keeps_what_is_used() {
        let mut cache = Cache::new(10_000);
        for key in 0..1_000u32 {
            insert(&mut cache, key, 400);
            assert!(cache.get(&0).is_some(), "used each time, yet gone at {key}");
        }
    }

    #[test]
    fn replacing_does_not_count_twice() {
        let mut cache = Cache::new(10_000);
        for _ in 0..100 {
            insert(&mut cache, 1u8, 500);
        }
        assert_eq!(cache.bytes(), 500 + ENTRY_OVERHEAD);
        insert(&mut cache, 2, 20_000);
        assert!(cache.get(&2).is_none(), "larger than the budget");
    }
}
