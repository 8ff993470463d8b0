//! A bell that ends a search: it can be rung by anybody, and waited for.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A bell. Once rung it stays so.
#[derive(Debug, Default)]
pub(crate) struct Bell {
    rung: AtomicBool,
    /// Held while somebody looks whether to wait, so that no ring is missed.
    door: Mutex<()>,
    changed: Condvar,
}

impl Bell {
    /// Rings. The search that looks at the flag ends soon.
    pub fn ring(&self) {
        self.rung.store(true, Ordering::Relaxed);
        drop(self.at_door());
        self.changed.notify_all();
    }

    /// Whether it has been rung.
    pub fn is_rung(&self) -> bool {
        self.rung.load(Ordering::Relaxed)
    }

    /// The flag that a search looks at.
    pub const fn flag(&self) -> &AtomicBool {
        &self.rung
    }

    /// Waits until it is rung.
    pub fn wait(&self) {
        let mut held = self.at_door();
        while !self.is_rung() {
            held = self.changed.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Rings after this time, if nobody has before. It returns when the bell is rung.
    pub fn ring_after(&self, time: Duration) {
        let began = Instant::now();
        let mut held = self.at_door();
        while !self.is_rung() {
            let left = time.saturating_sub(began.elapsed());
            if left.is_zero() {
                self.rung.store(true, Ordering::Relaxed);
                self.changed.notify_all();
            } else {
                let waited = self.changed.wait_timeout(held, left);
                held = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
    }

    fn at_door(&self) -> MutexGuard<'_, ()> {
        self.door.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bell_wakes_all_that_wait_for_it_whenever_it_is_rung() {
        let bell = Bell::default();
        std::thread::scope(|scope| {
            scope.spawn(|| bell.wait());
            scope.spawn(|| bell.ring_after(Duration::from_secs(100_000)));
            assert!(!bell.is_rung());
            bell.ring();
        });
        bell.wait();
        bell.ring_after(Duration::MAX);
        assert!(bell.is_rung());
    }

    #[test]
    fn a_bell_rings_by_itself_after_its_time() {
        let bell = Bell::default();
        std::thread::scope(|scope| {
            scope.spawn(|| bell.wait());
            bell.ring_after(Duration::from_millis(1));
        });
        assert!(bell.is_rung());
    }
}
