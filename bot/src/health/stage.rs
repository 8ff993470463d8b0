//! How far a process has come of which somebody asks how it is.

use super::vitals::Vitals;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// It starts, or stands by, until it serves.
#[derive(Default)]
pub struct Stage {
    serving: OnceLock<Arc<Vitals>>,
    stands_by: AtomicBool,
    /// Whether it cannot look whether it is needed.
    is_cut_off: AtomicBool,
}

/// What is to be said of it.
pub enum Progress<'a> {
    /// What it needs is not all there yet.
    Starts,
    /// Others do all that is to be done.
    StandsBy,
    /// It stands by, and would not know if nobody else did it: the database cannot be reached.
    CutOff,
    /// It serves, and these are its parts.
    Serves(&'a Vitals),
}

impl Stage {
    /// Whether another process has the database.
    pub fn stands_by(&self, it_does: bool) {
        self.stands_by.store(it_does, Ordering::Relaxed);
    }

    /// Whether the database is out of reach while it stands by.
    pub fn is_cut_off(&self, it_is: bool) {
        self.is_cut_off.store(it_is, Ordering::Relaxed);
    }

    /// It serves from now on. Who has begun to serve does not begin again.
    pub fn serves(&self, vitals: Arc<Vitals>) {
        self.serving.get_or_init(|| vitals);
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress<'_> {
        match self.serving.get() {
            Some(vitals) if vitals.serves() => Progress::Serves(vitals),
            Some(_) => Progress::StandsBy,
            None if self.is_cut_off.load(Ordering::Relaxed) => Progress::CutOff,
            None if self.stands_by.load(Ordering::Relaxed) => Progress::StandsBy,
            None => Progress::Starts,
        }
    }
}
