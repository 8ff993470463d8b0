//! The stage of a process: it starts, stands by, or serves.

use super::vitals::Vitals;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// The stage, set by the program and read by the health server.
#[derive(Default)]
pub struct Stage {
    serving: OnceLock<Arc<Vitals>>,
    stands_by: AtomicBool,
    /// Whether it cannot check whether it is needed.
    is_cut_off: AtomicBool,
}

/// The stage as it is reported.
pub enum Progress<'a> {
    /// The things that it needs are not all there yet.
    Starts,
    /// Other processes do all the work.
    StandsBy,
    /// It stands by, and would not notice if the others stopped, because the database cannot be
    /// reached.
    CutOff,
    /// It serves with these parts.
    Serves(&'a Vitals),
}

impl Stage {
    /// Sets whether another process has the database.
    pub fn stands_by(&self, it_does: bool) {
        self.stands_by.store(it_does, Ordering::Relaxed);
    }

    /// Sets whether the database is out of reach while it stands by.
    pub fn is_cut_off(&self, it_is: bool) {
        self.is_cut_off.store(it_is, Ordering::Relaxed);
    }

    /// It serves from now on. A process that serves stays in this stage.
    pub fn serves(&self, vitals: Arc<Vitals>) {
        self.serving.get_or_init(|| vitals);
    }

    /// The present stage.
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
