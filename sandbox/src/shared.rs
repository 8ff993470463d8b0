//! The one world behind all servers. It is locked for moments only and never across an await, and
//! every change wakes every task that waits for one.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::world::World;

pub(crate) struct Shared {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    pub runtime: Handle,
}

impl Shared {
    pub fn new(world: World, runtime: Handle) -> Shared {
        Shared { world: Mutex::new(world), changed: watch::Sender::new(0), runtime }
    }

    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.lock())
    }

    /// Changes the world, and wakes all who wait for a change.
    pub fn change<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let result = act(&mut self.lock());
        self.changed.send_modify(|revision| *revision += 1);
        result
    }

    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    // A panic inside a request must not stop the sandbox, so a poisoned lock is still used.
    fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
