//! A small least-recently-used store of pixels with a budget in bytes, so that drawing many sizes
//! cannot eat the machine.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// What one entry costs beside its pixels: key, counters and the table slot, rounded up.
const ENTRY_OVERHEAD: usize = 96;

/// Pixels by key; the entries used longest ago leave when the budget is exceeded.
pub(crate) struct Cache<K> {
    entries: HashMap<K, Entry>,
    budget: usize,
    bytes: usize,
    clock: u64,
}

struct Entry {
    pixels: Arc<[u8]>,
    used: u64,
}

impl<K: Copy + Eq + Hash> Cache<K> {
    /// An empty cache that holds at most `budget` bytes.
    pub(crate) fn new(budget: usize) -> Cache<K> {
        Cache { entries: HashMap::new(), budget, bytes: 0, clock: 0 }
    }

    /// The pixels stored under `key`, which counts as a use of them.
    pub(crate) fn get(&mut self, key: &K) -> Option<Arc<[u8]>> {
        self.clock += 1;
        let entry = self.entries.get_mut(key)?;
        entry.used = self.clock;
        Some(Arc::clone(&entry.pixels))
    }

    /// Stores `pixels`, and makes room for them; pixels larger than the whole budget are not kept.
    pub(crate) fn insert(&mut self, key: K, pixels: &Arc<[u8]>) {
        let cost = pixels.len() + ENTRY_OVERHEAD;
        if cost > self.budget {
            return;
        }
        self.clock += 1;
        let entry = Entry { pixels: Arc::clone(pixels), used: self.clock };
        self.bytes += cost;
        if let Some(old) = self.entries.insert(key, entry) {
            self.bytes -= old.pixels.len() + ENTRY_OVERHEAD;
        }
        if self.bytes > self.budget {
            self.make_room();
        }
    }

    /// Bytes held at present.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Drops the oldest entries until an eighth of the budget is free, so that the sort is paid for
    /// rarely.
    fn make_room(&mut self) {
        let mut ages: Vec<(u64, K)> =
            self.entries.iter().map(|(key, entry)| (entry.used, *key)).collect();
        ages.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in ages {
            if self.bytes <= self.budget / 8 * 7 {
                break;
            }
            if let Some(entry) = self.entries.remove(&key) {
                self.bytes -= entry.pixels.len() + ENTRY_OVERHEAD;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(len: usize) -> Arc<[u8]> {
        vec![0; len].into()
    }

    #[test]
    fn never_holds_more_than_its_budget() {
        let mut cache = Cache::new(10_000);
        for key in 0..1_000u32 {
            cache.insert(key, &pixels(100 + key as usize % 700));
            assert!(cache.bytes() <= 10_000);
        }
        assert!(cache.get(&999).is_some());
        assert!(cache.get(&0).is_none());
    }

    #[test]
    fn keeps_what_is_used() {
        let mut cache = Cache::new(10_000);
        for key in 0..1_000u32 {
            cache.insert(key, &pixels(400));
            assert!(cache.get(&0).is_some(), "used each time, yet gone at {key}");
        }
    }

    #[test]
    fn replacing_does_not_count_twice() {
        let mut cache = Cache::new(10_000);
        for _ in 0..100 {
            cache.insert(1u8, &pixels(500));
        }
        assert_eq!(cache.bytes(), 500 + ENTRY_OVERHEAD);
        cache.insert(2, &pixels(20_000));
        assert!(cache.get(&2).is_none(), "larger than the budget");
    }
}
